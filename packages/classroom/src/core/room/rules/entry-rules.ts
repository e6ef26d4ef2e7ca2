/** Who may come in, decided on plain facts, so that a school can ask before a room is loaded. [R1][R2][R5][R6] */
import type { EpochMs } from '../ids.ts'
import type { RefusalCode, Role, RoomSettings } from '../state-types.ts'

export type EntryDenial = Extract<
  RefusalCode,
  'removed' | 'class-ended' | 'door-not-open' | 'entry-closed' | 'room-full'
>

/** Facts about a lesson and one person. */
export interface EntryFacts {
  settings: Pick<RoomSettings, 'scheduledStart' | 'doorOpensBeforeMs' | 'entryClosesAfterMs' | 'capacity'>
  /** The official start; null until then. */
  startedAt: EpochMs | null
  hasEnded: boolean
  role: Role
  isRemoved: boolean
  hasEntered: boolean
  /** True for a student whose seat is kept, because they are here or their connection dropped. */
  hasSeat: boolean
  /** Students who have a seat. */
  seatsTaken: number
}

/** Returns why the person may not come in now; null when they may. */
export function entryDenialFor(facts: EntryFacts, now: EpochMs): EntryDenial | null {
  const { settings, startedAt } = facts
  if (facts.isRemoved) return 'removed'
  if (facts.hasEnded) return 'class-ended'
  if (startedAt === null && now < entryOpensAt(settings)) return 'door-not-open'
  if (facts.role === 'teacher') return null
  if (startedAt !== null && !facts.hasEntered && now > entryClosesAt(settings, startedAt)) return 'entry-closed'
  return !facts.hasSeat && facts.seatsTaken >= settings.capacity ? 'room-full' : null
}

/** When entry opens, unless the class starts earlier. [R1] */
export const entryOpensAt = (settings: Pick<RoomSettings, 'scheduledStart' | 'doorOpensBeforeMs'>): EpochMs =>
  settings.scheduledStart - settings.doorOpensBeforeMs

/** The last moment of a first entry into a class that has started. [R2] */
export const entryClosesAt = (settings: Pick<RoomSettings, 'entryClosesAfterMs'>, startedAt: EpochMs): EpochMs =>
  startedAt + settings.entryClosesAfterMs
