// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import type { UploadOptions } from '../../client/upload.ts'
import { getSchedule, listClasses, adjustPublicLesson, adjustLesson, listTaughtCourses, listClassChapters, getClassTextbook, listClassStudents, getStudentRecord, listTeacherLessonsByDate, getLessonStatistics, uploadLessonResource, listLessonCourses, removeLessonResources, getClassPerformance, getCourseEnd, getCourseScore, correctAttendance, getAttendanceMatrix, getClassResult, endLesson, getStudentStatistics, getClassDetail, getLessonResources, getStudentPerformance, listTeacherLessons, removeClassStudent, listLessonBriefs, deleteLessons, addLessons, checkLessonTime, checkLessonTimes, getLessonPreparation, previewContinuation, listPublicClassStudents, getClassStudent, listClassStatuses, listClassNames, sendBackFromStage, inviteOnStage, countLessonEndTime, listBoardBackgrounds, addBoardBackground, deleteBoardBackground, openPractice, teacherListPractices, endPractice, closePractice, awardPrize, readmitStudent, revokePrize, teacherListPrizes, teacherLessonFeedback, teacherFeedbackOptions, adjustLessons, checkLessonsMove, suggestLessonTimes, postponeLesson, writePerformance, listLessonFeedback, teacherLessonPage, renameLesson } from '../calls/teacher-lesson-class.ts'
import type { LessonRef, FeedbackOptionsRequest, ScheduleRequest, ClassListRequest, LessonMoveRequest, ClassRef, StudentRequest, LessonDateRequest, StatisticsRequest, LessonResourceUpload, LessonResourceRemoval, AttendanceMatrixRequest, LessonStudentRef, LessonListRequest, ClassStudentRef, LessonDeletionRequest, LessonDraftsRequest, ContinuationRequest, ClassStudentListRequest, ClassFilter, StageRequest, BoardBackgroundRequest, VbgRef, PracticeRequest, PracticeRef, PrizeRequest, PrizeRef, TeacherFeedbackRequest, LessonsMoveRequest, LessonTimeSuggestionsRequest, LessonPostponeRequest, PerformanceRequest, LessonRenameRequest, LessonDayResponse, PerformanceDetailResponse, LessonPracticesResponse, LessonPrizesResponse, PracticeResponse, FeedbackReceiptResponse, FeedbackOptionsResponse, ScheduleResponse, ClassPageResponse, LessonMoveResponse, TaughtCoursesResponse, ClassChaptersResponse, ClassTextbookResponse, ClassStudentsResponse, StudentRecordResponse, LessonStatisticsResponse, LessonResourceResponse, LessonCoursesResponse, RemovedResourcesResponse, ClassPerformanceResponse, CourseEndResponse, CourseScoreResponse, StudentAttendanceResponse, AttendanceMatrixResponse, ClassResultResponse, LessonSummaryResponse, StudentStatisticsResponse, ClassDetailResponse, LessonResourcesResponse, LessonPageResponse, StudentRemovalResponse, ClassLessonsResponse, LessonMoveCheckResponse, LessonDraftsCheckResponse, LessonPreparationResponse, ContinuationResponse, ClassStudentPageResponse, StudentClassResponse, ClassStatusCountsResponse, ClassNamesResponse, StageInvitationResponse, LessonEndTimeResponse, BoardBackgroundsResponse, BoardBackgroundResponse, VbgRefResponse, ReadmissionResponse, LessonsMoveResponse, LessonsMoveCheckResponse, LessonTimeSuggestionsResponse, LessonFeedbackResponse, TeacherLessonPageResponse, ListClassChaptersParams, GetClassTextbookParams, CorrectAttendanceParams } from '../types.ts'

export const getGetScheduleQueryKey = (scheduleRequest?: ScheduleRequest) =>
  readKey<'getSchedule', [ScheduleRequest]>('getSchedule', scheduleRequest)
export const getGetScheduleQueryOptions = <Selected = DataOf<ScheduleResponse>>(scheduleRequest: ScheduleRequest, options?: ReadOptions<DataOf<ScheduleResponse>, Selected>) =>
  readOptions<DataOf<ScheduleResponse>, Selected>('teacher-lesson-class', getGetScheduleQueryKey(scheduleRequest), (call) => getSchedule(scheduleRequest, call), options)
/** A teacher's timetable. */
export const useGetSchedule = <Selected = DataOf<ScheduleResponse>>(scheduleRequest: ScheduleRequest, options?: ReadOptions<DataOf<ScheduleResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetScheduleQueryOptions(scheduleRequest, useOwn(options)), queryClient)


export const getListClassesQueryKey = (classListRequest?: ClassListRequest) =>
  readKey<'listClasses', [ClassListRequest]>('listClasses', classListRequest)
export const getListClassesQueryOptions = <Selected = DataOf<ClassPageResponse>>(classListRequest?: ClassListRequest, options?: ReadOptions<DataOf<ClassPageResponse>, Selected>) =>
  pageOptions<DataOf<ClassPageResponse>, Selected>('teacher-lesson-class', getListClassesQueryKey(classListRequest), (call) => listClasses(classListRequest, call), options)
/** A teacher's classes, page by page. */
export const useListClasses = <Selected = DataOf<ClassPageResponse>>(classListRequest?: ClassListRequest, options?: ReadOptions<DataOf<ClassPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassesQueryOptions(classListRequest, useOwn(options)), queryClient)

export const getListClassesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ClassPageResponse>>>>(classListRequest?: Omit<ClassListRequest, 'current'>, options?: PagesOptions<DataOf<ClassPageResponse>, Selected>) =>
  pagesOptions<DataOf<ClassPageResponse>, Selected>('teacher-lesson-class', getListClassesQueryKey(classListRequest), (current, call) => listClasses({ ...classListRequest, current }, call), options)
/** A teacher's classes, page by page. */
export const useListClassesInfinite = <Selected = JoinedPages<ItemOf<DataOf<ClassPageResponse>>>>(classListRequest?: Omit<ClassListRequest, 'current'>, options?: PagesOptions<DataOf<ClassPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListClassesInfiniteQueryOptions(classListRequest, useOwn(options)), queryClient)


