// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { callWithFiles, type UploadOptions } from '../../client/upload.ts'
import type { LessonRef, CourseRef, PublicCourseChange, PublicCourseRequest, PublicCourseFilter, PublicCourseStatusRequest, LessonReference, TextbooksRequest, ChapterRename, RegistrationExtension, StartTimesCheck, CycleCheck, LessonDetailResponse, LessonSummaryResponse, PublicLessonResponse, SubjectsResponse, PublicCourseResponse, CourseConfigResponse, PublicCoursePageResponse, CourseCriteriaResponse, TextbooksResponse, CourseTypesResponse, RenamedChapterResponse, CourseStatsResponse, PlanCheckResponse } from '../types.ts'

/**
 * @summary A lesson of a public course
 */
export const getPublicLesson = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<PublicLessonResponse>({ url: '/api-tch/lessonCourse/pubLessonDetail', body: lessonRef, signal })

export const getGetPublicLessonQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getPublicLesson', [LessonRef]>('getPublicLesson', lessonRef)
export const getGetPublicLessonQueryOptions = <Selected = DataOf<PublicLessonResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PublicLessonResponse>, Selected>) =>
  readOptions<DataOf<PublicLessonResponse>, Selected>('teacher-lesson-course', getGetPublicLessonQueryKey(lessonRef), (signal) => getPublicLesson(lessonRef, signal), options)
/** A lesson of a public course. */
export const useGetPublicLesson = <Selected = DataOf<PublicLessonResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PublicLessonResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPublicLessonQueryOptions(lessonRef, options), queryClient)


/**
 * The whole tree, parents before their children.
 * @summary All subjects
 */
export const listSubjects = (signal?: AbortSignal) =>
  call<SubjectsResponse>({ url: '/api-tch/lessonCourse/subjectList', signal })

export const getListSubjectsQueryKey = () =>
  readKey<'listSubjects', []>('listSubjects')
export const getListSubjectsQueryOptions = <Selected = DataOf<SubjectsResponse>>(options?: ReadOptions<DataOf<SubjectsResponse>, Selected>) =>
  readOptions<DataOf<SubjectsResponse>, Selected>('teacher-lesson-course', getListSubjectsQueryKey(), (signal) => listSubjects(signal), options)
/** All subjects. */
export const useListSubjects = <Selected = DataOf<SubjectsResponse>>(options?: ReadOptions<DataOf<SubjectsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSubjectsQueryOptions(options), queryClient)


/**
 * Only what is sent changes. Lessons that began stay where they are. The class type is fixed, and seats cannot be fewer than taken, once students registered.
 * @summary Change a public course
 */
export const updatePublicCourse = (publicCourseChange: PublicCourseChange, options?: UploadOptions) =>
  callWithFiles<PublicCourseResponse>({ url: '/api-tch/lessonCourse/updatePubCourse', encoding: 'multipart', body: publicCourseChange }, options)

export const getUpdatePublicCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseChange } & UploadOptions, Context>) =>
  changeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseChange } & UploadOptions, Context>('updatePublicCourse', ["teacher-lesson-course","teacher-lesson-class","listClassChoices"], ({ data, ...upload }) => updatePublicCourse(data, upload), options)
/** Change a public course. */
export const useUpdatePublicCourse = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseChange } & UploadOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdatePublicCourseMutationOptions(options), queryClient)


/**
 * A draft with its class and lessons. `pubCourseStatus` publishes it.
 * @summary Make a public course
 */
export const addPublicCourse = (publicCourseRequest: PublicCourseRequest, signal?: AbortSignal) =>
  call<PublicCourseResponse>({ url: '/api-tch/lessonCourse/addPubCourse', body: publicCourseRequest, signal })

export const getAddPublicCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseRequest }, Context>) =>
  changeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseRequest }, Context>('addPublicCourse', ["teacher-lesson-course","teacher-lesson-class","listClassChoices"], ({ data }) => addPublicCourse(data), options)
/** Make a public course. */
export const useAddPublicCourse = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddPublicCourseMutationOptions(options), queryClient)


/**
 * @summary Limits and choices of the form
 */
export const getCourseConfig = (signal?: AbortSignal) =>
  call<CourseConfigResponse>({ url: '/api-tch/lessonCourse/courseConfig', signal })

export const getGetCourseConfigQueryKey = () =>
  readKey<'getCourseConfig', []>('getCourseConfig')
export const getGetCourseConfigQueryOptions = <Selected = DataOf<CourseConfigResponse>>(options?: ReadOptions<DataOf<CourseConfigResponse>, Selected>) =>
  readOptions<DataOf<CourseConfigResponse>, Selected>('teacher-lesson-course', getGetCourseConfigQueryKey(), (signal) => getCourseConfig(signal), options)
