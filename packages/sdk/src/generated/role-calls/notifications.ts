// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { teacherListNotificationSettings, getTeacherListNotificationSettingsQueryKey, getTeacherListNotificationSettingsQueryOptions, teacherUpdateNotificationSetting, getTeacherUpdateNotificationSettingMutationOptions, studentListNotificationSettings, getStudentListNotificationSettingsQueryKey, getStudentListNotificationSettingsQueryOptions, studentUpdateNotificationSetting, getStudentUpdateNotificationSettingMutationOptions } from '../calls/notifications.ts'
import type { Role, NotificationSettingRequest, NotificationSettingsResponse } from '../types.ts'

/** Which messages are wanted. */
export const listNotificationSettingsAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherListNotificationSettings : studentListNotificationSettings)(signal)
export const getListNotificationSettingsAsQueryKey = (role: Role): ReturnType<typeof getTeacherListNotificationSettingsQueryKey> | ReturnType<typeof getStudentListNotificationSettingsQueryKey> =>
  (role === 'teacher' ? getTeacherListNotificationSettingsQueryKey : getStudentListNotificationSettingsQueryKey)()
export const getListNotificationSettingsAsQueryOptions = <Selected = DataOf<NotificationSettingsResponse>>(role: Role, options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListNotificationSettingsQueryOptions : getStudentListNotificationSettingsQueryOptions)<Selected>(options)
/** Which messages are wanted. */
export const useListNotificationSettingsAs = <Selected = DataOf<NotificationSettingsResponse>>(role: Role, options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListNotificationSettingsAsQueryOptions(role, options), queryClient)


/** Turn messages on or off. */
export const updateNotificationSettingAs = (role: Role, notificationSettingRequest: NotificationSettingRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherUpdateNotificationSetting : studentUpdateNotificationSetting)(notificationSettingRequest, signal)
export const getUpdateNotificationSettingAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>) =>
  (role === 'teacher' ? getTeacherUpdateNotificationSettingMutationOptions : getStudentUpdateNotificationSettingMutationOptions)<Context>(options)
/** Turn messages on or off. */
export const useUpdateNotificationSettingAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateNotificationSettingAsMutationOptions(role, options), queryClient)


