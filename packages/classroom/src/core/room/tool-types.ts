/** Tools beside the practice: roll call, picker, timer, attention. [R24][R25][R27][R37] */
import type { EpochMs, UserId } from './ids.ts'
import type { PrizeKind } from './practice-types.ts'

export type RollCallId = string
export type RollCallEndReason = 'teacher' | 'timeUp' | 'classEnded'

export interface RollCallAnswer {
  userId: UserId
  /** Since the start of the roll call. */
  afterMs: number
}

/** Asks every student to confirm being there. */
export interface RollCall {
  id: RollCallId
  startedAt: EpochMs
  limitSeconds: number
  /** Null while it runs. */
  endedAt: EpochMs | null
  /** Students who were expected when it began. */
  expected: readonly UserId[]
  /** In order of answers. A student sees their own alone. */
  answered: readonly RollCallAnswer[]
}

export type TimerKind = 'countdown' | 'stopwatch'

export interface Timer {
  id: string
  kind: TimerKind
  /** A countdown has this length, with all that was added; a stopwatch has 0. */
  seconds: number
  /** When it began to run, or went on. */
  runningSince: EpochMs
  /** Null while it runs. */
  pausedAt: EpochMs | null
  /** What had passed before `runningSince`. */
  passedMs: number
}

/** A draw. `chosen` are among the `pool`. */
export interface Draw {
  seq: number
  at: EpochMs
  pool: readonly UserId[]
  chosen: readonly UserId[]
}

export interface GivenPrize {
  id: string
  at: EpochMs
  userIds: readonly UserId[]
  prize: PrizeKind
  count: number
}

export interface ToolsState {
  /** All of the lesson, oldest first; the last one may run. */
  rollCalls: readonly RollCall[]
  timer: Timer | null
  lastPick: Draw | null
  /** People picked since the list was cleared: they can be left out. */
  picked: readonly UserId[]
  /** How often each person was picked in this lesson. */
  pickCounts: Readonly<Record<UserId, number>>
  /** Prizes that may still be taken back. */
  recentPrizes: readonly GivenPrize[]
  attention: { at: EpochMs; text: string } | null
  /** When a tool that is there once per lesson was used. */
  usedAt: Partial<Record<'clicker' | 'buzzer', EpochMs>>
}

export const emptyTools: ToolsState = {
  rollCalls: [],
  timer: null,
  lastPick: null,
  picked: [],
  pickCounts: {},
  recentPrizes: [],
  attention: null,
  usedAt: {},
}

export const ROLL_CALL_SECONDS = [15, 30, 60, 120] as const
export const ROLL_CALL_SECONDS_MAX = 600
export const ROLL_CALLS_MAX = 5
export const TIMER_SECONDS_MAX = 3 * 60 * 60
export const PICK_COUNT_MAX = 6
/** How long a draw is shown; the next one waits. */
export const PICK_SHOWN_MS = 2_400
export const ATTENTION_TEXT_LENGTH = 40
export const ATTENTION_EVERY_MS = 20_000
/** How long the banner stands. */
export const ATTENTION_SHOWN_MS = 4_000
export const PRIZE_UNDO_MS = 10_000
/** A tool that ended so soon without an answer may be used once more in the lesson. */
export const UNCOUNTED_WITHIN_MS = 10_000

export const REACTIONS = ['👍', '👏', '❤️', '😂', '🎉', '❓'] as const
export type Reaction = (typeof REACTIONS)[number]
