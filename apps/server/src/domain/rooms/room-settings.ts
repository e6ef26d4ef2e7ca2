import type { RoomRules, RoomSettings } from '@hwjy/classroom/core'
import type { Lesson, PersonBrief } from '../timetable/lesson.ts'
import { AUTO_END_AFTER_MS, ENTRY_OPENS_BEFORE_MS, ENTRY_CLOSES_AFTER_MS, ROOM_LIMIT } from './room-times.ts'

/** A lesson's room has these beside its times. */
export interface RoomPeople {
  /** The school sets them. */
  rules: RoomRules
  /** All students of the class are listed, also those who do not come. */
  students: readonly Pick<PersonBrief, 'id'>[]
}

/** @param people left out where only the times are asked for */
export function roomSettings(lesson: Lesson, people?: RoomPeople): RoomSettings {
  return {
    roomId: lesson.id,
    title: lesson.name,
    teacherId: lesson.teacher.id,
    classType: lesson.course.classType,
    capacity: roomCapacity(lesson),
    scheduledStart: lesson.startsAt,
    scheduledEnd: lesson.endsAt,
    speechMode: lesson.course.classType === 'small' ? 'free' : 'afterRaise',
    doorOpensBeforeMs: ENTRY_OPENS_BEFORE_MS,
    entryClosesAfterMs: ENTRY_CLOSES_AFTER_MS,
    autoEndAfterMs: AUTO_END_AFTER_MS,
    ...(people && {
      rules: people.rules,
      enrolled: people.students.map(({ id }) => ({ userId: id })).toSorted((a, b) => (a.userId < b.userId ? -1 : 1)),
      talkFrom: 'voice' as const,
    }),
  }
}

/** Returns the seats of the class, never above what a room of its type can hold. [R5] */
export function roomCapacity(lesson: Lesson): number {
  return Math.min(lesson.class.studentLimit, ROOM_LIMIT[lesson.course.classType])
}
