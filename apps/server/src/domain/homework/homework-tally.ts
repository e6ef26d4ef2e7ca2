import type { EpochMs } from '@hwjy/classroom/core'
import { type HomeworkTimes, handInBy, isVisible, type WorkTimes } from './homework-rules.ts'

/** One student's homework in numbers. What is neither handed in nor missing can still be done. */
export interface HomeworkTally {
  /** Published, started, and seen by students; what the student is excused from counts once it is handed in. */
  assigned: number
  /** These works are with the teacher: they wait to be marked, or are graded. */
  handedIn: number
  graded: number
  /** These works of `assigned` are not handed in and cannot be any more. */
  missing: number
}

/** The one definition of these numbers. @param homework published homework of the student's classes */
export function homeworkTally(
  homework: readonly (HomeworkTimes & { work: WorkTimes | null })[],
  now: EpochMs,
): HomeworkTally {
  const isHandedIn = ({ work }: { work: WorkTimes | null }) => work?.status === 'submitted' || work?.status === 'graded'
  const isAsked = (given: (typeof homework)[number]) => given.isExcused !== true || isHandedIn(given)
  const assigned = homework.filter((given) => given.startsAt <= now && isVisible(given, now) && isAsked(given))
  return {
    assigned: assigned.length,
    handedIn: assigned.filter(isHandedIn).length,
    graded: assigned.filter(({ work }) => work?.status === 'graded').length,
    missing: assigned.filter((given) => !isHandedIn(given) && handInBy(given, given.work) < now).length,
  }
}
