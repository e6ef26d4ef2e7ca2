// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { callWithFiles, type UploadOptions } from '../../client/upload.ts'
import type { LessonRef, FeedbackOptionsRequest, ScheduleRequest, ClassListRequest, LessonMoveRequest, ClassRef, StudentRequest, LessonDateRequest, StatisticsRequest, LessonResourceUpload, LessonResourceRemoval, AttendanceMatrixRequest, LessonStudentRef, LessonListRequest, ClassStudentRef, LessonDeletionRequest, LessonDraftsRequest, ContinuationRequest, ClassStudentListRequest, ClassFilter, StageRequest, BoardBackgroundRequest, VbgRef, PracticeRequest, PracticeRef, PrizeRequest, PrizeRef, TeacherFeedbackRequest, LessonsMoveRequest, LessonTimeSuggestionsRequest, LessonPostponeRequest, PerformanceRequest, LessonRenameRequest, LessonDayResponse, PerformanceDetailResponse, LessonPracticesResponse, LessonPrizesResponse, PracticeResponse, FeedbackReceiptResponse, FeedbackOptionsResponse, ScheduleResponse, ClassPageResponse, LessonMoveResponse, TaughtCoursesResponse, ClassChaptersResponse, ClassTextbookResponse, ClassStudentsResponse, StudentRecordResponse, LessonStatisticsResponse, LessonResourceResponse, LessonCoursesResponse, RemovedResourcesResponse, ClassPerformanceResponse, CourseEndResponse, CourseScoreResponse, StudentAttendanceResponse, AttendanceMatrixResponse, ClassResultResponse, LessonSummaryResponse, StudentStatisticsResponse, ClassDetailResponse, LessonResourcesResponse, LessonPageResponse, StudentRemovalResponse, ClassLessonsResponse, LessonMoveCheckResponse, LessonDraftsCheckResponse, LessonPreparationResponse, ContinuationResponse, ClassStudentPageResponse, StudentClassResponse, ClassStatusCountsResponse, ClassNamesResponse, StageInvitationResponse, LessonEndTimeResponse, BoardBackgroundsResponse, BoardBackgroundResponse, VbgRefResponse, ReadmissionResponse, LessonsMoveResponse, LessonsMoveCheckResponse, LessonTimeSuggestionsResponse, LessonFeedbackResponse, TeacherLessonPageResponse, ListClassChaptersParams, GetClassTextbookParams, CorrectAttendanceParams } from '../types.ts'

/**
 * A teacher's timetable.
 *
 * Some days of it, a month as a rule; days without lessons are not mentioned.
 *
 * `POST /api-tch/web/lessonClass/getScheduleByMonth` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getSchedule = (scheduleRequest: ScheduleRequest, options?: CallOptions) =>
  call<ScheduleResponse>({ url: '/api-tch/web/lessonClass/getScheduleByMonth', encoding: 'json', body: scheduleRequest }, options)

/**
 * A teacher's classes, page by page.
 *
 * `POST /api-tch/lessonClass/clzPage` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listClasses = (classListRequest?: ClassListRequest, options?: CallOptions) =>
  call<ClassPageResponse>({ url: '/api-tch/lessonClass/clzPage', body: classListRequest }, options)

/**
 * Move a lesson of a public course.
 *
 * The same as `adjust`. Public courses are announced by the school's clock, so the zone is left out as a rule.
 *
 * `POST /api-tch/lessonClass/pubAdjust` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lessonInPast (31001), lessonBegun (31002), teacherBusy (31003), studentsBusy (31004), noAdjustmentsLeft (31005).
 */
export const adjustPublicLesson = (lessonMoveRequest: LessonMoveRequest, options?: ChangeCallOptions) =>
  change<LessonMoveResponse>({ url: '/api-tch/lessonClass/pubAdjust', body: lessonMoveRequest }, options)

/**
 * Move a lesson.
 *
 * It keeps its length. Its students are told. A month allows only so many moves.
 *
 * `POST /api-tch/lessonClass/adjust` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lessonInPast (31001), lessonBegun (31002), teacherBusy (31003), studentsBusy (31004), noAdjustmentsLeft (31005).
 */
