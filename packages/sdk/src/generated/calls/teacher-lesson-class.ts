// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { callWithFiles, type UploadOptions } from '../../client/upload.ts'
import type { LessonRef, PerformanceDetail, FeedbackOptionsRequest, ScheduleRequest, ClassListRequest, LessonMoveRequest, ClassRef, StudentRequest, LessonDateRequest, StatisticsRequest, LessonResourceUpload, LessonResourceRemoval, LessonStudentRef, LessonListRequest, ClassStudentRef, LessonDeletionRequest, LessonDraftsRequest, ContinuationRequest, ClassStudentListRequest, ClassFilter, StageRequest, BoardBackgroundRequest, VbgRef, PracticeRequest, PracticeRef, PrizeRequest, TeacherFeedbackRequest, PerformanceRequest, LessonDayResponse, PerformanceDetailResponse, LessonPracticesResponse, LessonPrizesResponse, PracticeResponse, FeedbackReceiptResponse, FeedbackOptionsResponse, ScheduleResponse, ClassPageResponse, LessonMoveResponse, TaughtCoursesResponse, ClassChaptersResponse, ClassTextbookResponse, ClassStudentsResponse, StudentRecordResponse, LessonStatisticsResponse, LessonResourceResponse, LessonCoursesResponse, RemovedResourcesResponse, ClassPerformanceResponse, CourseEndResponse, CourseScoreResponse, StudentAttendanceResponse, ClassResultResponse, LessonSummaryResponse, StudentStatisticsResponse, ClassDetailResponse, LessonResourcesResponse, LessonPageResponse, StudentRemovalResponse, ClassLessonsResponse, LessonMoveCheckResponse, LessonDraftsCheckResponse, LessonPreparationResponse, ContinuationResponse, ClassStudentPageResponse, StudentClassResponse, ClassStatusCountsResponse, ClassNamesResponse, StageInvitationResponse, LessonEndTimeResponse, BoardBackgroundsResponse, BoardBackgroundResponse, VbgRefResponse, LessonFeedbackResponse, ListClassChaptersParams, GetClassTextbookParams, CorrectAttendanceParams } from '../types.ts'

/**
 * Some days of it, a month as a rule; days without lessons are not mentioned.
 * @summary A teacher's timetable
 */
export const getSchedule = (scheduleRequest: ScheduleRequest, signal?: AbortSignal) =>
  call<ScheduleResponse>({ url: '/api-tch/web/lessonClass/getScheduleByMonth', encoding: 'json', body: scheduleRequest, signal })

export const getGetScheduleQueryKey = (scheduleRequest?: ScheduleRequest) =>
  readKey<'getSchedule', [ScheduleRequest]>('getSchedule', scheduleRequest)
export const getGetScheduleQueryOptions = <Selected = DataOf<ScheduleResponse>>(scheduleRequest: ScheduleRequest, options?: ReadOptions<DataOf<ScheduleResponse>, Selected>) =>
  readOptions<DataOf<ScheduleResponse>, Selected>('teacher-lesson-class', getGetScheduleQueryKey(scheduleRequest), (signal) => getSchedule(scheduleRequest, signal), options)
/** A teacher's timetable. */
export const useGetSchedule = <Selected = DataOf<ScheduleResponse>>(scheduleRequest: ScheduleRequest, options?: ReadOptions<DataOf<ScheduleResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetScheduleQueryOptions(scheduleRequest, options), queryClient)


/**
 * @summary A teacher's classes, page by page
 */
export const listClasses = (classListRequest?: ClassListRequest, signal?: AbortSignal) =>
  call<ClassPageResponse>({ url: '/api-tch/lessonClass/clzPage', body: classListRequest, signal })

export const getListClassesQueryKey = (classListRequest?: ClassListRequest) =>
  readKey<'listClasses', [ClassListRequest]>('listClasses', classListRequest)
export const getListClassesQueryOptions = <Selected = DataOf<ClassPageResponse>>(classListRequest?: ClassListRequest, options?: ReadOptions<DataOf<ClassPageResponse>, Selected>) =>
  pageOptions<DataOf<ClassPageResponse>, Selected>('teacher-lesson-class', getListClassesQueryKey(classListRequest), (signal) => listClasses(classListRequest, signal), options)
/** A teacher's classes, page by page. */
export const useListClasses = <Selected = DataOf<ClassPageResponse>>(classListRequest?: ClassListRequest, options?: ReadOptions<DataOf<ClassPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassesQueryOptions(classListRequest, options), queryClient)

export const getListClassesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ClassPageResponse>>>>(classListRequest?: Omit<ClassListRequest, 'current'>, options?: PagesOptions<DataOf<ClassPageResponse>, Selected>) =>
  pagesOptions<DataOf<ClassPageResponse>, Selected>('teacher-lesson-class', getListClassesQueryKey(classListRequest), (current, signal) => listClasses({ ...classListRequest, current }, signal), options)
/** A teacher's classes, page by page. */
export const useListClassesInfinite = <Selected = JoinedPages<ItemOf<DataOf<ClassPageResponse>>>>(classListRequest?: Omit<ClassListRequest, 'current'>, options?: PagesOptions<DataOf<ClassPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListClassesInfiniteQueryOptions(classListRequest, options), queryClient)


/**
 * The same as `adjust`. Public courses are announced by the school's clock, so the zone is left out as a rule.
 * @summary Move a lesson of a public course
 */
export const adjustPublicLesson = (lessonMoveRequest: LessonMoveRequest, signal?: AbortSignal) =>
  call<LessonMoveResponse>({ url: '/api-tch/lessonClass/pubAdjust', body: lessonMoveRequest, signal })

export const getAdjustPublicLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest }, Context>) =>
  changeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest }, Context>('adjustPublicLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data }) => adjustPublicLesson(data), options)
/** Move a lesson of a public course. */
export const useAdjustPublicLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAdjustPublicLessonMutationOptions(options), queryClient)


/**
 * It keeps its length. Its students are told. A month allows only so many moves.
 * @summary Move a lesson
 */
export const adjustLesson = (lessonMoveRequest: LessonMoveRequest, signal?: AbortSignal) =>
  call<LessonMoveResponse>({ url: '/api-tch/lessonClass/adjust', body: lessonMoveRequest, signal })

export const getAdjustLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest }, Context>) =>
  changeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest }, Context>('adjustLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data }) => adjustLesson(data), options)
/** Move a lesson. */
export const useAdjustLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAdjustLessonMutationOptions(options), queryClient)


/**
 * With what this teacher's classes of each have behind them.
 * @summary Courses a teacher teaches
 */
export const listTaughtCourses = (signal?: AbortSignal) =>
  call<TaughtCoursesResponse>({ url: '/api-tch/lessonClass/getCourseList', signal })

export const getListTaughtCoursesQueryKey = () =>
  readKey<'listTaughtCourses', []>('listTaughtCourses')
export const getListTaughtCoursesQueryOptions = <Selected = DataOf<TaughtCoursesResponse>>(options?: ReadOptions<DataOf<TaughtCoursesResponse>, Selected>) =>
  readOptions<DataOf<TaughtCoursesResponse>, Selected>('teacher-lesson-class', getListTaughtCoursesQueryKey(), (signal) => listTaughtCourses(signal), options)
