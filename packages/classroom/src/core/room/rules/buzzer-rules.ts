/** The buzzer: when a press counts, and who was first. [R23] */
import type { EpochMs } from '../ids.ts'
import type { BuzzerRank, Practice, PracticeAnswer } from '../practice-types.ts'
import type { RoomState } from '../state-types.ts'

/** All clients open together, by the corrected clock. */
export const BUZZER_LEAD_MS = 3_000
/** A longer round trip gives no longer window. */
const ROUND_TRIP_MAX_MS = 1_600
/** What a device takes beyond the way of its message. */
const TOLERANCE_MS = 150
/** Presses closer than this are a tie. */
export const BUZZER_TIE_MS = 10
/** The ranks are fixed so long after the first of their presses has arrived. */
const SETTLED_AFTER_MS = 1_000

export interface Press {
  pressedAt: EpochMs
  receivedAt: EpochMs
  roundTripMs: number
  /** The page named a time outside the window, and got its edge. */
  isClamped: boolean
}

/**
 * The press as it counts: when the page says, within what its connection makes possible.
 * @param claimedAt by the corrected clock of the page; when it arrived, if the page says nothing
 * @returns null before the buzzer opens
 */
export function pressOf(
  { opensAt, openedAt }: Pick<Practice, 'opensAt' | 'openedAt'>,
  claimedAt: EpochMs | undefined,
  receivedAt: EpochMs,
  measuredMs: number,
): Press | null {
  const roundTripMs = Math.min(Math.max(0, Math.round(measuredMs)), ROUND_TRIP_MAX_MS)
  const claimed = Math.round(claimedAt ?? receivedAt)
  const earliest = Math.max(receivedAt - roundTripMs - TOLERANCE_MS, opensAt ?? openedAt)
  if (claimed < (opensAt ?? openedAt) || receivedAt < earliest) return null
  const pressedAt = Math.min(Math.max(claimed, earliest), receivedAt)
  return { pressedAt, receivedAt, roundTripMs, isClamped: pressedAt !== claimed }
}

/** When the next ranks are fixed; null while no press waits for one. */
export function buzzerDueAt({ practice }: RoomState): EpochMs | null {
  if (practice?.status !== 'open') return null
  const waiting = unranked(practice)
  return waiting.length === 0 ? null : Math.min(...waiting.map(({ at }) => at)) + SETTLED_AFTER_MS
}

/** The ranks with all presses that have arrived. Ranks that were told stay; who comes later stands behind them. */
export function ranksOf(practice: Practice): readonly BuzzerRank[] {
  const told = practice.ranks ?? []
  const start = practice.opensAt ?? practice.openedAt
  let rank = told.length
  let leaderAt = Number.NEGATIVE_INFINITY
  const added = unranked(practice)
    .toSorted((a, b) => pressTime(a) - pressTime(b))
    .map((answer, i): BuzzerRank => {
      if (pressTime(answer) - leaderAt >= BUZZER_TIE_MS) {
        leaderAt = pressTime(answer)
        rank = told.length + i + 1
      }
      return { userId: answer.userId, rank, afterMs: Math.max(0, pressTime(answer) - start) }
    })
  return [...told, ...added]
}

const pressTime = ({ at, pressedAt }: PracticeAnswer): EpochMs => pressedAt ?? at

const unranked = ({ kind, answers, ranks = [] }: Practice): readonly PracticeAnswer[] =>
  kind === 'buzzer' ? answers.filter(({ userId }) => !ranks.some((rank) => rank.userId === userId)) : []