export const adjustLesson = (lessonMoveRequest: LessonMoveRequest, options?: ChangeCallOptions) =>
  change<LessonMoveResponse>({ url: '/api-tch/lessonClass/adjust', body: lessonMoveRequest }, options)

/**
 * Courses a teacher teaches.
 *
 * With what this teacher's classes of each have behind them.
 *
 * `POST /api-tch/lessonClass/getCourseList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listTaughtCourses = (options?: CallOptions) =>
  call<TaughtCoursesResponse>({ url: '/api-tch/lessonClass/getCourseList' }, options)

/**
 * Chapters of a course.
 *
 * Beside each the lesson of the class that teaches it.
 *
 * `GET /api-tch/web/lessonClass/getListChapter` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const listClassChapters = (params: ListClassChaptersParams, options?: CallOptions) =>
  call<ClassChaptersResponse>({ url: '/api-tch/web/lessonClass/getListChapter', method: 'GET', query: params }, options)

/**
 * What a class is taught from.
 *
 * Null where its course follows no textbook.
 *
 * `GET /api-tch/web/lessonClass/getTextBook` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const getClassTextbook = (params: GetClassTextbookParams, options?: CallOptions) =>
  call<ClassTextbookResponse>({ url: '/api-tch/web/lessonClass/getTextBook', method: 'GET', query: params }, options)

/**
 * Students of a class.
 *
 * `POST /api-tch/lessonClass/selectStuList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listClassStudents = (classRef: ClassRef, options?: CallOptions) =>
  call<ClassStudentsResponse>({ url: '/api-tch/lessonClass/selectStuList', body: classRef }, options)

/**
 * A student whom the teacher teaches.
 *
 * `POST /api-tch/lessonClass/getStuDetail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getStudentRecord = (studentRequest: StudentRequest, options?: CallOptions) =>
  call<StudentRecordResponse>({ url: '/api-tch/lessonClass/getStuDetail', body: studentRequest }, options)

/**
 * Lessons of a teacher on one day.
 *
 * `POST /api-tch/lessonClass/teacherLessonStatusListByDate` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503), nothingScheduled (30012).
 */
export const listTeacherLessonsByDate = (lessonDateRequest: LessonDateRequest, options?: CallOptions) =>
  call<LessonDayResponse>({ url: '/api-tch/lessonClass/teacherLessonStatusListByDate', body: lessonDateRequest }, options)

/**
 * A teacher's lessons in numbers.
 *
 * `POST /api-tch/lessonClass/staticLesson` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getLessonStatistics = (statisticsRequest?: StatisticsRequest, options?: CallOptions) =>
  call<LessonStatisticsResponse>({ url: '/api-tch/lessonClass/staticLesson', body: statisticsRequest }, options)

/**
 * Show a file with a lesson.
 *
 * Uploads a file with the call, or takes one of the teacher's own resources. A resource that is shown with another lesson is refused with 35013.
 *
 * `POST /api-tch/lessonClass/uploadLessonResource` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), fileTypeNotAllowed (34001), fileTooLarge (34002), contentMismatch (34003), quotaExceeded (34005), tooManyFiles (34009), resourceElsewhere (35013).
 */
export const uploadLessonResource = (lessonResourceUpload: LessonResourceUpload, options?: UploadOptions) =>
  callWithFiles<LessonResourceResponse>({ url: '/api-tch/lessonClass/uploadLessonResource', encoding: 'multipart', body: lessonResourceUpload, isKeyed: true }, options)

