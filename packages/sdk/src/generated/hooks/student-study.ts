// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { listLessonsToday, listLessonsOfDay, listLessonDates, listRecentSelfStudy, updateSelfStudyProgress, listTeachingTypes, listPurchasedCourses, noteReplayVisit, notePerformanceVisit, registerPublicCourse, getOwnPerformance, findChatRoomId, planAttendance, checkLesson, studentJoinChatGroup, studentListPractices, listCompletedPractices, studentListPrizes, answerPractice, studentGetSchedule, studentListPastLessons, studentLessonPage } from '../calls/student-study.ts'
import type { TheDayRequest, YearRequest, CoursePageRequest, StudyProgressReport, StudentCourseRequest, LessonRef, RegistrationRequest, AttendancePlanRequest, PracticeAnswerRequest, ScheduleRequest, PastLessonsRequest, LessonDayResponse, LessonDatesResponse, RecentStudyPageResponse, StudyProgressResponse, TeachingTypesResponse, StudentCoursePageResponse, VisitReceiptResponse, RegistrationResponse, PerformanceDetailResponse, ChatRoomRefResponse, AttendancePlanReceiptResponse, LessonEntryResponse, ChatGroupResponse, LessonPracticesResponse, LessonPrizesResponse, PracticeResponse, StudentScheduleResponse, PastLessonPageResponse, StudentLessonPageResponse } from '../types.ts'

export const getListLessonsTodayQueryKey = () =>
  readKey<'listLessonsToday', []>('listLessonsToday')
export const getListLessonsTodayQueryOptions = <Selected = DataOf<LessonDayResponse>>(options?: ReadOptions<DataOf<LessonDayResponse>, Selected>) =>
  readOptions<DataOf<LessonDayResponse>, Selected>('student-study', getListLessonsTodayQueryKey(), (call) => listLessonsToday(call), options)
/** Today's lessons of a student. */
export const useListLessonsToday = <Selected = DataOf<LessonDayResponse>>(options?: ReadOptions<DataOf<LessonDayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonsTodayQueryOptions(useOwn(options)), queryClient)


export const getListLessonsOfDayQueryKey = (theDayRequest?: TheDayRequest) =>
  readKey<'listLessonsOfDay', [TheDayRequest]>('listLessonsOfDay', theDayRequest)
export const getListLessonsOfDayQueryOptions = <Selected = DataOf<LessonDayResponse>>(theDayRequest: TheDayRequest, options?: ReadOptions<DataOf<LessonDayResponse>, Selected>) =>
  readOptions<DataOf<LessonDayResponse>, Selected>('student-study', getListLessonsOfDayQueryKey(theDayRequest), (call) => listLessonsOfDay(theDayRequest, call), options)
/** Lessons of a student on one day. */
export const useListLessonsOfDay = <Selected = DataOf<LessonDayResponse>>(theDayRequest: TheDayRequest, options?: ReadOptions<DataOf<LessonDayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonsOfDayQueryOptions(theDayRequest, useOwn(options)), queryClient)


export const getListLessonDatesQueryKey = (yearRequest?: YearRequest) =>
  readKey<'listLessonDates', [YearRequest]>('listLessonDates', yearRequest)
export const getListLessonDatesQueryOptions = <Selected = DataOf<LessonDatesResponse>>(yearRequest: YearRequest, options?: ReadOptions<DataOf<LessonDatesResponse>, Selected>) =>
  readOptions<DataOf<LessonDatesResponse>, Selected>('student-study', getListLessonDatesQueryKey(yearRequest), (call) => listLessonDates(yearRequest, call), options)
/** Days of a year with something on them. */
export const useListLessonDates = <Selected = DataOf<LessonDatesResponse>>(yearRequest: YearRequest, options?: ReadOptions<DataOf<LessonDatesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonDatesQueryOptions(yearRequest, useOwn(options)), queryClient)


export const getListRecentSelfStudyQueryKey = (coursePageRequest?: CoursePageRequest) =>
  readKey<'listRecentSelfStudy', [CoursePageRequest]>('listRecentSelfStudy', coursePageRequest)
export const getListRecentSelfStudyQueryOptions = <Selected = DataOf<RecentStudyPageResponse>>(coursePageRequest: CoursePageRequest, options?: ReadOptions<DataOf<RecentStudyPageResponse>, Selected>) =>
  pageOptions<DataOf<RecentStudyPageResponse>, Selected>('student-study', getListRecentSelfStudyQueryKey(coursePageRequest), (call) => listRecentSelfStudy(coursePageRequest, call), options)
