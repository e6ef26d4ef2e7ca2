// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { TheDayRequest, YearRequest, CoursePageRequest, StudyProgressReport, StudentCourseRequest, LessonRef, RegistrationRequest, AttendancePlanRequest, PracticeAnswerRequest, ScheduleRequest, LessonDayResponse, LessonDatesResponse, RecentStudyPageResponse, StudyProgressResponse, TeachingTypesResponse, StudentCoursePageResponse, VisitReceiptResponse, RegistrationResponse, PerformanceDetailResponse, ChatRoomRefResponse, AttendancePlanReceiptResponse, LessonEntryResponse, ChatGroupResponse, LessonPracticesResponse, LessonPrizesResponse, PracticeResponse, StudentScheduleResponse } from '../types.ts'

/**
 * @summary Today's lessons of a student
 */
export const listLessonsToday = (signal?: AbortSignal) =>
  call<LessonDayResponse>({ url: '/api-user/study/lessonToday', signal })

export const getListLessonsTodayQueryKey = () =>
  readKey<'listLessonsToday', []>('listLessonsToday')
export const getListLessonsTodayQueryOptions = <Selected = DataOf<LessonDayResponse>>(options?: ReadOptions<DataOf<LessonDayResponse>, Selected>) =>
  readOptions<DataOf<LessonDayResponse>, Selected>('student-study', getListLessonsTodayQueryKey(), (signal) => listLessonsToday(signal), options)
/** Today's lessons of a student. */
export const useListLessonsToday = <Selected = DataOf<LessonDayResponse>>(options?: ReadOptions<DataOf<LessonDayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonsTodayQueryOptions(options), queryClient)


/**
 * @summary Lessons of a student on one day
 */
export const listLessonsOfDay = (theDayRequest: TheDayRequest, signal?: AbortSignal) =>
  call<LessonDayResponse>({ url: '/api-user/study/lessonThatDay', body: theDayRequest, signal })

export const getListLessonsOfDayQueryKey = (theDayRequest?: TheDayRequest) =>
  readKey<'listLessonsOfDay', [TheDayRequest]>('listLessonsOfDay', theDayRequest)
export const getListLessonsOfDayQueryOptions = <Selected = DataOf<LessonDayResponse>>(theDayRequest: TheDayRequest, options?: ReadOptions<DataOf<LessonDayResponse>, Selected>) =>
  readOptions<DataOf<LessonDayResponse>, Selected>('student-study', getListLessonsOfDayQueryKey(theDayRequest), (signal) => listLessonsOfDay(theDayRequest, signal), options)
/** Lessons of a student on one day. */
export const useListLessonsOfDay = <Selected = DataOf<LessonDayResponse>>(theDayRequest: TheDayRequest, options?: ReadOptions<DataOf<LessonDayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonsOfDayQueryOptions(theDayRequest, options), queryClient)


/**
 * @summary Days of a year with something on them
 */
export const listLessonDates = (yearRequest: YearRequest, signal?: AbortSignal) =>
  call<LessonDatesResponse>({ url: '/api-user/study/lessonDate', body: yearRequest, signal })

export const getListLessonDatesQueryKey = (yearRequest?: YearRequest) =>
  readKey<'listLessonDates', [YearRequest]>('listLessonDates', yearRequest)
export const getListLessonDatesQueryOptions = <Selected = DataOf<LessonDatesResponse>>(yearRequest: YearRequest, options?: ReadOptions<DataOf<LessonDatesResponse>, Selected>) =>
  readOptions<DataOf<LessonDatesResponse>, Selected>('student-study', getListLessonDatesQueryKey(yearRequest), (signal) => listLessonDates(yearRequest, signal), options)
/** Days of a year with something on them. */
export const useListLessonDates = <Selected = DataOf<LessonDatesResponse>>(yearRequest: YearRequest, options?: ReadOptions<DataOf<LessonDatesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonDatesQueryOptions(yearRequest, options), queryClient)


/**
 * @summary Chapters read not long ago
 */
export const listRecentSelfStudy = (coursePageRequest: CoursePageRequest, signal?: AbortSignal) =>
  call<RecentStudyPageResponse>({ url: '/api-user/study/recentlySelfStudy', body: coursePageRequest, signal })

