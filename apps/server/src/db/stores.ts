import { createAccounts, type Accounts } from './accounts/accounts.ts'
import { createAcquaintances, type Acquaintances } from './accounts/acquaintances.ts'
import { type AnswerPapers, createAnswerPapers } from './homework/answer-papers.ts'
import { type AnsweredCalls, createAnsweredCalls } from './answered-calls.ts'
import { type Attachments, createAttachments } from './homework/attachments.ts'
import { type AttendanceMarks, createAttendanceMarks } from './timetable/attendance-marks.ts'
import { type AttendancePlans, createAttendancePlans } from './timetable/attendance-plans.ts'
import { createBoardBackgrounds, type BoardBackgrounds } from './rooms/board-backgrounds.ts'
import { type CalendarFeeds, createCalendarFeeds } from './timetable/calendar-feeds.ts'
import { createChatGroups, type ChatGroups } from './messages/chat-groups.ts'
import { type ClassStudents, createClassStudents } from './courses/class-students.ts'
import { createComments, type Comments } from './after-class/comments.ts'
import type { Database } from './database.ts'
import { createDevices, type Devices } from './accounts/devices.ts'
import { createFeedbackBook, type FeedbackBook } from './after-class/feedback.ts'
import { createHomeworkStore, type HomeworkStore } from './homework/homework.ts'
import { createHomeworkAnnouncements, type HomeworkAnnouncements } from './homework/homework-announcements.ts'
import { createHomeworkReminders, type HomeworkReminders } from './homework/homework-reminders.ts'
import { createHomeworkStatistics, type HomeworkStatistics } from './homework/homework-statistics.ts'
import { createInstallations, type Installations } from './installations.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLessonPlans, type LessonPlans } from './timetable/lesson-plans.ts'
import { createLessonReminders, type LessonReminders } from './timetable/lesson-reminders.ts'
import { createLessonResources, type LessonResources } from './files/lesson-resources.ts'
import { createLessonTimes, type LessonTimes } from './timetable/lesson-times.ts'
import { createLessons, type Lessons } from './timetable/lessons.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createNonces, type Nonces } from './nonces.ts'
import { createNotices, type Notices } from './messages/notices.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createOwnership, type Ownership } from './ownership.ts'
import { createPapers, type Papers } from './homework/papers.ts'
import { createPeople, type People } from './accounts/people.ts'
import { createPersonFiles, type PersonFiles } from './accounts/person-files.ts'
import { createPerformances, type Performances } from './after-class/performances.ts'
import { createPractices, type Practices } from './rooms/practices.ts'
import { createPrizes, type Prizes } from './rooms/prizes.ts'
import { createProfiles, type Profiles } from './accounts/profiles.ts'
import { createQuestions, type Questions } from './homework/questions.ts'
import { createRecordings, type Recordings } from './after-class/recordings.ts'
import { createReferenceData, type ReferenceData } from './school/reference-data.ts'
import { createReleases, type Releases } from './school/releases.ts'
import { createReplays, type Replays } from './after-class/replays.ts'
import { createResources, type Resources } from './files/resources.ts'
import { createRoomLogs, type RoomLogs } from './rooms/room-logs.ts'
import { createRoomTraces, type RoomTraces } from './rooms/room-traces.ts'
import { createSecondSteps, type SecondSteps } from './accounts/second-steps.ts'
import { createSessions, type Sessions } from './accounts/sessions.ts'
import { createSocialBindings, type SocialBindings } from './accounts/social-bindings.ts'
import { createStudentHomework, type StudentHomeworkStore } from './homework/student-homework.ts'
import { createSystemMessages, type SystemMessages } from './messages/system-messages.ts'
import { createTaughtClasses, type TaughtClasses } from './courses/taught-classes.ts'
import { createTeachingRecords, type TeachingRecords } from './timetable/teaching-records.ts'
import { createTranscodes, type Transcodes } from './files/transcodes.ts'
import { createVisits, type Visits } from './after-class/visits.ts'
import { createCatalogue, type Catalogue } from './courses/catalogue.ts'
import { createCourseStatistics, type CourseStatistics } from './courses/course-stats.ts'
import { createPublicCourses, type PublicCourses } from './courses/public-courses.ts'
import { createContracts, type Contracts } from './courses/contracts.ts'
import { createLessonContexts, type LessonContexts } from './timetable/lesson-contexts.ts'
import { createOrders, type Orders } from './courses/orders.ts'
import { createRegistrations, type Registrations } from './courses/registrations.ts'
import { createSchools, type Schools } from './school/schools.ts'
import { createSelfStudy, type SelfStudy } from './courses/self-study.ts'
import { createStudentCourses, type StudentCourses } from './courses/student-courses.ts'
import { createSupervision, type Supervision } from './after-class/supervision.ts'

/**
 * All stores of the database, by area. Cheap to make: a call that changes something gets its own, on its transaction.
 */
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
  personFiles: PersonFiles
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
  roomTraces: RoomTraces
  schools: Schools
  selfStudy: SelfStudy
  secondSteps: SecondSteps
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
    personFiles: createPersonFiles(db),
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
    roomTraces: createRoomTraces(db),
    schools: createSchools(db),
    selfStudy: createSelfStudy(db),
    secondSteps: createSecondSteps(db),
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
