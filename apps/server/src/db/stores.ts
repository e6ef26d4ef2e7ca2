import { type AnsweredCalls, createAnsweredCalls } from './answered-calls.ts'
import { type AttendanceMarks, createAttendanceMarks } from './attendance-marks.ts'
import { type AttendancePlans, createAttendancePlans } from './attendance-plans.ts'
import { type CalendarFeeds, createCalendarFeeds } from './calendar-feeds.ts'
import { type ClassStudents, createClassStudents } from './class-students.ts'
import type { Database } from './database.ts'
import { createFeedbackBook, type FeedbackBook } from './feedback.ts'
import { createLessonPlans, type LessonPlans } from './lesson-plans.ts'
import { createLessonTimes, type LessonTimes } from './lesson-times.ts'
import { createHomeworkReminders, type HomeworkReminders } from './homework-reminders.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLessonReminders, type LessonReminders } from './lesson-reminders.ts'
import { createLessons, type Lessons } from './lessons.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createOwnership, type Ownership } from './ownership.ts'
import { createPeople, type People } from './people.ts'
import { createReplays, type Replays } from './replays.ts'
import { createReferenceData, type ReferenceData } from './reference-data.ts'
import { createResources, type Resources } from './resources.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSystemMessages, type SystemMessages } from './system-messages.ts'
import { createTaughtClasses, type TaughtClasses } from './taught-classes.ts'
import { createTeachingRecords, type TeachingRecords } from './teaching-records.ts'
import { createTranscodes, type Transcodes } from './transcodes.ts'

/** What is kept in the database, by area. Cheap to make: a call that changes something gets its own, on its transaction. */
export interface Stores {
  answeredCalls: AnsweredCalls
  attendanceMarks: AttendanceMarks
  attendancePlans: AttendancePlans
  calendarFeeds: CalendarFeeds
  classStudents: ClassStudents
  feedback: FeedbackBook
  homeworkReminders: HomeworkReminders
  jobs: Jobs
  lessonReminders: LessonReminders
  lessons: Lessons
  lessonPlans: LessonPlans
  lessonTimes: LessonTimes
  metrics: Metrics
  ownership: Ownership
  people: People
  replays: Replays
  referenceData: ReferenceData
  resources: Resources
  sessions: Sessions
  systemMessages: SystemMessages
  taughtClasses: TaughtClasses
  teachingRecords: TeachingRecords
  transcodes: Transcodes
}

export function createStores(db: Database): Stores {
  return {
    answeredCalls: createAnsweredCalls(db),
    attendanceMarks: createAttendanceMarks(db),
    attendancePlans: createAttendancePlans(db),
    calendarFeeds: createCalendarFeeds(db),
    classStudents: createClassStudents(db),
    feedback: createFeedbackBook(db),
    homeworkReminders: createHomeworkReminders(db),
    jobs: createJobs(db),
    lessonReminders: createLessonReminders(db),
    lessons: createLessons(db),
    lessonPlans: createLessonPlans(db),
    lessonTimes: createLessonTimes(db),
    metrics: createMetrics(db),
    ownership: createOwnership(db),
    people: createPeople(db),
    replays: createReplays(db),
    referenceData: createReferenceData(db),
    resources: createResources(db),
    sessions: createSessions(db),
    systemMessages: createSystemMessages(db),
    taughtClasses: createTaughtClasses(db),
    teachingRecords: createTeachingRecords(db),
    transcodes: createTranscodes(db),
  }
}