/** Limits and choices of the form. */
export const useGetCourseConfig = <Selected = DataOf<CourseConfigResponse>>(options?: ReadOptions<DataOf<CourseConfigResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseConfigQueryOptions(options), queryClient)


/**
 * @summary A public course to edit
 */
export const getPublicCourse = (courseRef: CourseRef, signal?: AbortSignal) =>
  call<PublicCourseResponse>({ url: '/api-tch/lessonCourse/pubCourseDetail', body: courseRef, signal })

export const getGetPublicCourseQueryKey = (courseRef?: CourseRef) =>
  readKey<'getPublicCourse', [CourseRef]>('getPublicCourse', courseRef)
export const getGetPublicCourseQueryOptions = <Selected = DataOf<PublicCourseResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<PublicCourseResponse>, Selected>) =>
  readOptions<DataOf<PublicCourseResponse>, Selected>('teacher-lesson-course', getGetPublicCourseQueryKey(courseRef), (signal) => getPublicCourse(courseRef, signal), options)
/** A public course to edit. */
export const useGetPublicCourse = <Selected = DataOf<PublicCourseResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<PublicCourseResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPublicCourseQueryOptions(courseRef, options), queryClient)


/**
 * @summary My public courses
 */
export const listPublicCourses = (publicCourseFilter: PublicCourseFilter, signal?: AbortSignal) =>
  call<PublicCoursePageResponse>({ url: '/api-tch/lessonCourse/pubCourseList', body: publicCourseFilter, signal })

export const getListPublicCoursesQueryKey = (publicCourseFilter?: PublicCourseFilter) =>
  readKey<'listPublicCourses', [PublicCourseFilter]>('listPublicCourses', publicCourseFilter)
export const getListPublicCoursesQueryOptions = <Selected = DataOf<PublicCoursePageResponse>>(publicCourseFilter: PublicCourseFilter, options?: ReadOptions<DataOf<PublicCoursePageResponse>, Selected>) =>
  pageOptions<DataOf<PublicCoursePageResponse>, Selected>('teacher-lesson-course', getListPublicCoursesQueryKey(publicCourseFilter), (signal) => listPublicCourses(publicCourseFilter, signal), options)
/** My public courses. */
export const useListPublicCourses = <Selected = DataOf<PublicCoursePageResponse>>(publicCourseFilter: PublicCourseFilter, options?: ReadOptions<DataOf<PublicCoursePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPublicCoursesQueryOptions(publicCourseFilter, options), queryClient)

export const getListPublicCoursesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<PublicCoursePageResponse>>>>(publicCourseFilter: Omit<PublicCourseFilter, 'current'>, options?: PagesOptions<DataOf<PublicCoursePageResponse>, Selected>) =>
  pagesOptions<DataOf<PublicCoursePageResponse>, Selected>('teacher-lesson-course', getListPublicCoursesQueryKey(publicCourseFilter), (current, signal) => listPublicCourses({ ...publicCourseFilter, current }, signal), options)
/** My public courses. */
export const useListPublicCoursesInfinite = <Selected = JoinedPages<ItemOf<DataOf<PublicCoursePageResponse>>>>(publicCourseFilter: Omit<PublicCourseFilter, 'current'>, options?: PagesOptions<DataOf<PublicCoursePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPublicCoursesInfiniteQueryOptions(publicCourseFilter, options), queryClient)


/**
 * @summary Publish or close a public course
 */
export const setPublicCourseStatus = (publicCourseStatusRequest: PublicCourseStatusRequest, signal?: AbortSignal) =>
  call<PublicCourseResponse>({ url: '/api-tch/lessonCourse/pubCourseStatus', body: publicCourseStatusRequest, signal })

export const getSetPublicCourseStatusMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseStatusRequest }, Context>) =>
  changeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseStatusRequest }, Context>('setPublicCourseStatus', ["teacher-lesson-course","teacher-lesson-class"], ({ data }) => setPublicCourseStatus(data), options)
/** Publish or close a public course. */
export const useSetPublicCourseStatus = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseStatusRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSetPublicCourseStatusMutationOptions(options), queryClient)


/**
 * @summary What my public courses can be filtered by
 */
export const getCourseCriteria = (signal?: AbortSignal) =>
  call<CourseCriteriaResponse>({ url: '/api-tch/lessonCourse/courseQueryCriteria', signal })

export const getGetCourseCriteriaQueryKey = () =>
  readKey<'getCourseCriteria', []>('getCourseCriteria')
export const getGetCourseCriteriaQueryOptions = <Selected = DataOf<CourseCriteriaResponse>>(options?: ReadOptions<DataOf<CourseCriteriaResponse>, Selected>) =>
  readOptions<DataOf<CourseCriteriaResponse>, Selected>('teacher-lesson-course', getGetCourseCriteriaQueryKey(), (signal) => getCourseCriteria(signal), options)
