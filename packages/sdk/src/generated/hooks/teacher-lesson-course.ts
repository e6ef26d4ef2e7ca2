// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import type { UploadOptions } from '../../client/upload.ts'
import { getPublicLesson, listSubjects, updatePublicCourse, addPublicCourse, getCourseConfig, getPublicCourse, listPublicCourses, setPublicCourseStatus, deletePublicCourse, getCourseCriteria, teacherLessonDetail, listTextbooks, listCourseTypes, renameChapter, getCourseStats, startLesson, appendRegistration, checkPublicCourseTimes, checkPeriodicTimes, teacherGetChapter } from '../calls/teacher-lesson-course.ts'
import type { LessonRef, CourseRef, ChapterRequest, PublicCourseChange, PublicCourseRequest, PublicCourseFilter, PublicCourseStatusRequest, LessonReference, TextbooksRequest, ChapterRename, RegistrationExtension, StartTimesCheck, CycleCheck, LessonDetailResponse, LessonSummaryResponse, PublicLessonResponse, SubjectsResponse, PublicCourseResponse, CourseConfigResponse, PublicCoursePageResponse, CourseRefResponse, CourseCriteriaResponse, TextbooksResponse, CourseTypesResponse, RenamedChapterResponse, CourseStatsResponse, PlanCheckResponse, TaughtChapterResponse } from '../types.ts'

export const getGetPublicLessonQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getPublicLesson', [LessonRef]>('getPublicLesson', lessonRef)
export const getGetPublicLessonQueryOptions = <Selected = DataOf<PublicLessonResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PublicLessonResponse>, Selected>) =>
  readOptions<DataOf<PublicLessonResponse>, Selected>('teacher-lesson-course', getGetPublicLessonQueryKey(lessonRef), (call) => getPublicLesson(lessonRef, call), options)
/** A lesson of a public course. */
export const useGetPublicLesson = <Selected = DataOf<PublicLessonResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PublicLessonResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPublicLessonQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getListSubjectsQueryKey = () =>
  readKey<'listSubjects', []>('listSubjects')
export const getListSubjectsQueryOptions = <Selected = DataOf<SubjectsResponse>>(options?: ReadOptions<DataOf<SubjectsResponse>, Selected>) =>
  readOptions<DataOf<SubjectsResponse>, Selected>('teacher-lesson-course', getListSubjectsQueryKey(), (call) => listSubjects(call), options)
/** All subjects. */
export const useListSubjects = <Selected = DataOf<SubjectsResponse>>(options?: ReadOptions<DataOf<SubjectsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListSubjectsQueryOptions(useOwn(options)), queryClient)


export const getUpdatePublicCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseChange } & UploadOptions, Context>) =>
  changeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseChange } & UploadOptions, Context>('updatePublicCourse', ["teacher-lesson-course","teacher-lesson-class","listClassChoices"], ({ data, ...call }) => updatePublicCourse(data, call), options)
/** Change a public course. */
export const useUpdatePublicCourse = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseChange } & UploadOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdatePublicCourseMutationOptions(useOwn(options)), queryClient)


export const getAddPublicCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseRequest } & ChangeCallOptions, Context>('addPublicCourse', ["teacher-lesson-course","teacher-lesson-class","listClassChoices"], ({ data, ...call }) => addPublicCourse(data, call), options)
/** Make a public course. */
export const useAddPublicCourse = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddPublicCourseMutationOptions(useOwn(options)), queryClient)


export const getGetCourseConfigQueryKey = () =>
  readKey<'getCourseConfig', []>('getCourseConfig')
export const getGetCourseConfigQueryOptions = <Selected = DataOf<CourseConfigResponse>>(options?: ReadOptions<DataOf<CourseConfigResponse>, Selected>) =>
  readOptions<DataOf<CourseConfigResponse>, Selected>('teacher-lesson-course', getGetCourseConfigQueryKey(), (call) => getCourseConfig(call), options)
/** Limits and choices of the form. */
export const useGetCourseConfig = <Selected = DataOf<CourseConfigResponse>>(options?: ReadOptions<DataOf<CourseConfigResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseConfigQueryOptions(useOwn(options)), queryClient)


