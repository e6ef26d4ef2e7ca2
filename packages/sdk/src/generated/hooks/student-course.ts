// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { studentLessonDetail, getPaidCourse, getTopNotice, studentListNotices, studentGetNotice, readNotice, listClassTeachers, listCourseChapters, getChapter } from '../calls/student-course.ts'
import type { LessonRef, CourseRef, TopNoticeFilter, StudentNoticeFilter, NoticeRef, ChapterRequest, LessonDetailResponse, PaidCourseResponse, OptionalNoticeResponse, NoticePageResponse, NoticeResponse, ClassTeachersResponse, CourseChaptersResponse, ChapterContentResponse, ListClassTeachersBody } from '../types.ts'

export const getStudentLessonDetailQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentLessonDetail', [LessonRef]>('studentLessonDetail', lessonRef)
export const getStudentLessonDetailQueryOptions = <Selected = DataOf<LessonDetailResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonDetailResponse>, Selected>) =>
  readOptions<DataOf<LessonDetailResponse>, Selected>('student-course', getStudentLessonDetailQueryKey(lessonRef), (call) => studentLessonDetail(lessonRef, call), options)
/** A lesson with what is around it. */
export const useStudentLessonDetail = <Selected = DataOf<LessonDetailResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentLessonDetailQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getGetPaidCourseQueryKey = (courseRef?: CourseRef) =>
  readKey<'getPaidCourse', [CourseRef]>('getPaidCourse', courseRef)
export const getGetPaidCourseQueryOptions = <Selected = DataOf<PaidCourseResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<PaidCourseResponse>, Selected>) =>
  readOptions<DataOf<PaidCourseResponse>, Selected>('student-course', getGetPaidCourseQueryKey(courseRef), (call) => getPaidCourse(courseRef, call), options)
/** A course the student takes. */
export const useGetPaidCourse = <Selected = DataOf<PaidCourseResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<PaidCourseResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPaidCourseQueryOptions(courseRef, useOwn(options)), queryClient)


export const getGetTopNoticeQueryKey = (topNoticeFilter?: TopNoticeFilter) =>
  readKey<'getTopNotice', [TopNoticeFilter]>('getTopNotice', topNoticeFilter)
export const getGetTopNoticeQueryOptions = <Selected = DataOf<OptionalNoticeResponse>>(topNoticeFilter: TopNoticeFilter, options?: ReadOptions<DataOf<OptionalNoticeResponse>, Selected>) =>
  readOptions<DataOf<OptionalNoticeResponse>, Selected>('student-course', getGetTopNoticeQueryKey(topNoticeFilter), (call) => getTopNotice(topNoticeFilter, call), options)
/** The notice that stands on top. */
export const useGetTopNotice = <Selected = DataOf<OptionalNoticeResponse>>(topNoticeFilter: TopNoticeFilter, options?: ReadOptions<DataOf<OptionalNoticeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetTopNoticeQueryOptions(topNoticeFilter, useOwn(options)), queryClient)


export const getStudentListNoticesQueryKey = (studentNoticeFilter?: StudentNoticeFilter) =>
  readKey<'studentListNotices', [StudentNoticeFilter]>('studentListNotices', studentNoticeFilter)
export const getStudentListNoticesQueryOptions = <Selected = DataOf<NoticePageResponse>>(studentNoticeFilter: StudentNoticeFilter, options?: ReadOptions<DataOf<NoticePageResponse>, Selected>) =>
  pageOptions<DataOf<NoticePageResponse>, Selected>('student-course', getStudentListNoticesQueryKey(studentNoticeFilter), (call) => studentListNotices(studentNoticeFilter, call), options)
/** Notices to my classes. */
export const useStudentListNotices = <Selected = DataOf<NoticePageResponse>>(studentNoticeFilter: StudentNoticeFilter, options?: ReadOptions<DataOf<NoticePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListNoticesQueryOptions(studentNoticeFilter, useOwn(options)), queryClient)

export const getStudentListNoticesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<NoticePageResponse>>>>(studentNoticeFilter: Omit<StudentNoticeFilter, 'current'>, options?: PagesOptions<DataOf<NoticePageResponse>, Selected>) =>
  pagesOptions<DataOf<NoticePageResponse>, Selected>('student-course', getStudentListNoticesQueryKey(studentNoticeFilter), (current, call) => studentListNotices({ ...studentNoticeFilter, current }, call), options)