export const getListRecentSelfStudyQueryKey = (coursePageRequest?: CoursePageRequest) =>
  readKey<'listRecentSelfStudy', [CoursePageRequest]>('listRecentSelfStudy', coursePageRequest)
export const getListRecentSelfStudyQueryOptions = <Selected = DataOf<RecentStudyPageResponse>>(coursePageRequest: CoursePageRequest, options?: ReadOptions<DataOf<RecentStudyPageResponse>, Selected>) =>
  pageOptions<DataOf<RecentStudyPageResponse>, Selected>('student-study', getListRecentSelfStudyQueryKey(coursePageRequest), (signal) => listRecentSelfStudy(coursePageRequest, signal), options)
/** Chapters read not long ago. */
export const useListRecentSelfStudy = <Selected = DataOf<RecentStudyPageResponse>>(coursePageRequest: CoursePageRequest, options?: ReadOptions<DataOf<RecentStudyPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListRecentSelfStudyQueryOptions(coursePageRequest, options), queryClient)

export const getListRecentSelfStudyInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<RecentStudyPageResponse>>>>(coursePageRequest: Omit<CoursePageRequest, 'current'>, options?: PagesOptions<DataOf<RecentStudyPageResponse>, Selected>) =>
  pagesOptions<DataOf<RecentStudyPageResponse>, Selected>('student-study', getListRecentSelfStudyQueryKey(coursePageRequest), (current, signal) => listRecentSelfStudy({ ...coursePageRequest, current }, signal), options)
/** Chapters read not long ago. */
export const useListRecentSelfStudyInfinite = <Selected = JoinedPages<ItemOf<DataOf<RecentStudyPageResponse>>>>(coursePageRequest: Omit<CoursePageRequest, 'current'>, options?: PagesOptions<DataOf<RecentStudyPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListRecentSelfStudyInfiniteQueryOptions(coursePageRequest, options), queryClient)


/**
 * Progress never goes backwards. Send it when a page is left and every half minute of reading.
 * @summary How a student goes on with a chapter
 */
export const updateSelfStudyProgress = (studyProgressReport: StudyProgressReport, signal?: AbortSignal) =>
  call<StudyProgressResponse>({ url: '/api-user/study/updateSSProgess', body: studyProgressReport, signal })

export const getUpdateSelfStudyProgressMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudyProgressResponse>, { data: StudyProgressReport }, Context>) =>
  changeOptions<DataOf<StudyProgressResponse>, { data: StudyProgressReport }, Context>('updateSelfStudyProgress', ["student-study"], ({ data }) => updateSelfStudyProgress(data), options)
/** How a student goes on with a chapter. */
export const useUpdateSelfStudyProgress = <Context = unknown>(options?: ChangeOptions<DataOf<StudyProgressResponse>, { data: StudyProgressReport }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateSelfStudyProgressMutationOptions(options), queryClient)


/**
 * @summary Kinds of course a student has
 */
export const listTeachingTypes = (signal?: AbortSignal) =>
  call<TeachingTypesResponse>({ url: '/api-user/study/teachingType', signal })

export const getListTeachingTypesQueryKey = () =>
  readKey<'listTeachingTypes', []>('listTeachingTypes')
export const getListTeachingTypesQueryOptions = <Selected = DataOf<TeachingTypesResponse>>(options?: ReadOptions<DataOf<TeachingTypesResponse>, Selected>) =>
  readOptions<DataOf<TeachingTypesResponse>, Selected>('student-study', getListTeachingTypesQueryKey(), (signal) => listTeachingTypes(signal), options)
/** Kinds of course a student has. */
export const useListTeachingTypes = <Selected = DataOf<TeachingTypesResponse>>(options?: ReadOptions<DataOf<TeachingTypesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTeachingTypesQueryOptions(options), queryClient)


/**
 * Bought, joined, or given by the school.
 * @summary My courses
 */
export const listPurchasedCourses = (studentCourseRequest: StudentCourseRequest, signal?: AbortSignal) =>
  call<StudentCoursePageResponse>({ url: '/api-user/study/purchasedCourses', body: studentCourseRequest, signal })

