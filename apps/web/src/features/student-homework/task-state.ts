import type { StudentHomework, StudentWork } from '@hwjy/sdk'

/** How a homework stands for its student. `begun` and `missed` are the screen's own words: the contract has no state for them. */
export type TaskState = 'soon' | 'todo' | 'begun' | 'waiting' | 'graded' | 'again' | 'missed' | 'excused'

export function taskStateOf({
  state,
  startedAt,
  canAnswer,
  answerDenial,
}: Pick<StudentHomework, 'state' | 'startedAt' | 'canAnswer' | 'answerDenial'>): TaskState {
  if (state === 'waiting' || state === 'graded') return state
  if (state === 'returned') return 'again'
  if (answerDenial === 'not-open') return 'soon'
  if (answerDenial === 'excused') return 'excused'
  if (!canAnswer) return 'missed'
  return startedAt === null ? 'todo' : 'begun'
}

/** Returns the teacher's words to a work that is to do again; empty where none came with it. */
export const wordsToImprove = ({
  homework: { state },
  earlierTries,
}: {
  homework: Pick<StudentHomework, 'state'>
  earlierTries: readonly Pick<StudentWork['earlierTries'][number], 'returnComment'>[]
}): string => (state === 'returned' ? (earlierTries.at(-1)?.returnComment ?? '') : '')

/** The server's clock decides, so a moment more than the time that is left on ours. */
const GRACE_MS = 250
/** Our clock may be ahead. */
const ASK_AGAIN_MS = 5_000
/** A device may sleep or its clock be set: asked again at least so often. */
const ASK_AT_LEAST_MS = 3_600_000

/** Time after which to ask again whether a homework has opened, in ms; false where it does not wait for that. */
export function opensInMs(
  { answerDenial, startTime }: Pick<StudentHomework, 'answerDenial' | 'startTime'>,
  now: number,
): number | false {
  if (answerDenial !== 'not-open') return false
  const leftMs = Date.parse(startTime) - now
  return leftMs > 0 ? Math.min(leftMs + GRACE_MS, ASK_AT_LEAST_MS) : ASK_AGAIN_MS
}

/** Minutes that a homework without a limit may take for each question: only its order in a list hangs on them. */
const MINUTES_A_QUESTION = 4

const aboutMinutes = ({ limitMinutes, questionCount }: Pick<StudentHomework, 'limitMinutes' | 'questionCount'>) =>
  limitMinutes > 0 ? limitMinutes : questionCount * MINUTES_A_QUESTION

/** Describes what is soonest done comes first, for those who have twenty minutes. */
export const shortestFirst = (homework: readonly StudentHomework[]): readonly StudentHomework[] =>
  homework.toSorted((a, b) => aboutMinutes(a) - aboutMinutes(b))
