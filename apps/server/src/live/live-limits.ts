import type { EpochMs, RoomCommand, RoomState, RtcClientSignal, UserId } from '@hwjy/classroom/core'
import { createBudget, type OverBudget } from '../domain/budget.ts'
import { budgets } from '../domain/budgets.ts'
import { commandCost } from '../domain/rooms/command-cost.ts'
import type { RoomTicket } from './room-ticket.ts'

/** Limits the requests of one person and one room to the rooms of this process. Null, or true: go on. */
export interface LiveLimits {
  entry(ticket: RoomTicket, token: string, now: EpochMs): OverBudget | null
  command(roomId: string, room: RoomState, userId: UserId, command: RoomCommand, now: EpochMs): OverBudget | null
  /** Ink that is not logged: what is too much is dropped. */
  mayRelay(userId: UserId, bytes: number, now: EpochMs): boolean
  chatPage(userId: UserId, now: EpochMs): OverBudget | null
  signal(userId: UserId, signal: RtcClientSignal, now: EpochMs): OverBudget | null
}

/**
 * Once refused, everything of this person waits so long, at least: commands keep their order, and a page that tries
 * again too early does not keep the server busy.
 */
const HOLD_OFF_MS = 1_000
// Signals that end a use of media are never refused: a microphone must be able to close.
const FREE_SIGNALS: ReadonlySet<RtcClientSignal['op']> = new Set(['leave', 'unpublish', 'unsubscribe'])

export function createLiveLimits(): LiveLimits {
  const commands = createBudget(budgets.commands)
  const strokes = createBudget(budgets.strokes)
  const logBytes = createBudget(budgets.logBytes)
  const roomCommands = createBudget(budgets.roomCommands)
  const liveInk = createBudget(budgets.liveInk)
  const entries = createBudget(budgets.entries)
  const ticketUses = createBudget(budgets.ticketUses)
  const chatPages = createBudget(budgets.chatPages)
  const mediaSignals = createBudget(budgets.mediaSignals)
  const mediaOffers = createBudget(budgets.mediaOffers)
  const heldUntil = new Map<UserId, EpochMs>()

  return {
    entry: ({ userId }, token, now) => ticketUses.take(token, now) ?? entries.take(userId, now),
    command(roomId, room, userId, command, now) {
      const held = heldUntil.get(userId) ?? 0
      if (now < held) return { retryAfterMs: held - now }
      heldUntil.delete(userId)
      const cost = commandCost(room, userId, command)
      const over =
        commands.take(userId, now, cost.commands) ??
        (cost.strokes > 0 ? strokes.take(userId, now, cost.strokes) : null) ??
        logBytes.take(userId, now, cost.bytes) ??
        roomCommands.take(roomId, now)
      if (!over) return null
      const retryAfterMs = Math.max(over.retryAfterMs, HOLD_OFF_MS)
      heldUntil.set(userId, now + retryAfterMs)
      return { retryAfterMs }
    },
    mayRelay: (userId, bytes, now) => liveInk.take(userId, now, bytes) === null,
    chatPage: (userId, now) => chatPages.take(userId, now),
    signal(userId, signal, now) {
      if (FREE_SIGNALS.has(signal.op)) return null
      return mediaSignals.take(userId, now) ?? (isCostly(signal) ? mediaOffers.take(userId, now) : null)
    },
  }
}

// True for a signal that makes the media process, or a browser, build a connection.
const isCostly = (signal: RtcClientSignal): boolean =>
  signal.op === 'join' || signal.op === 'offer' || (signal.op === 'relay' && signal.payload.kind === 'offer')