/** Courses a teacher teaches. */
export const useListTaughtCourses = <Selected = DataOf<TaughtCoursesResponse>>(options?: ReadOptions<DataOf<TaughtCoursesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTaughtCoursesQueryOptions(options), queryClient)


/**
 * Beside each the lesson of the class that teaches it.
 * @summary Chapters of a course
 */
export const listClassChapters = (params: ListClassChaptersParams, signal?: AbortSignal) =>
  call<ClassChaptersResponse>({ url: '/api-tch/web/lessonClass/getListChapter', method: 'GET', query: params, signal })

export const getListClassChaptersQueryKey = (params?: ListClassChaptersParams) =>
  readKey<'listClassChapters', [ListClassChaptersParams]>('listClassChapters', params)
export const getListClassChaptersQueryOptions = <Selected = DataOf<ClassChaptersResponse>>(params: ListClassChaptersParams, options?: ReadOptions<DataOf<ClassChaptersResponse>, Selected>) =>
  readOptions<DataOf<ClassChaptersResponse>, Selected>('teacher-lesson-class', getListClassChaptersQueryKey(params), (signal) => listClassChapters(params, signal), options)
/** Chapters of a course. */
export const useListClassChapters = <Selected = DataOf<ClassChaptersResponse>>(params: ListClassChaptersParams, options?: ReadOptions<DataOf<ClassChaptersResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassChaptersQueryOptions(params, options), queryClient)


/**
 * Null where its course follows no textbook.
 * @summary What a class is taught from
 */
export const getClassTextbook = (params: GetClassTextbookParams, signal?: AbortSignal) =>
  call<ClassTextbookResponse>({ url: '/api-tch/web/lessonClass/getTextBook', method: 'GET', query: params, signal })

export const getGetClassTextbookQueryKey = (params?: GetClassTextbookParams) =>
  readKey<'getClassTextbook', [GetClassTextbookParams]>('getClassTextbook', params)
export const getGetClassTextbookQueryOptions = <Selected = DataOf<ClassTextbookResponse>>(params: GetClassTextbookParams, options?: ReadOptions<DataOf<ClassTextbookResponse>, Selected>) =>
  readOptions<DataOf<ClassTextbookResponse>, Selected>('teacher-lesson-class', getGetClassTextbookQueryKey(params), (signal) => getClassTextbook(params, signal), options)
/** What a class is taught from. */
export const useGetClassTextbook = <Selected = DataOf<ClassTextbookResponse>>(params: GetClassTextbookParams, options?: ReadOptions<DataOf<ClassTextbookResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassTextbookQueryOptions(params, options), queryClient)


/**
 * @summary Students of a class
 */
export const listClassStudents = (classRef: ClassRef, signal?: AbortSignal) =>
  call<ClassStudentsResponse>({ url: '/api-tch/lessonClass/selectStuList', body: classRef, signal })

export const getListClassStudentsQueryKey = (classRef?: ClassRef) =>
  readKey<'listClassStudents', [ClassRef]>('listClassStudents', classRef)
export const getListClassStudentsQueryOptions = <Selected = DataOf<ClassStudentsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassStudentsResponse>, Selected>) =>
  readOptions<DataOf<ClassStudentsResponse>, Selected>('teacher-lesson-class', getListClassStudentsQueryKey(classRef), (signal) => listClassStudents(classRef, signal), options)
/** Students of a class. */
export const useListClassStudents = <Selected = DataOf<ClassStudentsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassStudentsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassStudentsQueryOptions(classRef, options), queryClient)


/**
 * @summary A student whom the teacher teaches
 */
export const getStudentRecord = (studentRequest: StudentRequest, signal?: AbortSignal) =>
  call<StudentRecordResponse>({ url: '/api-tch/lessonClass/getStuDetail', body: studentRequest, signal })

export const getGetStudentRecordQueryKey = (studentRequest?: StudentRequest) =>
  readKey<'getStudentRecord', [StudentRequest]>('getStudentRecord', studentRequest)
export const getGetStudentRecordQueryOptions = <Selected = DataOf<StudentRecordResponse>>(studentRequest: StudentRequest, options?: ReadOptions<DataOf<StudentRecordResponse>, Selected>) =>
  readOptions<DataOf<StudentRecordResponse>, Selected>('teacher-lesson-class', getGetStudentRecordQueryKey(studentRequest), (signal) => getStudentRecord(studentRequest, signal), options)
/** A student whom the teacher teaches. */
export const useGetStudentRecord = <Selected = DataOf<StudentRecordResponse>>(studentRequest: StudentRequest, options?: ReadOptions<DataOf<StudentRecordResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentRecordQueryOptions(studentRequest, options), queryClient)


/**
 * @summary Lessons of a teacher on one day
 */
export const listTeacherLessonsByDate = (lessonDateRequest: LessonDateRequest, signal?: AbortSignal) =>
  call<LessonDayResponse>({ url: '/api-tch/lessonClass/teacherLessonStatusListByDate', body: lessonDateRequest, signal })

export const getListTeacherLessonsByDateQueryKey = (lessonDateRequest?: LessonDateRequest) =>
  readKey<'listTeacherLessonsByDate', [LessonDateRequest]>('listTeacherLessonsByDate', lessonDateRequest)
export const getListTeacherLessonsByDateQueryOptions = <Selected = DataOf<LessonDayResponse>>(lessonDateRequest: LessonDateRequest, options?: ReadOptions<DataOf<LessonDayResponse>, Selected>) =>
  readOptions<DataOf<LessonDayResponse>, Selected>('teacher-lesson-class', getListTeacherLessonsByDateQueryKey(lessonDateRequest), (signal) => listTeacherLessonsByDate(lessonDateRequest, signal), options)
/** Lessons of a teacher on one day. */
export const useListTeacherLessonsByDate = <Selected = DataOf<LessonDayResponse>>(lessonDateRequest: LessonDateRequest, options?: ReadOptions<DataOf<LessonDayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTeacherLessonsByDateQueryOptions(lessonDateRequest, options), queryClient)


/**
 * @summary A teacher's lessons in numbers
 */
export const getLessonStatistics = (statisticsRequest?: StatisticsRequest, signal?: AbortSignal) =>
  call<LessonStatisticsResponse>({ url: '/api-tch/lessonClass/staticLesson', body: statisticsRequest, signal })

export const getGetLessonStatisticsQueryKey = (statisticsRequest?: StatisticsRequest) =>
  readKey<'getLessonStatistics', [StatisticsRequest]>('getLessonStatistics', statisticsRequest)
export const getGetLessonStatisticsQueryOptions = <Selected = DataOf<LessonStatisticsResponse>>(statisticsRequest?: StatisticsRequest, options?: ReadOptions<DataOf<LessonStatisticsResponse>, Selected>) =>
  readOptions<DataOf<LessonStatisticsResponse>, Selected>('teacher-lesson-class', getGetLessonStatisticsQueryKey(statisticsRequest), (signal) => getLessonStatistics(statisticsRequest, signal), options)