export const getListPurchasedCoursesQueryKey = (studentCourseRequest?: StudentCourseRequest) =>
  readKey<'listPurchasedCourses', [StudentCourseRequest]>('listPurchasedCourses', studentCourseRequest)
export const getListPurchasedCoursesQueryOptions = <Selected = DataOf<StudentCoursePageResponse>>(studentCourseRequest: StudentCourseRequest, options?: ReadOptions<DataOf<StudentCoursePageResponse>, Selected>) =>
  pageOptions<DataOf<StudentCoursePageResponse>, Selected>('student-study', getListPurchasedCoursesQueryKey(studentCourseRequest), (signal) => listPurchasedCourses(studentCourseRequest, signal), options)
/** My courses. */
export const useListPurchasedCourses = <Selected = DataOf<StudentCoursePageResponse>>(studentCourseRequest: StudentCourseRequest, options?: ReadOptions<DataOf<StudentCoursePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPurchasedCoursesQueryOptions(studentCourseRequest, options), queryClient)

export const getListPurchasedCoursesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentCoursePageResponse>>>>(studentCourseRequest: Omit<StudentCourseRequest, 'current'>, options?: PagesOptions<DataOf<StudentCoursePageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentCoursePageResponse>, Selected>('student-study', getListPurchasedCoursesQueryKey(studentCourseRequest), (current, signal) => listPurchasedCourses({ ...studentCourseRequest, current }, signal), options)
/** My courses. */
export const useListPurchasedCoursesInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentCoursePageResponse>>>>(studentCourseRequest: Omit<StudentCourseRequest, 'current'>, options?: PagesOptions<DataOf<StudentCoursePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPurchasedCoursesInfiniteQueryOptions(studentCourseRequest, options), queryClient)


/**
 * Takes the dot off the card. `finishDetail` says whether it is there.
 * @summary The student has opened the replay
 */
export const noteReplayVisit = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<VisitReceiptResponse>({ url: '/api-user/study/hasVisitReview', body: lessonRef, signal })

export const getNoteReplayVisitMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef }, Context>('noteReplayVisit', ["student-study"], ({ data }) => noteReplayVisit(data), options)
/** The student has opened the replay. */
export const useNoteReplayVisit = <Context = unknown>(options?: ChangeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getNoteReplayVisitMutationOptions(options), queryClient)


/**
 * Takes the dot off the card. `lessonPerformance` says whether it is there.
 * @summary The student has read the performance
 */
export const notePerformanceVisit = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<VisitReceiptResponse>({ url: '/api-user/study/hasVisitPerformance', body: lessonRef, signal })

export const getNotePerformanceVisitMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef }, Context>('notePerformanceVisit', ["student-study"], ({ data }) => notePerformanceVisit(data), options)
/** The student has read the performance. */
export const useNotePerformanceVisit = <Context = unknown>(options?: ChangeOptions<DataOf<VisitReceiptResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getNotePerformanceVisitMutationOptions(options), queryClient)


/**
 * A course with a price is ordered and paid.
 * @summary Join a free public course
 */
export const registerPublicCourse = (registrationRequest: RegistrationRequest, signal?: AbortSignal) =>
  call<RegistrationResponse>({ url: '/api-user/study/registerPubCourse', body: registrationRequest, signal })

export const getRegisterPublicCourseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RegistrationResponse>, { data: RegistrationRequest }, Context>) =>
  changeOptions<DataOf<RegistrationResponse>, { data: RegistrationRequest }, Context>('registerPublicCourse', ["student-study","student-course","listCatalogue","getCatalogueCourse"], ({ data }) => registerPublicCourse(data), options)
/** Join a free public course. */
export const useRegisterPublicCourse = <Context = unknown>(options?: ChangeOptions<DataOf<RegistrationResponse>, { data: RegistrationRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getRegisterPublicCourseMutationOptions(options), queryClient)


/**
 * @summary How I did in a lesson
 */
export const getOwnPerformance = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<PerformanceDetailResponse>({ url: '/api-user/study/lessonPerformance', body: lessonRef, signal })

export const getGetOwnPerformanceQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getOwnPerformance', [LessonRef]>('getOwnPerformance', lessonRef)
export const getGetOwnPerformanceQueryOptions = <Selected = DataOf<PerformanceDetailResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PerformanceDetailResponse>, Selected>) =>
  readOptions<DataOf<PerformanceDetailResponse>, Selected>('student-study', getGetOwnPerformanceQueryKey(lessonRef), (signal) => getOwnPerformance(lessonRef, signal), options)
