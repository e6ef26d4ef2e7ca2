// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { TheDayRequest, YearRequest, CoursePageRequest, StudyProgressReport, StudentCourseRequest, LessonRef, RegistrationRequest, AttendancePlanRequest, PracticeAnswerRequest, ScheduleRequest, PastLessonsRequest, LessonDayResponse, LessonDatesResponse, RecentStudyPageResponse, StudyProgressResponse, TeachingTypesResponse, StudentCoursePageResponse, VisitReceiptResponse, RegistrationResponse, PerformanceDetailResponse, ChatRoomRefResponse, AttendancePlanReceiptResponse, LessonEntryResponse, ChatGroupResponse, LessonPracticesResponse, LessonPrizesResponse, PracticeResponse, StudentScheduleResponse, PastLessonPageResponse, StudentLessonPageResponse } from '../types.ts'

/**
 * Today's lessons of a student.
 *
 * `POST /api-user/study/lessonToday` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503), nothingScheduled (30012).
 */
export const listLessonsToday = (options?: CallOptions) =>
  call<LessonDayResponse>({ url: '/api-user/study/lessonToday' }, options)

/**
 * Lessons of a student on one day.
 *
 * `POST /api-user/study/lessonThatDay` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listLessonsOfDay = (theDayRequest: TheDayRequest, options?: CallOptions) =>
  call<LessonDayResponse>({ url: '/api-user/study/lessonThatDay', body: theDayRequest }, options)

/**
 * Days of a year with something on them.
 *
 * `POST /api-user/study/lessonDate` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listLessonDates = (yearRequest: YearRequest, options?: CallOptions) =>
  call<LessonDatesResponse>({ url: '/api-user/study/lessonDate', body: yearRequest }, options)

/**
 * Chapters read not long ago.
 *
 * `POST /api-user/study/recentlySelfStudy` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listRecentSelfStudy = (coursePageRequest: CoursePageRequest, options?: CallOptions) =>
  call<RecentStudyPageResponse>({ url: '/api-user/study/recentlySelfStudy', body: coursePageRequest }, options)

/**
 * How a student goes on with a chapter.
 *
 * Progress never goes backwards. Send it when a page is left and every half minute of reading.
 *
 * `POST /api-user/study/updateSSProgess` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006).
 */
export const updateSelfStudyProgress = (studyProgressReport: StudyProgressReport, options?: ChangeCallOptions) =>
  change<StudyProgressResponse>({ url: '/api-user/study/updateSSProgess', body: studyProgressReport }, options)

/**
 * Kinds of course a student has.
 *
 * `POST /api-user/study/teachingType` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listTeachingTypes = (options?: CallOptions) =>
  call<TeachingTypesResponse>({ url: '/api-user/study/teachingType' }, options)

/**
 * My courses.
 *
 * Bought, joined, or given by the school.
 *
 * `POST /api-user/study/purchasedCourses` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listPurchasedCourses = (studentCourseRequest: StudentCourseRequest, options?: CallOptions) =>
  call<StudentCoursePageResponse>({ url: '/api-user/study/purchasedCourses', body: studentCourseRequest }, options)

/**
 * The student has opened the replay.
 *
 * Takes the dot off the card. `finishDetail` says whether it is there.
 *
 * `POST /api-user/study/hasVisitReview` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006).
 */
export const noteReplayVisit = (lessonRef: LessonRef, options?: ChangeCallOptions) =>
  change<VisitReceiptResponse>({ url: '/api-user/study/hasVisitReview', body: lessonRef }, options)

/**
 * The student has read the performance.
 *
 * Takes the dot off the card. `lessonPerformance` says whether it is there.
 *
 * `POST /api-user/study/hasVisitPerformance` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006).
 */
export const notePerformanceVisit = (lessonRef: LessonRef, options?: ChangeCallOptions) =>
  change<VisitReceiptResponse>({ url: '/api-user/study/hasVisitPerformance', body: lessonRef }, options)

/**
 * Join a free public course.
 *
 * A course with a price is ordered and paid.
 *
 * `POST /api-user/study/registerPubCourse` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), removedFromClass (30004), courseNotOpen (32001), courseFull (32002), alreadyRegistered (32003), paymentRequired (32004), timeConflict (32015).
 */
export const registerPublicCourse = (registrationRequest: RegistrationRequest, options?: ChangeCallOptions) =>
  change<RegistrationResponse>({ url: '/api-user/study/registerPubCourse', body: registrationRequest }, options)

