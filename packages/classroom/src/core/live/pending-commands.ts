/** A queue of commands without an answer yet, oldest first: each stays until the authority has answered. [R31] */
import type { CommandId, EpochMs } from '../room/ids.ts'
import type { PendingCommand } from '../../ports/room-channel.ts'

export interface QueuedCommand extends PendingCommand {
  /** True when sent on the present connection. A new one sends everything again; the authority knows the ids. */
  isSent: boolean
  /** True when written while disconnected: no user waits for the answer, so "too fast" means "a little later". */
  isLate: boolean
  /** Not to be sent before; 0 when nothing speaks against it. */
  notBefore: EpochMs
}
export type PendingCommands = readonly QueuedCommand[]

// Limits what is in flight on one connection; the rest follow as answers come, so that a list is no flood.
const IN_FLIGHT = 32

export const enqueue = (commands: PendingCommands, pending: PendingCommand, isLate: boolean): PendingCommands => [
  ...commands,
  { ...pending, isSent: false, isLate, notBefore: 0 },
]

/** Puts the commands of an earlier page first; those that are known already stay as they are. */
export function restore(commands: PendingCommands, stored: readonly PendingCommand[]): PendingCommands {
  const known = new Set(commands.map(({ id }) => id))
  const missing = stored.filter(({ id }) => !known.has(id))
  return [...missing.map((entry) => ({ ...entry, isSent: false, isLate: true, notBefore: 0 })), ...commands]
}

export const settle = (commands: PendingCommands, ids: ReadonlySet<CommandId>): PendingCommands =>
  commands.some(({ id }) => ids.has(id)) ? commands.filter(({ id }) => !ids.has(id)) : commands

export const markSent = (commands: PendingCommands, ids: ReadonlySet<CommandId>): PendingCommands =>
  commands.map((entry) => (ids.has(entry.id) ? { ...entry, isSent: true } : entry))

/** The connection broke: all that was on it is late now. */
export const markUnsent = (commands: PendingCommands): PendingCommands =>
  commands.map((entry) => ({ ...entry, isSent: false, isLate: true, notBefore: 0 }))

export const postpone = (commands: PendingCommands, id: CommandId, notBefore: EpochMs): PendingCommands =>
  commands.map((entry) => (entry.id === id ? { ...entry, isSent: false, notBefore } : entry))

/** Returns what may be sent now, in order. Messages never overtake each other; strokes need not wait for a message. */
export function dueNow(commands: PendingCommands, now: EpochMs): PendingCommands {
  const room = IN_FLIGHT - commands.filter(({ isSent }) => isSent).length
  let isChatWaiting = false
  const due = commands.filter(({ isSent, notBefore, command }) => {
    if (isSent) return false
    isChatWaiting ||= notBefore > now
    return !(isChatWaiting && command.type === 'say')
  })
  return due.slice(0, Math.max(0, room))
}

/** When the next postponed message becomes due; null when none is waiting. */
export function nextPostponedAt(commands: PendingCommands, now: EpochMs): EpochMs | null {
  const postponed = commands.flatMap(({ notBefore }) => (notBefore > now ? [notBefore] : []))
  return postponed.length === 0 ? null : Math.min(...postponed)
}
