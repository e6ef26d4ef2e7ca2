import { ApiError, errorCodes, type LessonTimeCheck, type LessonTimeProblem } from '@hwjy/sdk'

/** Says what a refused move says about the time that was asked for; null when the refusal is about something else. */
export type RefusedTime = Pick<LessonTimeCheck, 'problem' | 'conflicts' | 'isPossible'> & { problem: LessonTimeProblem }

const problems: Readonly<Record<number, LessonTimeProblem>> = {
  [errorCodes.lessonInPast]: 'inPast',
  [errorCodes.lessonBegun]: 'begun',
  [errorCodes.teacherBusy]: 'teacherBusy',
  [errorCodes.studentsBusy]: 'studentsBusy',
  [errorCodes.noAdjustmentsLeft]: 'noneLeft',
}

/** Reads a refusal as the check reads: somebody may have planned something between the check and the move. */
export function refusedTime(error: unknown): RefusedTime | null {
  if (!(error instanceof ApiError)) return null
  const problem = problems[error.code]
  if (problem === undefined) return null
  return { problem, conflicts: error.data?.conflicts ?? [], isPossible: problem === 'teacherBusy' }
}

/** Says where a lesson is now, ISO 8601, when it was moved since it was read; null for every other refusal. */
export const movedTo = (error: unknown): string | null =>
  error instanceof ApiError && error.code === errorCodes.changedMeanwhile ? (error.data?.startTime ?? null) : null

/** The lesson is at that time already: another tab, or the request before, did it. */
export const isThereAlready = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code === errorCodes.invalidInput &&
  (error.data?.issues ?? []).some(({ code }) => code === 'unchanged')