export const getGetPublicCourseQueryKey = (courseRef?: CourseRef) =>
  readKey<'getPublicCourse', [CourseRef]>('getPublicCourse', courseRef)
export const getGetPublicCourseQueryOptions = <Selected = DataOf<PublicCourseResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<PublicCourseResponse>, Selected>) =>
  readOptions<DataOf<PublicCourseResponse>, Selected>('teacher-lesson-course', getGetPublicCourseQueryKey(courseRef), (call) => getPublicCourse(courseRef, call), options)
/** A public course to edit. */
export const useGetPublicCourse = <Selected = DataOf<PublicCourseResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<PublicCourseResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPublicCourseQueryOptions(courseRef, useOwn(options)), queryClient)


export const getListPublicCoursesQueryKey = (publicCourseFilter?: PublicCourseFilter) =>
  readKey<'listPublicCourses', [PublicCourseFilter]>('listPublicCourses', publicCourseFilter)
export const getListPublicCoursesQueryOptions = <Selected = DataOf<PublicCoursePageResponse>>(publicCourseFilter: PublicCourseFilter, options?: ReadOptions<DataOf<PublicCoursePageResponse>, Selected>) =>
  pageOptions<DataOf<PublicCoursePageResponse>, Selected>('teacher-lesson-course', getListPublicCoursesQueryKey(publicCourseFilter), (call) => listPublicCourses(publicCourseFilter, call), options)
/** My public courses. */
export const useListPublicCourses = <Selected = DataOf<PublicCoursePageResponse>>(publicCourseFilter: PublicCourseFilter, options?: ReadOptions<DataOf<PublicCoursePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPublicCoursesQueryOptions(publicCourseFilter, useOwn(options)), queryClient)

export const getListPublicCoursesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<PublicCoursePageResponse>>>>(publicCourseFilter: Omit<PublicCourseFilter, 'current'>, options?: PagesOptions<DataOf<PublicCoursePageResponse>, Selected>) =>
  pagesOptions<DataOf<PublicCoursePageResponse>, Selected>('teacher-lesson-course', getListPublicCoursesQueryKey(publicCourseFilter), (current, call) => listPublicCourses({ ...publicCourseFilter, current }, call), options)
/** My public courses. */
export const useListPublicCoursesInfinite = <Selected = JoinedPages<ItemOf<DataOf<PublicCoursePageResponse>>>>(publicCourseFilter: Omit<PublicCourseFilter, 'current'>, options?: PagesOptions<DataOf<PublicCoursePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPublicCoursesInfiniteQueryOptions(publicCourseFilter, useOwn(options)), queryClient)


export const getSetPublicCourseStatusMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseStatusRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseStatusRequest } & ChangeCallOptions, Context>('setPublicCourseStatus', ["teacher-lesson-course","teacher-lesson-class"], ({ data, ...call }) => setPublicCourseStatus(data, call), options)
/** Publish or close a public course. */
export const useSetPublicCourseStatus = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: PublicCourseStatusRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSetPublicCourseStatusMutationOptions(useOwn(options)), queryClient)