/** A teacher's lessons in numbers. */
export const useGetLessonStatistics = <Selected = DataOf<LessonStatisticsResponse>>(statisticsRequest?: StatisticsRequest, options?: ReadOptions<DataOf<LessonStatisticsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonStatisticsQueryOptions(statisticsRequest, options), queryClient)


/**
 * Uploads a file with the call, or takes one of the teacher's own resources. A resource that is shown with another lesson is refused with 35013.
 * @summary Show a file with a lesson
 */
export const uploadLessonResource = (lessonResourceUpload: LessonResourceUpload, options?: UploadOptions) =>
  callWithFiles<LessonResourceResponse>({ url: '/api-tch/lessonClass/uploadLessonResource', encoding: 'multipart', body: lessonResourceUpload }, options)

export const getUploadLessonResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonResourceResponse>, { data: LessonResourceUpload } & UploadOptions, Context>) =>
  changeOptions<DataOf<LessonResourceResponse>, { data: LessonResourceUpload } & UploadOptions, Context>('uploadLessonResource', ["teacher-lesson-class","teacher-file"], ({ data, ...upload }) => uploadLessonResource(data, upload), options)
/** Show a file with a lesson. */
export const useUploadLessonResource = <Context = unknown>(options?: ChangeOptions<DataOf<LessonResourceResponse>, { data: LessonResourceUpload } & UploadOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUploadLessonResourceMutationOptions(options), queryClient)


/**
 * @summary Courses and classes to choose from
 */
export const listLessonCourses = (signal?: AbortSignal) =>
  call<LessonCoursesResponse>({ url: '/api-tch/lessonClass/getLessonCourseList', signal })

export const getListLessonCoursesQueryKey = () =>
  readKey<'listLessonCourses', []>('listLessonCourses')
export const getListLessonCoursesQueryOptions = <Selected = DataOf<LessonCoursesResponse>>(options?: ReadOptions<DataOf<LessonCoursesResponse>, Selected>) =>
  readOptions<DataOf<LessonCoursesResponse>, Selected>('teacher-lesson-class', getListLessonCoursesQueryKey(), (signal) => listLessonCourses(signal), options)
/** Courses and classes to choose from. */
export const useListLessonCourses = <Selected = DataOf<LessonCoursesResponse>>(options?: ReadOptions<DataOf<LessonCoursesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonCoursesQueryOptions(options), queryClient)


/**
 * Also what students put there. The files stay with their owners. All of them, or none.
 * @summary Take files off their lesson
 */
export const removeLessonResources = (lessonResourceRemoval: LessonResourceRemoval, signal?: AbortSignal) =>
  call<RemovedResourcesResponse>({ url: '/api-tch/lessonClass/deleteLessonCourseWeb', body: lessonResourceRemoval, signal })

export const getRemoveLessonResourcesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RemovedResourcesResponse>, { data: LessonResourceRemoval }, Context>) =>
  changeOptions<DataOf<RemovedResourcesResponse>, { data: LessonResourceRemoval }, Context>('removeLessonResources', ["teacher-lesson-class","teacher-file"], ({ data }) => removeLessonResources(data), options)
/** Take files off their lesson. */
export const useRemoveLessonResources = <Context = unknown>(options?: ChangeOptions<DataOf<RemovedResourcesResponse>, { data: LessonResourceRemoval }, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveLessonResourcesMutationOptions(options), queryClient)


/**
 * Written by `ext/lessons/performance`.
 * @summary How everybody did in a lesson
 */
export const getClassPerformance = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ClassPerformanceResponse>({ url: '/api-tch/lessonClass/classPerformance', body: lessonRef, signal })

export const getGetClassPerformanceQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getClassPerformance', [LessonRef]>('getClassPerformance', lessonRef)
export const getGetClassPerformanceQueryOptions = <Selected = DataOf<ClassPerformanceResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ClassPerformanceResponse>, Selected>) =>
  readOptions<DataOf<ClassPerformanceResponse>, Selected>('teacher-lesson-class', getGetClassPerformanceQueryKey(lessonRef), (signal) => getClassPerformance(lessonRef, signal), options)
/** How everybody did in a lesson. */
export const useGetClassPerformance = <Selected = DataOf<ClassPerformanceResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ClassPerformanceResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassPerformanceQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Whether a class is through
 */
export const getCourseEnd = (classRef: ClassRef, signal?: AbortSignal) =>
  call<CourseEndResponse>({ url: '/api-tch/lessonClass/isEndCourse', body: classRef, signal })

export const getGetCourseEndQueryKey = (classRef?: ClassRef) =>
  readKey<'getCourseEnd', [ClassRef]>('getCourseEnd', classRef)
export const getGetCourseEndQueryOptions = <Selected = DataOf<CourseEndResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<CourseEndResponse>, Selected>) =>
  readOptions<DataOf<CourseEndResponse>, Selected>('teacher-lesson-class', getGetCourseEndQueryKey(classRef), (signal) => getCourseEnd(classRef, signal), options)
/** Whether a class is through. */
export const useGetCourseEnd = <Selected = DataOf<CourseEndResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<CourseEndResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseEndQueryOptions(classRef, options), queryClient)


/**
 * @summary How students rated a class
 */
export const getCourseScore = (classRef: ClassRef, signal?: AbortSignal) =>
  call<CourseScoreResponse>({ url: '/api-tch/lessonClass/courseScore', body: classRef, signal })

export const getGetCourseScoreQueryKey = (classRef?: ClassRef) =>
  readKey<'getCourseScore', [ClassRef]>('getCourseScore', classRef)
export const getGetCourseScoreQueryOptions = <Selected = DataOf<CourseScoreResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<CourseScoreResponse>, Selected>) =>
  readOptions<DataOf<CourseScoreResponse>, Selected>('teacher-lesson-class', getGetCourseScoreQueryKey(classRef), (signal) => getCourseScore(classRef, signal), options)
/** How students rated a class. */
export const useGetCourseScore = <Selected = DataOf<CourseScoreResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<CourseScoreResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseScoreQueryOptions(classRef, options), queryClient)


/**
 * What the teacher says replaces what was counted, wherever attendance is shown.
 * @summary Correct a student's attendance
 */
export const correctAttendance = (params: CorrectAttendanceParams, signal?: AbortSignal) =>
  call<StudentAttendanceResponse>({ url: '/api-tch/lessonClass/updateTbLessonStu', query: params, signal })

export const getCorrectAttendanceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudentAttendanceResponse>, { params: CorrectAttendanceParams }, Context>) =>
  changeOptions<DataOf<StudentAttendanceResponse>, { params: CorrectAttendanceParams }, Context>('correctAttendance', ["teacher-lesson-class","listTaughtLessons"], ({ params }) => correctAttendance(params), options)
/** Correct a student's attendance. */
export const useCorrectAttendance = <Context = unknown>(options?: ChangeOptions<DataOf<StudentAttendanceResponse>, { params: CorrectAttendanceParams }, Context>, queryClient?: QueryClient) =>
  useMutation(getCorrectAttendanceMutationOptions(options), queryClient)


/**
 * @summary What a finished class left behind
 */
export const getClassResult = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ClassResultResponse>({ url: '/api-tch/web/lessonClass/attend', body: lessonRef, signal })

