import type { EpochMs } from '@hwjy/classroom/core'
import type { Actor } from '../actor.ts'
import { DAY_MS } from '../durations.ts'

/** Replaces the name of a deleted person. */
export const FORGOTTEN_NAME = '已注销用户'

/** A person who signed in with an account that is deleted. */
export type FormerPerson = Pick<Actor, 'userId' | 'role'>

/**
 * Returns the moment at which an account is deleted: after the school's waiting time from the first request. The
 * account goes as a whole, with every person it signs in as; any of them may request the deletion or cancel it.
 * @param askedBefore when it goes already: asking again does not begin the waiting time again
 */
export const closingTime = (askedBefore: EpochMs | null, now: EpochMs, deletionDays: number): EpochMs =>
  askedBefore ?? now + deletionDays * DAY_MS
