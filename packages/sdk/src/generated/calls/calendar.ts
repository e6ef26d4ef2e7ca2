// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { CalendarFeedResponse, CalendarResponse } from '../types.ts'

/**
 * @summary Where my lessons can be subscribed to
 */
export const teacherCalendarFeed = (signal?: AbortSignal) =>
  call<CalendarFeedResponse>({ url: '/api-tch/ext/calendarFeed', method: 'GET', signal })

export const getTeacherCalendarFeedQueryKey = () =>
  readKey<'teacherCalendarFeed', []>('teacherCalendarFeed')
export const getTeacherCalendarFeedQueryOptions = <Selected = DataOf<CalendarFeedResponse>>(options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>) =>
  readOptions<DataOf<CalendarFeedResponse>, Selected>('calendar', getTeacherCalendarFeedQueryKey(), (signal) => teacherCalendarFeed(signal), options)
/** Where my lessons can be subscribed to. */
export const useTeacherCalendarFeed = <Selected = DataOf<CalendarFeedResponse>>(options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherCalendarFeedQueryOptions(options), queryClient)


/**
 * The one before, if there was one, stops working.
 * @summary A new address for my lessons
 */
export const teacherRenewCalendarFeed = (signal?: AbortSignal) =>
  call<CalendarFeedResponse>({ url: '/api-tch/ext/renewCalendarFeed', signal })

export const getTeacherRenewCalendarFeedMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>) =>
  changeOptions<DataOf<CalendarFeedResponse>, void, Context>('teacherRenewCalendarFeed', ["teacherCalendarFeed"], () => teacherRenewCalendarFeed(), options)
/** A new address for my lessons. */
export const useTeacherRenewCalendarFeed = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRenewCalendarFeedMutationOptions(options), queryClient)


/**
 * @summary No address for my lessons any more
 */
export const teacherRevokeCalendarFeed = (signal?: AbortSignal) =>
  call<CalendarFeedResponse>({ url: '/api-tch/ext/revokeCalendarFeed', signal })

export const getTeacherRevokeCalendarFeedMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>) =>
  changeOptions<DataOf<CalendarFeedResponse>, void, Context>('teacherRevokeCalendarFeed', ["teacherCalendarFeed"], () => teacherRevokeCalendarFeed(), options)
/** No address for my lessons any more. */
export const useTeacherRevokeCalendarFeed = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRevokeCalendarFeedMutationOptions(options), queryClient)


/**
 * @summary Where my lessons can be subscribed to
 */
export const studentCalendarFeed = (signal?: AbortSignal) =>
  call<CalendarFeedResponse>({ url: '/api-user/ext/calendarFeed', method: 'GET', signal })

export const getStudentCalendarFeedQueryKey = () =>
  readKey<'studentCalendarFeed', []>('studentCalendarFeed')
export const getStudentCalendarFeedQueryOptions = <Selected = DataOf<CalendarFeedResponse>>(options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>) =>
  readOptions<DataOf<CalendarFeedResponse>, Selected>('calendar', getStudentCalendarFeedQueryKey(), (signal) => studentCalendarFeed(signal), options)
/** Where my lessons can be subscribed to. */
export const useStudentCalendarFeed = <Selected = DataOf<CalendarFeedResponse>>(options?: ReadOptions<DataOf<CalendarFeedResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentCalendarFeedQueryOptions(options), queryClient)

/**
 * The one before, if there was one, stops working.
 * @summary A new address for my lessons
 */
export const studentRenewCalendarFeed = (signal?: AbortSignal) =>
  call<CalendarFeedResponse>({ url: '/api-user/ext/renewCalendarFeed', signal })

export const getStudentRenewCalendarFeedMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>) =>
  changeOptions<DataOf<CalendarFeedResponse>, void, Context>('studentRenewCalendarFeed', ["studentCalendarFeed"], () => studentRenewCalendarFeed(), options)
/** A new address for my lessons. */
export const useStudentRenewCalendarFeed = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRenewCalendarFeedMutationOptions(options), queryClient)

/**
 * @summary No address for my lessons any more
 */
export const studentRevokeCalendarFeed = (signal?: AbortSignal) =>
  call<CalendarFeedResponse>({ url: '/api-user/ext/revokeCalendarFeed', signal })

export const getStudentRevokeCalendarFeedMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>) =>
  changeOptions<DataOf<CalendarFeedResponse>, void, Context>('studentRevokeCalendarFeed', ["studentCalendarFeed"], () => studentRevokeCalendarFeed(), options)
/** No address for my lessons any more. */
export const useStudentRevokeCalendarFeed = <Context = unknown>(options?: ChangeOptions<DataOf<CalendarFeedResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRevokeCalendarFeedMutationOptions(options), queryClient)

/**
 * For calendar programs: the address is the permission. From a month ago until a year from now. A failure comes as the JSON envelope, with HTTP status 404 when the address does not work any more.
 * @summary A person's lessons as iCalendar
 */
export const readCalendarFeed = (feedToken: string, signal?: AbortSignal) =>
  call<CalendarResponse>({ url: `/api-user/ext/calendar/${encodeURIComponent(feedToken)}`, method: 'GET', authorization: 'none', answers: 'blob', signal })

export const getReadCalendarFeedQueryKey = (feedToken?: string) =>
  readKey<'readCalendarFeed', [string]>('readCalendarFeed', feedToken)
export const getReadCalendarFeedQueryOptions = <Selected = DataOf<CalendarResponse>>(feedToken: string, options?: ReadOptions<DataOf<CalendarResponse>, Selected>) =>
  readOptions<DataOf<CalendarResponse>, Selected>('calendar', getReadCalendarFeedQueryKey(feedToken), (signal) => readCalendarFeed(feedToken, signal), options)
/** A person's lessons as iCalendar. */
export const useReadCalendarFeed = <Selected = DataOf<CalendarResponse>>(feedToken: string, options?: ReadOptions<DataOf<CalendarResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getReadCalendarFeedQueryOptions(feedToken, options), queryClient)


