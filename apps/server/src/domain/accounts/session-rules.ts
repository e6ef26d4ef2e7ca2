/** A sign-in lasts until it is unused for too long, and never longer than the school allows. */
import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS } from '../durations.ts'

/** Days; both are settings of a school. */
export interface SessionLimits {
  /** Since it was last used. */
  sessionIdleDays: number
  /** Since the sign-in, however often it is used. */
  sessionDays: number
}

export type SessionRunOut = 'idle-too-long' | 'open-too-long'

/**
 * Why the session is over by now; null while it is not. A school that shortens its limits means the open ones as well.
 */
export function sessionEnd(
  { createdAt, lastSeenAt }: { createdAt: EpochMs; lastSeenAt: EpochMs },
  limits: SessionLimits,
  now: EpochMs,
): SessionRunOut | null {
  if (now >= sessionLastsUntil(createdAt, limits)) return 'open-too-long'
  return now >= idleUntil(lastSeenAt, limits) ? 'idle-too-long' : null
}

export const sessionLastsUntil = (createdAt: EpochMs, { sessionDays }: SessionLimits): EpochMs =>
  createdAt + sessionDays * DAY_MS

export const idleUntil = (lastSeenAt: EpochMs, { sessionIdleDays }: SessionLimits): EpochMs =>
  lastSeenAt + sessionIdleDays * DAY_MS

export function isSessionsDevice(
  sessionDeviceId: string,
  device: { id: string; isProven: boolean; claimedId: string },
): boolean {
  // Matches a browser that has a secret by now, and had none when it signed in.
  const isItsFormerName = device.isProven && device.claimedId !== '' && sessionDeviceId === device.claimedId
  return sessionDeviceId === device.id || isItsFormerName
}