/**
 * How I did in a lesson.
 *
 * `POST /api-user/study/lessonPerformance` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006), classNotStarted (30007).
 */
export const getOwnPerformance = (lessonRef: LessonRef, options?: CallOptions) =>
  call<PerformanceDetailResponse>({ url: '/api-user/study/lessonPerformance', body: lessonRef }, options)

/**
 * The chat that belongs to a lesson.
 *
 * `POST /api-user/study/findChatRoomId` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006), roomNotCreated (30036).
 */
export const findChatRoomId = (lessonRef: LessonRef, options?: CallOptions) =>
  call<ChatRoomRefResponse>({ url: '/api-user/study/findChatRoomId', body: lessonRef }, options)

/**
 * Say whether I am going to come.
 *
 * The teacher is told of a leave, and sees it before class. It opens and closes no door: who comes after all is present.
 *
 * `POST /api-user/study/updateStuLesson` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), lessonBegun (31002).
 */
export const planAttendance = (attendancePlanRequest: AttendancePlanRequest, options?: ChangeCallOptions) =>
  change<AttendancePlanReceiptResponse>({ url: '/api-user/study/updateStuLesson', body: attendancePlanRequest }, options)

/**
 * Whether the door of a lesson is open.
 *
 * A closed door is an answer (`denial`), not a failure.
 *
 * `POST /api-user/study/checkLesson` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const checkLesson = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonEntryResponse>({ url: '/api-user/study/checkLesson', body: lessonRef }, options)

/**
 * Join the chat of a room.
 *
 * `POST /api-user/study/joinChatGroup` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), removedFromClass (30004), classEnded (30005), notInClass (30006), roomNotCreated (30036).
 */
export const studentJoinChatGroup = (lessonRef: LessonRef, options?: ChangeCallOptions) =>
  change<ChatGroupResponse>({ url: '/api-user/study/joinChatGroup', body: lessonRef }, options)

/**
 * The practice on the screen.
 *
 * Open or ended, with the own answer; none when all are put away.
 *
 * `POST /api-user/study/lessonPractise` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), removedFromClass (30004), notInClass (30006).
 */
export const studentListPractices = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonPracticesResponse>({ url: '/api-user/study/lessonPractise', body: lessonRef }, options)

/**
 * Practices that have ended, with their answers.
 *
 * `POST /api-user/study/completedPractise` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const listCompletedPractices = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonPracticesResponse>({ url: '/api-user/study/completedPractise', body: lessonRef }, options)

/**
 * Prizes of a lesson.
 *
 * `POST /api-user/study/lessonPrize` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const studentListPrizes = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonPrizesResponse>({ url: '/api-user/study/lessonPrize', body: lessonRef }, options)

/**
 * Answer a practice.
 *
 * The room command `answerPractice`. Answers may be changed until it ends; the buzzer counts the first press. Questions left out stay without an answer.
 *
 * `POST /api-user/ext/practises/answer` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), removedFromClass (30004), classEnded (30005), notInClass (30006), roomRefused (30009), roomNotCreated (30036), practiceNotOpen (35003).
 */
export const answerPractice = (practiceAnswerRequest: PracticeAnswerRequest, options?: ChangeCallOptions) =>
  change<PracticeResponse>({ url: '/api-user/ext/practises/answer', encoding: 'json', body: practiceAnswerRequest }, options)

/**
 * A student's timetable.
 *
 * Some days of it, a week or a month as a rule, with the homework that ends on them; days with nothing are not mentioned.
 *
 * `POST /api-user/ext/schedule` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const studentGetSchedule = (scheduleRequest: ScheduleRequest, options?: CallOptions) =>
  call<StudentScheduleResponse>({ url: '/api-user/ext/schedule', encoding: 'json', body: scheduleRequest }, options)

/**
 * Lessons that were held, the last one first.
 *
 * With what each left behind, and the attendance of the last twelve months.
 *
 * `POST /api-user/ext/pastLessons` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const studentListPastLessons = (pastLessonsRequest: PastLessonsRequest, options?: CallOptions) =>
  call<PastLessonPageResponse>({ url: '/api-user/ext/pastLessons', encoding: 'json', body: pastLessonsRequest }, options)

/**
 * Everything about one lesson.
 *
 * For the page of a lesson: its door, files and homework, and once it has begun what the student did in it.
 *
 * `POST /api-user/ext/lessons/page` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const studentLessonPage = (lessonRef: LessonRef, options?: CallOptions) =>
  call<StudentLessonPageResponse>({ url: '/api-user/ext/lessons/page', encoding: 'json', body: lessonRef }, options)

