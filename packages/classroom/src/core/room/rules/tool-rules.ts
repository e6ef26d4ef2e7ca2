/** Roll call, timer and picker: when they are over, and how names are drawn. [R24][R27][R37] */
import type { EpochMs, UserId } from '../ids.ts'
import type { RoomState } from '../state-types.ts'
import type { RollCall, Timer } from '../tool-types.ts'

/** The roll call that runs; null when none does. */
export function openRollCall({ tools }: RoomState): RollCall | null {
  const newest = tools.rollCalls.at(-1)
  return newest?.endedAt === null ? newest : null
}

export const rollCallEndsAt = ({ startedAt, limitSeconds }: RollCall): EpochMs => startedAt + limitSeconds * 1_000

export const isRollCallOver = (rollCall: RollCall, now: EpochMs): boolean => now >= rollCallEndsAt(rollCall)

/** When the roll call's time is up; null when none runs. */
export function rollCallDueAt(room: RoomState): EpochMs | null {
  const rollCall = openRollCall(room)
  return rollCall === null ? null : rollCallEndsAt(rollCall)
}

/** How long a timer has run, without its pauses. */
export const timerPassedMs = ({ runningSince, pausedAt, passedMs }: Timer, now: EpochMs): number =>
  passedMs + Math.max(0, (pausedAt ?? now) - runningSince)

/** What a countdown has left; 0 when its time is up. */
export const timerLeftMs = (timer: Timer, now: EpochMs): number =>
  Math.max(0, timer.seconds * 1_000 - timerPassedMs(timer, now))

/** True for a countdown whose time is up: it may be replaced. */
export const isTimerOver = (timer: Timer, now: EpochMs): boolean =>
  timer.kind === 'countdown' && timerLeftMs(timer, now) === 0

/**
 * Draws so many of the pool that every selection is equally likely.
 * @param random 16 bytes of the authority
 */
export function draw(pool: readonly UserId[], count: number, random: Uint8Array): readonly UserId[] {
  const below = randomBelow(random)
  const left = [...pool]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] as UserId)
}

// sfc32: 128 bits of state, passes PractRand. Numbers that would make small ones likelier are thrown away.
function randomBelow(random: Uint8Array): (limit: number) => number {
  const view = new DataView(Uint8Array.from({ length: 16 }, (_, i) => random[i] ?? 0).buffer)
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => view.getUint32(at)) as [number, number, number, number]
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  // The first numbers still show the seed.
  for (let i = 0; i < 12; i++) next()
  return (limit) => {
    const fair = 2 ** 32 - (2 ** 32 % limit)
    let number = next()
    while (number >= fair) number = next()
    return number % limit
  }
}