export const getGetClassResultQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getClassResult', [LessonRef]>('getClassResult', lessonRef)
export const getGetClassResultQueryOptions = <Selected = DataOf<ClassResultResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ClassResultResponse>, Selected>) =>
  readOptions<DataOf<ClassResultResponse>, Selected>('teacher-lesson-class', getGetClassResultQueryKey(lessonRef), (signal) => getClassResult(lessonRef, signal), options)
/** What a finished class left behind. */
export const useGetClassResult = <Selected = DataOf<ClassResultResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ClassResultResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassResultQueryOptions(lessonRef, options), queryClient)


/**
 * The same as the room command `end`.
 * @summary End the class
 */
export const endLesson = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonSummaryResponse>({ url: '/api-tch/web/lessonClass/afterClass', body: lessonRef, signal })

export const getEndLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>('endLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data }) => endLesson(data), options)
/** End the class. */
export const useEndLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getEndLessonMutationOptions(options), queryClient)


/**
 * @summary Students of a class in numbers
 */
export const getStudentStatistics = (classRef: ClassRef, signal?: AbortSignal) =>
  call<StudentStatisticsResponse>({ url: '/api-tch/web/lessonClass/staticStu', body: classRef, signal })

export const getGetStudentStatisticsQueryKey = (classRef?: ClassRef) =>
  readKey<'getStudentStatistics', [ClassRef]>('getStudentStatistics', classRef)
export const getGetStudentStatisticsQueryOptions = <Selected = DataOf<StudentStatisticsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<StudentStatisticsResponse>, Selected>) =>
  readOptions<DataOf<StudentStatisticsResponse>, Selected>('teacher-lesson-class', getGetStudentStatisticsQueryKey(classRef), (signal) => getStudentStatistics(classRef, signal), options)
/** Students of a class in numbers. */
export const useGetStudentStatistics = <Selected = DataOf<StudentStatisticsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<StudentStatisticsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentStatisticsQueryOptions(classRef, options), queryClient)


/**
 * @summary A class
 */
export const getClassDetail = (classRef: ClassRef, signal?: AbortSignal) =>
  call<ClassDetailResponse>({ url: '/api-tch/web/lessonClass/classDetail', body: classRef, signal })

export const getGetClassDetailQueryKey = (classRef?: ClassRef) =>
  readKey<'getClassDetail', [ClassRef]>('getClassDetail', classRef)
export const getGetClassDetailQueryOptions = <Selected = DataOf<ClassDetailResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassDetailResponse>, Selected>) =>
  readOptions<DataOf<ClassDetailResponse>, Selected>('teacher-lesson-class', getGetClassDetailQueryKey(classRef), (signal) => getClassDetail(classRef, signal), options)
/** A class. */
export const useGetClassDetail = <Selected = DataOf<ClassDetailResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassDetailQueryOptions(classRef, options), queryClient)


/**
 * @summary Files shown with a lesson
 */
export const getLessonResources = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonResourcesResponse>({ url: '/api-tch/web/lessonClass/lessonResourceDetail', body: lessonRef, signal })

export const getGetLessonResourcesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getLessonResources', [LessonRef]>('getLessonResources', lessonRef)
export const getGetLessonResourcesQueryOptions = <Selected = DataOf<LessonResourcesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonResourcesResponse>, Selected>) =>
  readOptions<DataOf<LessonResourcesResponse>, Selected>('teacher-lesson-class', getGetLessonResourcesQueryKey(lessonRef), (signal) => getLessonResources(lessonRef, signal), options)
/** Files shown with a lesson. */
export const useGetLessonResources = <Selected = DataOf<LessonResourcesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonResourcesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonResourcesQueryOptions(lessonRef, options), queryClient)


/**
 * @summary One student's lesson in full
 */
export const getStudentPerformance = (lessonStudentRef: LessonStudentRef, signal?: AbortSignal) =>
  call<PerformanceDetailResponse>({ url: '/api-tch/lessonClass/PerformanceDetail', body: lessonStudentRef, signal })

export const getGetStudentPerformanceQueryKey = (lessonStudentRef?: LessonStudentRef) =>
  readKey<'getStudentPerformance', [LessonStudentRef]>('getStudentPerformance', lessonStudentRef)
export const getGetStudentPerformanceQueryOptions = <Selected = DataOf<PerformanceDetailResponse>>(lessonStudentRef: LessonStudentRef, options?: ReadOptions<DataOf<PerformanceDetailResponse>, Selected>) =>
  readOptions<DataOf<PerformanceDetailResponse>, Selected>('teacher-lesson-class', getGetStudentPerformanceQueryKey(lessonStudentRef), (signal) => getStudentPerformance(lessonStudentRef, signal), options)
/** One student's lesson in full. */
export const useGetStudentPerformance = <Selected = DataOf<PerformanceDetailResponse>>(lessonStudentRef: LessonStudentRef, options?: ReadOptions<DataOf<PerformanceDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentPerformanceQueryOptions(lessonStudentRef, options), queryClient)


/**
 * @summary A teacher's lessons by their status
 */
export const listTeacherLessons = (lessonListRequest?: LessonListRequest, signal?: AbortSignal) =>
  call<LessonPageResponse>({ url: '/api-tch/lessonClass/teacherLessonStatusList', body: lessonListRequest, signal })

export const getListTeacherLessonsQueryKey = (lessonListRequest?: LessonListRequest) =>
  readKey<'listTeacherLessons', [LessonListRequest]>('listTeacherLessons', lessonListRequest)
export const getListTeacherLessonsQueryOptions = <Selected = DataOf<LessonPageResponse>>(lessonListRequest?: LessonListRequest, options?: ReadOptions<DataOf<LessonPageResponse>, Selected>) =>
  pageOptions<DataOf<LessonPageResponse>, Selected>('teacher-lesson-class', getListTeacherLessonsQueryKey(lessonListRequest), (signal) => listTeacherLessons(lessonListRequest, signal), options)
/** A teacher's lessons by their status. */
export const useListTeacherLessons = <Selected = DataOf<LessonPageResponse>>(lessonListRequest?: LessonListRequest, options?: ReadOptions<DataOf<LessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTeacherLessonsQueryOptions(lessonListRequest, options), queryClient)

export const getListTeacherLessonsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<LessonPageResponse>>>>(lessonListRequest?: Omit<LessonListRequest, 'current'>, options?: PagesOptions<DataOf<LessonPageResponse>, Selected>) =>
  pagesOptions<DataOf<LessonPageResponse>, Selected>('teacher-lesson-class', getListTeacherLessonsQueryKey(lessonListRequest), (current, signal) => listTeacherLessons({ ...lessonListRequest, current }, signal), options)
/** A teacher's lessons by their status. */
export const useListTeacherLessonsInfinite = <Selected = JoinedPages<ItemOf<DataOf<LessonPageResponse>>>>(lessonListRequest?: Omit<LessonListRequest, 'current'>, options?: PagesOptions<DataOf<LessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListTeacherLessonsInfiniteQueryOptions(lessonListRequest, options), queryClient)


/**
 * They leave a room that is open at once, and cannot come back. What they did in the class stays.
 * @summary Take a student out of a class
 */
