import type { HomeworkOverview, HomeworkStudent } from '@hwjy/sdk'
import { countOfTab, type WorkTab, workTabs } from '../homework-state.ts'

const HOUR_MS = 3_600_000
/** The server reminds a student of one homework at most so often. */
const REMIND_AGAIN_MS = 20 * HOUR_MS

const at = (instant: string | null) => (instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant))

/** The students of a tab: of those to mark, who waits longest comes first. */
export function studentsOf(students: readonly HomeworkStudent[], tab: WorkTab): readonly HomeworkStudent[] {
  const found = students.filter(({ state }) => state === tab)
  return tab === 'waiting' ? found.toSorted((one, other) => at(one.submittedAt) - at(other.submittedAt)) : found
}

/** The tab that asks for the teacher first. */
export const firstTab = (counts: HomeworkOverview['counts']): WorkTab =>
  workTabs.find((tab) => countOfTab(counts, tab) > 0) ?? 'notSubmitted'

/**
 * Says if a reminder would reach this student, and makes sense: of homework that is not open yet nothing can be handed in.
 * @param now epoch ms, by the server's clock
 */
export const canRemind = (
  { startTime }: Pick<HomeworkOverview, 'startTime'>,
  { state, remindedAt, handInBy, isExcused }: Pick<HomeworkStudent, 'state' | 'remindedAt' | 'handInBy' | 'isExcused'>,
  now: number,
): boolean =>
  !isExcused &&
  now >= Date.parse(startTime) &&
  now <= Date.parse(handInBy) &&
  (state === 'notSubmitted' || state === 'returned') &&
  (remindedAt === null || now - Date.parse(remindedAt) >= REMIND_AGAIN_MS)

/** Says if reminding helped: it was handed in after the reminder. */
export const helped = ({ remindedAt, submittedAt }: Pick<HomeworkStudent, 'remindedAt' | 'submittedAt'>): boolean =>
  remindedAt !== null && submittedAt !== null && Date.parse(submittedAt) > Date.parse(remindedAt)
