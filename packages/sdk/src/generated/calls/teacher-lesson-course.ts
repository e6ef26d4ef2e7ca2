// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { callWithFiles, type UploadOptions } from '../../client/upload.ts'
import type { LessonRef, CourseRef, ChapterRequest, PublicCourseChange, PublicCourseRequest, PublicCourseFilter, PublicCourseStatusRequest, LessonReference, TextbooksRequest, ChapterRename, RegistrationExtension, StartTimesCheck, CycleCheck, LessonDetailResponse, LessonSummaryResponse, PublicLessonResponse, SubjectsResponse, PublicCourseResponse, CourseConfigResponse, PublicCoursePageResponse, CourseRefResponse, CourseCriteriaResponse, TextbooksResponse, CourseTypesResponse, RenamedChapterResponse, CourseStatsResponse, PlanCheckResponse, TaughtChapterResponse } from '../types.ts'

/**
 * A lesson of a public course.
 *
 * `POST /api-tch/lessonCourse/pubLessonDetail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getPublicLesson = (lessonRef: LessonRef, options?: CallOptions) =>
  call<PublicLessonResponse>({ url: '/api-tch/lessonCourse/pubLessonDetail', body: lessonRef }, options)

/**
 * All subjects.
 *
 * The whole tree, parents before their children.
 *
 * `POST /api-tch/lessonCourse/subjectList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listSubjects = (options?: CallOptions) =>
  call<SubjectsResponse>({ url: '/api-tch/lessonCourse/subjectList' }, options)

/**
 * Change a public course.
 *
 * Only what is sent changes. Lessons that began stay where they are. The class type is fixed, and seats cannot be fewer than taken, once students registered.
 *
 * `POST /api-tch/lessonCourse/updatePubCourse` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), uploadNotFound (30040), lessonInPast (31001), teacherBusy (31003), studentsBusy (31004), courseNotEditable (32006), coverNotImage (32013), quotaExceeded (34005), tooManyFiles (34009).
 */
export const updatePublicCourse = (publicCourseChange: PublicCourseChange, options?: UploadOptions) =>
  callWithFiles<PublicCourseResponse>({ url: '/api-tch/lessonCourse/updatePubCourse', encoding: 'multipart', body: publicCourseChange, isKeyed: true }, options)

/**
 * Make a public course.
 *
 * A draft with its class and lessons. `pubCourseStatus` publishes it.
 *
 * `POST /api-tch/lessonCourse/addPubCourse` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), uploadNotFound (30040), lessonInPast (31001), teacherBusy (31003), coverNotImage (32013).
 */
export const addPublicCourse = (publicCourseRequest: PublicCourseRequest, options?: ChangeCallOptions) =>
  change<PublicCourseResponse>({ url: '/api-tch/lessonCourse/addPubCourse', body: publicCourseRequest }, options)

/**
 * Limits and choices of the form.
 *
 * `POST /api-tch/lessonCourse/courseConfig` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const getCourseConfig = (options?: CallOptions) =>
  call<CourseConfigResponse>({ url: '/api-tch/lessonCourse/courseConfig' }, options)

/**
 * A public course to edit.
 *
 * `POST /api-tch/lessonCourse/pubCourseDetail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getPublicCourse = (courseRef: CourseRef, options?: CallOptions) =>
  call<PublicCourseResponse>({ url: '/api-tch/lessonCourse/pubCourseDetail', body: courseRef }, options)

/**
 * My public courses.
 *
 * `POST /api-tch/lessonCourse/pubCourseList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listPublicCourses = (publicCourseFilter: PublicCourseFilter, options?: CallOptions) =>
  call<PublicCoursePageResponse>({ url: '/api-tch/lessonCourse/pubCourseList', body: publicCourseFilter }, options)

/**
 * Publish or close a public course.
 *
 * `POST /api-tch/lessonCourse/pubCourseStatus` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), courseStatusRefused (32007).
 */
export const setPublicCourseStatus = (publicCourseStatusRequest: PublicCourseStatusRequest, options?: ChangeCallOptions) =>
  change<PublicCourseResponse>({ url: '/api-tch/lessonCourse/pubCourseStatus', body: publicCourseStatusRequest }, options)

/**
 * Delete a draft of a public course.
 *
 * With its class and its lessons. Refused with 32006: `not-draft` once it was published, `in-use` while homework, notices, files or students belong to it.
 *
 * `POST /api-tch/ext/pubCourse/delete` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), courseNotEditable (32006).
 */