/** How I did in a lesson. */
export const useGetOwnPerformance = <Selected = DataOf<PerformanceDetailResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PerformanceDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetOwnPerformanceQueryOptions(lessonRef, options), queryClient)


/**
 * @summary The chat that belongs to a lesson
 */
export const findChatRoomId = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ChatRoomRefResponse>({ url: '/api-user/study/findChatRoomId', body: lessonRef, signal })

export const getFindChatRoomIdQueryKey = (lessonRef?: LessonRef) =>
  readKey<'findChatRoomId', [LessonRef]>('findChatRoomId', lessonRef)
export const getFindChatRoomIdQueryOptions = <Selected = DataOf<ChatRoomRefResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ChatRoomRefResponse>, Selected>) =>
  readOptions<DataOf<ChatRoomRefResponse>, Selected>('student-study', getFindChatRoomIdQueryKey(lessonRef), (signal) => findChatRoomId(lessonRef, signal), options)
/** The chat that belongs to a lesson. */
export const useFindChatRoomId = <Selected = DataOf<ChatRoomRefResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ChatRoomRefResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getFindChatRoomIdQueryOptions(lessonRef, options), queryClient)


/**
 * The teacher is told of a leave, and sees it before class. It opens and closes no door: who comes after all is present.
 * @summary Say whether I am going to come
 */
export const planAttendance = (attendancePlanRequest: AttendancePlanRequest, signal?: AbortSignal) =>
  call<AttendancePlanReceiptResponse>({ url: '/api-user/study/updateStuLesson', body: attendancePlanRequest, signal })

export const getPlanAttendanceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AttendancePlanReceiptResponse>, { data: AttendancePlanRequest }, Context>) =>
  changeOptions<DataOf<AttendancePlanReceiptResponse>, { data: AttendancePlanRequest }, Context>('planAttendance', ["student-study"], ({ data }) => planAttendance(data), options)
/** Say whether I am going to come. */
export const usePlanAttendance = <Context = unknown>(options?: ChangeOptions<DataOf<AttendancePlanReceiptResponse>, { data: AttendancePlanRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getPlanAttendanceMutationOptions(options), queryClient)


/**
 * A closed door is an answer (`denial`), not a failure.
 * @summary Whether the door of a lesson is open
 */
export const checkLesson = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonEntryResponse>({ url: '/api-user/study/checkLesson', body: lessonRef, signal })

export const getCheckLessonQueryKey = (lessonRef?: LessonRef) =>
  readKey<'checkLesson', [LessonRef]>('checkLesson', lessonRef)
export const getCheckLessonQueryOptions = <Selected = DataOf<LessonEntryResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonEntryResponse>, Selected>) =>
  readOptions<DataOf<LessonEntryResponse>, Selected>('student-study', getCheckLessonQueryKey(lessonRef), (signal) => checkLesson(lessonRef, signal), options)
/** Whether the door of a lesson is open. */
export const useCheckLesson = <Selected = DataOf<LessonEntryResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonEntryResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCheckLessonQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Join the chat of a room
 */
export const studentJoinChatGroup = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ChatGroupResponse>({ url: '/api-user/study/joinChatGroup', body: lessonRef, signal })

export const getStudentJoinChatGroupMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>('studentJoinChatGroup', [], ({ data }) => studentJoinChatGroup(data), options)
/** Join the chat of a room. */
export const useStudentJoinChatGroup = <Context = unknown>(options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentJoinChatGroupMutationOptions(options), queryClient)

/**
 * Open or ended, with the own answer; none when all are put away.
 * @summary The practice on the screen
 */
export const studentListPractices = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonPracticesResponse>({ url: '/api-user/study/lessonPractise', body: lessonRef, signal })

