import type { MessageKind } from '@hwjy/sdk'
import type { OperationId, operations } from '@hwjy/sdk/operations'

/** A call that reads, or the group of it. */
type Read = OperationId | (typeof operations)[OperationId]['group']

const LESSONS: readonly Read[] = [
  'student-study',
  'student-lesson',
  'studentLessonDetail',
  'teacher-lesson-class',
  'teacher-lesson-course',
]
const COURSES: readonly Read[] = [...LESSONS, 'student-course', 'listCatalogue', 'getCatalogueCourse']
const REPORTS: readonly Read[] = ['student-study', 'student-lesson', 'getFeedbackDetail']
const HOMEWORK: readonly Read[] = ['student-question', 'studentLessonPage', 'getLessonFinish', 'comments']
const WORKS: readonly Read[] = ['teacher-question', 'teacherLessonPage', 'comments']
const REPLAYS: readonly Read[] = [
  'replays',
  'room-log',
  'teacher-other',
  'studentListPastLessons',
  'studentLessonPage',
  'teacherLessonPage',
]
const ENQUIRIES: readonly Read[] = ['enquiries']
const ACCOUNT: readonly Read[] = [
  'account-security',
  'sign-in-steps',
  'student-user',
  'teacherAccountInfo',
  'teacherUserInfo',
  'studentUserInfo',
]

/** What a message says something new about. A kind that has no entry does not compile. */
const READS: Readonly<Record<MessageKind, readonly Read[]>> = {
  lessonMoved: LESSONS,
  lessonMovedBecause: LESSONS,
  lessonsMoved: LESSONS,
  lessonsMovedBecause: LESSONS,
  lessonPostponed: LESSONS,
  lessonsAdded: LESSONS,
  lessonsCancelled: LESSONS,
  lessonReminder: LESSONS,
  studentOnLeave: LESSONS,
  removedFromClass: [...COURSES, 'student-im', 'threads', 'student-question'],
  performanceWritten: REPORTS,
  feedbackWritten: REPORTS,
  homeworkAssigned: HOMEWORK,
  homeworkChanged: HOMEWORK,
  homeworkReminder: HOMEWORK,
  homeworkReturned: HOMEWORK,
  homeworkGraded: HOMEWORK,
  homeworkAnswered: HOMEWORK,
  homeworkSubmitted: WORKS,
  homeworkAsked: WORKS,
  replayPublished: REPLAYS,
  replayDecided: REPLAYS,
  enquiryForPlace: ENQUIRIES,
  enquiryForTrial: ENQUIRIES,
  orderPaid: [...COURSES, 'orders'],
  accountNewDevice: ACCOUNT,
  accountPasswordChanged: ACCOUNT,
  accountPhoneChanged: ACCOUNT,
  accountPhoneChanging: ACCOUNT,
  accountPhoneKept: ACCOUNT,
  accountPhoneMoved: ACCOUNT,
  accountPhoneTaken: ACCOUNT,
  accountWechatBound: ACCOUNT,
  accountWechatUnbound: ACCOUNT,
  accountTwoFactorOn: ACCOUNT,
  accountTwoFactorOff: ACCOUNT,
  accountTotpOn: ACCOUNT,
  accountTotpOff: ACCOUNT,
  accountRecoveryCodesNew: ACCOUNT,
  accountRecoveryCodeUsed: ACCOUNT,
  accountPasskeyAdded: ACCOUNT,
  accountPasskeyRenamed: ACCOUNT,
  accountPasskeyRemoved: ACCOUNT,
  accountClosing: ACCOUNT,
  accountKept: ACCOUNT,
  messageReceived: ['threads'],
  noticePublished: ['teacher-notice', 'studentListNotices', 'studentGetNotice', 'getTopNotice'],
}

/** The reads that a message makes stale. Null for a kind that this version does not know: then it may be any. */
export const readsAbout = (kind: string): readonly Read[] | null =>
  Object.hasOwn(READS, kind) ? READS[kind as MessageKind] : null