export const removeClassStudent = (classStudentRef: ClassStudentRef, signal?: AbortSignal) =>
  call<StudentRemovalResponse>({ url: '/api-tch/lessonClass/removeClzStu', body: classStudentRef, signal })

export const getRemoveClassStudentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudentRemovalResponse>, { data: ClassStudentRef }, Context>) =>
  changeOptions<DataOf<StudentRemovalResponse>, { data: ClassStudentRef }, Context>('removeClassStudent', ["teacher-lesson-class","teacher-lesson-course","listClassChoices"], ({ data }) => removeClassStudent(data), options)
/** Take a student out of a class. */
export const useRemoveClassStudent = <Context = unknown>(options?: ChangeOptions<DataOf<StudentRemovalResponse>, { data: ClassStudentRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveClassStudentMutationOptions(options), queryClient)


/**
 * @summary Lessons of a class
 */
export const listLessonBriefs = (classRef: ClassRef, signal?: AbortSignal) =>
  call<ClassLessonsResponse>({ url: '/api-tch/lessonClass/lessonBriefList', body: classRef, signal })

export const getListLessonBriefsQueryKey = (classRef?: ClassRef) =>
  readKey<'listLessonBriefs', [ClassRef]>('listLessonBriefs', classRef)
export const getListLessonBriefsQueryOptions = <Selected = DataOf<ClassLessonsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassLessonsResponse>, Selected>) =>
  readOptions<DataOf<ClassLessonsResponse>, Selected>('teacher-lesson-class', getListLessonBriefsQueryKey(classRef), (signal) => listLessonBriefs(classRef, signal), options)
/** Lessons of a class. */
export const useListLessonBriefs = <Selected = DataOf<ClassLessonsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassLessonsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonBriefsQueryOptions(classRef, options), queryClient)


/**
 * Those that follow move up. Homework and files of a deleted lesson stay, without a lesson.
 * @summary Delete lessons of a class
 */
export const deleteLessons = (lessonDeletionRequest: LessonDeletionRequest, signal?: AbortSignal) =>
  call<ClassLessonsResponse>({ url: '/api-tch/lessonClass/delLessons', body: lessonDeletionRequest, signal })

export const getDeleteLessonsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClassLessonsResponse>, { data: LessonDeletionRequest }, Context>) =>
  changeOptions<DataOf<ClassLessonsResponse>, { data: LessonDeletionRequest }, Context>('deleteLessons', ["teacher-lesson-class","teacher-lesson-course","listClassChoices"], ({ data }) => deleteLessons(data), options)
/** Delete lessons of a class. */
export const useDeleteLessons = <Context = unknown>(options?: ChangeOptions<DataOf<ClassLessonsResponse>, { data: LessonDeletionRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteLessonsMutationOptions(options), queryClient)


/**
 * `continuationLessons` gives drafts that follow its cycle.
 * @summary Extend a class
 */
export const addLessons = (lessonDraftsRequest: LessonDraftsRequest, signal?: AbortSignal) =>
  call<ClassLessonsResponse>({ url: '/api-tch/lessonClass/addLessons', body: lessonDraftsRequest, signal })

export const getAddLessonsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClassLessonsResponse>, { data: LessonDraftsRequest }, Context>) =>
  changeOptions<DataOf<ClassLessonsResponse>, { data: LessonDraftsRequest }, Context>('addLessons', ["teacher-lesson-class","teacher-lesson-course","listClassChoices"], ({ data }) => addLessons(data), options)
/** Extend a class. */
export const useAddLessons = <Context = unknown>(options?: ChangeOptions<DataOf<ClassLessonsResponse>, { data: LessonDraftsRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddLessonsMutationOptions(options), queryClient)


/**
 * Asks the rules of `adjust`, and moves nothing.
 * @summary Whether a lesson could be moved
 */
export const checkLessonTime = (lessonMoveRequest: LessonMoveRequest, signal?: AbortSignal) =>
  call<LessonMoveCheckResponse>({ url: '/api-tch/lessonClass/checkLessonTime', body: lessonMoveRequest, signal })

export const getCheckLessonTimeQueryKey = (lessonMoveRequest?: LessonMoveRequest) =>
  readKey<'checkLessonTime', [LessonMoveRequest]>('checkLessonTime', lessonMoveRequest)
export const getCheckLessonTimeQueryOptions = <Selected = DataOf<LessonMoveCheckResponse>>(lessonMoveRequest: LessonMoveRequest, options?: ReadOptions<DataOf<LessonMoveCheckResponse>, Selected>) =>
  readOptions<DataOf<LessonMoveCheckResponse>, Selected>('teacher-lesson-class', getCheckLessonTimeQueryKey(lessonMoveRequest), (signal) => checkLessonTime(lessonMoveRequest, signal), options)
/** Whether a lesson could be moved. */
export const useCheckLessonTime = <Selected = DataOf<LessonMoveCheckResponse>>(lessonMoveRequest: LessonMoveRequest, options?: ReadOptions<DataOf<LessonMoveCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckLessonTimeQueryOptions(lessonMoveRequest, options), queryClient)


/**
 * Asks the rules of `addLessons`, and adds nothing.
 * @summary Whether lessons could be added
 */
export const checkLessonTimes = (lessonDraftsRequest: LessonDraftsRequest, signal?: AbortSignal) =>
  call<LessonDraftsCheckResponse>({ url: '/api-tch/lessonClass/lessonTimeCheck', body: lessonDraftsRequest, signal })

export const getCheckLessonTimesQueryKey = (lessonDraftsRequest?: LessonDraftsRequest) =>
  readKey<'checkLessonTimes', [LessonDraftsRequest]>('checkLessonTimes', lessonDraftsRequest)
export const getCheckLessonTimesQueryOptions = <Selected = DataOf<LessonDraftsCheckResponse>>(lessonDraftsRequest: LessonDraftsRequest, options?: ReadOptions<DataOf<LessonDraftsCheckResponse>, Selected>) =>
  readOptions<DataOf<LessonDraftsCheckResponse>, Selected>('teacher-lesson-class', getCheckLessonTimesQueryKey(lessonDraftsRequest), (signal) => checkLessonTimes(lessonDraftsRequest, signal), options)
/** Whether lessons could be added. */
export const useCheckLessonTimes = <Selected = DataOf<LessonDraftsCheckResponse>>(lessonDraftsRequest: LessonDraftsRequest, options?: ReadOptions<DataOf<LessonDraftsCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckLessonTimesQueryOptions(lessonDraftsRequest, options), queryClient)


/**
 * @summary What a teacher checks before class
 */
export const getLessonPreparation = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonPreparationResponse>({ url: '/api-tch/lessonClass/preparationLessons', body: lessonRef, signal })

export const getGetLessonPreparationQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getLessonPreparation', [LessonRef]>('getLessonPreparation', lessonRef)
export const getGetLessonPreparationQueryOptions = <Selected = DataOf<LessonPreparationResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPreparationResponse>, Selected>) =>
  readOptions<DataOf<LessonPreparationResponse>, Selected>('teacher-lesson-class', getGetLessonPreparationQueryKey(lessonRef), (signal) => getLessonPreparation(lessonRef, signal), options)
