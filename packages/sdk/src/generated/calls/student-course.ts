// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { LessonRef, CourseRef, TopNoticeFilter, StudentNoticeFilter, ChapterRequest, LessonDetailResponse, PaidCourseResponse, OptionalNoticeResponse, NoticePageResponse, ClassTeachersResponse, CourseChaptersResponse, ChapterContentResponse, ListClassTeachersBody } from '../types.ts'

/**
 * @summary A lesson with what is around it
 */
export const studentLessonDetail = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonDetailResponse>({ url: '/api-user/course/lessonDetail', body: lessonRef, signal })

export const getStudentLessonDetailQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentLessonDetail', [LessonRef]>('studentLessonDetail', lessonRef)
export const getStudentLessonDetailQueryOptions = <Selected = DataOf<LessonDetailResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonDetailResponse>, Selected>) =>
  readOptions<DataOf<LessonDetailResponse>, Selected>('student-course', getStudentLessonDetailQueryKey(lessonRef), (signal) => studentLessonDetail(lessonRef, signal), options)
/** A lesson with what is around it. */
export const useStudentLessonDetail = <Selected = DataOf<LessonDetailResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentLessonDetailQueryOptions(lessonRef, options), queryClient)


/**
 * @summary A course the student takes
 */
export const getPaidCourse = (courseRef: CourseRef, signal?: AbortSignal) =>
  call<PaidCourseResponse>({ url: '/api-user/course/courseDetailPaid', body: courseRef, signal })

export const getGetPaidCourseQueryKey = (courseRef?: CourseRef) =>
  readKey<'getPaidCourse', [CourseRef]>('getPaidCourse', courseRef)
export const getGetPaidCourseQueryOptions = <Selected = DataOf<PaidCourseResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<PaidCourseResponse>, Selected>) =>
  readOptions<DataOf<PaidCourseResponse>, Selected>('student-course', getGetPaidCourseQueryKey(courseRef), (signal) => getPaidCourse(courseRef, signal), options)
/** A course the student takes. */
export const useGetPaidCourse = <Selected = DataOf<PaidCourseResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<PaidCourseResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPaidCourseQueryOptions(courseRef, options), queryClient)


/**
 * The newest of those on top; null when there is none.
 * @summary The notice that stands on top
 */
export const getTopNotice = (topNoticeFilter: TopNoticeFilter, signal?: AbortSignal) =>
  call<OptionalNoticeResponse>({ url: '/api-user/course/topNotice', body: topNoticeFilter, signal })

export const getGetTopNoticeQueryKey = (topNoticeFilter?: TopNoticeFilter) =>
  readKey<'getTopNotice', [TopNoticeFilter]>('getTopNotice', topNoticeFilter)
export const getGetTopNoticeQueryOptions = <Selected = DataOf<OptionalNoticeResponse>>(topNoticeFilter: TopNoticeFilter, options?: ReadOptions<DataOf<OptionalNoticeResponse>, Selected>) =>
  readOptions<DataOf<OptionalNoticeResponse>, Selected>('student-course', getGetTopNoticeQueryKey(topNoticeFilter), (signal) => getTopNotice(topNoticeFilter, signal), options)
/** The notice that stands on top. */
export const useGetTopNotice = <Selected = DataOf<OptionalNoticeResponse>>(topNoticeFilter: TopNoticeFilter, options?: ReadOptions<DataOf<OptionalNoticeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetTopNoticeQueryOptions(topNoticeFilter, options), queryClient)


/**
 * @summary Notices to my classes
 */
export const studentListNotices = (studentNoticeFilter: StudentNoticeFilter, signal?: AbortSignal) =>
  call<NoticePageResponse>({ url: '/api-user/course/getListNotice', body: studentNoticeFilter, signal })

export const getStudentListNoticesQueryKey = (studentNoticeFilter?: StudentNoticeFilter) =>
  readKey<'studentListNotices', [StudentNoticeFilter]>('studentListNotices', studentNoticeFilter)
export const getStudentListNoticesQueryOptions = <Selected = DataOf<NoticePageResponse>>(studentNoticeFilter: StudentNoticeFilter, options?: ReadOptions<DataOf<NoticePageResponse>, Selected>) =>
  pageOptions<DataOf<NoticePageResponse>, Selected>('student-course', getStudentListNoticesQueryKey(studentNoticeFilter), (signal) => studentListNotices(studentNoticeFilter, signal), options)
