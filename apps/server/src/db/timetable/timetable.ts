/** A lesson of the timetable without what stands around it, for every store that lists lessons. */
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { schema } from '../database.ts'

const { lesson } = schema

/** Planned, moved, begun, ended: enough to tell where it stands. */
export type TimetableLesson = Omit<Lesson, 'names' | 'pinyin' | 'class' | 'course' | 'teacher' | 'has'>

export const timetableLesson = {
  id: lesson.id,
  no: lesson.no,
  name: lesson.name,
  startsAt: lesson.startsAt,
  endsAt: lesson.endsAt,
  startedAt: lesson.startedAt,
  endedAt: lesson.endedAt,
  isAwaitingTime: lesson.isAwaitingTime,
}
