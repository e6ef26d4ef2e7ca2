import type { RoomSettings } from '@hwjy/classroom/core'
import { roomCapacity } from './entry-rules.ts'
import type { Lesson } from '../timetable/lesson.ts'
import { AUTO_END_AFTER_MS, DOOR_OPENS_BEFORE_MS, ENTRY_CLOSES_AFTER_MS } from './room-times.ts'

export function roomSettings(lesson: Lesson): RoomSettings {
  return {
    roomId: lesson.id,
    title: lesson.name,
    teacherId: lesson.teacher.id,
    classType: lesson.course.classType,
    capacity: roomCapacity(lesson),
    scheduledStart: lesson.startsAt,
    scheduledEnd: lesson.endsAt,
    speechMode: lesson.course.classType === 'small' ? 'free' : 'afterRaise',
    doorOpensBeforeMs: DOOR_OPENS_BEFORE_MS,
    entryClosesAfterMs: ENTRY_CLOSES_AFTER_MS,
    autoEndAfterMs: AUTO_END_AFTER_MS,
  }
}
