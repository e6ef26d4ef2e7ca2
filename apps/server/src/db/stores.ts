import { createAccounts, type Accounts } from './accounts.ts'
import { createAcquaintances, type Acquaintances } from './acquaintances.ts'
import { type AnswerPapers, createAnswerPapers } from './answer-papers.ts'
import { type AnsweredCalls, createAnsweredCalls } from './answered-calls.ts'
import { type Attachments, createAttachments } from './attachments.ts'
import { type AttendanceMarks, createAttendanceMarks } from './attendance-marks.ts'
import { type AttendancePlans, createAttendancePlans } from './attendance-plans.ts'
import { createBoardBackgrounds, type BoardBackgrounds } from './board-backgrounds.ts'
import { type CalendarFeeds, createCalendarFeeds } from './calendar-feeds.ts'
import { createChatGroups, type ChatGroups } from './chat-groups.ts'
import { type ClassStudents, createClassStudents } from './class-students.ts'
import { createComments, type Comments } from './comments.ts'
import type { Database } from './database.ts'
import { createDevices, type Devices } from './devices.ts'
import { createFeedbackBook, type FeedbackBook } from './feedback.ts'
import { createHomeworkStore, type HomeworkStore } from './homework.ts'
import { createHomeworkAnnouncements, type HomeworkAnnouncements } from './homework-announcements.ts'
import { createHomeworkReminders, type HomeworkReminders } from './homework-reminders.ts'
import { createHomeworkStatistics, type HomeworkStatistics } from './homework-statistics.ts'
import { createInstallations, type Installations } from './installations.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLessonPlans, type LessonPlans } from './lesson-plans.ts'
import { createLessonReminders, type LessonReminders } from './lesson-reminders.ts'
import { createLessonResources, type LessonResources } from './lesson-resources.ts'
import { createLessonTimes, type LessonTimes } from './lesson-times.ts'
import { createLessons, type Lessons } from './lessons.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createNonces, type Nonces } from './nonces.ts'
import { createNotices, type Notices } from './notices.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createOwnership, type Ownership } from './ownership.ts'
import { createPapers, type Papers } from './papers.ts'
import { createPeople, type People } from './people.ts'
import { createPerformances, type Performances } from './performances.ts'
import { createPractices, type Practices } from './practices.ts'
import { createPrizes, type Prizes } from './prizes.ts'
import { createProfiles, type Profiles } from './profiles.ts'
import { createQuestions, type Questions } from './questions.ts'
import { createRecordings, type Recordings } from './recordings.ts'
import { createReferenceData, type ReferenceData } from './reference-data.ts'
import { createReleases, type Releases } from './releases.ts'
import { createReplays, type Replays } from './replays.ts'
import { createResources, type Resources } from './resources.ts'
import { createRoomLogs, type RoomLogs } from './room-logs.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSocialBindings, type SocialBindings } from './social-bindings.ts'
import { createStudentHomework, type StudentHomeworkStore } from './student-homework.ts'
import { createSystemMessages, type SystemMessages } from './system-messages.ts'
import { createTaughtClasses, type TaughtClasses } from './taught-classes.ts'
import { createTeachingRecords, type TeachingRecords } from './teaching-records.ts'
import { createTranscodes, type Transcodes } from './transcodes.ts'
import { createVisits, type Visits } from './visits.ts'
import { createCatalogue, type Catalogue } from './catalogue.ts'
import { createCourseStatistics, type CourseStatistics } from './course-stats.ts'
import { createPublicCourses, type PublicCourses } from './public-courses.ts'
import { createContracts, type Contracts } from './contracts.ts'
import { createLessonContexts, type LessonContexts } from './lesson-contexts.ts'
import { createOrders, type Orders } from './orders.ts'
import { createRegistrations, type Registrations } from './registrations.ts'
import { createSchools, type Schools } from './schools.ts'
import { createSelfStudy, type SelfStudy } from './self-study.ts'
import { createStudentCourses, type StudentCourses } from './student-courses.ts'
import { createSupervision, type Supervision } from './supervision.ts'