/** What my public courses can be filtered by. */
export const useGetCourseCriteria = <Selected = DataOf<CourseCriteriaResponse>>(options?: ReadOptions<DataOf<CourseCriteriaResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseCriteriaQueryOptions(options), queryClient)


/**
 * @summary A lesson with what is around it
 */
export const teacherLessonDetail = (lessonReference: LessonReference, signal?: AbortSignal) =>
  call<LessonDetailResponse>({ url: '/api-tch/lessonCourse/lessonDetail', body: lessonReference, signal })

export const getTeacherLessonDetailQueryKey = (lessonReference?: LessonReference) =>
  readKey<'teacherLessonDetail', [LessonReference]>('teacherLessonDetail', lessonReference)
export const getTeacherLessonDetailQueryOptions = <Selected = DataOf<LessonDetailResponse>>(lessonReference: LessonReference, options?: ReadOptions<DataOf<LessonDetailResponse>, Selected>) =>
  readOptions<DataOf<LessonDetailResponse>, Selected>('teacher-lesson-course', getTeacherLessonDetailQueryKey(lessonReference), (signal) => teacherLessonDetail(lessonReference, signal), options)
/** A lesson with what is around it. */
export const useTeacherLessonDetail = <Selected = DataOf<LessonDetailResponse>>(lessonReference: LessonReference, options?: ReadOptions<DataOf<LessonDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherLessonDetailQueryOptions(lessonReference, options), queryClient)


/**
 * @summary Textbooks to teach with
 */
export const listTextbooks = (textbooksRequest: TextbooksRequest, signal?: AbortSignal) =>
  call<TextbooksResponse>({ url: '/api-tch/lessonCourse/textBooks', body: textbooksRequest, signal })

export const getListTextbooksQueryKey = (textbooksRequest?: TextbooksRequest) =>
  readKey<'listTextbooks', [TextbooksRequest]>('listTextbooks', textbooksRequest)
export const getListTextbooksQueryOptions = <Selected = DataOf<TextbooksResponse>>(textbooksRequest: TextbooksRequest, options?: ReadOptions<DataOf<TextbooksResponse>, Selected>) =>
  readOptions<DataOf<TextbooksResponse>, Selected>('teacher-lesson-course', getListTextbooksQueryKey(textbooksRequest), (signal) => listTextbooks(textbooksRequest, signal), options)
/** Textbooks to teach with. */
export const useListTextbooks = <Selected = DataOf<TextbooksResponse>>(textbooksRequest: TextbooksRequest, options?: ReadOptions<DataOf<TextbooksResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTextbooksQueryOptions(textbooksRequest, options), queryClient)


/**
 * @summary Kinds of course, and how many of each I teach
 */
export const listCourseTypes = (signal?: AbortSignal) =>
  call<CourseTypesResponse>({ url: '/api-tch/lessonCourse/courseTypes', signal })

export const getListCourseTypesQueryKey = () =>
  readKey<'listCourseTypes', []>('listCourseTypes')
export const getListCourseTypesQueryOptions = <Selected = DataOf<CourseTypesResponse>>(options?: ReadOptions<DataOf<CourseTypesResponse>, Selected>) =>
  readOptions<DataOf<CourseTypesResponse>, Selected>('teacher-lesson-course', getListCourseTypesQueryKey(), (signal) => listCourseTypes(signal), options)
/** Kinds of course, and how many of each I teach. */
export const useListCourseTypes = <Selected = DataOf<CourseTypesResponse>>(options?: ReadOptions<DataOf<CourseTypesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCourseTypesQueryOptions(options), queryClient)


/**
 * In this course only; the textbook keeps its own.
 * @summary Give a chapter a name of its own
 */
export const renameChapter = (chapterRename: ChapterRename, signal?: AbortSignal) =>
  call<RenamedChapterResponse>({ url: '/api-tch/lessonCourse/updateChapterName', body: chapterRename, signal })

export const getRenameChapterMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RenamedChapterResponse>, { data: ChapterRename }, Context>) =>
  changeOptions<DataOf<RenamedChapterResponse>, { data: ChapterRename }, Context>('renameChapter', ["teacher-lesson-course"], ({ data }) => renameChapter(data), options)
/** Give a chapter a name of its own. */
export const useRenameChapter = <Context = unknown>(options?: ChangeOptions<DataOf<RenamedChapterResponse>, { data: ChapterRename }, Context>, queryClient?: QueryClient) =>
  useMutation(getRenameChapterMutationOptions(options), queryClient)


/**
 * @summary A course in numbers
 */