/**
 * Courses and classes to choose from.
 *
 * `POST /api-tch/lessonClass/getLessonCourseList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listLessonCourses = (options?: CallOptions) =>
  call<LessonCoursesResponse>({ url: '/api-tch/lessonClass/getLessonCourseList' }, options)

/**
 * Take files off their lesson.
 *
 * Also what students put there. The files stay with their owners. All of them, or none.
 *
 * `POST /api-tch/lessonClass/deleteLessonCourseWeb` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const removeLessonResources = (lessonResourceRemoval: LessonResourceRemoval, options?: ChangeCallOptions) =>
  change<RemovedResourcesResponse>({ url: '/api-tch/lessonClass/deleteLessonCourseWeb', body: lessonResourceRemoval }, options)

/**
 * How everybody did in a lesson.
 *
 * Written by `ext/lessons/performance`.
 *
 * `POST /api-tch/lessonClass/classPerformance` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), classNotStarted (30007).
 */
export const getClassPerformance = (lessonRef: LessonRef, options?: CallOptions) =>
  call<ClassPerformanceResponse>({ url: '/api-tch/lessonClass/classPerformance', body: lessonRef }, options)

/**
 * Whether a class is through.
 *
 * `POST /api-tch/lessonClass/isEndCourse` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getCourseEnd = (classRef: ClassRef, options?: CallOptions) =>
  call<CourseEndResponse>({ url: '/api-tch/lessonClass/isEndCourse', body: classRef }, options)

/**
 * How students rated a class.
 *
 * `POST /api-tch/lessonClass/courseScore` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getCourseScore = (classRef: ClassRef, options?: CallOptions) =>
  call<CourseScoreResponse>({ url: '/api-tch/lessonClass/courseScore', body: classRef }, options)

/**
 * Correct a student's attendance.
 *
 * What the teacher says replaces what was counted, wherever attendance is shown.
 *
 * `POST /api-tch/lessonClass/updateTbLessonStu` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), classNotStarted (30007), attendanceOpen (31007).
 */
export const correctAttendance = (params: CorrectAttendanceParams, options?: ChangeCallOptions) =>
  change<StudentAttendanceResponse>({ url: '/api-tch/lessonClass/updateTbLessonStu', query: params }, options)

/**
 * Who came to which lesson of a class.
 *
 * Lessons that were held, the latest first, page by page, with what was said beforehand.
 *
 * `POST /api-tch/ext/attendance/matrix` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getAttendanceMatrix = (attendanceMatrixRequest: AttendanceMatrixRequest, options?: CallOptions) =>
  call<AttendanceMatrixResponse>({ url: '/api-tch/ext/attendance/matrix', body: attendanceMatrixRequest }, options)

/**
 * What a finished class left behind.
 *
 * `POST /api-tch/web/lessonClass/attend` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), classNotStarted (30007).
 */
export const getClassResult = (lessonRef: LessonRef, options?: CallOptions) =>
  call<ClassResultResponse>({ url: '/api-tch/web/lessonClass/attend', body: lessonRef }, options)

/**
 * End the class.
 *
 * The same as the room command `end`.
 *
 * `POST /api-tch/web/lessonClass/afterClass` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classEnded (30005), classNotStarted (30007), roomRefused (30009), roomNotCreated (30036).
 */
export const endLesson = (lessonRef: LessonRef, options?: ChangeCallOptions) =>
  change<LessonSummaryResponse>({ url: '/api-tch/web/lessonClass/afterClass', body: lessonRef }, options)

/**
 * Students of a class in numbers.
 *
 * `POST /api-tch/web/lessonClass/staticStu` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getStudentStatistics = (classRef: ClassRef, options?: CallOptions) =>
  call<StudentStatisticsResponse>({ url: '/api-tch/web/lessonClass/staticStu', body: classRef }, options)

/**
 * A class.
 *
 * `POST /api-tch/web/lessonClass/classDetail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getClassDetail = (classRef: ClassRef, options?: CallOptions) =>
  call<ClassDetailResponse>({ url: '/api-tch/web/lessonClass/classDetail', body: classRef }, options)

/**
 * Files shown with a lesson.
 *
 * `POST /api-tch/web/lessonClass/lessonResourceDetail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getLessonResources = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonResourcesResponse>({ url: '/api-tch/web/lessonClass/lessonResourceDetail', body: lessonRef }, options)

/**
 * One student's lesson in full.
 *
 * `POST /api-tch/lessonClass/PerformanceDetail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006), classNotStarted (30007).
 */