export const getAdjustPublicLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest } & ChangeCallOptions, Context>('adjustPublicLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data, ...call }) => adjustPublicLesson(data, call), options)
/** Move a lesson of a public course. */
export const useAdjustPublicLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAdjustPublicLessonMutationOptions(useOwn(options)), queryClient)


export const getAdjustLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest } & ChangeCallOptions, Context>('adjustLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data, ...call }) => adjustLesson(data, call), options)
/** Move a lesson. */
export const useAdjustLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonMoveResponse>, { data: LessonMoveRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAdjustLessonMutationOptions(useOwn(options)), queryClient)


export const getListTaughtCoursesQueryKey = () =>
  readKey<'listTaughtCourses', []>('listTaughtCourses')
export const getListTaughtCoursesQueryOptions = <Selected = DataOf<TaughtCoursesResponse>>(options?: ReadOptions<DataOf<TaughtCoursesResponse>, Selected>) =>
  readOptions<DataOf<TaughtCoursesResponse>, Selected>('teacher-lesson-class', getListTaughtCoursesQueryKey(), (call) => listTaughtCourses(call), options)
/** Courses a teacher teaches. */
export const useListTaughtCourses = <Selected = DataOf<TaughtCoursesResponse>>(options?: ReadOptions<DataOf<TaughtCoursesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTaughtCoursesQueryOptions(useOwn(options)), queryClient)


export const getListClassChaptersQueryKey = (params?: ListClassChaptersParams) =>
  readKey<'listClassChapters', [ListClassChaptersParams]>('listClassChapters', params)
export const getListClassChaptersQueryOptions = <Selected = DataOf<ClassChaptersResponse>>(params: ListClassChaptersParams, options?: ReadOptions<DataOf<ClassChaptersResponse>, Selected>) =>
  readOptions<DataOf<ClassChaptersResponse>, Selected>('teacher-lesson-class', getListClassChaptersQueryKey(params), (call) => listClassChapters(params, call), options)
/** Chapters of a course. */
export const useListClassChapters = <Selected = DataOf<ClassChaptersResponse>>(params: ListClassChaptersParams, options?: ReadOptions<DataOf<ClassChaptersResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassChaptersQueryOptions(params, useOwn(options)), queryClient)


export const getGetClassTextbookQueryKey = (params?: GetClassTextbookParams) =>
  readKey<'getClassTextbook', [GetClassTextbookParams]>('getClassTextbook', params)
export const getGetClassTextbookQueryOptions = <Selected = DataOf<ClassTextbookResponse>>(params: GetClassTextbookParams, options?: ReadOptions<DataOf<ClassTextbookResponse>, Selected>) =>
  readOptions<DataOf<ClassTextbookResponse>, Selected>('teacher-lesson-class', getGetClassTextbookQueryKey(params), (call) => getClassTextbook(params, call), options)
/** What a class is taught from. */
export const useGetClassTextbook = <Selected = DataOf<ClassTextbookResponse>>(params: GetClassTextbookParams, options?: ReadOptions<DataOf<ClassTextbookResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassTextbookQueryOptions(params, useOwn(options)), queryClient)


export const getListClassStudentsQueryKey = (classRef?: ClassRef) =>
  readKey<'listClassStudents', [ClassRef]>('listClassStudents', classRef)
export const getListClassStudentsQueryOptions = <Selected = DataOf<ClassStudentsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassStudentsResponse>, Selected>) =>
  readOptions<DataOf<ClassStudentsResponse>, Selected>('teacher-lesson-class', getListClassStudentsQueryKey(classRef), (call) => listClassStudents(classRef, call), options)
/** Students of a class. */
export const useListClassStudents = <Selected = DataOf<ClassStudentsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassStudentsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassStudentsQueryOptions(classRef, useOwn(options)), queryClient)


export const getGetStudentRecordQueryKey = (studentRequest?: StudentRequest) =>
  readKey<'getStudentRecord', [StudentRequest]>('getStudentRecord', studentRequest)
export const getGetStudentRecordQueryOptions = <Selected = DataOf<StudentRecordResponse>>(studentRequest: StudentRequest, options?: ReadOptions<DataOf<StudentRecordResponse>, Selected>) =>
  readOptions<DataOf<StudentRecordResponse>, Selected>('teacher-lesson-class', getGetStudentRecordQueryKey(studentRequest), (call) => getStudentRecord(studentRequest, call), options)
/** A student whom the teacher teaches. */
export const useGetStudentRecord = <Selected = DataOf<StudentRecordResponse>>(studentRequest: StudentRequest, options?: ReadOptions<DataOf<StudentRecordResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentRecordQueryOptions(studentRequest, useOwn(options)), queryClient)


export const getListTeacherLessonsByDateQueryKey = (lessonDateRequest?: LessonDateRequest) =>
  readKey<'listTeacherLessonsByDate', [LessonDateRequest]>('listTeacherLessonsByDate', lessonDateRequest)
export const getListTeacherLessonsByDateQueryOptions = <Selected = DataOf<LessonDayResponse>>(lessonDateRequest: LessonDateRequest, options?: ReadOptions<DataOf<LessonDayResponse>, Selected>) =>
  readOptions<DataOf<LessonDayResponse>, Selected>('teacher-lesson-class', getListTeacherLessonsByDateQueryKey(lessonDateRequest), (call) => listTeacherLessonsByDate(lessonDateRequest, call), options)
/** Lessons of a teacher on one day. */
export const useListTeacherLessonsByDate = <Selected = DataOf<LessonDayResponse>>(lessonDateRequest: LessonDateRequest, options?: ReadOptions<DataOf<LessonDayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTeacherLessonsByDateQueryOptions(lessonDateRequest, useOwn(options)), queryClient)


export const getGetLessonStatisticsQueryKey = (statisticsRequest?: StatisticsRequest) =>
  readKey<'getLessonStatistics', [StatisticsRequest]>('getLessonStatistics', statisticsRequest)
export const getGetLessonStatisticsQueryOptions = <Selected = DataOf<LessonStatisticsResponse>>(statisticsRequest?: StatisticsRequest, options?: ReadOptions<DataOf<LessonStatisticsResponse>, Selected>) =>
  readOptions<DataOf<LessonStatisticsResponse>, Selected>('teacher-lesson-class', getGetLessonStatisticsQueryKey(statisticsRequest), (call) => getLessonStatistics(statisticsRequest, call), options)
