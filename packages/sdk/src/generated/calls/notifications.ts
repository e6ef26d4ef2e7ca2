// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { OutboxRequest, NotificationSettingRequest, OutboxMessagesResponse, NotificationSettingsResponse } from '../types.ts'

/**
 * Messages that would have been sent.
 *
 * For development: only in the demo, where codes and the like are not really sent. The newest first.
 *
 * `POST /api-user/ext/outbox` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listOutboxMessages = (outboxRequest: OutboxRequest, options?: CallOptions) =>
  call<OutboxMessagesResponse>({ url: '/api-user/ext/outbox', authorization: 'none', body: outboxRequest }, options)

/**
 * Which messages are wanted.
 *
 * `POST /api-tch/ext/im/notificationSettings` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherListNotificationSettings = (options?: CallOptions) =>
  call<NotificationSettingsResponse>({ url: '/api-tch/ext/im/notificationSettings' }, options)

/**
 * Turn messages on or off.
 *
 * `POST /api-tch/ext/im/updateNotificationSetting` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), alwaysTold (36003).
 */
export const teacherUpdateNotificationSetting = (notificationSettingRequest: NotificationSettingRequest, options?: ChangeCallOptions) =>
  change<NotificationSettingsResponse>({ url: '/api-tch/ext/im/updateNotificationSetting', body: notificationSettingRequest }, options)

/**
 * Which messages are wanted.
 *
 * `POST /api-user/ext/im/notificationSettings` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const studentListNotificationSettings = (options?: CallOptions) =>
  call<NotificationSettingsResponse>({ url: '/api-user/ext/im/notificationSettings' }, options)

/**
 * Turn messages on or off.
 *
 * `POST /api-user/ext/im/updateNotificationSetting` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), alwaysTold (36003).
 */
export const studentUpdateNotificationSetting = (notificationSettingRequest: NotificationSettingRequest, options?: ChangeCallOptions) =>
  change<NotificationSettingsResponse>({ url: '/api-user/ext/im/updateNotificationSetting', body: notificationSettingRequest }, options)