export const getDeletePublicCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CourseRefResponse>, { data: CourseRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CourseRefResponse>, { data: CourseRef } & ChangeCallOptions, Context>('deletePublicCourse', ["teacher-lesson-course","teacher-lesson-class"], ({ data, ...call }) => deletePublicCourse(data, call), options)
/** Delete a draft of a public course. */
export const useDeletePublicCourse = <Context = unknown>(options?: ChangeOptions<DataOf<CourseRefResponse>, { data: CourseRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDeletePublicCourseMutationOptions(useOwn(options)), queryClient)


export const getGetCourseCriteriaQueryKey = () =>
  readKey<'getCourseCriteria', []>('getCourseCriteria')
export const getGetCourseCriteriaQueryOptions = <Selected = DataOf<CourseCriteriaResponse>>(options?: ReadOptions<DataOf<CourseCriteriaResponse>, Selected>) =>
  readOptions<DataOf<CourseCriteriaResponse>, Selected>('teacher-lesson-course', getGetCourseCriteriaQueryKey(), (call) => getCourseCriteria(call), options)
/** What my public courses can be filtered by. */
export const useGetCourseCriteria = <Selected = DataOf<CourseCriteriaResponse>>(options?: ReadOptions<DataOf<CourseCriteriaResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseCriteriaQueryOptions(useOwn(options)), queryClient)


export const getTeacherLessonDetailQueryKey = (lessonReference?: LessonReference) =>
  readKey<'teacherLessonDetail', [LessonReference]>('teacherLessonDetail', lessonReference)
export const getTeacherLessonDetailQueryOptions = <Selected = DataOf<LessonDetailResponse>>(lessonReference: LessonReference, options?: ReadOptions<DataOf<LessonDetailResponse>, Selected>) =>
  readOptions<DataOf<LessonDetailResponse>, Selected>('teacher-lesson-course', getTeacherLessonDetailQueryKey(lessonReference), (call) => teacherLessonDetail(lessonReference, call), options)
/** A lesson with what is around it. */
export const useTeacherLessonDetail = <Selected = DataOf<LessonDetailResponse>>(lessonReference: LessonReference, options?: ReadOptions<DataOf<LessonDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherLessonDetailQueryOptions(lessonReference, useOwn(options)), queryClient)


export const getListTextbooksQueryKey = (textbooksRequest?: TextbooksRequest) =>
  readKey<'listTextbooks', [TextbooksRequest]>('listTextbooks', textbooksRequest)
export const getListTextbooksQueryOptions = <Selected = DataOf<TextbooksResponse>>(textbooksRequest: TextbooksRequest, options?: ReadOptions<DataOf<TextbooksResponse>, Selected>) =>
  readOptions<DataOf<TextbooksResponse>, Selected>('teacher-lesson-course', getListTextbooksQueryKey(textbooksRequest), (call) => listTextbooks(textbooksRequest, call), options)
/** Textbooks to teach with. */
export const useListTextbooks = <Selected = DataOf<TextbooksResponse>>(textbooksRequest: TextbooksRequest, options?: ReadOptions<DataOf<TextbooksResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTextbooksQueryOptions(textbooksRequest, useOwn(options)), queryClient)


export const getListCourseTypesQueryKey = () =>
  readKey<'listCourseTypes', []>('listCourseTypes')
export const getListCourseTypesQueryOptions = <Selected = DataOf<CourseTypesResponse>>(options?: ReadOptions<DataOf<CourseTypesResponse>, Selected>) =>
  readOptions<DataOf<CourseTypesResponse>, Selected>('teacher-lesson-course', getListCourseTypesQueryKey(), (call) => listCourseTypes(call), options)
/** Kinds of course, and how many of each I teach. */
export const useListCourseTypes = <Selected = DataOf<CourseTypesResponse>>(options?: ReadOptions<DataOf<CourseTypesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCourseTypesQueryOptions(useOwn(options)), queryClient)


export const getRenameChapterMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RenamedChapterResponse>, { data: ChapterRename } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<RenamedChapterResponse>, { data: ChapterRename } & ChangeCallOptions, Context>('renameChapter', ["teacher-lesson-course","teacher-lesson-class"], ({ data, ...call }) => renameChapter(data, call), options)
/** Give a chapter a name of its own. */
export const useRenameChapter = <Context = unknown>(options?: ChangeOptions<DataOf<RenamedChapterResponse>, { data: ChapterRename } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRenameChapterMutationOptions(useOwn(options)), queryClient)


export const getGetCourseStatsQueryKey = (courseRef?: CourseRef) =>
  readKey<'getCourseStats', [CourseRef]>('getCourseStats', courseRef)
export const getGetCourseStatsQueryOptions = <Selected = DataOf<CourseStatsResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<CourseStatsResponse>, Selected>) =>
  readOptions<DataOf<CourseStatsResponse>, Selected>('teacher-lesson-course', getGetCourseStatsQueryKey(courseRef), (call) => getCourseStats(courseRef, call), options)
/** A course in numbers. */
export const useGetCourseStats = <Selected = DataOf<CourseStatsResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<CourseStatsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseStatsQueryOptions(courseRef, useOwn(options)), queryClient)