/** Notices to my classes. */
export const useStudentListNotices = <Selected = DataOf<NoticePageResponse>>(studentNoticeFilter: StudentNoticeFilter, options?: ReadOptions<DataOf<NoticePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListNoticesQueryOptions(studentNoticeFilter, options), queryClient)

export const getStudentListNoticesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<NoticePageResponse>>>>(studentNoticeFilter: Omit<StudentNoticeFilter, 'current'>, options?: PagesOptions<DataOf<NoticePageResponse>, Selected>) =>
  pagesOptions<DataOf<NoticePageResponse>, Selected>('student-course', getStudentListNoticesQueryKey(studentNoticeFilter), (current, signal) => studentListNotices({ ...studentNoticeFilter, current }, signal), options)
/** Notices to my classes. */
export const useStudentListNoticesInfinite = <Selected = JoinedPages<ItemOf<DataOf<NoticePageResponse>>>>(studentNoticeFilter: Omit<StudentNoticeFilter, 'current'>, options?: PagesOptions<DataOf<NoticePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListNoticesInfiniteQueryOptions(studentNoticeFilter, options), queryClient)


/**
 * @summary Who teaches a class
 */
export const listClassTeachers = (listClassTeachersBody: ListClassTeachersBody, signal?: AbortSignal) =>
  call<ClassTeachersResponse>({ url: '/api-user/course/classTchs', body: listClassTeachersBody, signal })

export const getListClassTeachersQueryKey = (listClassTeachersBody?: ListClassTeachersBody) =>
  readKey<'listClassTeachers', [ListClassTeachersBody]>('listClassTeachers', listClassTeachersBody)
export const getListClassTeachersQueryOptions = <Selected = DataOf<ClassTeachersResponse>>(listClassTeachersBody: ListClassTeachersBody, options?: ReadOptions<DataOf<ClassTeachersResponse>, Selected>) =>
  readOptions<DataOf<ClassTeachersResponse>, Selected>('student-course', getListClassTeachersQueryKey(listClassTeachersBody), (signal) => listClassTeachers(listClassTeachersBody, signal), options)
/** Who teaches a class. */
export const useListClassTeachers = <Selected = DataOf<ClassTeachersResponse>>(listClassTeachersBody: ListClassTeachersBody, options?: ReadOptions<DataOf<ClassTeachersResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListClassTeachersQueryOptions(listClassTeachersBody, options), queryClient)


/**
 * @summary The chapters of a course, with progress
 */
export const listCourseChapters = (courseRef: CourseRef, signal?: AbortSignal) =>
  call<CourseChaptersResponse>({ url: '/api-user/course/chapterData', body: courseRef, signal })

export const getListCourseChaptersQueryKey = (courseRef?: CourseRef) =>
  readKey<'listCourseChapters', [CourseRef]>('listCourseChapters', courseRef)
export const getListCourseChaptersQueryOptions = <Selected = DataOf<CourseChaptersResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<CourseChaptersResponse>, Selected>) =>
  readOptions<DataOf<CourseChaptersResponse>, Selected>('student-course', getListCourseChaptersQueryKey(courseRef), (signal) => listCourseChapters(courseRef, signal), options)
/** The chapters of a course, with progress. */
export const useListCourseChapters = <Selected = DataOf<CourseChaptersResponse>>(courseRef: CourseRef, options?: ReadOptions<DataOf<CourseChaptersResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCourseChaptersQueryOptions(courseRef, options), queryClient)


/**
 * Meanings are in the reader's language.
 * @summary A chapter to read
 */
export const getChapter = (chapterRequest: ChapterRequest, signal?: AbortSignal) =>
  call<ChapterContentResponse>({ url: '/api-user/course/chapterDetail', body: chapterRequest, signal })

export const getGetChapterQueryKey = (chapterRequest?: ChapterRequest) =>
  readKey<'getChapter', [ChapterRequest]>('getChapter', chapterRequest)
export const getGetChapterQueryOptions = <Selected = DataOf<ChapterContentResponse>>(chapterRequest: ChapterRequest, options?: ReadOptions<DataOf<ChapterContentResponse>, Selected>) =>
  readOptions<DataOf<ChapterContentResponse>, Selected>('student-course', getGetChapterQueryKey(chapterRequest), (signal) => getChapter(chapterRequest, signal), options)
/** A chapter to read. */
export const useGetChapter = <Selected = DataOf<ChapterContentResponse>>(chapterRequest: ChapterRequest, options?: ReadOptions<DataOf<ChapterContentResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetChapterQueryOptions(chapterRequest, options), queryClient)