/** Notices to my classes. */
export const useStudentListNoticesInfinite = <Selected = JoinedPages<ItemOf<DataOf<NoticePageResponse>>>>(studentNoticeFilter: Omit<StudentNoticeFilter, 'current'>, options?: PagesOptions<DataOf<NoticePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListNoticesInfiniteQueryOptions(studentNoticeFilter, useOwn(options)), queryClient)


export const getStudentGetNoticeQueryKey = (noticeRef?: NoticeRef) =>
  readKey<'studentGetNotice', [NoticeRef]>('studentGetNotice', noticeRef)
export const getStudentGetNoticeQueryOptions = <Selected = DataOf<NoticeResponse>>(noticeRef: NoticeRef, options?: ReadOptions<DataOf<NoticeResponse>, Selected>) =>
  readOptions<DataOf<NoticeResponse>, Selected>('student-course', getStudentGetNoticeQueryKey(noticeRef), (call) => studentGetNotice(noticeRef, call), options)
/** One notice to a class of mine. */
export const useStudentGetNotice = <Selected = DataOf<NoticeResponse>>(noticeRef: NoticeRef, options?: ReadOptions<DataOf<NoticeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentGetNoticeQueryOptions(noticeRef, useOwn(options)), queryClient)

export const getReadNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<NoticeResponse>, { data: NoticeRef } & ChangeCallOptions, Context>('readNotice', ["studentListNotices","studentGetNotice","studentListMessages","studentCountUnread","studentGetMessageNews"], ({ data, ...call }) => readNotice(data, call), options)
/** I have read a notice. */
export const useReadNotice = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getReadNoticeMutationOptions(useOwn(options)), queryClient)


export const getListClassTeachersQueryKey = (listClassTeachersBody?: ListClassTeachersBody) =>
  readKey<'listClassTeachers', [ListClassTeachersBody]>('listClassTeachers', listClassTeachersBody)
export const getListClassTeachersQueryOptions = <Selected = DataOf<ClassTeachersResponse>>(listClassTeachersBody: ListClassTeachersBody, options?: ReadOptions<DataOf<ClassTeachersResponse>, Selected>) =>
  readOptions<DataOf<ClassTeachersResponse>, Selected>('student-course', getListClassTeachersQueryKey(listClassTeachersBody), (call) => listClassTeachers(listClassTeachersBody, call), options)
/** Who teaches a class. */
export const useListClassTeachers = <Selected = DataOf<ClassTeachersResponse>>(listClassTeachersBody: ListClassTeachersBody, options?: ReadOptions<DataOf<ClassTeachersResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassTeachersQueryOptions(listClassTeachersBody, useOwn(options)), queryClient)


export const getListCourseChaptersQueryKey = (courseRef?: CourseRef) =>
  readKey<'listCourseChapters', [CourseRef]>('listCourseChapters', courseRef)
export const getListCourseChaptersQueryOptions = <Selected = DataOf<CourseChaptersResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<CourseChaptersResponse>, Selected>) =>
  readOptions<DataOf<CourseChaptersResponse>, Selected>('student-course', getListCourseChaptersQueryKey(courseRef), (call) => listCourseChapters(courseRef, call), options)
/** The chapters of a course, with progress. */
export const useListCourseChapters = <Selected = DataOf<CourseChaptersResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<CourseChaptersResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCourseChaptersQueryOptions(courseRef, useOwn(options)), queryClient)


export const getGetChapterQueryKey = (chapterRequest?: ChapterRequest) =>
  readKey<'getChapter', [ChapterRequest]>('getChapter', chapterRequest)
export const getGetChapterQueryOptions = <Selected = DataOf<ChapterContentResponse>>(chapterRequest: ChapterRequest, options?: ReadOptions<DataOf<ChapterContentResponse>, Selected>) =>
  readOptions<DataOf<ChapterContentResponse>, Selected>('student-course', getGetChapterQueryKey(chapterRequest), (call) => getChapter(chapterRequest, call), options)
/** A chapter to read. */
export const useGetChapter = <Selected = DataOf<ChapterContentResponse>>(chapterRequest: ChapterRequest, options?: ReadOptions<DataOf<ChapterContentResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetChapterQueryOptions(chapterRequest, useOwn(options)), queryClient)


