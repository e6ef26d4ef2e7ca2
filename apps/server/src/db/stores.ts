import { createAccounts, type Accounts } from './accounts.ts'
import { createAcquaintances, type Acquaintances } from './acquaintances.ts'
import { type AnsweredCalls, createAnsweredCalls } from './answered-calls.ts'
import { type AttendanceMarks, createAttendanceMarks } from './attendance-marks.ts'
import { type AttendancePlans, createAttendancePlans } from './attendance-plans.ts'
import { type CalendarFeeds, createCalendarFeeds } from './calendar-feeds.ts'
import { type ClassStudents, createClassStudents } from './class-students.ts'
import type { Database } from './database.ts'
import { createDevices, type Devices } from './devices.ts'
import { createFeedbackBook, type FeedbackBook } from './feedback.ts'
import { createLessonPlans, type LessonPlans } from './lesson-plans.ts'
import { createLessonTimes, type LessonTimes } from './lesson-times.ts'
import { createHomeworkReminders, type HomeworkReminders } from './homework-reminders.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLessonReminders, type LessonReminders } from './lesson-reminders.ts'
import { createLessons, type Lessons } from './lessons.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createNonces, type Nonces } from './nonces.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createOwnership, type Ownership } from './ownership.ts'
import { createPeople, type People } from './people.ts'
import { createProfiles, type Profiles } from './profiles.ts'
import { createReleases, type Releases } from './releases.ts'
import { createReplays, type Replays } from './replays.ts'
import { createReferenceData, type ReferenceData } from './reference-data.ts'
import { createResources, type Resources } from './resources.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSocialBindings, type SocialBindings } from './social-bindings.ts'
import { createSystemMessages, type SystemMessages } from './system-messages.ts'
import { createTaughtClasses, type TaughtClasses } from './taught-classes.ts'
import { createTeachingRecords, type TeachingRecords } from './teaching-records.ts'
import { createTranscodes, type Transcodes } from './transcodes.ts'

/** What is kept in the database, by area. Cheap to make: a call that changes something gets its own, on its transaction. */
export interface Stores {
  accounts: Accounts
  acquaintances: Acquaintances
  answeredCalls: AnsweredCalls
  attendanceMarks: AttendanceMarks
  attendancePlans: AttendancePlans
  calendarFeeds: CalendarFeeds
  classStudents: ClassStudents
  devices: Devices
  feedback: FeedbackBook
  homeworkReminders: HomeworkReminders
  jobs: Jobs
  lessonReminders: LessonReminders
  lessons: Lessons
  lessonPlans: LessonPlans
  lessonTimes: LessonTimes
  metrics: Metrics
  nonces: Nonces
  outbox: Outbox
  ownership: Ownership
  people: People
  profiles: Profiles
  releases: Releases
  replays: Replays
  referenceData: ReferenceData
  resources: Resources
  sessions: Sessions
  socialBindings: SocialBindings
  systemMessages: SystemMessages
  taughtClasses: TaughtClasses
  teachingRecords: TeachingRecords
  transcodes: Transcodes
}

export function createStores(db: Database): Stores {
  return {
    accounts: createAccounts(db),
    acquaintances: createAcquaintances(db),
    answeredCalls: createAnsweredCalls(db),
    attendanceMarks: createAttendanceMarks(db),
    attendancePlans: createAttendancePlans(db),
    calendarFeeds: createCalendarFeeds(db),
    classStudents: createClassStudents(db),
    devices: createDevices(db),
    feedback: createFeedbackBook(db),
    homeworkReminders: createHomeworkReminders(db),
    jobs: createJobs(db),
    lessonReminders: createLessonReminders(db),
    lessons: createLessons(db),
    lessonPlans: createLessonPlans(db),
    lessonTimes: createLessonTimes(db),
    metrics: createMetrics(db),
    nonces: createNonces(db),
    outbox: createOutbox(db),
    ownership: createOwnership(db),
    people: createPeople(db),
    profiles: createProfiles(db),
    releases: createReleases(db),
    replays: createReplays(db),
    referenceData: createReferenceData(db),
    resources: createResources(db),
    sessions: createSessions(db),
    socialBindings: createSocialBindings(db),
    systemMessages: createSystemMessages(db),
    taughtClasses: createTaughtClasses(db),
    teachingRecords: createTeachingRecords(db),
    transcodes: createTranscodes(db),
  }
}