export const getStartLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef } & ChangeCallOptions, Context>('startLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data, ...call }) => startLesson(data, call), options)
/** Start the class. */
export const useStartLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStartLessonMutationOptions(useOwn(options)), queryClient)


export const getAppendRegistrationMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: RegistrationExtension } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<PublicCourseResponse>, { data: RegistrationExtension } & ChangeCallOptions, Context>('appendRegistration', ["teacher-lesson-course","teacher-lesson-class"], ({ data, ...call }) => appendRegistration(data, call), options)
/** More seats, more students, or registration open again. */
export const useAppendRegistration = <Context = unknown>(options?: ChangeOptions<DataOf<PublicCourseResponse>, { data: RegistrationExtension } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAppendRegistrationMutationOptions(useOwn(options)), queryClient)


export const getCheckPublicCourseTimesQueryKey = (startTimesCheck?: StartTimesCheck) =>
  readKey<'checkPublicCourseTimes', [StartTimesCheck]>('checkPublicCourseTimes', startTimesCheck)
export const getCheckPublicCourseTimesQueryOptions = <Selected = DataOf<PlanCheckResponse>>(startTimesCheck: StartTimesCheck, options?: ReadOptions<DataOf<PlanCheckResponse>, Selected>) =>
  readOptions<DataOf<PlanCheckResponse>, Selected>('teacher-lesson-course', getCheckPublicCourseTimesQueryKey(startTimesCheck), (call) => checkPublicCourseTimes(startTimesCheck, call), options)
/** Whether I have time at these times. */
export const useCheckPublicCourseTimes = <Selected = DataOf<PlanCheckResponse>>(startTimesCheck: StartTimesCheck, options?: ReadOptions<DataOf<PlanCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckPublicCourseTimesQueryOptions(startTimesCheck, useOwn(options)), queryClient)


export const getCheckPeriodicTimesQueryKey = (cycleCheck?: CycleCheck) =>
  readKey<'checkPeriodicTimes', [CycleCheck]>('checkPeriodicTimes', cycleCheck)
export const getCheckPeriodicTimesQueryOptions = <Selected = DataOf<PlanCheckResponse>>(cycleCheck: CycleCheck, options?: ReadOptions<DataOf<PlanCheckResponse>, Selected>) =>
  readOptions<DataOf<PlanCheckResponse>, Selected>('teacher-lesson-course', getCheckPeriodicTimesQueryKey(cycleCheck), (call) => checkPeriodicTimes(cycleCheck, call), options)
/** Whether I have time for a cycle. */
export const useCheckPeriodicTimes = <Selected = DataOf<PlanCheckResponse>>(cycleCheck: CycleCheck, options?: ReadOptions<DataOf<PlanCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckPeriodicTimesQueryOptions(cycleCheck, useOwn(options)), queryClient)


export const getTeacherGetChapterQueryKey = (chapterRequest?: ChapterRequest) =>
  readKey<'teacherGetChapter', [ChapterRequest]>('teacherGetChapter', chapterRequest)
export const getTeacherGetChapterQueryOptions = <Selected = DataOf<TaughtChapterResponse>>(chapterRequest: ChapterRequest, options?: ReadOptions<DataOf<TaughtChapterResponse>, Selected>) =>
  readOptions<DataOf<TaughtChapterResponse>, Selected>('teacher-lesson-course', getTeacherGetChapterQueryKey(chapterRequest), (call) => teacherGetChapter(chapterRequest, call), options)
/** Words and text of a chapter. */
export const useTeacherGetChapter = <Selected = DataOf<TaughtChapterResponse>>(chapterRequest: ChapterRequest, options?: ReadOptions<DataOf<TaughtChapterResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherGetChapterQueryOptions(chapterRequest, useOwn(options)), queryClient)