export const getStudentPerformance = (lessonStudentRef: LessonStudentRef, options?: CallOptions) =>
  call<PerformanceDetailResponse>({ url: '/api-tch/lessonClass/PerformanceDetail', body: lessonStudentRef }, options)

/**
 * A teacher's lessons by their status.
 *
 * `POST /api-tch/lessonClass/teacherLessonStatusList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listTeacherLessons = (lessonListRequest?: LessonListRequest, options?: CallOptions) =>
  call<LessonPageResponse>({ url: '/api-tch/lessonClass/teacherLessonStatusList', body: lessonListRequest }, options)

/**
 * Take a student out of a class.
 *
 * They leave a room that is open at once, and cannot come back. What they did in the class stays.
 *
 * `POST /api-tch/lessonClass/removeClzStu` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006).
 */
export const removeClassStudent = (classStudentRef: ClassStudentRef, options?: ChangeCallOptions) =>
  change<StudentRemovalResponse>({ url: '/api-tch/lessonClass/removeClzStu', body: classStudentRef }, options)

/**
 * Lessons of a class.
 *
 * `POST /api-tch/lessonClass/lessonBriefList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listLessonBriefs = (classRef: ClassRef, options?: CallOptions) =>
  call<ClassLessonsResponse>({ url: '/api-tch/lessonClass/lessonBriefList', body: classRef }, options)

/**
 * Delete lessons of a class.
 *
 * Those that follow move up. Homework and files of a deleted lesson stay, without a lesson.
 *
 * `POST /api-tch/lessonClass/delLessons` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lessonBegun (31002), lastLesson (31006).
 */
export const deleteLessons = (lessonDeletionRequest: LessonDeletionRequest, options?: ChangeCallOptions) =>
  change<ClassLessonsResponse>({ url: '/api-tch/lessonClass/delLessons', body: lessonDeletionRequest }, options)

/**
 * Extend a class.
 *
 * `continuationLessons` gives drafts that follow its cycle.
 *
 * `POST /api-tch/lessonClass/addLessons` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lessonInPast (31001), teacherBusy (31003), studentsBusy (31004).
 */
export const addLessons = (lessonDraftsRequest: LessonDraftsRequest, options?: ChangeCallOptions) =>
  change<ClassLessonsResponse>({ url: '/api-tch/lessonClass/addLessons', body: lessonDraftsRequest }, options)

/**
 * Whether a lesson could be moved.
 *
 * Asks the rules of `adjust`, and moves nothing.
 *
 * `POST /api-tch/lessonClass/checkLessonTime` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const checkLessonTime = (lessonMoveRequest: LessonMoveRequest, options?: CallOptions) =>
  call<LessonMoveCheckResponse>({ url: '/api-tch/lessonClass/checkLessonTime', body: lessonMoveRequest }, options)

/**
 * Whether lessons could be added.
 *
 * Asks the rules of `addLessons`, and adds nothing.
 *
 * `POST /api-tch/lessonClass/lessonTimeCheck` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const checkLessonTimes = (lessonDraftsRequest: LessonDraftsRequest, options?: CallOptions) =>
  call<LessonDraftsCheckResponse>({ url: '/api-tch/lessonClass/lessonTimeCheck', body: lessonDraftsRequest }, options)

/**
 * What a teacher checks before class.
 *
 * `POST /api-tch/lessonClass/preparationLessons` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getLessonPreparation = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonPreparationResponse>({ url: '/api-tch/lessonClass/preparationLessons', body: lessonRef }, options)

/**
 * How a class would go on in its cycle.
 *
 * `POST /api-tch/lessonClass/continuationLessons` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), noCycle (31008).
 */
export const previewContinuation = (continuationRequest: ContinuationRequest, options?: CallOptions) =>
  call<ContinuationResponse>({ url: '/api-tch/lessonClass/continuationLessons', body: continuationRequest }, options)

