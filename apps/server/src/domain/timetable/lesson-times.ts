import type { EpochMs } from '@hwjy/classroom/core'
import type { LessonTime } from '../courses/course-plan.ts'
import type { Lesson, PersonBrief } from './lesson.ts'

/** Lessons that a class can be extended by in one go. */
export const EXTENSION_MAX = 15

export interface Conflict extends LessonTime {
  lessonId: string
  lessonName: string
  className: string
  /** Null when it is only students who are busy. */
  teacher: PersonBrief | null
  students: readonly PersonBrief[]
}

export type LessonTimeDenial = 'inPast' | 'begun' | 'noneLeft' | 'studentsBusy' | 'teacherBusy'

export interface LessonTimeQuestion {
  time: LessonTime
  /** Null for a lesson that is not there yet. */
  lesson: Pick<Lesson, 'startedAt' | 'endedAt'> | null
  /** In this calendar month; null for a lesson that is new and is not moved. */
  adjustmentsLeft: number | null
  conflicts: readonly Conflict[]
  now: EpochMs
}

/**
 * Why a lesson cannot be at this time, or null. The reasons that nothing helps against come first; a busy teacher is
 * the last, because they may say that they know.
 */
export function lessonTimeDenial(question: LessonTimeQuestion): LessonTimeDenial | null {
  const { time, lesson, adjustmentsLeft, conflicts, now } = question
  if (lesson && hasBegun(lesson)) return 'begun'
  if (time.startsAt < now) return 'inPast'
  if (adjustmentsLeft !== null && adjustmentsLeft <= 0) return 'noneLeft'
  if (conflicts.some(({ students }) => students.length > 0)) return 'studentsBusy'
  return conflicts.some(({ teacher }) => teacher !== null) ? 'teacherBusy' : null
}

export const hasBegun = ({ startedAt, endedAt }: Pick<Lesson, 'startedAt' | 'endedAt'>): boolean =>
  startedAt !== null || endedAt !== null

export const isRunning = ({ startedAt, endedAt }: Pick<Lesson, 'startedAt' | 'endedAt'>): boolean =>
  startedAt !== null && endedAt === null

/** Lessons that follow each other without a break do not overlap. */
export const overlaps = (a: LessonTime, b: LessonTime): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt

/** The first place of a list of times that overlaps an earlier one; -1 when none does. */
export function firstOverlap(times: readonly LessonTime[]): number {
  return times.findIndex((time, index) => times.slice(0, index).some((earlier) => overlaps(time, earlier)))
}

export const adjustmentsLeft = (perMonth: number, used: number): number => Math.max(0, perMonth - used)
