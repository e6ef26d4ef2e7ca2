// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getTeacherCalendarFeedQueryKey, getTeacherCalendarFeedQueryOptions, getTeacherRenewCalendarFeedMutationOptions, getTeacherRevokeCalendarFeedMutationOptions, getStudentCalendarFeedQueryKey, getStudentCalendarFeedQueryOptions, getStudentRenewCalendarFeedMutationOptions, getStudentRevokeCalendarFeedMutationOptions } from '../hooks/calendar.ts'
import type { Role, CalendarFeedResponse } from '../types.ts'

export const getCalendarFeedAsQueryKey = (role: Role): ReturnType<typeof getTeacherCalendarFeedQueryKey> | ReturnType<typeof getStudentCalendarFeedQueryKey> =>
  (role === 'teacher' ? getTeacherCalendarFeedQueryKey : getStudentCalendarFeedQueryKey)()
export const getCalendarFeedAsQueryOptions = <Selected = DataOf<CalendarFeedResponse>>(role: Role, options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherCalendarFeedQueryOptions : getStudentCalendarFeedQueryOptions)<Selected>(options)
/** Where my lessons can be subscribed to. */
export const useCalendarFeedAs = <Selected = DataOf<CalendarFeedResponse>>(role: Role, options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCalendarFeedAsQueryOptions(role, useOwn(options)), queryClient)


export const getRenewCalendarFeedAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CalendarFeedResponse>, CallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherRenewCalendarFeedMutationOptions : getStudentRenewCalendarFeedMutationOptions)<Context>(options)
/** A new address for my lessons. */
export const useRenewCalendarFeedAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CalendarFeedResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getRenewCalendarFeedAsMutationOptions(role, useOwn(options)), queryClient)


export const getRevokeCalendarFeedAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CalendarFeedResponse>, ChangeCallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherRevokeCalendarFeedMutationOptions : getStudentRevokeCalendarFeedMutationOptions)<Context>(options)
/** No address for my lessons any more. */
export const useRevokeCalendarFeedAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CalendarFeedResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getRevokeCalendarFeedAsMutationOptions(role, useOwn(options)), queryClient)


