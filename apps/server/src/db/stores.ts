import { type AnsweredCalls, createAnsweredCalls } from './answered-calls.ts'
import { type AttendanceMarks, createAttendanceMarks } from './attendance-marks.ts'
import type { Database } from './database.ts'
import { createFeedbackBook, type FeedbackBook } from './feedback.ts'
import { createLessonTimes, type LessonTimes } from './lesson-times.ts'
import { createLessons, type Lessons } from './lessons.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createOwnership, type Ownership } from './ownership.ts'
import { createPeople, type People } from './people.ts'
import { createReplays, type Replays } from './replays.ts'
import { createReferenceData, type ReferenceData } from './reference-data.ts'
import { createResources, type Resources } from './resources.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSystemMessages, type SystemMessages } from './system-messages.ts'

/** What is kept in the database, by area. Cheap to make: a call that changes something gets its own, on its transaction. */
export interface Stores {
  answeredCalls: AnsweredCalls
  attendanceMarks: AttendanceMarks
  feedback: FeedbackBook
  lessons: Lessons
  lessonTimes: LessonTimes
  metrics: Metrics
  ownership: Ownership
  people: People
  replays: Replays
  referenceData: ReferenceData
  resources: Resources
  sessions: Sessions
  systemMessages: SystemMessages
}

export function createStores(db: Database): Stores {
  return {
    answeredCalls: createAnsweredCalls(db),
    attendanceMarks: createAttendanceMarks(db),
    feedback: createFeedbackBook(db),
    lessons: createLessons(db),
    lessonTimes: createLessonTimes(db),
    metrics: createMetrics(db),
    ownership: createOwnership(db),
    people: createPeople(db),
    replays: createReplays(db),
    referenceData: createReferenceData(db),
    resources: createResources(db),
    sessions: createSessions(db),
    systemMessages: createSystemMessages(db),
  }
}
