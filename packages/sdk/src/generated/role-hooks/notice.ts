// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getStudentGetNoticeQueryKey, getStudentGetNoticeQueryOptions } from '../hooks/student-course.ts'
import { getTeacherGetNoticeQueryKey, getTeacherGetNoticeQueryOptions } from '../hooks/teacher-notice.ts'
import type { Role, NoticeRef, NoticeResponse } from '../types.ts'

export const getGetNoticeAsQueryKey = (role: Role, noticeRef?: NoticeRef): ReturnType<typeof getTeacherGetNoticeQueryKey> | ReturnType<typeof getStudentGetNoticeQueryKey> =>
  (role === 'teacher' ? getTeacherGetNoticeQueryKey : getStudentGetNoticeQueryKey)(noticeRef)
export const getGetNoticeAsQueryOptions = <Selected = DataOf<NoticeResponse>>(role: Role, noticeRef: NoticeRef, options?: ReadOptions<DataOf<NoticeResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherGetNoticeQueryOptions : getStudentGetNoticeQueryOptions)<Selected>(noticeRef, options)
/** One notice to a class of mine. */
export const useGetNoticeAs = <Selected = DataOf<NoticeResponse>>(role: Role, noticeRef: NoticeRef, options?: ReadOptions<DataOf<NoticeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetNoticeAsQueryOptions(role, noticeRef, useOwn(options)), queryClient)


