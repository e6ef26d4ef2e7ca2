import type { Lesson } from '../../domain/timetable/lesson.ts'
import { ApiError } from '../../http/api-error.ts'

/** @throws {ApiError} `classNotStarted` */
export function requireStarted(lesson: Lesson): void {
  if (lesson.startedAt === null) throw new ApiError('classNotStarted')
}
