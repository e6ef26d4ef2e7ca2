// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { teacherListNotificationSettings, teacherUpdateNotificationSetting, studentListNotificationSettings, studentUpdateNotificationSetting } from '../calls/notifications.ts'
import type { Role, NotificationSettingRequest } from '../types.ts'

/** Which messages are wanted. */
export const listNotificationSettingsAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherListNotificationSettings : studentListNotificationSettings)(options)
/** Turn messages on or off. */
export const updateNotificationSettingAs = (role: Role, notificationSettingRequest: NotificationSettingRequest, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherUpdateNotificationSetting : studentUpdateNotificationSetting)(notificationSettingRequest, options)