/**
 * Students of a public class, page by page.
 *
 * `POST /api-tch/lessonClass/pubClassStuList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listPublicClassStudents = (classStudentListRequest: ClassStudentListRequest, options?: CallOptions) =>
  call<ClassStudentPageResponse>({ url: '/api-tch/lessonClass/pubClassStuList', body: classStudentListRequest }, options)

/**
 * One student in one class.
 *
 * `POST /api-tch/lessonClass/pubStuDetail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const getClassStudent = (classStudentRef: ClassStudentRef, options?: CallOptions) =>
  call<StudentClassResponse>({ url: '/api-tch/lessonClass/pubStuDetail', body: classStudentRef }, options)

/**
 * How many classes there are of each status.
 *
 * `POST /api-tch/lessonClass/clzStatusList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listClassStatuses = (classFilter?: ClassFilter, options?: CallOptions) =>
  call<ClassStatusCountsResponse>({ url: '/api-tch/lessonClass/clzStatusList', body: classFilter }, options)

/**
 * Names of a teacher's classes.
 *
 * `POST /api-tch/lessonClass/clzNameList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listClassNames = (classFilter?: ClassFilter, options?: CallOptions) =>
  call<ClassNamesResponse>({ url: '/api-tch/lessonClass/clzNameList', body: classFilter }, options)

/**
 * Send a student back from the stage.
 *
 * The same as the room command `sendBack`.
 *
 * `POST /api-tch/lessonClass/invitedOutLesson` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classEnded (30005), notInClass (30006), classNotStarted (30007), roomRefused (30009), roomNotCreated (30036).
 */
export const sendBackFromStage = (stageRequest: StageRequest, options?: ChangeCallOptions) =>
  change<StageInvitationResponse>({ url: '/api-tch/lessonClass/invitedOutLesson', body: stageRequest }, options)

/**
 * Invite a student on stage.
 *
 * The same as the room command `invite` to the stage.
 *
 * `POST /api-tch/lessonClass/invitedInLesson` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classEnded (30005), notInClass (30006), classNotStarted (30007), roomRefused (30009), roomNotCreated (30036).
 */
export const inviteOnStage = (stageRequest: StageRequest, options?: ChangeCallOptions) =>
  change<StageInvitationResponse>({ url: '/api-tch/lessonClass/invitedInLesson', body: stageRequest }, options)

/**
 * How long the class can still last.
 *
 * `POST /api-tch/lessonClass/countEndTime` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), classEnded (30005).
 */
export const countLessonEndTime = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonEndTimeResponse>({ url: '/api-tch/lessonClass/countEndTime', body: lessonRef }, options)

/**
 * Own pictures for the board.
 *
 * `POST /api-tch/lessonClass/vbgList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listBoardBackgrounds = (options?: CallOptions) =>
  call<BoardBackgroundsResponse>({ url: '/api-tch/lessonClass/vbgList' }, options)

/**
 * Add a picture for the board.
 *
 * JPG or PNG; nine at most.
 *
 * `POST /api-tch/lessonClass/addVbg` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), uploadNotFound (30040), fileTypeNotAllowed (34001), tooManyBackgrounds (35012).
 */
export const addBoardBackground = (boardBackgroundRequest: BoardBackgroundRequest, options?: ChangeCallOptions) =>
  change<BoardBackgroundResponse>({ url: '/api-tch/lessonClass/addVbg', body: boardBackgroundRequest }, options)

/**
 * Delete a picture for the board.
 *
 * The picture itself goes too, unless it is a resource as well.
 *
 * `POST /api-tch/lessonClass/deleteVbg` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const deleteBoardBackground = (vbgRef: VbgRef, options?: ChangeCallOptions) =>
  change<VbgRefResponse>({ url: '/api-tch/lessonClass/deleteVbg', body: vbgRef }, options)

/**
 * Open a practice.
 *
 * The room command `openPractice`: everybody in the class hears of it at once. Clicker and buzzer are for once per lesson; one practice is open at a time, and opening the next puts away one that has ended.
 *
 * `POST /api-tch/lessonClass/addPractise` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classEnded (30005), classNotStarted (30007), roomRefused (30009), roomNotCreated (30036), practiceOpen (35001), toolUsed (35002).
 */