/** What is kept in the database, by area. Cheap to make: a call that changes something gets its own, on its transaction. */
export interface Stores {
  accounts: Accounts
  acquaintances: Acquaintances
  answeredCalls: AnsweredCalls
  answerPapers: AnswerPapers
  attachments: Attachments
  attendanceMarks: AttendanceMarks
  attendancePlans: AttendancePlans
  boardBackgrounds: BoardBackgrounds
  calendarFeeds: CalendarFeeds
  catalogue: Catalogue
  chatGroups: ChatGroups
  classStudents: ClassStudents
  comments: Comments
  contracts: Contracts
  courseStatistics: CourseStatistics
  devices: Devices
  feedback: FeedbackBook
  homework: HomeworkStore
  homeworkAnnouncements: HomeworkAnnouncements
  homeworkReminders: HomeworkReminders
  homeworkStatistics: HomeworkStatistics
  installations: Installations
  jobs: Jobs
  lessonContexts: LessonContexts
  lessonPlans: LessonPlans
  lessonReminders: LessonReminders
  lessonResources: LessonResources
  lessons: Lessons
  lessonTimes: LessonTimes
  metrics: Metrics
  nonces: Nonces
  notices: Notices
  orders: Orders
  outbox: Outbox
  ownership: Ownership
  papers: Papers
  people: People
  performances: Performances
  practices: Practices
  prizes: Prizes
  profiles: Profiles
  questions: Questions
  recordings: Recordings
  publicCourses: PublicCourses
  referenceData: ReferenceData
  registrations: Registrations
  releases: Releases
  replays: Replays
  resources: Resources
  roomLogs: RoomLogs
  schools: Schools
  selfStudy: SelfStudy
  sessions: Sessions
  socialBindings: SocialBindings
  studentCourses: StudentCourses
  studentHomework: StudentHomeworkStore
  supervision: Supervision
  systemMessages: SystemMessages
  taughtClasses: TaughtClasses
  teachingRecords: TeachingRecords
  transcodes: Transcodes
  visits: Visits
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
    boardBackgrounds: createBoardBackgrounds(db),
    calendarFeeds: createCalendarFeeds(db),
    catalogue: createCatalogue(db),
    chatGroups: createChatGroups(db),
    classStudents: createClassStudents(db),
    comments: createComments(db),
    contracts: createContracts(db),
    courseStatistics: createCourseStatistics(db),
    devices: createDevices(db),
    feedback: createFeedbackBook(db),
    homework: createHomeworkStore(db),
    homeworkAnnouncements: createHomeworkAnnouncements(db),
    homeworkReminders: createHomeworkReminders(db),
    homeworkStatistics: createHomeworkStatistics(db),
    installations: createInstallations(db),
    jobs: createJobs(db),
    lessonContexts: createLessonContexts(db),
    lessonPlans: createLessonPlans(db),
    lessonReminders: createLessonReminders(db),
    lessonResources: createLessonResources(db),
    lessons: createLessons(db),
    lessonTimes: createLessonTimes(db),
    metrics: createMetrics(db),
    nonces: createNonces(db),
    notices: createNotices(db),
    orders: createOrders(db),
    outbox: createOutbox(db),
    ownership: createOwnership(db),
    papers: createPapers(db),
    people: createPeople(db),
    performances: createPerformances(db),
    practices: createPractices(db),
    prizes: createPrizes(db),
    profiles: createProfiles(db),
    questions: createQuestions(db),
    recordings: createRecordings(db),
    publicCourses: createPublicCourses(db),
    referenceData: createReferenceData(db),
    registrations: createRegistrations(db),
    releases: createReleases(db),
    replays: createReplays(db),
    resources: createResources(db),
    roomLogs: createRoomLogs(db),
    schools: createSchools(db),
    selfStudy: createSelfStudy(db),
    sessions: createSessions(db),
    socialBindings: createSocialBindings(db),
    studentCourses: createStudentCourses(db),
    studentHomework: createStudentHomework(db),
    supervision: createSupervision(db),
    systemMessages: createSystemMessages(db),
    taughtClasses: createTaughtClasses(db),
    teachingRecords: createTeachingRecords(db),
    transcodes: createTranscodes(db),
    visits: createVisits(db),
  }
}
