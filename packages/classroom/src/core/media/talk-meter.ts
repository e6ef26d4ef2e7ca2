/** How long a person is heard, from the levels of their own microphone. [R49] */
import type { EpochMs } from '../room/ids.ts'

export interface TalkMeter {
  /** The room's noise, 0..100; null before the first level. */
  floor: number | null
  /** Until when the last word counts. */
  talkingUntil: EpochMs
  measuredAt: EpochMs | null
  /** Talk since it was last taken, ms. */
  ms: number
}

export const quietMeter: TalkMeter = { floor: null, talkingUntil: 0, measuredAt: null, ms: 0 }

// Levels are 0..100 for −60..0 dBFS, so that a decibel is 100/60.
const PER_DB = 100 / 60
const LOUD_ENOUGH = 10 * PER_DB
const OVER_FLOOR = 6 * PER_DB
const HANG_MS = 300
/** Levels come five times a second; a longer pause was a frozen page and no talk. */
const LONGEST_STEP_MS = 1_000
// The floor follows a quieter room at once, and a louder one in some ten seconds.
const FLOOR_RISE = 0.02

/** @param level 0..100; undefined where the browser cannot measure: then the open microphone counts */
export function hear(meter: TalkMeter, level: number | undefined, at: EpochMs): TalkMeter {
  const floor = level === undefined ? meter.floor : nextFloor(meter.floor, level)
  const isLoud = level === undefined || (level >= LOUD_ENOUGH && level >= (meter.floor ?? level) + OVER_FLOOR)
  const talkingUntil = isLoud ? at + HANG_MS : meter.talkingUntil
  const from = meter.measuredAt ?? at
  const talkedUntil = Math.min(at, isLoud ? at : meter.talkingUntil)
  const ms = meter.ms + Math.min(LONGEST_STEP_MS, Math.max(0, talkedUntil - from))
  return { floor, talkingUntil, measuredAt: at, ms }
}

/** The microphone is off: what comes next is another stretch. */
export const pause = (meter: TalkMeter): TalkMeter => ({ ...meter, measuredAt: null, talkingUntil: 0 })

/** Takes what was counted. */
export const take = (meter: TalkMeter): [ms: number, rest: TalkMeter] => [Math.round(meter.ms), { ...meter, ms: 0 }]

const nextFloor = (floor: number | null, level: number): number =>
  floor === null || level < floor ? level : floor + (level - floor) * FLOOR_RISE