/** Chapters read not long ago. */
export const useListRecentSelfStudy = <Selected = DataOf<RecentStudyPageResponse>>(coursePageRequest: CoursePageRequest, options?: ReadOptions<DataOf<RecentStudyPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListRecentSelfStudyQueryOptions(coursePageRequest, useOwn(options)), queryClient)

export const getListRecentSelfStudyInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<RecentStudyPageResponse>>>>(coursePageRequest: Omit<CoursePageRequest, 'current'>, options?: PagesOptions<DataOf<RecentStudyPageResponse>, Selected>) =>
  pagesOptions<DataOf<RecentStudyPageResponse>, Selected>('student-study', getListRecentSelfStudyQueryKey(coursePageRequest), (current, call) => listRecentSelfStudy({ ...coursePageRequest, current }, call), options)
/** Chapters read not long ago. */
export const useListRecentSelfStudyInfinite = <Selected = JoinedPages<ItemOf<DataOf<RecentStudyPageResponse>>>>(coursePageRequest: Omit<CoursePageRequest, 'current'>, options?: PagesOptions<DataOf<RecentStudyPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListRecentSelfStudyInfiniteQueryOptions(coursePageRequest, useOwn(options)), queryClient)


export const getUpdateSelfStudyProgressMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudyProgressResponse>, { data: StudyProgressReport } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<StudyProgressResponse>, { data: StudyProgressReport } & ChangeCallOptions, Context>('updateSelfStudyProgress', ["student-study"], ({ data, ...call }) => updateSelfStudyProgress(data, call), options)
/** How a student goes on with a chapter. */
export const useUpdateSelfStudyProgress = <Context = unknown>(options?: ChangeOptions<DataOf<StudyProgressResponse>, { data: StudyProgressReport } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSelfStudyProgressMutationOptions(useOwn(options)), queryClient)


export const getListTeachingTypesQueryKey = () =>
  readKey<'listTeachingTypes', []>('listTeachingTypes')
export const getListTeachingTypesQueryOptions = <Selected = DataOf<TeachingTypesResponse>>(options?: ReadOptions<DataOf<TeachingTypesResponse>, Selected>) =>
  readOptions<DataOf<TeachingTypesResponse>, Selected>('student-study', getListTeachingTypesQueryKey(), (call) => listTeachingTypes(call), options)
/** Kinds of course a student has. */
export const useListTeachingTypes = <Selected = DataOf<TeachingTypesResponse>>(options?: ReadOptions<DataOf<TeachingTypesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTeachingTypesQueryOptions(useOwn(options)), queryClient)


export const getListPurchasedCoursesQueryKey = (studentCourseRequest?: StudentCourseRequest) =>
  readKey<'listPurchasedCourses', [StudentCourseRequest]>('listPurchasedCourses', studentCourseRequest)
export const getListPurchasedCoursesQueryOptions = <Selected = DataOf<StudentCoursePageResponse>>(studentCourseRequest: StudentCourseRequest, options?: ReadOptions<DataOf<StudentCoursePageResponse>, Selected>) =>
  pageOptions<DataOf<StudentCoursePageResponse>, Selected>('student-study', getListPurchasedCoursesQueryKey(studentCourseRequest), (call) => listPurchasedCourses(studentCourseRequest, call), options)
/** My courses. */
export const useListPurchasedCourses = <Selected = DataOf<StudentCoursePageResponse>>(studentCourseRequest: StudentCourseRequest, options?: ReadOptions<DataOf<StudentCoursePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPurchasedCoursesQueryOptions(studentCourseRequest, useOwn(options)), queryClient)

export const getListPurchasedCoursesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentCoursePageResponse>>>>(studentCourseRequest: Omit<StudentCourseRequest, 'current'>, options?: PagesOptions<DataOf<StudentCoursePageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentCoursePageResponse>, Selected>('student-study', getListPurchasedCoursesQueryKey(studentCourseRequest), (current, call) => listPurchasedCourses({ ...studentCourseRequest, current }, call), options)
/** My courses. */
export const useListPurchasedCoursesInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentCoursePageResponse>>>>(studentCourseRequest: Omit<StudentCourseRequest, 'current'>, options?: PagesOptions<DataOf<StudentCoursePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPurchasedCoursesInfiniteQueryOptions(studentCourseRequest, useOwn(options)), queryClient)


export const getNoteReplayVisitMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef } & ChangeCallOptions, Context>('noteReplayVisit', ["student-study","getLessonFinish"], ({ data, ...call }) => noteReplayVisit(data, call), options)
/** The student has opened the replay. */
export const useNoteReplayVisit = <Context = unknown>(options?: ChangeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getNoteReplayVisitMutationOptions(useOwn(options)), queryClient)