/** What a teacher checks before class. */
export const useGetLessonPreparation = <Selected = DataOf<LessonPreparationResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPreparationResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonPreparationQueryOptions(lessonRef, options), queryClient)


/**
 * @summary How a class would go on in its cycle
 */
export const previewContinuation = (continuationRequest: ContinuationRequest, signal?: AbortSignal) =>
  call<ContinuationResponse>({ url: '/api-tch/lessonClass/continuationLessons', body: continuationRequest, signal })

export const getPreviewContinuationQueryKey = (continuationRequest?: ContinuationRequest) =>
  readKey<'previewContinuation', [ContinuationRequest]>('previewContinuation', continuationRequest)
export const getPreviewContinuationQueryOptions = <Selected = DataOf<ContinuationResponse>>(continuationRequest: ContinuationRequest, options?: ReadOptions<DataOf<ContinuationResponse>, Selected>) =>
  readOptions<DataOf<ContinuationResponse>, Selected>('teacher-lesson-class', getPreviewContinuationQueryKey(continuationRequest), (signal) => previewContinuation(continuationRequest, signal), options)
/** How a class would go on in its cycle. */
export const usePreviewContinuation = <Selected = DataOf<ContinuationResponse>>(continuationRequest: ContinuationRequest, options?: ReadOptions<DataOf<ContinuationResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getPreviewContinuationQueryOptions(continuationRequest, options), queryClient)


/**
 * @summary Students of a public class, page by page
 */
export const listPublicClassStudents = (classStudentListRequest: ClassStudentListRequest, signal?: AbortSignal) =>
  call<ClassStudentPageResponse>({ url: '/api-tch/lessonClass/pubClassStuList', body: classStudentListRequest, signal })

export const getListPublicClassStudentsQueryKey = (classStudentListRequest?: ClassStudentListRequest) =>
  readKey<'listPublicClassStudents', [ClassStudentListRequest]>('listPublicClassStudents', classStudentListRequest)
export const getListPublicClassStudentsQueryOptions = <Selected = DataOf<ClassStudentPageResponse>>(classStudentListRequest: ClassStudentListRequest, options?: ReadOptions<DataOf<ClassStudentPageResponse>, Selected>) =>
  pageOptions<DataOf<ClassStudentPageResponse>, Selected>('teacher-lesson-class', getListPublicClassStudentsQueryKey(classStudentListRequest), (signal) => listPublicClassStudents(classStudentListRequest, signal), options)
/** Students of a public class, page by page. */
export const useListPublicClassStudents = <Selected = DataOf<ClassStudentPageResponse>>(classStudentListRequest: ClassStudentListRequest, options?: ReadOptions<DataOf<ClassStudentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPublicClassStudentsQueryOptions(classStudentListRequest, options), queryClient)

export const getListPublicClassStudentsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ClassStudentPageResponse>>>>(classStudentListRequest: Omit<ClassStudentListRequest, 'current'>, options?: PagesOptions<DataOf<ClassStudentPageResponse>, Selected>) =>
  pagesOptions<DataOf<ClassStudentPageResponse>, Selected>('teacher-lesson-class', getListPublicClassStudentsQueryKey(classStudentListRequest), (current, signal) => listPublicClassStudents({ ...classStudentListRequest, current }, signal), options)
/** Students of a public class, page by page. */
export const useListPublicClassStudentsInfinite = <Selected = JoinedPages<ItemOf<DataOf<ClassStudentPageResponse>>>>(classStudentListRequest: Omit<ClassStudentListRequest, 'current'>, options?: PagesOptions<DataOf<ClassStudentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPublicClassStudentsInfiniteQueryOptions(classStudentListRequest, options), queryClient)


/**
 * @summary One student in one class
 */
export const getClassStudent = (classStudentRef: ClassStudentRef, signal?: AbortSignal) =>
  call<StudentClassResponse>({ url: '/api-tch/lessonClass/pubStuDetail', body: classStudentRef, signal })

export const getGetClassStudentQueryKey = (classStudentRef?: ClassStudentRef) =>
  readKey<'getClassStudent', [ClassStudentRef]>('getClassStudent', classStudentRef)
export const getGetClassStudentQueryOptions = <Selected = DataOf<StudentClassResponse>>(classStudentRef: ClassStudentRef, options?: ReadOptions<DataOf<StudentClassResponse>, Selected>) =>
  readOptions<DataOf<StudentClassResponse>, Selected>('teacher-lesson-class', getGetClassStudentQueryKey(classStudentRef), (signal) => getClassStudent(classStudentRef, signal), options)
/** One student in one class. */
export const useGetClassStudent = <Selected = DataOf<StudentClassResponse>>(classStudentRef: ClassStudentRef, options?: ReadOptions<DataOf<StudentClassResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassStudentQueryOptions(classStudentRef, options), queryClient)


/**
 * @summary How many classes there are of each status
 */
export const listClassStatuses = (classFilter?: ClassFilter, signal?: AbortSignal) =>
  call<ClassStatusCountsResponse>({ url: '/api-tch/lessonClass/clzStatusList', body: classFilter, signal })

export const getListClassStatusesQueryKey = (classFilter?: ClassFilter) =>
  readKey<'listClassStatuses', [ClassFilter]>('listClassStatuses', classFilter)
export const getListClassStatusesQueryOptions = <Selected = DataOf<ClassStatusCountsResponse>>(classFilter?: ClassFilter, options?: ReadOptions<DataOf<ClassStatusCountsResponse>, Selected>) =>
  readOptions<DataOf<ClassStatusCountsResponse>, Selected>('teacher-lesson-class', getListClassStatusesQueryKey(classFilter), (signal) => listClassStatuses(classFilter, signal), options)
/** How many classes there are of each status. */
export const useListClassStatuses = <Selected = DataOf<ClassStatusCountsResponse>>(classFilter?: ClassFilter, options?: ReadOptions<DataOf<ClassStatusCountsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassStatusesQueryOptions(classFilter, options), queryClient)


/**
 * @summary Names of a teacher's classes
 */
export const listClassNames = (classFilter?: ClassFilter, signal?: AbortSignal) =>
  call<ClassNamesResponse>({ url: '/api-tch/lessonClass/clzNameList', body: classFilter, signal })

export const getListClassNamesQueryKey = (classFilter?: ClassFilter) =>
  readKey<'listClassNames', [ClassFilter]>('listClassNames', classFilter)
export const getListClassNamesQueryOptions = <Selected = DataOf<ClassNamesResponse>>(classFilter?: ClassFilter, options?: ReadOptions<DataOf<ClassNamesResponse>, Selected>) =>
  readOptions<DataOf<ClassNamesResponse>, Selected>('teacher-lesson-class', getListClassNamesQueryKey(classFilter), (signal) => listClassNames(classFilter, signal), options)
/** Names of a teacher's classes. */
export const useListClassNames = <Selected = DataOf<ClassNamesResponse>>(classFilter?: ClassFilter, options?: ReadOptions<DataOf<ClassNamesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassNamesQueryOptions(classFilter, options), queryClient)


/**
 * The same as the room command `sendBack`.
 * @summary Send a student back from the stage
 */
