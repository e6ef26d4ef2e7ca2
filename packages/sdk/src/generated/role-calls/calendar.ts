// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { teacherCalendarFeed, getTeacherCalendarFeedQueryKey, getTeacherCalendarFeedQueryOptions, teacherRenewCalendarFeed, getTeacherRenewCalendarFeedMutationOptions, teacherRevokeCalendarFeed, getTeacherRevokeCalendarFeedMutationOptions, studentCalendarFeed, getStudentCalendarFeedQueryKey, getStudentCalendarFeedQueryOptions, studentRenewCalendarFeed, getStudentRenewCalendarFeedMutationOptions, studentRevokeCalendarFeed, getStudentRevokeCalendarFeedMutationOptions } from '../calls/calendar.ts'
import type { Role, CalendarFeedResponse } from '../types.ts'

/** Where my lessons can be subscribed to. */
export const calendarFeedAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherCalendarFeed : studentCalendarFeed)(signal)
export const getCalendarFeedAsQueryKey = (role: Role): ReturnType<typeof getTeacherCalendarFeedQueryKey> | ReturnType<typeof getStudentCalendarFeedQueryKey> =>
  (role === 'teacher' ? getTeacherCalendarFeedQueryKey : getStudentCalendarFeedQueryKey)()
export const getCalendarFeedAsQueryOptions = <Selected = DataOf<CalendarFeedResponse>>(role: Role, options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherCalendarFeedQueryOptions : getStudentCalendarFeedQueryOptions)<Selected>(options)
/** Where my lessons can be subscribed to. */
export const useCalendarFeedAs = <Selected = DataOf<CalendarFeedResponse>>(role: Role, options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCalendarFeedAsQueryOptions(role, options), queryClient)


/** A new address for my lessons. */
export const renewCalendarFeedAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRenewCalendarFeed : studentRenewCalendarFeed)(signal)
export const getRenewCalendarFeedAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherRenewCalendarFeedMutationOptions : getStudentRenewCalendarFeedMutationOptions)<Context>(options)
/** A new address for my lessons. */
export const useRenewCalendarFeedAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getRenewCalendarFeedAsMutationOptions(role, options), queryClient)


/** No address for my lessons any more. */
export const revokeCalendarFeedAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRevokeCalendarFeed : studentRevokeCalendarFeed)(signal)
export const getRevokeCalendarFeedAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherRevokeCalendarFeedMutationOptions : getStudentRevokeCalendarFeedMutationOptions)<Context>(options)
/** No address for my lessons any more. */
export const useRevokeCalendarFeedAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getRevokeCalendarFeedAsMutationOptions(role, options), queryClient)


