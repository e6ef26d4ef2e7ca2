/** Commands without an answer yet, oldest first. Nothing leaves this list before the authority has answered. [R31] */
import type { CommandId, EpochMs } from '../room/ids.ts'
import type { PendingCommand } from '../../ports/room-channel.ts'

export interface OutboxEntry extends PendingCommand {
  /** True when sent on the present connection. A new one sends everything again; the authority knows the ids. */
  isSent: boolean
  /** True when written while disconnected: no user waits for the answer, so "too fast" means "a little later". */
  isLate: boolean
  /** Not to be sent before; 0 when nothing speaks against it. */
  notBefore: EpochMs
}
export type Outbox = readonly OutboxEntry[]

// Limits what is in flight on one connection; the rest follow as answers come, so that a list is no flood.
const IN_FLIGHT = 32

export const enqueue = (outbox: Outbox, pending: PendingCommand, isLate: boolean): Outbox => [
  ...outbox,
  { ...pending, isSent: false, isLate, notBefore: 0 },
]

/** Puts the commands of an earlier page first; those that are known already stay as they are. */
export function restore(outbox: Outbox, stored: readonly PendingCommand[]): Outbox {
  const known = new Set(outbox.map(({ id }) => id))
  const missing = stored.filter(({ id }) => !known.has(id))
  return [...missing.map((entry) => ({ ...entry, isSent: false, isLate: true, notBefore: 0 })), ...outbox]
}

export const settle = (outbox: Outbox, ids: ReadonlySet<CommandId>): Outbox =>
  outbox.some(({ id }) => ids.has(id)) ? outbox.filter(({ id }) => !ids.has(id)) : outbox

export const markSent = (outbox: Outbox, ids: ReadonlySet<CommandId>): Outbox =>
  outbox.map((entry) => (ids.has(entry.id) ? { ...entry, isSent: true } : entry))

/** The connection broke: all that was on it is late now. */
export const markUnsent = (outbox: Outbox): Outbox =>
  outbox.map((entry) => ({ ...entry, isSent: false, isLate: true, notBefore: 0 }))

export const postpone = (outbox: Outbox, id: CommandId, notBefore: EpochMs): Outbox =>
  outbox.map((entry) => (entry.id === id ? { ...entry, isSent: false, notBefore } : entry))

/** Returns what may be sent now, in order. Messages never overtake each other; strokes need not wait for a message. */
export function dueNow(outbox: Outbox, now: EpochMs): Outbox {
  const room = IN_FLIGHT - outbox.filter(({ isSent }) => isSent).length
  let isChatWaiting = false
  const due = outbox.filter(({ isSent, notBefore, command }) => {
    if (isSent) return false
    isChatWaiting ||= notBefore > now
    return !(isChatWaiting && command.type === 'say')
  })
  return due.slice(0, Math.max(0, room))
}

/** When the next postponed message becomes due; null when none is waiting. */
export function nextPostponedAt(outbox: Outbox, now: EpochMs): EpochMs | null {
  const postponed = outbox.flatMap(({ notBefore }) => (notBefore > now ? [notBefore] : []))
  return postponed.length === 0 ? null : Math.min(...postponed)
}