export const sendBackFromStage = (stageRequest: StageRequest, signal?: AbortSignal) =>
  call<StageInvitationResponse>({ url: '/api-tch/lessonClass/invitedOutLesson', body: stageRequest, signal })

export const getSendBackFromStageMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StageInvitationResponse>, { data: StageRequest }, Context>) =>
  changeOptions<DataOf<StageInvitationResponse>, { data: StageRequest }, Context>('sendBackFromStage', [], ({ data }) => sendBackFromStage(data), options)
/** Send a student back from the stage. */
export const useSendBackFromStage = <Context = unknown>(options?: ChangeOptions<DataOf<StageInvitationResponse>, { data: StageRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSendBackFromStageMutationOptions(options), queryClient)


/**
 * The same as the room command `invite` to the stage.
 * @summary Invite a student on stage
 */
export const inviteOnStage = (stageRequest: StageRequest, signal?: AbortSignal) =>
  call<StageInvitationResponse>({ url: '/api-tch/lessonClass/invitedInLesson', body: stageRequest, signal })

export const getInviteOnStageMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StageInvitationResponse>, { data: StageRequest }, Context>) =>
  changeOptions<DataOf<StageInvitationResponse>, { data: StageRequest }, Context>('inviteOnStage', [], ({ data }) => inviteOnStage(data), options)
/** Invite a student on stage. */
export const useInviteOnStage = <Context = unknown>(options?: ChangeOptions<DataOf<StageInvitationResponse>, { data: StageRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getInviteOnStageMutationOptions(options), queryClient)


/**
 * @summary How long the class can still last
 */
export const countLessonEndTime = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonEndTimeResponse>({ url: '/api-tch/lessonClass/countEndTime', body: lessonRef, signal })

export const getCountLessonEndTimeQueryKey = (lessonRef?: LessonRef) =>
  readKey<'countLessonEndTime', [LessonRef]>('countLessonEndTime', lessonRef)
export const getCountLessonEndTimeQueryOptions = <Selected = DataOf<LessonEndTimeResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonEndTimeResponse>, Selected>) =>
  readOptions<DataOf<LessonEndTimeResponse>, Selected>('teacher-lesson-class', getCountLessonEndTimeQueryKey(lessonRef), (signal) => countLessonEndTime(lessonRef, signal), options)
/** How long the class can still last. */
export const useCountLessonEndTime = <Selected = DataOf<LessonEndTimeResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonEndTimeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountLessonEndTimeQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Own pictures for the board
 */
export const listBoardBackgrounds = (signal?: AbortSignal) =>
  call<BoardBackgroundsResponse>({ url: '/api-tch/lessonClass/vbgList', signal })

export const getListBoardBackgroundsQueryKey = () =>
  readKey<'listBoardBackgrounds', []>('listBoardBackgrounds')
export const getListBoardBackgroundsQueryOptions = <Selected = DataOf<BoardBackgroundsResponse>>(options?: ReadOptions<DataOf<BoardBackgroundsResponse>, Selected>) =>
  readOptions<DataOf<BoardBackgroundsResponse>, Selected>('teacher-lesson-class', getListBoardBackgroundsQueryKey(), (signal) => listBoardBackgrounds(signal), options)
/** Own pictures for the board. */
export const useListBoardBackgrounds = <Selected = DataOf<BoardBackgroundsResponse>>(options?: ReadOptions<DataOf<BoardBackgroundsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListBoardBackgroundsQueryOptions(options), queryClient)


/**
 * JPG or PNG; nine at most.
 * @summary Add a picture for the board
 */
export const addBoardBackground = (boardBackgroundRequest: BoardBackgroundRequest, signal?: AbortSignal) =>
  call<BoardBackgroundResponse>({ url: '/api-tch/lessonClass/addVbg', body: boardBackgroundRequest, signal })

export const getAddBoardBackgroundMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<BoardBackgroundResponse>, { data: BoardBackgroundRequest }, Context>) =>
  changeOptions<DataOf<BoardBackgroundResponse>, { data: BoardBackgroundRequest }, Context>('addBoardBackground', ["teacher-lesson-class"], ({ data }) => addBoardBackground(data), options)
/** Add a picture for the board. */
export const useAddBoardBackground = <Context = unknown>(options?: ChangeOptions<DataOf<BoardBackgroundResponse>, { data: BoardBackgroundRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddBoardBackgroundMutationOptions(options), queryClient)


/**
 * The picture itself goes too, unless it is a resource as well.
 * @summary Delete a picture for the board
 */
export const deleteBoardBackground = (vbgRef: VbgRef, signal?: AbortSignal) =>
  call<VbgRefResponse>({ url: '/api-tch/lessonClass/deleteVbg', body: vbgRef, signal })

export const getDeleteBoardBackgroundMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<VbgRefResponse>, { data: VbgRef }, Context>) =>
  changeOptions<DataOf<VbgRefResponse>, { data: VbgRef }, Context>('deleteBoardBackground', ["teacher-lesson-class"], ({ data }) => deleteBoardBackground(data), options)
/** Delete a picture for the board. */
export const useDeleteBoardBackground = <Context = unknown>(options?: ChangeOptions<DataOf<VbgRefResponse>, { data: VbgRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteBoardBackgroundMutationOptions(options), queryClient)


/**
 * The room command `openPractice`: everybody in the class hears of it at once. Clicker and buzzer are for once per lesson; one practice is open at a time, and opening the next puts away one that has ended.
 * @summary Open a practice
 */
export const openPractice = (practiceRequest: PracticeRequest, signal?: AbortSignal) =>
  call<PracticeResponse>({ url: '/api-tch/lessonClass/addPractise', body: practiceRequest, signal })

export const getOpenPracticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRequest }, Context>) =>
  changeOptions<DataOf<PracticeResponse>, { data: PracticeRequest }, Context>('openPractice', ["teacher-lesson-class"], ({ data }) => openPractice(data), options)
/** Open a practice. */
export const useOpenPractice = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getOpenPracticeMutationOptions(options), queryClient)


/**
 * @summary Practices of a lesson, with their answers
 */
export const teacherListPractices = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonPracticesResponse>({ url: '/api-tch/lessonClass/lessonPractise', body: lessonRef, signal })

export const getTeacherListPracticesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherListPractices', [LessonRef]>('teacherListPractices', lessonRef)
export const getTeacherListPracticesQueryOptions = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>) =>
  readOptions<DataOf<LessonPracticesResponse>, Selected>('teacher-lesson-class', getTeacherListPracticesQueryKey(lessonRef), (signal) => teacherListPractices(lessonRef, signal), options)
/** Practices of a lesson, with their answers. */
export const useTeacherListPractices = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListPracticesQueryOptions(lessonRef, options), queryClient)


/**
 * The room command `endPractice`. One that has ended stays as it is.
 * @summary End a practice and show the answers
 */
export const endPractice = (practiceRef: PracticeRef, signal?: AbortSignal) =>
  call<PracticeResponse>({ url: '/api-tch/lessonClass/endPractise', body: practiceRef, signal })

