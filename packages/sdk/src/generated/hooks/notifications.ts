// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { listOutboxMessages, teacherListNotificationSettings, teacherUpdateNotificationSetting, studentListNotificationSettings, studentUpdateNotificationSetting } from '../calls/notifications.ts'
import type { OutboxRequest, NotificationSettingRequest, OutboxMessagesResponse, NotificationSettingsResponse } from '../types.ts'

export const getListOutboxMessagesQueryKey = (outboxRequest?: OutboxRequest) =>
  readKey<'listOutboxMessages', [OutboxRequest]>('listOutboxMessages', outboxRequest)
export const getListOutboxMessagesQueryOptions = <Selected = DataOf<OutboxMessagesResponse>>(outboxRequest: OutboxRequest, options?: ReadOptions<DataOf<OutboxMessagesResponse>, Selected>) =>
  readOptions<DataOf<OutboxMessagesResponse>, Selected>('notifications', getListOutboxMessagesQueryKey(outboxRequest), (call) => listOutboxMessages(outboxRequest, call), options)
/** Messages that would have been sent. */
export const useListOutboxMessages = <Selected = DataOf<OutboxMessagesResponse>>(outboxRequest: OutboxRequest, options?: ReadOptions<DataOf<OutboxMessagesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListOutboxMessagesQueryOptions(outboxRequest, useOwn(options)), queryClient)


export const getTeacherListNotificationSettingsQueryKey = () =>
  readKey<'teacherListNotificationSettings', []>('teacherListNotificationSettings')
export const getTeacherListNotificationSettingsQueryOptions = <Selected = DataOf<NotificationSettingsResponse>>(options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>) =>
  readOptions<DataOf<NotificationSettingsResponse>, Selected>('notifications', getTeacherListNotificationSettingsQueryKey(), (call) => teacherListNotificationSettings(call), options)
/** Which messages are wanted. */
export const useTeacherListNotificationSettings = <Selected = DataOf<NotificationSettingsResponse>>(options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListNotificationSettingsQueryOptions(useOwn(options)), queryClient)


export const getTeacherUpdateNotificationSettingMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest } & ChangeCallOptions, Context>('teacherUpdateNotificationSetting', ["teacherListNotificationSettings"], ({ data, ...call }) => teacherUpdateNotificationSetting(data, call), options)
/** Turn messages on or off. */
export const useTeacherUpdateNotificationSetting = <Context = unknown>(options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherUpdateNotificationSettingMutationOptions(useOwn(options)), queryClient)


export const getStudentListNotificationSettingsQueryKey = () =>
  readKey<'studentListNotificationSettings', []>('studentListNotificationSettings')
export const getStudentListNotificationSettingsQueryOptions = <Selected = DataOf<NotificationSettingsResponse>>(options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>) =>
  readOptions<DataOf<NotificationSettingsResponse>, Selected>('notifications', getStudentListNotificationSettingsQueryKey(), (call) => studentListNotificationSettings(call), options)
/** Which messages are wanted. */
export const useStudentListNotificationSettings = <Selected = DataOf<NotificationSettingsResponse>>(options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListNotificationSettingsQueryOptions(useOwn(options)), queryClient)

export const getStudentUpdateNotificationSettingMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest } & ChangeCallOptions, Context>('studentUpdateNotificationSetting', ["studentListNotificationSettings"], ({ data, ...call }) => studentUpdateNotificationSetting(data, call), options)
/** Turn messages on or off. */
export const useStudentUpdateNotificationSetting = <Context = unknown>(options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentUpdateNotificationSettingMutationOptions(useOwn(options)), queryClient)