export const getStudentListPracticesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentListPractices', [LessonRef]>('studentListPractices', lessonRef)
export const getStudentListPracticesQueryOptions = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>) =>
  readOptions<DataOf<LessonPracticesResponse>, Selected>('student-study', getStudentListPracticesQueryKey(lessonRef), (signal) => studentListPractices(lessonRef, signal), options)
/** The practice on the screen. */
export const useStudentListPractices = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListPracticesQueryOptions(lessonRef, options), queryClient)

/**
 * @summary Practices that have ended, with their answers
 */
export const listCompletedPractices = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonPracticesResponse>({ url: '/api-user/study/completedPractise', body: lessonRef, signal })

export const getListCompletedPracticesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'listCompletedPractices', [LessonRef]>('listCompletedPractices', lessonRef)
export const getListCompletedPracticesQueryOptions = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>) =>
  readOptions<DataOf<LessonPracticesResponse>, Selected>('student-study', getListCompletedPracticesQueryKey(lessonRef), (signal) => listCompletedPractices(lessonRef, signal), options)
/** Practices that have ended, with their answers. */
export const useListCompletedPractices = <Selected = DataOf<LessonPracticesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCompletedPracticesQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Prizes of a lesson
 */
export const studentListPrizes = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonPrizesResponse>({ url: '/api-user/study/lessonPrize', body: lessonRef, signal })

export const getStudentListPrizesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentListPrizes', [LessonRef]>('studentListPrizes', lessonRef)
export const getStudentListPrizesQueryOptions = <Selected = DataOf<LessonPrizesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>) =>
  readOptions<DataOf<LessonPrizesResponse>, Selected>('student-study', getStudentListPrizesQueryKey(lessonRef), (signal) => studentListPrizes(lessonRef, signal), options)
/** Prizes of a lesson. */
export const useStudentListPrizes = <Selected = DataOf<LessonPrizesResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListPrizesQueryOptions(lessonRef, options), queryClient)

/**
 * The room command `answerPractice`. Answers may be changed until it ends; the buzzer counts the first press. Questions left out stay without an answer.
 * @summary Answer a practice
 */
export const answerPractice = (practiceAnswerRequest: PracticeAnswerRequest, signal?: AbortSignal) =>
  call<PracticeResponse>({ url: '/api-user/ext/practises/answer', encoding: 'json', body: practiceAnswerRequest, signal })

export const getAnswerPracticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeAnswerRequest }, Context>) =>
  changeOptions<DataOf<PracticeResponse>, { data: PracticeAnswerRequest }, Context>('answerPractice', ["student-study"], ({ data }) => answerPractice(data), options)
/** Answer a practice. */
export const useAnswerPractice = <Context = unknown>(options?: ChangeOptions<DataOf<PracticeResponse>, { data: PracticeAnswerRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAnswerPracticeMutationOptions(options), queryClient)


/**
 * Some days of it, a week or a month as a rule, with the homework that ends on them; days with nothing are not mentioned.
 * @summary A student's timetable
 */
export const studentGetSchedule = (scheduleRequest: ScheduleRequest, signal?: AbortSignal) =>
  call<StudentScheduleResponse>({ url: '/api-user/ext/schedule', encoding: 'json', body: scheduleRequest, signal })

export const getStudentGetScheduleQueryKey = (scheduleRequest?: ScheduleRequest) =>
  readKey<'studentGetSchedule', [ScheduleRequest]>('studentGetSchedule', scheduleRequest)
export const getStudentGetScheduleQueryOptions = <Selected = DataOf<StudentScheduleResponse>>(scheduleRequest: ScheduleRequest, options?: ReadOptions<DataOf<StudentScheduleResponse>, Selected>) =>
  readOptions<DataOf<StudentScheduleResponse>, Selected>('student-study', getStudentGetScheduleQueryKey(scheduleRequest), (signal) => studentGetSchedule(scheduleRequest, signal), options)
/** A student's timetable. */
export const useStudentGetSchedule = <Selected = DataOf<StudentScheduleResponse>>(scheduleRequest: ScheduleRequest, options?: ReadOptions<DataOf<StudentScheduleResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentGetScheduleQueryOptions(scheduleRequest, options), queryClient)