export const getCourseStats = (courseRef: CourseRef, signal?: AbortSignal) =>
  call<CourseStatsResponse>({ url: '/api-tch/lessonCourse/stats', body: courseRef, signal })

export const getGetCourseStatsQueryKey = (courseRef?: CourseRef) =>
  readKey<'getCourseStats', [CourseRef]>('getCourseStats', courseRef)
export const getGetCourseStatsQueryOptions = <Selected = DataOf<CourseStatsResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<CourseStatsResponse>, Selected>) =>
  readOptions<DataOf<CourseStatsResponse>, Selected>('teacher-lesson-course', getGetCourseStatsQueryKey(courseRef), (signal) => getCourseStats(courseRef, signal), options)
/** A course in numbers. */
export const useGetCourseStats = <Selected = DataOf<CourseStatsResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<CourseStatsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseStatsQueryOptions(courseRef, options), queryClient)


/**
 * The same as the room command `start`. Starting early moves the official start.
 * @summary Start the class
 */
export const startLesson = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonSummaryResponse>({ url: '/api-tch/lessonCourse/lessonStarted', body: lessonRef, signal })

export const getStartLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>('startLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data }) => startLesson(data), options)
/** Start the class. */
export const useStartLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStartLessonMutationOptions(options), queryClient)


/**
 * A closed course is open again. Students must be this teacher's own.
 * @summary More seats, more students, or registration open again
 */
export const appendRegistration = (registrationExtension: RegistrationExtension, signal?: AbortSignal) =>
  call<PublicCourseResponse>({ url: '/api-tch/lessonCourse/appendRegister', body: registrationExtension, signal })

export const getAppendRegistrationMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: RegistrationExtension }, Context>) =>
  changeOptions<DataOf<PublicCourseResponse>, { data: RegistrationExtension }, Context>('appendRegistration', ["teacher-lesson-course","teacher-lesson-class"], ({ data }) => appendRegistration(data), options)
/** More seats, more students, or registration open again. */
export const useAppendRegistration = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: RegistrationExtension }, Context>, queryClient?: QueryClient) =>
  useMutation(getAppendRegistrationMutationOptions(options), queryClient)


/**
 * Nothing is planned.
 * @summary Whether I have time at these times
 */
export const checkPublicCourseTimes = (startTimesCheck: StartTimesCheck, signal?: AbortSignal) =>
  call<PlanCheckResponse>({ url: '/api-tch/lessonCourse/pubCourseCheckTime', body: startTimesCheck, signal })

export const getCheckPublicCourseTimesQueryKey = (startTimesCheck?: StartTimesCheck) =>
  readKey<'checkPublicCourseTimes', [StartTimesCheck]>('checkPublicCourseTimes', startTimesCheck)
export const getCheckPublicCourseTimesQueryOptions = <Selected = DataOf<PlanCheckResponse>>(startTimesCheck: StartTimesCheck, options?: ReadOptions<DataOf<PlanCheckResponse>, Selected>) =>
  readOptions<DataOf<PlanCheckResponse>, Selected>('teacher-lesson-course', getCheckPublicCourseTimesQueryKey(startTimesCheck), (signal) => checkPublicCourseTimes(startTimesCheck, signal), options)
/** Whether I have time at these times. */
export const useCheckPublicCourseTimes = <Selected = DataOf<PlanCheckResponse>>(startTimesCheck: StartTimesCheck, options?: ReadOptions<DataOf<PlanCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckPublicCourseTimesQueryOptions(startTimesCheck, options), queryClient)


/**
 * Nothing is planned.
 * @summary Whether I have time for a cycle
 */
export const checkPeriodicTimes = (cycleCheck: CycleCheck, signal?: AbortSignal) =>
  call<PlanCheckResponse>({ url: '/api-tch/lessonCourse/periodicCheckTime', body: cycleCheck, signal })

export const getCheckPeriodicTimesQueryKey = (cycleCheck?: CycleCheck) =>
  readKey<'checkPeriodicTimes', [CycleCheck]>('checkPeriodicTimes', cycleCheck)
export const getCheckPeriodicTimesQueryOptions = <Selected = DataOf<PlanCheckResponse>>(cycleCheck: CycleCheck, options?: ReadOptions<DataOf<PlanCheckResponse>, Selected>) =>
  readOptions<DataOf<PlanCheckResponse>, Selected>('teacher-lesson-course', getCheckPeriodicTimesQueryKey(cycleCheck), (signal) => checkPeriodicTimes(cycleCheck, signal), options)
/** Whether I have time for a cycle. */
export const useCheckPeriodicTimes = <Selected = DataOf<PlanCheckResponse>>(cycleCheck: CycleCheck, options?: ReadOptions<DataOf<PlanCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckPeriodicTimesQueryOptions(cycleCheck, options), queryClient)