/** A teacher's lessons in numbers. */
export const useGetLessonStatistics = <Selected = DataOf<LessonStatisticsResponse>>(statisticsRequest?: StatisticsRequest, options?: ReadOptions<DataOf<LessonStatisticsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonStatisticsQueryOptions(statisticsRequest, useOwn(options)), queryClient)


export const getUploadLessonResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonResourceResponse>, { data: LessonResourceUpload } & UploadOptions, Context>) =>
  changeOptions<DataOf<LessonResourceResponse>, { data: LessonResourceUpload } & UploadOptions, Context>('uploadLessonResource', ["teacher-lesson-class","teacher-file"], ({ data, ...call }) => uploadLessonResource(data, call), options)
/** Show a file with a lesson. */
export const useUploadLessonResource = <Context = unknown>(options?: ChangeOptions<DataOf<LessonResourceResponse>, { data: LessonResourceUpload } & UploadOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUploadLessonResourceMutationOptions(useOwn(options)), queryClient)


export const getListLessonCoursesQueryKey = () =>
  readKey<'listLessonCourses', []>('listLessonCourses')
export const getListLessonCoursesQueryOptions = <Selected = DataOf<LessonCoursesResponse>>(options?: ReadOptions<DataOf<LessonCoursesResponse>, Selected>) =>
  readOptions<DataOf<LessonCoursesResponse>, Selected>('teacher-lesson-class', getListLessonCoursesQueryKey(), (call) => listLessonCourses(call), options)
/** Courses and classes to choose from. */
export const useListLessonCourses = <Selected = DataOf<LessonCoursesResponse>>(options?: ReadOptions<DataOf<LessonCoursesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonCoursesQueryOptions(useOwn(options)), queryClient)


export const getRemoveLessonResourcesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RemovedResourcesResponse>, { data: LessonResourceRemoval } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<RemovedResourcesResponse>, { data: LessonResourceRemoval } & ChangeCallOptions, Context>('removeLessonResources', ["teacher-lesson-class","teacher-file"], ({ data, ...call }) => removeLessonResources(data, call), options)
/** Take files off their lesson. */
export const useRemoveLessonResources = <Context = unknown>(options?: ChangeOptions<DataOf<RemovedResourcesResponse>, { data: LessonResourceRemoval } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveLessonResourcesMutationOptions(useOwn(options)), queryClient)


export const getGetClassPerformanceQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getClassPerformance', [LessonRef]>('getClassPerformance', lessonRef)
export const getGetClassPerformanceQueryOptions = <Selected = DataOf<ClassPerformanceResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ClassPerformanceResponse>, Selected>) =>
  readOptions<DataOf<ClassPerformanceResponse>, Selected>('teacher-lesson-class', getGetClassPerformanceQueryKey(lessonRef), (call) => getClassPerformance(lessonRef, call), options)
/** How everybody did in a lesson. */
export const useGetClassPerformance = <Selected = DataOf<ClassPerformanceResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ClassPerformanceResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassPerformanceQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getGetCourseEndQueryKey = (classRef?: ClassRef) =>
  readKey<'getCourseEnd', [ClassRef]>('getCourseEnd', classRef)
export const getGetCourseEndQueryOptions = <Selected = DataOf<CourseEndResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<CourseEndResponse>, Selected>) =>
  readOptions<DataOf<CourseEndResponse>, Selected>('teacher-lesson-class', getGetCourseEndQueryKey(classRef), (call) => getCourseEnd(classRef, call), options)
/** Whether a class is through. */
export const useGetCourseEnd = <Selected = DataOf<CourseEndResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<CourseEndResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseEndQueryOptions(classRef, useOwn(options)), queryClient)


export const getGetCourseScoreQueryKey = (classRef?: ClassRef) =>
  readKey<'getCourseScore', [ClassRef]>('getCourseScore', classRef)
export const getGetCourseScoreQueryOptions = <Selected = DataOf<CourseScoreResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<CourseScoreResponse>, Selected>) =>
  readOptions<DataOf<CourseScoreResponse>, Selected>('teacher-lesson-class', getGetCourseScoreQueryKey(classRef), (call) => getCourseScore(classRef, call), options)
/** How students rated a class. */
export const useGetCourseScore = <Selected = DataOf<CourseScoreResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<CourseScoreResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetCourseScoreQueryOptions(classRef, useOwn(options)), queryClient)


export const getCorrectAttendanceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudentAttendanceResponse>, { params: CorrectAttendanceParams } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<StudentAttendanceResponse>, { params: CorrectAttendanceParams } & ChangeCallOptions, Context>('correctAttendance', ["teacher-lesson-class","listTaughtLessons"], ({ params, ...call }) => correctAttendance(params, call), options)
/** Correct a student's attendance. */
export const useCorrectAttendance = <Context = unknown>(options?: ChangeOptions<DataOf<StudentAttendanceResponse>, { params: CorrectAttendanceParams } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCorrectAttendanceMutationOptions(useOwn(options)), queryClient)


export const getGetAttendanceMatrixQueryKey = (attendanceMatrixRequest?: AttendanceMatrixRequest) =>
  readKey<'getAttendanceMatrix', [AttendanceMatrixRequest]>('getAttendanceMatrix', attendanceMatrixRequest)
export const getGetAttendanceMatrixQueryOptions = <Selected = DataOf<AttendanceMatrixResponse>>(attendanceMatrixRequest: AttendanceMatrixRequest, options?: ReadOptions<DataOf<AttendanceMatrixResponse>, Selected>) =>
  readOptions<DataOf<AttendanceMatrixResponse>, Selected>('teacher-lesson-class', getGetAttendanceMatrixQueryKey(attendanceMatrixRequest), (call) => getAttendanceMatrix(attendanceMatrixRequest, call), options)
/** Who came to which lesson of a class. */
export const useGetAttendanceMatrix = <Selected = DataOf<AttendanceMatrixResponse>>(attendanceMatrixRequest: AttendanceMatrixRequest, options?: ReadOptions<DataOf<AttendanceMatrixResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetAttendanceMatrixQueryOptions(attendanceMatrixRequest, useOwn(options)), queryClient)


