// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { teacherCalendarFeed, teacherRenewCalendarFeed, teacherRevokeCalendarFeed, studentCalendarFeed, studentRenewCalendarFeed, studentRevokeCalendarFeed } from '../calls/calendar.ts'
import type { Role } from '../types.ts'

/** Where my lessons can be subscribed to. */
export const calendarFeedAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherCalendarFeed : studentCalendarFeed)(options)
/** A new address for my lessons. */
export const renewCalendarFeedAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherRenewCalendarFeed : studentRenewCalendarFeed)(options)
/** No address for my lessons any more. */
export const revokeCalendarFeedAs = (role: Role, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherRevokeCalendarFeed : studentRevokeCalendarFeed)(options)
