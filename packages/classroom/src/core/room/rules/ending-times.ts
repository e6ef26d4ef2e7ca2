/** When a room warns, and when it ends by itself. [R4] */
import type { EpochMs } from '../ids.ts'
import { buzzerDueAt } from './buzzer-rules.ts'
import { practiceDueAt } from './practice-rules.ts'
import { rollCallDueAt } from './tool-rules.ts'
import type { RoomSettings, RoomState } from '../state-types.ts'

export const MINUTE_MS = 60_000

/** When the next `tick` has something to do; in the past when it is overdue, null when nothing is to come. */
export function nextDueAt(room: RoomState): EpochMs | null {
  const { settings, status, warned } = room
  if (settings === null || status === 'ended') return null
  const endsAt = autoEndsAt(settings)
  const nextWarning = warned.includes(1) ? endsAt : endsAt - (warned.includes(5) ? MINUTE_MS : 5 * MINUTE_MS)
  const due = [practiceDueAt(room), buzzerDueAt(room), rollCallDueAt(room)]
  return Math.min(nextWarning, ...due.filter((at) => at !== null))
}

/** The room ends itself at this moment, started or not. [R4] */
export const autoEndsAt = (settings: RoomSettings): EpochMs => settings.scheduledEnd + settings.autoEndAfterMs
