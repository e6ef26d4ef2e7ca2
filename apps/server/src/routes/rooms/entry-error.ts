import type { Lesson } from '../../domain/timetable/lesson.ts'
import { doorOpensAt, type EntryDenial } from '../../domain/rooms/entry-rules.ts'
import { ApiError, type ErrorName } from '../../http/api-error.ts'
import { iso } from '../instant.ts'

const CODES: Record<EntryDenial, ErrorName> = {
  doorNotOpen: 'doorNotOpen',
  entryClosed: 'entryClosed',
  roomFull: 'classFull',
  removed: 'removedFromClass',
  ended: 'classEnded',
  notEnrolled: 'notInClass',
}

export function entryError(denial: EntryDenial, lesson: Lesson): ApiError {
  return new ApiError(CODES[denial], denial === 'doorNotOpen' ? { opensAt: iso(doorOpensAt(lesson)) } : null)
}
