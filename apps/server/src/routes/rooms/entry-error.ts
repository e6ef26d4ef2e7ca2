import type { LessonSummary } from '@hwjy/sdk/schemas'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { entryOpensAt, type EntryDenial } from '../../domain/rooms/entry-rules.ts'
import { ApiError, type ErrorName } from '../../http/api-error.ts'
import { iso } from '../instant.ts'

/** The errors with which calls tell why a person may not enter. */
export const entryErrorNames: Readonly<Record<EntryDenial, ErrorName>> = {
  'door-not-open': 'doorNotOpen',
  'entry-closed': 'entryClosed',
  'room-full': 'classFull',
  removed: 'removedFromClass',
  'class-ended': 'classEnded',
  'not-enrolled': 'notInClass',
}

// The contract's words for the same in the summary of a lesson.
const summaryWords: Readonly<Record<EntryDenial, NonNullable<LessonSummary['enterDenial']>>> = {
  'door-not-open': 'doorNotOpen',
  'entry-closed': 'entryClosed',
  'room-full': 'roomFull',
  removed: 'removed',
  'class-ended': 'ended',
  'not-enrolled': 'notEnrolled',
}

export const enterDenialOf = (denial: EntryDenial | null): LessonSummary['enterDenial'] =>
  denial && summaryWords[denial]

export function entryError(denial: EntryDenial, lesson: Lesson): ApiError {
  const details = denial === 'door-not-open' ? { opensAt: iso(entryOpensAt(lesson)) } : null
  return new ApiError(entryErrorNames[denial], details)
}
