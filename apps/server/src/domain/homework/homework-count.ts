import type { EpochMs } from '@hwjy/classroom/core'
import type { Lesson, Membership } from '../timetable/lesson.ts'
import { isVisible } from './homework-rules.ts'

/** Homework of a lesson that this viewer may know of. @param membership null for the lesson's teacher */
export function homeworkCount(lesson: Lesson, membership: Membership | null, now: EpochMs): number {
  const { always, afterClass } = lesson.has.homework
  const seesAll = membership === null || isVisible({ visibility: 'afterClass', lesson }, now)
  return always + (seesAll ? afterClass : 0)
}