export const getNotePerformanceVisitMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef } & ChangeCallOptions, Context>('notePerformanceVisit', ["student-study","getLessonFinish"], ({ data, ...call }) => notePerformanceVisit(data, call), options)
/** The student has read the performance. */
export const useNotePerformanceVisit = <Context = unknown>(options?: ChangeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getNotePerformanceVisitMutationOptions(useOwn(options)), queryClient)


export const getRegisterPublicCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RegistrationResponse>, { data: RegistrationRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<RegistrationResponse>, { data: RegistrationRequest } & ChangeCallOptions, Context>('registerPublicCourse', ["student-study","student-course","listCatalogue","getCatalogueCourse"], ({ data, ...call }) => registerPublicCourse(data, call), options)
/** Join a free public course. */
export const useRegisterPublicCourse = <Context = unknown>(options?: ChangeOptions<DataOf<RegistrationResponse>, { data: RegistrationRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRegisterPublicCourseMutationOptions(useOwn(options)), queryClient)


export const getGetOwnPerformanceQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getOwnPerformance', [LessonRef]>('getOwnPerformance', lessonRef)
export const getGetOwnPerformanceQueryOptions = <Selected = DataOf<PerformanceDetailResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PerformanceDetailResponse>, Selected>) =>
  readOptions<DataOf<PerformanceDetailResponse>, Selected>('student-study', getGetOwnPerformanceQueryKey(lessonRef), (call) => getOwnPerformance(lessonRef, call), options)
/** How I did in a lesson. */
export const useGetOwnPerformance = <Selected = DataOf<PerformanceDetailResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PerformanceDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetOwnPerformanceQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getFindChatRoomIdQueryKey = (lessonRef?: LessonRef) =>
  readKey<'findChatRoomId', [LessonRef]>('findChatRoomId', lessonRef)
export const getFindChatRoomIdQueryOptions = <Selected = DataOf<ChatRoomRefResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ChatRoomRefResponse>, Selected>) =>
  readOptions<DataOf<ChatRoomRefResponse>, Selected>('student-study', getFindChatRoomIdQueryKey(lessonRef), (call) => findChatRoomId(lessonRef, call), options)
/** The chat that belongs to a lesson. */
export const useFindChatRoomId = <Selected = DataOf<ChatRoomRefResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ChatRoomRefResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getFindChatRoomIdQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getPlanAttendanceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AttendancePlanReceiptResponse>, { data: AttendancePlanRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<AttendancePlanReceiptResponse>, { data: AttendancePlanRequest } & ChangeCallOptions, Context>('planAttendance', ["student-study"], ({ data, ...call }) => planAttendance(data, call), options)
/** Say whether I am going to come. */
export const usePlanAttendance = <Context = unknown>(options?: ChangeOptions<DataOf<AttendancePlanReceiptResponse>, { data: AttendancePlanRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getPlanAttendanceMutationOptions(useOwn(options)), queryClient)


export const getCheckLessonQueryKey = (lessonRef?: LessonRef) =>
  readKey<'checkLesson', [LessonRef]>('checkLesson', lessonRef)
export const getCheckLessonQueryOptions = <Selected = DataOf<LessonEntryResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonEntryResponse>, Selected>) =>
  readOptions<DataOf<LessonEntryResponse>, Selected>('student-study', getCheckLessonQueryKey(lessonRef), (call) => checkLesson(lessonRef, call), options)
/** Whether the door of a lesson is open. */
export const useCheckLesson = <Selected = DataOf<LessonEntryResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonEntryResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckLessonQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getStudentJoinChatGroupMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ChatGroupResponse>, { data: LessonRef } & ChangeCallOptions, Context>('studentJoinChatGroup', [], ({ data, ...call }) => studentJoinChatGroup(data, call), options)
/** Join the chat of a room. */
export const useStudentJoinChatGroup = <Context = unknown>(options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentJoinChatGroupMutationOptions(useOwn(options)), queryClient)

export const getStudentListPracticesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentListPractices', [LessonRef]>('studentListPractices', lessonRef)
export const getStudentListPracticesQueryOptions = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>) =>
  readOptions<DataOf<LessonPracticesResponse>, Selected>('student-study', getStudentListPracticesQueryKey(lessonRef), (call) => studentListPractices(lessonRef, call), options)
/** The practice on the screen. */
export const useStudentListPractices = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListPracticesQueryOptions(lessonRef, useOwn(options)), queryClient)

export const getListCompletedPracticesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'listCompletedPractices', [LessonRef]>('listCompletedPractices', lessonRef)
export const getListCompletedPracticesQueryOptions = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>) =>
  readOptions<DataOf<LessonPracticesResponse>, Selected>('student-study', getListCompletedPracticesQueryKey(lessonRef), (call) => listCompletedPractices(lessonRef, call), options)
