import { MINUTE_MS } from './durations.ts'

/** Whether a solved slide captcha looks like a person's hand, or their arrow keys. */

export const CAPTCHA_LIFETIME_MS = 3 * MINUTE_MS

export interface CaptchaAnswer {
  /** Slider, 0 to 100. */
  value: number
  durationMs: number
  /** The slider's values on the way, the last one where it was let go. */
  track: readonly number[]
}

const TOLERANCE = 2.5
const QUICKEST_MS = 250
const STEPS_MIN = 4
/** A hand passes through what lies between; arrow keys all the more. */
const LONGEST_STEP = 45

/** @param target slider value where the piece covers its gap */
export function isCaptchaSolved({ value, durationMs, track }: CaptchaAnswer, target: number): boolean {
  const steps = track.map((at, index) => Math.abs(at - (track[index - 1] ?? 0)))
  return (
    Math.abs(value - target) <= TOLERANCE &&
    track.at(-1) === value &&
    durationMs >= QUICKEST_MS &&
    durationMs <= CAPTCHA_LIFETIME_MS &&
    track.length >= STEPS_MIN &&
    steps.every((step) => step <= LONGEST_STEP)
  )
}