export const getEndPracticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRef }, Context>) =>
  changeOptions<DataOf<PracticeResponse>, { data: PracticeRef }, Context>('endPractice', ["teacher-lesson-class"], ({ data }) => endPractice(data), options)
/** End a practice and show the answers. */
export const useEndPractice = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getEndPracticeMutationOptions(options), queryClient)


/**
 * The room command `closePractice`. One that is open ends first; one that is closed stays as it is.
 * @summary Put a practice away
 */
export const closePractice = (practiceRef: PracticeRef, signal?: AbortSignal) =>
  call<PracticeResponse>({ url: '/api-tch/lessonClass/closePractise', body: practiceRef, signal })

export const getClosePracticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRef }, Context>) =>
  changeOptions<DataOf<PracticeResponse>, { data: PracticeRef }, Context>('closePractice', ["teacher-lesson-class"], ({ data }) => closePractice(data), options)
/** Put a practice away. */
export const useClosePractice = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getClosePracticeMutationOptions(options), queryClient)


/**
 * The room command `awardPrize`: everybody in the class sees it. Answers with the prizes of the lesson.
 * @summary Reward students
 */
export const awardPrize = (prizeRequest: PrizeRequest, signal?: AbortSignal) =>
  call<LessonPrizesResponse>({ url: '/api-tch/lessonClass/prize', encoding: 'json', body: prizeRequest, signal })

export const getAwardPrizeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonPrizesResponse>, { data: PrizeRequest }, Context>) =>
  changeOptions<DataOf<LessonPrizesResponse>, { data: PrizeRequest }, Context>('awardPrize', ["teacher-lesson-class"], ({ data }) => awardPrize(data), options)
/** Reward students. */
export const useAwardPrize = <Context = unknown>(options?: ChangeOptions<DataOf<LessonPrizesResponse>, { data: PrizeRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAwardPrizeMutationOptions(options), queryClient)


/**
 * @summary Prizes of a lesson
 */
export const teacherListPrizes = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonPrizesResponse>({ url: '/api-tch/lessonClass/lessonPrize', body: lessonRef, signal })

export const getTeacherListPrizesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherListPrizes', [LessonRef]>('teacherListPrizes', lessonRef)
export const getTeacherListPrizesQueryOptions = <Selected = DataOf<LessonPrizesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>) =>
  readOptions<DataOf<LessonPrizesResponse>, Selected>('teacher-lesson-class', getTeacherListPrizesQueryKey(lessonRef), (signal) => teacherListPrizes(lessonRef, signal), options)
/** Prizes of a lesson. */
export const useTeacherListPrizes = <Selected = DataOf<LessonPrizesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListPrizesQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Say something about a class or a student of it
 */
export const teacherLessonFeedback = (teacherFeedbackRequest: TeacherFeedbackRequest, signal?: AbortSignal) =>
  call<FeedbackReceiptResponse>({ url: '/api-tch/lessonClass/lessonFeedback', encoding: 'json', body: teacherFeedbackRequest, signal })

export const getTeacherLessonFeedbackMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FeedbackReceiptResponse>, { data: TeacherFeedbackRequest }, Context>) =>
  changeOptions<DataOf<FeedbackReceiptResponse>, { data: TeacherFeedbackRequest }, Context>('teacherLessonFeedback', ["teacher-lesson-class"], ({ data }) => teacherLessonFeedback(data), options)
/** Say something about a class or a student of it. */
export const useTeacherLessonFeedback = <Context = unknown>(options?: ChangeOptions<DataOf<FeedbackReceiptResponse>, { data: TeacherFeedbackRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLessonFeedbackMutationOptions(options), queryClient)


/**
 * @summary Ready-made sentences for a teacher
 */
export const teacherFeedbackOptions = (feedbackOptionsRequest?: FeedbackOptionsRequest, signal?: AbortSignal) =>
  call<FeedbackOptionsResponse>({ url: '/api-tch/lessonClass/feedbackOptions', body: feedbackOptionsRequest, signal })

export const getTeacherFeedbackOptionsQueryKey = (feedbackOptionsRequest?: FeedbackOptionsRequest) =>
  readKey<'teacherFeedbackOptions', [FeedbackOptionsRequest]>('teacherFeedbackOptions', feedbackOptionsRequest)
export const getTeacherFeedbackOptionsQueryOptions = <Selected = DataOf<FeedbackOptionsResponse>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>) =>
  readOptions<DataOf<FeedbackOptionsResponse>, Selected>('teacher-lesson-class', getTeacherFeedbackOptionsQueryKey(feedbackOptionsRequest), (signal) => teacherFeedbackOptions(feedbackOptionsRequest, signal), options)
/** Ready-made sentences for a teacher. */
export const useTeacherFeedbackOptions = <Selected = DataOf<FeedbackOptionsResponse>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherFeedbackOptionsQueryOptions(feedbackOptionsRequest, options), queryClient)


/**
 * Its status is `waitingToBeAdjusted` until `adjust` gives it a new time; only that counts as a move. Its students are told.
 * @summary Call a lesson off until its new time is known
 */
export const postponeLesson = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonSummaryResponse>({ url: '/api-tch/ext/postponeLesson', body: lessonRef, signal })

export const getPostponeLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>('postponeLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data }) => postponeLesson(data), options)
/** Call a lesson off until its new time is known. */
export const usePostponeLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getPostponeLessonMutationOptions(options), queryClient)


/**
 * Writing again replaces it, and the student sees it as new.
 * @summary Write how a student did
 */
export const writePerformance = (performanceRequest: PerformanceRequest, signal?: AbortSignal) =>
  call<PerformanceDetailResponse>({ url: '/api-tch/ext/lessons/performance', body: performanceRequest, signal })

export const getWritePerformanceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PerformanceDetailResponse>, { data: PerformanceRequest }, Context>) =>
  changeOptions<DataOf<PerformanceDetailResponse>, { data: PerformanceRequest }, Context>('writePerformance', ["teacher-lesson-class"], ({ data }) => writePerformance(data), options)
/** Write how a student did. */
export const useWritePerformance = <Context = unknown>(options?: ChangeOptions<DataOf<PerformanceDetailResponse>, { data: PerformanceRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getWritePerformanceMutationOptions(options), queryClient)


/**
 * The teacher's own feedback, to be read again and changed, and that of the students.
 * @summary What was said about a class
 */
export const listLessonFeedback = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonFeedbackResponse>({ url: '/api-tch/ext/lessons/feedback', encoding: 'json', body: lessonRef, signal })

export const getListLessonFeedbackQueryKey = (lessonRef?: LessonRef) =>
  readKey<'listLessonFeedback', [LessonRef]>('listLessonFeedback', lessonRef)
export const getListLessonFeedbackQueryOptions = <Selected = DataOf<LessonFeedbackResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonFeedbackResponse>, Selected>) =>
  readOptions<DataOf<LessonFeedbackResponse>, Selected>('teacher-lesson-class', getListLessonFeedbackQueryKey(lessonRef), (signal) => listLessonFeedback(lessonRef, signal), options)
/** What was said about a class. */
export const useListLessonFeedback = <Selected = DataOf<LessonFeedbackResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonFeedbackResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonFeedbackQueryOptions(lessonRef, options), queryClient)