export const openPractice = (practiceRequest: PracticeRequest, options?: ChangeCallOptions) =>
  change<PracticeResponse>({ url: '/api-tch/lessonClass/addPractise', body: practiceRequest }, options)

/**
 * Practices of a lesson, with their answers.
 *
 * `POST /api-tch/lessonClass/lessonPractise` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherListPractices = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonPracticesResponse>({ url: '/api-tch/lessonClass/lessonPractise', body: lessonRef }, options)

/**
 * End a practice and show the answers.
 *
 * The room command `endPractice`. One that has ended stays as it is.
 *
 * `POST /api-tch/lessonClass/endPractise` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classEnded (30005), roomRefused (30009), roomNotCreated (30036).
 */
export const endPractice = (practiceRef: PracticeRef, options?: ChangeCallOptions) =>
  change<PracticeResponse>({ url: '/api-tch/lessonClass/endPractise', body: practiceRef }, options)

/**
 * Put a practice away.
 *
 * The room command `closePractice`. One that is open ends first; one that is closed stays as it is.
 *
 * `POST /api-tch/lessonClass/closePractise` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classEnded (30005), roomRefused (30009), roomNotCreated (30036).
 */
export const closePractice = (practiceRef: PracticeRef, options?: ChangeCallOptions) =>
  change<PracticeResponse>({ url: '/api-tch/lessonClass/closePractise', body: practiceRef }, options)

/**
 * Reward students.
 *
 * The room command `awardPrize`: everybody in the class sees it. Answers with the prizes of the lesson.
 *
 * `POST /api-tch/lessonClass/prize` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classEnded (30005), notInClass (30006), classNotStarted (30007), roomRefused (30009), roomNotCreated (30036).
 */
export const awardPrize = (prizeRequest: PrizeRequest, options?: ChangeCallOptions) =>
  change<LessonPrizesResponse>({ url: '/api-tch/lessonClass/prize', encoding: 'json', body: prizeRequest }, options)

/**
 * Let a removed student come back.
 *
 * The same as the room command `readmit`: coming back is the student's own act.
 *
 * `POST /api-tch/ext/lessonClass/readmit` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), classNotStarted (30007), roomRefused (30009), roomNotCreated (30036).
 */
export const readmitStudent = (stageRequest: StageRequest, options?: ChangeCallOptions) =>
  change<ReadmissionResponse>({ url: '/api-tch/ext/lessonClass/readmit', body: stageRequest }, options)

/**
 * Take a prize back.
 *
 * The room command `revokePrize`, within 10 seconds: the whole award goes, also of the other students who got it. Answers with the prizes of the lesson.
 *
 * `POST /api-tch/ext/lessonClass/revokePrize` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classEnded (30005), notInClass (30006), classNotStarted (30007), roomRefused (30009), roomNotCreated (30036).
 */
export const revokePrize = (prizeRef: PrizeRef, options?: ChangeCallOptions) =>
  change<LessonPrizesResponse>({ url: '/api-tch/ext/lessonClass/revokePrize', encoding: 'json', body: prizeRef }, options)

/**
 * Prizes of a lesson.
 *
 * `POST /api-tch/lessonClass/lessonPrize` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherListPrizes = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonPrizesResponse>({ url: '/api-tch/lessonClass/lessonPrize', body: lessonRef }, options)

/**
 * Say something about a class or a student of it.
 *
 * `POST /api-tch/lessonClass/lessonFeedback` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), classNotStarted (30007).
 */
export const teacherLessonFeedback = (teacherFeedbackRequest: TeacherFeedbackRequest, options?: ChangeCallOptions) =>
  change<FeedbackReceiptResponse>({ url: '/api-tch/lessonClass/lessonFeedback', encoding: 'json', body: teacherFeedbackRequest }, options)