export const getGetClassResultQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getClassResult', [LessonRef]>('getClassResult', lessonRef)
export const getGetClassResultQueryOptions = <Selected = DataOf<ClassResultResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ClassResultResponse>, Selected>) =>
  readOptions<DataOf<ClassResultResponse>, Selected>('teacher-lesson-class', getGetClassResultQueryKey(lessonRef), (call) => getClassResult(lessonRef, call), options)
/** What a finished class left behind. */
export const useGetClassResult = <Selected = DataOf<ClassResultResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ClassResultResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassResultQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getEndLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef } & ChangeCallOptions, Context>('endLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data, ...call }) => endLesson(data, call), options)
/** End the class. */
export const useEndLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getEndLessonMutationOptions(useOwn(options)), queryClient)


export const getGetStudentStatisticsQueryKey = (classRef?: ClassRef) =>
  readKey<'getStudentStatistics', [ClassRef]>('getStudentStatistics', classRef)
export const getGetStudentStatisticsQueryOptions = <Selected = DataOf<StudentStatisticsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<StudentStatisticsResponse>, Selected>) =>
  readOptions<DataOf<StudentStatisticsResponse>, Selected>('teacher-lesson-class', getGetStudentStatisticsQueryKey(classRef), (call) => getStudentStatistics(classRef, call), options)
/** Students of a class in numbers. */
export const useGetStudentStatistics = <Selected = DataOf<StudentStatisticsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<StudentStatisticsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentStatisticsQueryOptions(classRef, useOwn(options)), queryClient)


export const getGetClassDetailQueryKey = (classRef?: ClassRef) =>
  readKey<'getClassDetail', [ClassRef]>('getClassDetail', classRef)
export const getGetClassDetailQueryOptions = <Selected = DataOf<ClassDetailResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassDetailResponse>, Selected>) =>
  readOptions<DataOf<ClassDetailResponse>, Selected>('teacher-lesson-class', getGetClassDetailQueryKey(classRef), (call) => getClassDetail(classRef, call), options)
/** A class. */
export const useGetClassDetail = <Selected = DataOf<ClassDetailResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassDetailQueryOptions(classRef, useOwn(options)), queryClient)


export const getGetLessonResourcesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getLessonResources', [LessonRef]>('getLessonResources', lessonRef)
export const getGetLessonResourcesQueryOptions = <Selected = DataOf<LessonResourcesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonResourcesResponse>, Selected>) =>
  readOptions<DataOf<LessonResourcesResponse>, Selected>('teacher-lesson-class', getGetLessonResourcesQueryKey(lessonRef), (call) => getLessonResources(lessonRef, call), options)
/** Files shown with a lesson. */
export const useGetLessonResources = <Selected = DataOf<LessonResourcesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonResourcesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonResourcesQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getGetStudentPerformanceQueryKey = (lessonStudentRef?: LessonStudentRef) =>
  readKey<'getStudentPerformance', [LessonStudentRef]>('getStudentPerformance', lessonStudentRef)
export const getGetStudentPerformanceQueryOptions = <Selected = DataOf<PerformanceDetailResponse>>(lessonStudentRef: LessonStudentRef, options?: ReadOptions<DataOf<PerformanceDetailResponse>, Selected>) =>
  readOptions<DataOf<PerformanceDetailResponse>, Selected>('teacher-lesson-class', getGetStudentPerformanceQueryKey(lessonStudentRef), (call) => getStudentPerformance(lessonStudentRef, call), options)
/** One student's lesson in full. */
export const useGetStudentPerformance = <Selected = DataOf<PerformanceDetailResponse>>(lessonStudentRef: LessonStudentRef, options?: ReadOptions<DataOf<PerformanceDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentPerformanceQueryOptions(lessonStudentRef, useOwn(options)), queryClient)


export const getListTeacherLessonsQueryKey = (lessonListRequest?: LessonListRequest) =>
  readKey<'listTeacherLessons', [LessonListRequest]>('listTeacherLessons', lessonListRequest)
export const getListTeacherLessonsQueryOptions = <Selected = DataOf<LessonPageResponse>>(lessonListRequest?: LessonListRequest, options?: ReadOptions<DataOf<LessonPageResponse>, Selected>) =>
  pageOptions<DataOf<LessonPageResponse>, Selected>('teacher-lesson-class', getListTeacherLessonsQueryKey(lessonListRequest), (call) => listTeacherLessons(lessonListRequest, call), options)
/** A teacher's lessons by their status. */
export const useListTeacherLessons = <Selected = DataOf<LessonPageResponse>>(lessonListRequest?: LessonListRequest, options?: ReadOptions<DataOf<LessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTeacherLessonsQueryOptions(lessonListRequest, useOwn(options)), queryClient)

export const getListTeacherLessonsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<LessonPageResponse>>>>(lessonListRequest?: Omit<LessonListRequest, 'current'>, options?: PagesOptions<DataOf<LessonPageResponse>, Selected>) =>
  pagesOptions<DataOf<LessonPageResponse>, Selected>('teacher-lesson-class', getListTeacherLessonsQueryKey(lessonListRequest), (current, call) => listTeacherLessons({ ...lessonListRequest, current }, call), options)
/** A teacher's lessons by their status. */
export const useListTeacherLessonsInfinite = <Selected = JoinedPages<ItemOf<DataOf<LessonPageResponse>>>>(lessonListRequest?: Omit<LessonListRequest, 'current'>, options?: PagesOptions<DataOf<LessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListTeacherLessonsInfiniteQueryOptions(lessonListRequest, useOwn(options)), queryClient)


