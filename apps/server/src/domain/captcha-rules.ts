import { MINUTE_MS } from './durations.ts'

/** Whether a solved captcha looks like a person's hand, or their arrow keys; and what is asked instead of a picture. */

export const CAPTCHA_LIFETIME_MS = 3 * MINUTE_MS

/** Values 0 to 100: across, and down. */
export interface CaptchaPoint {
  value: number
  level: number
}

export interface CaptchaAnswer extends CaptchaPoint {
  durationMs: number
  /** Where the piece was on the way, the last place where it was let go. */
  track: readonly (CaptchaPoint & { atMs: number })[]
}

/** Where a gap can be. Across, it is far enough from where the piece begins. */
export const ACROSS = { min: 20, span: 75 }
export const DOWN = { min: 3, span: 94 }
/** Three pixels either way: 3.5 % of the places across times 5.7 % of those down, two of a thousand blind tries. */
const TOLERANCE: CaptchaPoint = { value: 1.3, level: 2.7 }
const QUICKEST_MS = 250
const STEPS_MIN = 4
/** A hand passes through what lies between; arrow keys all the more. */
const LONGEST_STEP = 45
/** A hand does not stand in two places at one moment; a browser may tell of some together. */
const MOMENTS_MIN = 3

/** @param target where the piece covers its gap */
export function isCaptchaSolved({ value, level, durationMs, track }: CaptchaAnswer, target: CaptchaPoint): boolean {
  const end = track.at(-1)
  const isEverywhereBetween = track.every((at, index) => {
    const before = track[index - 1]
    if (!before) return at.atMs <= durationMs
    return (
      at.atMs >= before.atMs &&
      at.atMs <= durationMs &&
      Math.abs(at.value - before.value) <= LONGEST_STEP &&
      Math.abs(at.level - before.level) <= LONGEST_STEP
    )
  })
  return (
    Math.abs(value - target.value) <= TOLERANCE.value &&
    Math.abs(level - target.level) <= TOLERANCE.level &&
    end?.value === value &&
    end.level === level &&
    (track[0]?.value ?? 0) <= LONGEST_STEP &&
    durationMs >= QUICKEST_MS &&
    durationMs <= CAPTCHA_LIFETIME_MS &&
    track.length >= STEPS_MIN &&
    new Set(track.map(({ atMs }) => atMs)).size >= MOMENTS_MIN &&
    isEverywhereBetween
  )
}

/** Some seconds of a phone. */
const WORK_TRIES = 200
/** A class behind one address, all of whom may need it on the same morning. */
const WORKS_BEFORE_MORE = 30
const WORK_MOST = 16

/**
 * How many keys have to be derived at most; half of them at least. Twice as many for each thirty that a network asked
 * for lately, so that a person waits for seconds, also one of a whole class, and a program for minutes.
 */
export const workTries = (asked: number): number =>
  WORK_TRIES * Math.min(WORK_MOST, 2 ** Math.floor(asked / WORKS_BEFORE_MORE))
