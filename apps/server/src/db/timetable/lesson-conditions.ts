/**
 * The rules of `domain/timetable/lesson-status.ts` and `domain/timetable/attendance.ts` as conditions of a query; a
 * test holds them together.
 */
import type { Attendance } from '../../domain/timetable/lesson.ts'
import { and, eq, gt, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { type EpochMs, LATE_AFTER_MS } from '@hwjy/classroom/core'
import type { LessonStatus } from '../../domain/timetable/lesson-status.ts'
import { ENTRY_OPENS_BEFORE_MS } from '../../domain/rooms/room-times.ts'
import { schema } from '../database.ts'

const { attendance, lesson, roomMember } = schema

/** The status of a lesson for its teacher, who is never absent. */
export type TeacherLessonStatus = Exclude<LessonStatus, 'absent'>

export function hasStatus(status: TeacherLessonStatus, now: EpochMs): SQL | undefined {
  const isWaiting = and(isNull(lesson.startedAt), isNull(lesson.endedAt), eq(lesson.isAwaitingTime, false))
  const isEntryOpen = lte(lesson.startsAt, now + ENTRY_OPENS_BEFORE_MS)
  switch (status) {
    case 'notStarted':
      return and(isWaiting, gt(lesson.endsAt, now), not(isEntryOpen))
    case 'waitingToStart':
      return and(isWaiting, gt(lesson.endsAt, now), isEntryOpen)
    case 'inProgress':
      return and(isNotNull(lesson.startedAt), isNull(lesson.endedAt))
    case 'ended':
      return wasHeld
    case 'expired':
      return and(isNull(lesson.startedAt), or(isNotNull(lesson.endedAt), and(isWaiting, lte(lesson.endsAt, now))))
    case 'waitingToBeAdjusted':
      return and(isNull(lesson.startedAt), isNull(lesson.endedAt), eq(lesson.isAwaitingTime, true))
  }
}

export const wasHeld = and(isNotNull(lesson.startedAt), isNotNull(lesson.endedAt))

/** A lesson is over when it was held, or its time passed. */
export const isOver = (now: EpochMs): SQL | undefined => or(wasHeld, hasStatus('expired', now))

/**
 * The attendance of a student in a lesson that was held, beside their rows of `attendance` and `room_member`, if there
 * are any.
 */
export const attendanceState = sql<Attendance>`coalesce(${attendance.state}, case
  when ${roomMember.attendedFrom} is null then 'absent'
  when ${roomMember.attendedFrom} > greatest(${lesson.startedAt}, ${lesson.startsAt}) + ${sql.raw(`interval '${LATE_AFTER_MS} milliseconds'`)} then 'late'
  else 'present' end)`
