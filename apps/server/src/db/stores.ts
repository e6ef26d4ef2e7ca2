import { createAccounts, type Accounts } from './accounts.ts'
import { createAcquaintances, type Acquaintances } from './acquaintances.ts'
import { type AnswerPapers, createAnswerPapers } from './answer-papers.ts'
import { type AnsweredCalls, createAnsweredCalls } from './answered-calls.ts'
import { type Attachments, createAttachments } from './attachments.ts'
import { type AttendanceMarks, createAttendanceMarks } from './attendance-marks.ts'
import { type AttendancePlans, createAttendancePlans } from './attendance-plans.ts'
import { type CalendarFeeds, createCalendarFeeds } from './calendar-feeds.ts'
import { type ClassStudents, createClassStudents } from './class-students.ts'
import type { Database } from './database.ts'
import { createDevices, type Devices } from './devices.ts'
import { createFeedbackBook, type FeedbackBook } from './feedback.ts'
import { createHomeworkReminders, type HomeworkReminders } from './homework-reminders.ts'
import { createHomeworkStatistics, type HomeworkStatistics } from './homework-statistics.ts'
import { createHomeworkStore, type HomeworkStore } from './homework.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLessonPlans, type LessonPlans } from './lesson-plans.ts'
import { createLessonReminders, type LessonReminders } from './lesson-reminders.ts'
import { createLessonTimes, type LessonTimes } from './lesson-times.ts'
import { createLessons, type Lessons } from './lessons.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createNonces, type Nonces } from './nonces.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createOwnership, type Ownership } from './ownership.ts'
import { createPapers, type Papers } from './papers.ts'
import { createPeople, type People } from './people.ts'
import { createProfiles, type Profiles } from './profiles.ts'
import { createQuestions, type Questions } from './questions.ts'
import { createReferenceData, type ReferenceData } from './reference-data.ts'
import { createReleases, type Releases } from './releases.ts'
import { createReplays, type Replays } from './replays.ts'
import { createResources, type Resources } from './resources.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSocialBindings, type SocialBindings } from './social-bindings.ts'
import { createStudentHomework, type StudentHomeworkStore } from './student-homework.ts'
import { createSystemMessages, type SystemMessages } from './system-messages.ts'
import { createTaughtClasses, type TaughtClasses } from './taught-classes.ts'
import { createTeachingRecords, type TeachingRecords } from './teaching-records.ts'
import { createTranscodes, type Transcodes } from './transcodes.ts'

/** What is kept in the database, by area. Cheap to make: a call that changes something gets its own, on its transaction. */
export interface Stores {
  accounts: Accounts
  acquaintances: Acquaintances
  answeredCalls: AnsweredCalls
  answerPapers: AnswerPapers
  attachments: Attachments
  attendanceMarks: AttendanceMarks
  attendancePlans: AttendancePlans
  calendarFeeds: CalendarFeeds
  classStudents: ClassStudents
  devices: Devices
  feedback: FeedbackBook
  homework: HomeworkStore
  homeworkReminders: HomeworkReminders
  homeworkStatistics: HomeworkStatistics
  jobs: Jobs
  lessonPlans: LessonPlans
  lessonReminders: LessonReminders
  lessons: Lessons
  lessonTimes: LessonTimes
  metrics: Metrics
  nonces: Nonces
  outbox: Outbox
  ownership: Ownership
  papers: Papers
  people: People
  profiles: Profiles
  questions: Questions
  referenceData: ReferenceData
  releases: Releases
  replays: Replays
  resources: Resources
  sessions: Sessions
  socialBindings: SocialBindings
  studentHomework: StudentHomeworkStore
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
    answerPapers: createAnswerPapers(db),
    attachments: createAttachments(db),
    attendanceMarks: createAttendanceMarks(db),
    attendancePlans: createAttendancePlans(db),
    calendarFeeds: createCalendarFeeds(db),
    classStudents: createClassStudents(db),
    devices: createDevices(db),
    feedback: createFeedbackBook(db),
    homework: createHomeworkStore(db),
    homeworkReminders: createHomeworkReminders(db),
    homeworkStatistics: createHomeworkStatistics(db),
    jobs: createJobs(db),
    lessonPlans: createLessonPlans(db),
    lessonReminders: createLessonReminders(db),
    lessons: createLessons(db),
    lessonTimes: createLessonTimes(db),
    metrics: createMetrics(db),
    nonces: createNonces(db),
    outbox: createOutbox(db),
    ownership: createOwnership(db),
    papers: createPapers(db),
    people: createPeople(db),
    profiles: createProfiles(db),
    questions: createQuestions(db),
    referenceData: createReferenceData(db),
    releases: createReleases(db),
    replays: createReplays(db),
    resources: createResources(db),
    sessions: createSessions(db),
    socialBindings: createSocialBindings(db),
    studentHomework: createStudentHomework(db),
    systemMessages: createSystemMessages(db),
    taughtClasses: createTaughtClasses(db),
    teachingRecords: createTeachingRecords(db),
    transcodes: createTranscodes(db),
  }
}
