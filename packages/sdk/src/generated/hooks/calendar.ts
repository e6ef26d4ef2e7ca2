// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherCalendarFeed, teacherRenewCalendarFeed, teacherRevokeCalendarFeed, studentCalendarFeed, studentRenewCalendarFeed, studentRevokeCalendarFeed, readCalendarFeed } from '../calls/calendar.ts'
import type { CalendarFeedResponse, CalendarResponse } from '../types.ts'

export const getTeacherCalendarFeedQueryKey = () =>
  readKey<'teacherCalendarFeed', []>('teacherCalendarFeed')
export const getTeacherCalendarFeedQueryOptions = <Selected = DataOf<CalendarFeedResponse>>(options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>) =>
  readOptions<DataOf<CalendarFeedResponse>, Selected>('calendar', getTeacherCalendarFeedQueryKey(), (call) => teacherCalendarFeed(call), options)
/** Where my lessons can be subscribed to. */
export const useTeacherCalendarFeed = <Selected = DataOf<CalendarFeedResponse>>(options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherCalendarFeedQueryOptions(useOwn(options)), queryClient)


export const getTeacherRenewCalendarFeedMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<CalendarFeedResponse>, CallOptions | void, Context>('teacherRenewCalendarFeed', ["teacherCalendarFeed"], (call) => teacherRenewCalendarFeed(call), options)
/** A new address for my lessons. */
export const useTeacherRenewCalendarFeed = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRenewCalendarFeedMutationOptions(useOwn(options)), queryClient)


export const getTeacherRevokeCalendarFeedMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, ChangeCallOptions | void, Context>) =>
  changeOptions<DataOf<CalendarFeedResponse>, ChangeCallOptions | void, Context>('teacherRevokeCalendarFeed', ["teacherCalendarFeed"], (call) => teacherRevokeCalendarFeed(call), options)
/** No address for my lessons any more. */
export const useTeacherRevokeCalendarFeed = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRevokeCalendarFeedMutationOptions(useOwn(options)), queryClient)


export const getStudentCalendarFeedQueryKey = () =>
  readKey<'studentCalendarFeed', []>('studentCalendarFeed')
export const getStudentCalendarFeedQueryOptions = <Selected = DataOf<CalendarFeedResponse>>(options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>) =>
  readOptions<DataOf<CalendarFeedResponse>, Selected>('calendar', getStudentCalendarFeedQueryKey(), (call) => studentCalendarFeed(call), options)
/** Where my lessons can be subscribed to. */
export const useStudentCalendarFeed = <Selected = DataOf<CalendarFeedResponse>>(options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentCalendarFeedQueryOptions(useOwn(options)), queryClient)

export const getStudentRenewCalendarFeedMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<CalendarFeedResponse>, CallOptions | void, Context>('studentRenewCalendarFeed', ["studentCalendarFeed"], (call) => studentRenewCalendarFeed(call), options)
/** A new address for my lessons. */
export const useStudentRenewCalendarFeed = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRenewCalendarFeedMutationOptions(useOwn(options)), queryClient)

export const getStudentRevokeCalendarFeedMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, ChangeCallOptions | void, Context>) =>
  changeOptions<DataOf<CalendarFeedResponse>, ChangeCallOptions | void, Context>('studentRevokeCalendarFeed', ["studentCalendarFeed"], (call) => studentRevokeCalendarFeed(call), options)
/** No address for my lessons any more. */
export const useStudentRevokeCalendarFeed = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRevokeCalendarFeedMutationOptions(useOwn(options)), queryClient)

export const getReadCalendarFeedQueryKey = (feedToken?: string) =>
  readKey<'readCalendarFeed', [string]>('readCalendarFeed', feedToken)
export const getReadCalendarFeedQueryOptions = <Selected = DataOf<CalendarResponse>>(feedToken: string, options?: ReadOptions<DataOf<CalendarResponse>, Selected>) =>
  readOptions<DataOf<CalendarResponse>, Selected>('calendar', getReadCalendarFeedQueryKey(feedToken), (call) => readCalendarFeed(feedToken, call), options)
/** A person's lessons as iCalendar. */
export const useReadCalendarFeed = <Selected = DataOf<CalendarResponse>>(feedToken: string, options?: ReadOptions<DataOf<CalendarResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getReadCalendarFeedQueryOptions(feedToken, useOwn(options)), queryClient)


