// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { OutboxRequest, NotificationSettingRequest, OutboxMessagesResponse, NotificationSettingsResponse } from '../types.ts'

/**
 * For development: only in the demo, where codes and the like are not really sent. The newest first.
 * @summary Messages that would have been sent
 */
export const listOutboxMessages = (outboxRequest: OutboxRequest, signal?: AbortSignal) =>
  call<OutboxMessagesResponse>({ url: '/api-user/ext/outbox', authorization: 'none', body: outboxRequest, signal })

export const getListOutboxMessagesQueryKey = (outboxRequest?: OutboxRequest) =>
  readKey<'listOutboxMessages', [OutboxRequest]>('listOutboxMessages', outboxRequest)
export const getListOutboxMessagesQueryOptions = <Selected = DataOf<OutboxMessagesResponse>>(outboxRequest: OutboxRequest, options?: ReadOptions<DataOf<OutboxMessagesResponse>, Selected>) =>
  readOptions<DataOf<OutboxMessagesResponse>, Selected>('notifications', getListOutboxMessagesQueryKey(outboxRequest), (signal) => listOutboxMessages(outboxRequest, signal), options)
/** Messages that would have been sent. */
export const useListOutboxMessages = <Selected = DataOf<OutboxMessagesResponse>>(outboxRequest: OutboxRequest, options?: ReadOptions<DataOf<OutboxMessagesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListOutboxMessagesQueryOptions(outboxRequest, options), queryClient)


/**
 * @summary Which messages are wanted
 */
export const teacherListNotificationSettings = (signal?: AbortSignal) =>
  call<NotificationSettingsResponse>({ url: '/api-tch/ext/im/notificationSettings', signal })

export const getTeacherListNotificationSettingsQueryKey = () =>
  readKey<'teacherListNotificationSettings', []>('teacherListNotificationSettings')
export const getTeacherListNotificationSettingsQueryOptions = <Selected = DataOf<NotificationSettingsResponse>>(options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>) =>
  readOptions<DataOf<NotificationSettingsResponse>, Selected>('notifications', getTeacherListNotificationSettingsQueryKey(), (signal) => teacherListNotificationSettings(signal), options)
/** Which messages are wanted. */
export const useTeacherListNotificationSettings = <Selected = DataOf<NotificationSettingsResponse>>(options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListNotificationSettingsQueryOptions(options), queryClient)


/**
 * @summary Turn messages on or off
 */
export const teacherUpdateNotificationSetting = (notificationSettingRequest: NotificationSettingRequest, signal?: AbortSignal) =>
  call<NotificationSettingsResponse>({ url: '/api-tch/ext/im/updateNotificationSetting', body: notificationSettingRequest, signal })

export const getTeacherUpdateNotificationSettingMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>) =>
  changeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>('teacherUpdateNotificationSetting', ["teacherListNotificationSettings"], ({ data }) => teacherUpdateNotificationSetting(data), options)
/** Turn messages on or off. */
export const useTeacherUpdateNotificationSetting = <Context = unknown>(options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherUpdateNotificationSettingMutationOptions(options), queryClient)


/**
 * @summary Which messages are wanted
 */
export const studentListNotificationSettings = (signal?: AbortSignal) =>
  call<NotificationSettingsResponse>({ url: '/api-user/ext/im/notificationSettings', signal })

export const getStudentListNotificationSettingsQueryKey = () =>
  readKey<'studentListNotificationSettings', []>('studentListNotificationSettings')
export const getStudentListNotificationSettingsQueryOptions = <Selected = DataOf<NotificationSettingsResponse>>(options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>) =>
  readOptions<DataOf<NotificationSettingsResponse>, Selected>('notifications', getStudentListNotificationSettingsQueryKey(), (signal) => studentListNotificationSettings(signal), options)
/** Which messages are wanted. */
export const useStudentListNotificationSettings = <Selected = DataOf<NotificationSettingsResponse>>(options?: ReadOptions<DataOf<NotificationSettingsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListNotificationSettingsQueryOptions(options), queryClient)

/**
 * @summary Turn messages on or off
 */
export const studentUpdateNotificationSetting = (notificationSettingRequest: NotificationSettingRequest, signal?: AbortSignal) =>
  call<NotificationSettingsResponse>({ url: '/api-user/ext/im/updateNotificationSetting', body: notificationSettingRequest, signal })

export const getStudentUpdateNotificationSettingMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>) =>
  changeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>('studentUpdateNotificationSetting', ["studentListNotificationSettings"], ({ data }) => studentUpdateNotificationSetting(data), options)
/** Turn messages on or off. */
export const useStudentUpdateNotificationSetting = <Context = unknown>(options?: ChangeOptions<DataOf<NotificationSettingsResponse>, { data: NotificationSettingRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentUpdateNotificationSettingMutationOptions(options), queryClient)

