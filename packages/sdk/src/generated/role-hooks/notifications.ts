// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getTeacherListNotificationSettingsQueryKey, getTeacherListNotificationSettingsQueryOptions, getTeacherUpdateNotificationSettingMutationOptions, getStudentListNotificationSettingsQueryKey, getStudentListNotificationSettingsQueryOptions, getStudentUpdateNotificationSettingMutationOptions } from '../hooks/notifications.ts'
import type { Role, NotificationSettingRequest, NotificationSettingsResponse } from '../types.ts'

export const getListNotificationSettingsAsQueryKey = (role: Role): ReturnType<typeof getTeacherListNotificationSettingsQueryKey> | ReturnType<typeof getStudentListNotificationSettingsQueryKey> =>
  (role === 'teacher' ? getTeacherListNotificationSettingsQueryKey : getStudentListNotificationSettingsQueryKey)()
export const getListNotificationSettingsAsQueryOptions = <Selected = DataOf<NotificationSettingsResponse>>(role: Role, options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListNotificationSettingsQueryOptions : getStudentListNotificationSettingsQueryOptions)<Selected>(options)
/** Which messages are wanted. */
export const useListNotificationSettingsAs = <Selected = DataOf<NotificationSettingsResponse>>(role: Role, options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListNotificationSettingsAsQueryOptions(role, useOwn(options)), queryClient)


export const getUpdateNotificationSettingAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherUpdateNotificationSettingMutationOptions : getStudentUpdateNotificationSettingMutationOptions)<Context>(options)
/** Turn messages on or off. */
export const useUpdateNotificationSettingAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateNotificationSettingAsMutationOptions(role, useOwn(options)), queryClient)