/**
 * Ready-made sentences for a teacher.
 *
 * `POST /api-tch/lessonClass/feedbackOptions` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherFeedbackOptions = (feedbackOptionsRequest?: FeedbackOptionsRequest, options?: CallOptions) =>
  call<FeedbackOptionsResponse>({ url: '/api-tch/lessonClass/feedbackOptions', body: feedbackOptionsRequest }, options)

/**
 * Move a lesson, and with it those at the same place of the week.
 *
 * All of them or none; what has begun stays where it is. Each lesson takes one move of the month. Students are told once.
 *
 * `POST /api-tch/ext/lessonClass/adjustLessons` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lessonInPast (31001), lessonBegun (31002), teacherBusy (31003), studentsBusy (31004), noAdjustmentsLeft (31005).
 */
export const adjustLessons = (lessonsMoveRequest: LessonsMoveRequest, options?: ChangeCallOptions) =>
  change<LessonsMoveResponse>({ url: '/api-tch/ext/lessonClass/adjustLessons', body: lessonsMoveRequest }, options)

/**
 * Whether lessons could be moved together.
 *
 * Asks the rules of `adjustLessons`, and moves nothing.
 *
 * `POST /api-tch/ext/lessonClass/checkLessonsMove` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const checkLessonsMove = (lessonsMoveRequest: LessonsMoveRequest, options?: CallOptions) =>
  call<LessonsMoveCheckResponse>({ url: '/api-tch/ext/lessonClass/checkLessonsMove', body: lessonsMoveRequest }, options)

/**
 * When a lesson could be instead.
 *
 * At the clock times at which its class meets, on any weekday, where neither its teacher nor its students have another lesson.
 *
 * `POST /api-tch/ext/lessonClass/suggestLessonTimes` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const suggestLessonTimes = (lessonTimeSuggestionsRequest: LessonTimeSuggestionsRequest, options?: CallOptions) =>
  call<LessonTimeSuggestionsResponse>({ url: '/api-tch/ext/lessonClass/suggestLessonTimes', body: lessonTimeSuggestionsRequest }, options)

/**
 * Call a lesson off until its new time is known.
 *
 * Its status is `waitingToBeAdjusted` until `adjust` gives it a new time; only that counts as a move. Its students are told.
 *
 * `POST /api-tch/ext/postponeLesson` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), lessonBegun (31002).
 */
export const postponeLesson = (lessonPostponeRequest: LessonPostponeRequest, options?: ChangeCallOptions) =>
  change<LessonSummaryResponse>({ url: '/api-tch/ext/postponeLesson', body: lessonPostponeRequest }, options)

/**
 * Write how a student did.
 *
 * Writing again replaces it, and the student sees it as new.
 *
 * `POST /api-tch/ext/lessons/performance` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), classNotStarted (30007).
 */
export const writePerformance = (performanceRequest: PerformanceRequest, options?: ChangeCallOptions) =>
  change<PerformanceDetailResponse>({ url: '/api-tch/ext/lessons/performance', body: performanceRequest }, options)

/**
 * What was said about a class.
 *
 * The teacher's own feedback, to be read again and changed, and that of the students.
 *
 * `POST /api-tch/ext/lessons/feedback` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listLessonFeedback = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonFeedbackResponse>({ url: '/api-tch/ext/lessons/feedback', encoding: 'json', body: lessonRef }, options)

/**
 * Everything about one lesson.
 *
 * For the page of a lesson: who comes, files, homework, replay, and when its chapter was taught before.
 *
 * `POST /api-tch/ext/lessons/page` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherLessonPage = (lessonRef: LessonRef, options?: CallOptions) =>
  call<TeacherLessonPageResponse>({ url: '/api-tch/ext/lessons/page', encoding: 'json', body: lessonRef }, options)

/**
 * Name a lesson.
 *
 * With `chapterId` it also teaches another chapter of its course. The name of the chapter stays as it is.
 *
 * `POST /api-tch/ext/lessons/rename` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const renameLesson = (lessonRenameRequest: LessonRenameRequest, options?: ChangeCallOptions) =>
  change<LessonSummaryResponse>({ url: '/api-tch/ext/lessons/rename', encoding: 'json', body: lessonRenameRequest }, options)