/** Practices that have ended, with their answers. */
export const useListCompletedPractices = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCompletedPracticesQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getStudentListPrizesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentListPrizes', [LessonRef]>('studentListPrizes', lessonRef)
export const getStudentListPrizesQueryOptions = <Selected = DataOf<LessonPrizesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>) =>
  readOptions<DataOf<LessonPrizesResponse>, Selected>('student-study', getStudentListPrizesQueryKey(lessonRef), (call) => studentListPrizes(lessonRef, call), options)
/** Prizes of a lesson. */
export const useStudentListPrizes = <Selected = DataOf<LessonPrizesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListPrizesQueryOptions(lessonRef, useOwn(options)), queryClient)

export const getAnswerPracticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeAnswerRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<PracticeResponse>, { data: PracticeAnswerRequest } & ChangeCallOptions, Context>('answerPractice', ["student-study"], ({ data, ...call }) => answerPractice(data, call), options)
/** Answer a practice. */
export const useAnswerPractice = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeAnswerRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAnswerPracticeMutationOptions(useOwn(options)), queryClient)


export const getStudentGetScheduleQueryKey = (scheduleRequest?: ScheduleRequest) =>
  readKey<'studentGetSchedule', [ScheduleRequest]>('studentGetSchedule', scheduleRequest)
export const getStudentGetScheduleQueryOptions = <Selected = DataOf<StudentScheduleResponse>>(scheduleRequest: ScheduleRequest, options?: ReadOptions<DataOf<StudentScheduleResponse>, Selected>) =>
  readOptions<DataOf<StudentScheduleResponse>, Selected>('student-study', getStudentGetScheduleQueryKey(scheduleRequest), (call) => studentGetSchedule(scheduleRequest, call), options)
/** A student's timetable. */
export const useStudentGetSchedule = <Selected = DataOf<StudentScheduleResponse>>(scheduleRequest: ScheduleRequest, options?: ReadOptions<DataOf<StudentScheduleResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentGetScheduleQueryOptions(scheduleRequest, useOwn(options)), queryClient)


export const getStudentListPastLessonsQueryKey = (pastLessonsRequest?: PastLessonsRequest) =>
  readKey<'studentListPastLessons', [PastLessonsRequest]>('studentListPastLessons', pastLessonsRequest)
export const getStudentListPastLessonsQueryOptions = <Selected = DataOf<PastLessonPageResponse>>(pastLessonsRequest: PastLessonsRequest, options?: ReadOptions<DataOf<PastLessonPageResponse>, Selected>) =>
  pageOptions<DataOf<PastLessonPageResponse>, Selected>('student-study', getStudentListPastLessonsQueryKey(pastLessonsRequest), (call) => studentListPastLessons(pastLessonsRequest, call), options)
/** Lessons that were held, the last one first. */
export const useStudentListPastLessons = <Selected = DataOf<PastLessonPageResponse>>(pastLessonsRequest: PastLessonsRequest, options?: ReadOptions<DataOf<PastLessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListPastLessonsQueryOptions(pastLessonsRequest, useOwn(options)), queryClient)

export const getStudentListPastLessonsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<PastLessonPageResponse>>>>(pastLessonsRequest: Omit<PastLessonsRequest, 'current'>, options?: PagesOptions<DataOf<PastLessonPageResponse>, Selected>) =>
  pagesOptions<DataOf<PastLessonPageResponse>, Selected>('student-study', getStudentListPastLessonsQueryKey(pastLessonsRequest), (current, call) => studentListPastLessons({ ...pastLessonsRequest, current }, call), options)
/** Lessons that were held, the last one first. */
export const useStudentListPastLessonsInfinite = <Selected = JoinedPages<ItemOf<DataOf<PastLessonPageResponse>>>>(pastLessonsRequest: Omit<PastLessonsRequest, 'current'>, options?: PagesOptions<DataOf<PastLessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListPastLessonsInfiniteQueryOptions(pastLessonsRequest, useOwn(options)), queryClient)


export const getStudentLessonPageQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentLessonPage', [LessonRef]>('studentLessonPage', lessonRef)
export const getStudentLessonPageQueryOptions = <Selected = DataOf<StudentLessonPageResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<StudentLessonPageResponse>, Selected>) =>
  readOptions<DataOf<StudentLessonPageResponse>, Selected>('student-study', getStudentLessonPageQueryKey(lessonRef), (call) => studentLessonPage(lessonRef, call), options)
/** Everything about one lesson. */
export const useStudentLessonPage = <Selected = DataOf<StudentLessonPageResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<StudentLessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentLessonPageQueryOptions(lessonRef, useOwn(options)), queryClient)