export const deletePublicCourse = (courseRef: CourseRef, options?: ChangeCallOptions) =>
  change<CourseRefResponse>({ url: '/api-tch/ext/pubCourse/delete', body: courseRef }, options)

/**
 * What my public courses can be filtered by.
 *
 * `POST /api-tch/lessonCourse/courseQueryCriteria` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const getCourseCriteria = (options?: CallOptions) =>
  call<CourseCriteriaResponse>({ url: '/api-tch/lessonCourse/courseQueryCriteria' }, options)

/**
 * A lesson with what is around it.
 *
 * `POST /api-tch/lessonCourse/lessonDetail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherLessonDetail = (lessonReference: LessonReference, options?: CallOptions) =>
  call<LessonDetailResponse>({ url: '/api-tch/lessonCourse/lessonDetail', body: lessonReference }, options)

/**
 * Textbooks to teach with.
 *
 * `POST /api-tch/lessonCourse/textBooks` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listTextbooks = (textbooksRequest: TextbooksRequest, options?: CallOptions) =>
  call<TextbooksResponse>({ url: '/api-tch/lessonCourse/textBooks', body: textbooksRequest }, options)

/**
 * Kinds of course, and how many of each I teach.
 *
 * `POST /api-tch/lessonCourse/courseTypes` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listCourseTypes = (options?: CallOptions) =>
  call<CourseTypesResponse>({ url: '/api-tch/lessonCourse/courseTypes' }, options)

/**
 * Give a chapter a name of its own.
 *
 * In this course only; the textbook keeps its own.
 *
 * `POST /api-tch/lessonCourse/updateChapterName` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const renameChapter = (chapterRename: ChapterRename, options?: ChangeCallOptions) =>
  change<RenamedChapterResponse>({ url: '/api-tch/lessonCourse/updateChapterName', body: chapterRename }, options)

/**
 * A course in numbers.
 *
 * `POST /api-tch/lessonCourse/stats` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getCourseStats = (courseRef: CourseRef, options?: CallOptions) =>
  call<CourseStatsResponse>({ url: '/api-tch/lessonCourse/stats', body: courseRef }, options)

/**
 * Start the class.
 *
 * The same as the room command `start`. Starting early moves the official start.
 *
 * `POST /api-tch/lessonCourse/lessonStarted` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), doorNotOpen (30001), classEnded (30005), classAlreadyStarted (30008), roomRefused (30009).
 */
export const startLesson = (lessonRef: LessonRef, options?: ChangeCallOptions) =>
  change<LessonSummaryResponse>({ url: '/api-tch/lessonCourse/lessonStarted', body: lessonRef }, options)

/**
 * More seats, more students, or registration open again.
 *
 * A closed course is open again. Students must be this teacher's own.
 *
 * `POST /api-tch/lessonCourse/appendRegister` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), courseFull (32002), courseNotEditable (32006), courseStatusRefused (32007).
 */
export const appendRegistration = (registrationExtension: RegistrationExtension, options?: ChangeCallOptions) =>
  change<PublicCourseResponse>({ url: '/api-tch/lessonCourse/appendRegister', body: registrationExtension }, options)

/**
 * Whether I have time at these times.
 *
 * Nothing is planned.
 *
 * `POST /api-tch/lessonCourse/pubCourseCheckTime` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const checkPublicCourseTimes = (startTimesCheck: StartTimesCheck, options?: CallOptions) =>
  call<PlanCheckResponse>({ url: '/api-tch/lessonCourse/pubCourseCheckTime', body: startTimesCheck }, options)

/**
 * Whether I have time for a cycle.
 *
 * Nothing is planned.
 *
 * `POST /api-tch/lessonCourse/periodicCheckTime` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const checkPeriodicTimes = (cycleCheck: CycleCheck, options?: CallOptions) =>
  call<PlanCheckResponse>({ url: '/api-tch/lessonCourse/periodicCheckTime', body: cycleCheck }, options)

/**
 * Words and text of a chapter.
 *
 * What students read; meanings are in the reader's language.
 *
 * `POST /api-tch/ext/chapter` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherGetChapter = (chapterRequest: ChapterRequest, options?: CallOptions) =>
  call<TaughtChapterResponse>({ url: '/api-tch/ext/chapter', encoding: 'json', body: chapterRequest }, options)