export const getRemoveClassStudentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudentRemovalResponse>, { data: ClassStudentRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<StudentRemovalResponse>, { data: ClassStudentRef } & ChangeCallOptions, Context>('removeClassStudent', ["teacher-lesson-class","teacher-lesson-course","listClassChoices"], ({ data, ...call }) => removeClassStudent(data, call), options)
/** Take a student out of a class. */
export const useRemoveClassStudent = <Context = unknown>(options?: ChangeOptions<DataOf<StudentRemovalResponse>, { data: ClassStudentRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRemoveClassStudentMutationOptions(useOwn(options)), queryClient)


export const getListLessonBriefsQueryKey = (classRef?: ClassRef) =>
  readKey<'listLessonBriefs', [ClassRef]>('listLessonBriefs', classRef)
export const getListLessonBriefsQueryOptions = <Selected = DataOf<ClassLessonsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassLessonsResponse>, Selected>) =>
  readOptions<DataOf<ClassLessonsResponse>, Selected>('teacher-lesson-class', getListLessonBriefsQueryKey(classRef), (call) => listLessonBriefs(classRef, call), options)
/** Lessons of a class. */
export const useListLessonBriefs = <Selected = DataOf<ClassLessonsResponse>>(classRef: ClassRef, options?: ReadOptions<DataOf<ClassLessonsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonBriefsQueryOptions(classRef, useOwn(options)), queryClient)


export const getDeleteLessonsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClassLessonsResponse>, { data: LessonDeletionRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ClassLessonsResponse>, { data: LessonDeletionRequest } & ChangeCallOptions, Context>('deleteLessons', ["teacher-lesson-class","teacher-lesson-course","listClassChoices"], ({ data, ...call }) => deleteLessons(data, call), options)
/** Delete lessons of a class. */
export const useDeleteLessons = <Context = unknown>(options?: ChangeOptions<DataOf<ClassLessonsResponse>, { data: LessonDeletionRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteLessonsMutationOptions(useOwn(options)), queryClient)


export const getAddLessonsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ClassLessonsResponse>, { data: LessonDraftsRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ClassLessonsResponse>, { data: LessonDraftsRequest } & ChangeCallOptions, Context>('addLessons', ["teacher-lesson-class","teacher-lesson-course","listClassChoices"], ({ data, ...call }) => addLessons(data, call), options)
/** Extend a class. */
export const useAddLessons = <Context = unknown>(options?: ChangeOptions<DataOf<ClassLessonsResponse>, { data: LessonDraftsRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddLessonsMutationOptions(useOwn(options)), queryClient)


export const getCheckLessonTimeQueryKey = (lessonMoveRequest?: LessonMoveRequest) =>
  readKey<'checkLessonTime', [LessonMoveRequest]>('checkLessonTime', lessonMoveRequest)
export const getCheckLessonTimeQueryOptions = <Selected = DataOf<LessonMoveCheckResponse>>(lessonMoveRequest: LessonMoveRequest, options?: ReadOptions<DataOf<LessonMoveCheckResponse>, Selected>) =>
  readOptions<DataOf<LessonMoveCheckResponse>, Selected>('teacher-lesson-class', getCheckLessonTimeQueryKey(lessonMoveRequest), (call) => checkLessonTime(lessonMoveRequest, call), options)
/** Whether a lesson could be moved. */
export const useCheckLessonTime = <Selected = DataOf<LessonMoveCheckResponse>>(lessonMoveRequest: LessonMoveRequest, options?: ReadOptions<DataOf<LessonMoveCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckLessonTimeQueryOptions(lessonMoveRequest, useOwn(options)), queryClient)


export const getCheckLessonTimesQueryKey = (lessonDraftsRequest?: LessonDraftsRequest) =>
  readKey<'checkLessonTimes', [LessonDraftsRequest]>('checkLessonTimes', lessonDraftsRequest)
export const getCheckLessonTimesQueryOptions = <Selected = DataOf<LessonDraftsCheckResponse>>(lessonDraftsRequest: LessonDraftsRequest, options?: ReadOptions<DataOf<LessonDraftsCheckResponse>, Selected>) =>
  readOptions<DataOf<LessonDraftsCheckResponse>, Selected>('teacher-lesson-class', getCheckLessonTimesQueryKey(lessonDraftsRequest), (call) => checkLessonTimes(lessonDraftsRequest, call), options)
/** Whether lessons could be added. */
export const useCheckLessonTimes = <Selected = DataOf<LessonDraftsCheckResponse>>(lessonDraftsRequest: LessonDraftsRequest, options?: ReadOptions<DataOf<LessonDraftsCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckLessonTimesQueryOptions(lessonDraftsRequest, useOwn(options)), queryClient)


export const getGetLessonPreparationQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getLessonPreparation', [LessonRef]>('getLessonPreparation', lessonRef)
export const getGetLessonPreparationQueryOptions = <Selected = DataOf<LessonPreparationResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPreparationResponse>, Selected>) =>
  readOptions<DataOf<LessonPreparationResponse>, Selected>('teacher-lesson-class', getGetLessonPreparationQueryKey(lessonRef), (call) => getLessonPreparation(lessonRef, call), options)
/** What a teacher checks before class. */
export const useGetLessonPreparation = <Selected = DataOf<LessonPreparationResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPreparationResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonPreparationQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getPreviewContinuationQueryKey = (continuationRequest?: ContinuationRequest) =>
  readKey<'previewContinuation', [ContinuationRequest]>('previewContinuation', continuationRequest)
export const getPreviewContinuationQueryOptions = <Selected = DataOf<ContinuationResponse>>(continuationRequest: ContinuationRequest, options?: ReadOptions<DataOf<ContinuationResponse>, Selected>) =>
  readOptions<DataOf<ContinuationResponse>, Selected>('teacher-lesson-class', getPreviewContinuationQueryKey(continuationRequest), (call) => previewContinuation(continuationRequest, call), options)
/** How a class would go on in its cycle. */
export const usePreviewContinuation = <Selected = DataOf<ContinuationResponse>>(continuationRequest: ContinuationRequest, options?: ReadOptions<DataOf<ContinuationResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getPreviewContinuationQueryOptions(continuationRequest, useOwn(options)), queryClient)


export const getListPublicClassStudentsQueryKey = (classStudentListRequest?: ClassStudentListRequest) =>
  readKey<'listPublicClassStudents', [ClassStudentListRequest]>('listPublicClassStudents', classStudentListRequest)
export const getListPublicClassStudentsQueryOptions = <Selected = DataOf<ClassStudentPageResponse>>(classStudentListRequest: ClassStudentListRequest, options?: ReadOptions<DataOf<ClassStudentPageResponse>, Selected>) =>
  pageOptions<DataOf<ClassStudentPageResponse>, Selected>('teacher-lesson-class', getListPublicClassStudentsQueryKey(classStudentListRequest), (call) => listPublicClassStudents(classStudentListRequest, call), options)
/** Students of a public class, page by page. */
export const useListPublicClassStudents = <Selected = DataOf<ClassStudentPageResponse>>(classStudentListRequest: ClassStudentListRequest, options?: ReadOptions<DataOf<ClassStudentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPublicClassStudentsQueryOptions(classStudentListRequest, useOwn(options)), queryClient)

export const getListPublicClassStudentsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ClassStudentPageResponse>>>>(classStudentListRequest: Omit<ClassStudentListRequest, 'current'>, options?: PagesOptions<DataOf<ClassStudentPageResponse>, Selected>) =>
  pagesOptions<DataOf<ClassStudentPageResponse>, Selected>('teacher-lesson-class', getListPublicClassStudentsQueryKey(classStudentListRequest), (current, call) => listPublicClassStudents({ ...classStudentListRequest, current }, call), options)
/** Students of a public class, page by page. */
export const useListPublicClassStudentsInfinite = <Selected = JoinedPages<ItemOf<DataOf<ClassStudentPageResponse>>>>(classStudentListRequest: Omit<ClassStudentListRequest, 'current'>, options?: PagesOptions<DataOf<ClassStudentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPublicClassStudentsInfiniteQueryOptions(classStudentListRequest, useOwn(options)), queryClient)


export const getGetClassStudentQueryKey = (classStudentRef?: ClassStudentRef) =>
  readKey<'getClassStudent', [ClassStudentRef]>('getClassStudent', classStudentRef)
export const getGetClassStudentQueryOptions = <Selected = DataOf<StudentClassResponse>>(classStudentRef: ClassStudentRef, options?: ReadOptions<DataOf<StudentClassResponse>, Selected>) =>
  readOptions<DataOf<StudentClassResponse>, Selected>('teacher-lesson-class', getGetClassStudentQueryKey(classStudentRef), (call) => getClassStudent(classStudentRef, call), options)
/** One student in one class. */
export const useGetClassStudent = <Selected = DataOf<StudentClassResponse>>(classStudentRef: ClassStudentRef, options?: ReadOptions<DataOf<StudentClassResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetClassStudentQueryOptions(classStudentRef, useOwn(options)), queryClient)


export const getListClassStatusesQueryKey = (classFilter?: ClassFilter) =>
  readKey<'listClassStatuses', [ClassFilter]>('listClassStatuses', classFilter)
export const getListClassStatusesQueryOptions = <Selected = DataOf<ClassStatusCountsResponse>>(classFilter?: ClassFilter, options?: ReadOptions<DataOf<ClassStatusCountsResponse>, Selected>) =>
  readOptions<DataOf<ClassStatusCountsResponse>, Selected>('teacher-lesson-class', getListClassStatusesQueryKey(classFilter), (call) => listClassStatuses(classFilter, call), options)
/** How many classes there are of each status. */
export const useListClassStatuses = <Selected = DataOf<ClassStatusCountsResponse>>(classFilter?: ClassFilter, options?: ReadOptions<DataOf<ClassStatusCountsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassStatusesQueryOptions(classFilter, useOwn(options)), queryClient)


export const getListClassNamesQueryKey = (classFilter?: ClassFilter) =>
  readKey<'listClassNames', [ClassFilter]>('listClassNames', classFilter)
export const getListClassNamesQueryOptions = <Selected = DataOf<ClassNamesResponse>>(classFilter?: ClassFilter, options?: ReadOptions<DataOf<ClassNamesResponse>, Selected>) =>
  readOptions<DataOf<ClassNamesResponse>, Selected>('teacher-lesson-class', getListClassNamesQueryKey(classFilter), (call) => listClassNames(classFilter, call), options)
/** Names of a teacher's classes. */
export const useListClassNames = <Selected = DataOf<ClassNamesResponse>>(classFilter?: ClassFilter, options?: ReadOptions<DataOf<ClassNamesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassNamesQueryOptions(classFilter, useOwn(options)), queryClient)


export const getSendBackFromStageMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StageInvitationResponse>, { data: StageRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<StageInvitationResponse>, { data: StageRequest } & ChangeCallOptions, Context>('sendBackFromStage', [], ({ data, ...call }) => sendBackFromStage(data, call), options)
/** Send a student back from the stage. */
export const useSendBackFromStage = <Context = unknown>(options?: ChangeOptions<DataOf<StageInvitationResponse>, { data: StageRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSendBackFromStageMutationOptions(useOwn(options)), queryClient)


export const getInviteOnStageMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StageInvitationResponse>, { data: StageRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<StageInvitationResponse>, { data: StageRequest } & ChangeCallOptions, Context>('inviteOnStage', [], ({ data, ...call }) => inviteOnStage(data, call), options)
/** Invite a student on stage. */
export const useInviteOnStage = <Context = unknown>(options?: ChangeOptions<DataOf<StageInvitationResponse>, { data: StageRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getInviteOnStageMutationOptions(useOwn(options)), queryClient)


export const getCountLessonEndTimeQueryKey = (lessonRef?: LessonRef) =>
  readKey<'countLessonEndTime', [LessonRef]>('countLessonEndTime', lessonRef)
export const getCountLessonEndTimeQueryOptions = <Selected = DataOf<LessonEndTimeResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonEndTimeResponse>, Selected>) =>
  readOptions<DataOf<LessonEndTimeResponse>, Selected>('teacher-lesson-class', getCountLessonEndTimeQueryKey(lessonRef), (call) => countLessonEndTime(lessonRef, call), options)
/** How long the class can still last. */
export const useCountLessonEndTime = <Selected = DataOf<LessonEndTimeResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonEndTimeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountLessonEndTimeQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getListBoardBackgroundsQueryKey = () =>
  readKey<'listBoardBackgrounds', []>('listBoardBackgrounds')
export const getListBoardBackgroundsQueryOptions = <Selected = DataOf<BoardBackgroundsResponse>>(options?: ReadOptions<DataOf<BoardBackgroundsResponse>, Selected>) =>
  readOptions<DataOf<BoardBackgroundsResponse>, Selected>('teacher-lesson-class', getListBoardBackgroundsQueryKey(), (call) => listBoardBackgrounds(call), options)
/** Own pictures for the board. */
export const useListBoardBackgrounds = <Selected = DataOf<BoardBackgroundsResponse>>(options?: ReadOptions<DataOf<BoardBackgroundsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListBoardBackgroundsQueryOptions(useOwn(options)), queryClient)


export const getAddBoardBackgroundMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<BoardBackgroundResponse>, { data: BoardBackgroundRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<BoardBackgroundResponse>, { data: BoardBackgroundRequest } & ChangeCallOptions, Context>('addBoardBackground', ["teacher-lesson-class"], ({ data, ...call }) => addBoardBackground(data, call), options)
/** Add a picture for the board. */
export const useAddBoardBackground = <Context = unknown>(options?: ChangeOptions<DataOf<BoardBackgroundResponse>, { data: BoardBackgroundRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddBoardBackgroundMutationOptions(useOwn(options)), queryClient)


export const getDeleteBoardBackgroundMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<VbgRefResponse>, { data: VbgRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<VbgRefResponse>, { data: VbgRef } & ChangeCallOptions, Context>('deleteBoardBackground', ["teacher-lesson-class"], ({ data, ...call }) => deleteBoardBackground(data, call), options)
/** Delete a picture for the board. */
export const useDeleteBoardBackground = <Context = unknown>(options?: ChangeOptions<DataOf<VbgRefResponse>, { data: VbgRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteBoardBackgroundMutationOptions(useOwn(options)), queryClient)


export const getOpenPracticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<PracticeResponse>, { data: PracticeRequest } & ChangeCallOptions, Context>('openPractice', ["teacher-lesson-class"], ({ data, ...call }) => openPractice(data, call), options)
/** Open a practice. */
export const useOpenPractice = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getOpenPracticeMutationOptions(useOwn(options)), queryClient)


export const getTeacherListPracticesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherListPractices', [LessonRef]>('teacherListPractices', lessonRef)
export const getTeacherListPracticesQueryOptions = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>) =>
  readOptions<DataOf<LessonPracticesResponse>, Selected>('teacher-lesson-class', getTeacherListPracticesQueryKey(lessonRef), (call) => teacherListPractices(lessonRef, call), options)
/** Practices of a lesson, with their answers. */
export const useTeacherListPractices = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListPracticesQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getEndPracticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<PracticeResponse>, { data: PracticeRef } & ChangeCallOptions, Context>('endPractice', ["teacher-lesson-class"], ({ data, ...call }) => endPractice(data, call), options)
/** End a practice and show the answers. */
export const useEndPractice = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getEndPracticeMutationOptions(useOwn(options)), queryClient)


export const getClosePracticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<PracticeResponse>, { data: PracticeRef } & ChangeCallOptions, Context>('closePractice', ["teacher-lesson-class"], ({ data, ...call }) => closePractice(data, call), options)
/** Put a practice away. */
export const useClosePractice = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getClosePracticeMutationOptions(useOwn(options)), queryClient)


export const getAwardPrizeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonPrizesResponse>, { data: PrizeRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<LessonPrizesResponse>, { data: PrizeRequest } & ChangeCallOptions, Context>('awardPrize', ["teacher-lesson-class"], ({ data, ...call }) => awardPrize(data, call), options)
/** Reward students. */
export const useAwardPrize = <Context = unknown>(options?: ChangeOptions<DataOf<LessonPrizesResponse>, { data: PrizeRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAwardPrizeMutationOptions(useOwn(options)), queryClient)


export const getReadmitStudentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReadmissionResponse>, { data: StageRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ReadmissionResponse>, { data: StageRequest } & ChangeCallOptions, Context>('readmitStudent', [], ({ data, ...call }) => readmitStudent(data, call), options)
/** Let a removed student come back. */
export const useReadmitStudent = <Context = unknown>(options?: ChangeOptions<DataOf<ReadmissionResponse>, { data: StageRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getReadmitStudentMutationOptions(useOwn(options)), queryClient)


export const getRevokePrizeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonPrizesResponse>, { data: PrizeRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<LessonPrizesResponse>, { data: PrizeRef } & ChangeCallOptions, Context>('revokePrize', ["teacher-lesson-class"], ({ data, ...call }) => revokePrize(data, call), options)
/** Take a prize back. */
export const useRevokePrize = <Context = unknown>(options?: ChangeOptions<DataOf<LessonPrizesResponse>, { data: PrizeRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRevokePrizeMutationOptions(useOwn(options)), queryClient)


export const getTeacherListPrizesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherListPrizes', [LessonRef]>('teacherListPrizes', lessonRef)
export const getTeacherListPrizesQueryOptions = <Selected = DataOf<LessonPrizesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>) =>
  readOptions<DataOf<LessonPrizesResponse>, Selected>('teacher-lesson-class', getTeacherListPrizesQueryKey(lessonRef), (call) => teacherListPrizes(lessonRef, call), options)
/** Prizes of a lesson. */
export const useTeacherListPrizes = <Selected = DataOf<LessonPrizesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListPrizesQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getTeacherLessonFeedbackMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FeedbackReceiptResponse>, { data: TeacherFeedbackRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<FeedbackReceiptResponse>, { data: TeacherFeedbackRequest } & ChangeCallOptions, Context>('teacherLessonFeedback', ["teacher-lesson-class"], ({ data, ...call }) => teacherLessonFeedback(data, call), options)
/** Say something about a class or a student of it. */
export const useTeacherLessonFeedback = <Context = unknown>(options?: ChangeOptions<DataOf<FeedbackReceiptResponse>, { data: TeacherFeedbackRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLessonFeedbackMutationOptions(useOwn(options)), queryClient)


export const getTeacherFeedbackOptionsQueryKey = (feedbackOptionsRequest?: FeedbackOptionsRequest) =>
  readKey<'teacherFeedbackOptions', [FeedbackOptionsRequest]>('teacherFeedbackOptions', feedbackOptionsRequest)
export const getTeacherFeedbackOptionsQueryOptions = <Selected = DataOf<FeedbackOptionsResponse>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>) =>
  readOptions<DataOf<FeedbackOptionsResponse>, Selected>('teacher-lesson-class', getTeacherFeedbackOptionsQueryKey(feedbackOptionsRequest), (call) => teacherFeedbackOptions(feedbackOptionsRequest, call), options)
/** Ready-made sentences for a teacher. */
export const useTeacherFeedbackOptions = <Selected = DataOf<FeedbackOptionsResponse>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherFeedbackOptionsQueryOptions(feedbackOptionsRequest, useOwn(options)), queryClient)


export const getAdjustLessonsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonsMoveResponse>, { data: LessonsMoveRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<LessonsMoveResponse>, { data: LessonsMoveRequest } & ChangeCallOptions, Context>('adjustLessons', ["teacher-lesson-class","teacher-lesson-course"], ({ data, ...call }) => adjustLessons(data, call), options)
/** Move a lesson, and with it those at the same place of the week. */
export const useAdjustLessons = <Context = unknown>(options?: ChangeOptions<DataOf<LessonsMoveResponse>, { data: LessonsMoveRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAdjustLessonsMutationOptions(useOwn(options)), queryClient)


export const getCheckLessonsMoveQueryKey = (lessonsMoveRequest?: LessonsMoveRequest) =>
  readKey<'checkLessonsMove', [LessonsMoveRequest]>('checkLessonsMove', lessonsMoveRequest)
export const getCheckLessonsMoveQueryOptions = <Selected = DataOf<LessonsMoveCheckResponse>>(lessonsMoveRequest: LessonsMoveRequest, options?: ReadOptions<DataOf<LessonsMoveCheckResponse>, Selected>) =>
  readOptions<DataOf<LessonsMoveCheckResponse>, Selected>('teacher-lesson-class', getCheckLessonsMoveQueryKey(lessonsMoveRequest), (call) => checkLessonsMove(lessonsMoveRequest, call), options)
/** Whether lessons could be moved together. */
export const useCheckLessonsMove = <Selected = DataOf<LessonsMoveCheckResponse>>(lessonsMoveRequest: LessonsMoveRequest, options?: ReadOptions<DataOf<LessonsMoveCheckResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckLessonsMoveQueryOptions(lessonsMoveRequest, useOwn(options)), queryClient)


export const getSuggestLessonTimesQueryKey = (lessonTimeSuggestionsRequest?: LessonTimeSuggestionsRequest) =>
  readKey<'suggestLessonTimes', [LessonTimeSuggestionsRequest]>('suggestLessonTimes', lessonTimeSuggestionsRequest)
export const getSuggestLessonTimesQueryOptions = <Selected = DataOf<LessonTimeSuggestionsResponse>>(lessonTimeSuggestionsRequest: LessonTimeSuggestionsRequest, options?: ReadOptions<DataOf<LessonTimeSuggestionsResponse>, Selected>) =>
  readOptions<DataOf<LessonTimeSuggestionsResponse>, Selected>('teacher-lesson-class', getSuggestLessonTimesQueryKey(lessonTimeSuggestionsRequest), (call) => suggestLessonTimes(lessonTimeSuggestionsRequest, call), options)
/** When a lesson could be instead. */
export const useSuggestLessonTimes = <Selected = DataOf<LessonTimeSuggestionsResponse>>(lessonTimeSuggestionsRequest: LessonTimeSuggestionsRequest, options?: ReadOptions<DataOf<LessonTimeSuggestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getSuggestLessonTimesQueryOptions(lessonTimeSuggestionsRequest, useOwn(options)), queryClient)


export const getPostponeLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonPostponeRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<LessonSummaryResponse>, { data: LessonPostponeRequest } & ChangeCallOptions, Context>('postponeLesson', ["teacher-lesson-class","teacher-lesson-course"], ({ data, ...call }) => postponeLesson(data, call), options)
/** Call a lesson off until its new time is known. */
export const usePostponeLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonPostponeRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getPostponeLessonMutationOptions(useOwn(options)), queryClient)


export const getWritePerformanceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PerformanceDetailResponse>, { data: PerformanceRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<PerformanceDetailResponse>, { data: PerformanceRequest } & ChangeCallOptions, Context>('writePerformance', ["teacher-lesson-class"], ({ data, ...call }) => writePerformance(data, call), options)
/** Write how a student did. */
export const useWritePerformance = <Context = unknown>(options?: ChangeOptions<DataOf<PerformanceDetailResponse>, { data: PerformanceRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getWritePerformanceMutationOptions(useOwn(options)), queryClient)


export const getListLessonFeedbackQueryKey = (lessonRef?: LessonRef) =>
  readKey<'listLessonFeedback', [LessonRef]>('listLessonFeedback', lessonRef)
export const getListLessonFeedbackQueryOptions = <Selected = DataOf<LessonFeedbackResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonFeedbackResponse>, Selected>) =>
  readOptions<DataOf<LessonFeedbackResponse>, Selected>('teacher-lesson-class', getListLessonFeedbackQueryKey(lessonRef), (call) => listLessonFeedback(lessonRef, call), options)
/** What was said about a class. */
export const useListLessonFeedback = <Selected = DataOf<LessonFeedbackResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonFeedbackResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonFeedbackQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getTeacherLessonPageQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherLessonPage', [LessonRef]>('teacherLessonPage', lessonRef)
export const getTeacherLessonPageQueryOptions = <Selected = DataOf<TeacherLessonPageResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<TeacherLessonPageResponse>, Selected>) =>
  readOptions<DataOf<TeacherLessonPageResponse>, Selected>('teacher-lesson-class', getTeacherLessonPageQueryKey(lessonRef), (call) => teacherLessonPage(lessonRef, call), options)
/** Everything about one lesson. */
export const useTeacherLessonPage = <Selected = DataOf<TeacherLessonPageResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<TeacherLessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherLessonPageQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getRenameLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRenameRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<LessonSummaryResponse>, { data: LessonRenameRequest } & ChangeCallOptions, Context>('renameLesson', ["teacher-lesson-class","teacher-lesson-course","teacher-other"], ({ data, ...call }) => renameLesson(data, call), options)
/** Name a lesson. */
export const useRenameLesson = <Context = unknown>(options?: ChangeOptions<DataOf<LessonSummaryResponse>, { data: LessonRenameRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRenameLessonMutationOptions(useOwn(options)), queryClient)


