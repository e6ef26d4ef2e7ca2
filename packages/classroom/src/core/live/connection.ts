/** The connection to the room's authority as a state machine. Time and chance arrive inside the events. [R31] */
import type { EpochMs } from '../room/ids.ts'
import type { Connection } from '../../ports/room-channel.ts'
import type { CloseReason } from './live-protocol.ts'

export type Link = {
  /** Attempts that failed since the connection was last steady. */
  attempt: number
  /** Tickets in a row that the server did not accept. */
  badTickets: number
  trouble: 'unreachable' | 'ticket-failed'
} & (
  | { phase: 'asking' }
  | { phase: 'opening' }
  /** Welcomed; events that happened meanwhile are still coming in. */
  | { phase: 'catchingUp'; since: EpochMs }
  | { phase: 'open'; since: EpochMs }
  | { phase: 'waiting'; retryAt: EpochMs }
  | { phase: 'closed'; reason: CloseReason | 'left'; detail?: string }
)

export type LinkEvent =
  | { type: 'ticketGiven' }
  /** @param jitter 0..1, by chance */
  | { type: 'ticketFailed'; at: EpochMs; jitter: number }
  | { type: 'welcomed'; at: EpochMs }
  | { type: 'caughtUp' }
  /** The socket closed, fell silent, or never opened. `reason` is what the server said before, if anything. */
  | { type: 'dropped'; at: EpochMs; jitter: number; reason?: CloseReason; detail?: string }
  | { type: 'retryDue' }
  /** The network is back, or the person does not want to wait. */
  | { type: 'retryNow' }
  | { type: 'closed'; reason: CloseReason | 'left'; detail?: string }

export const initialLink: Link = { phase: 'asking', attempt: 0, badTickets: 0, trouble: 'unreachable' }

/** After so many tries the room says that it failed; it goes on trying, seldom. */
export const FAILED_AFTER = 20
const SELDOM_MS = 10_000
// Never more than 2 s: a server that was restarted has its class back within 5.
const DELAYS_MS = [250, 500, 1_000] as const
const LONGEST_DELAY_MS = 2_000
// A connection that held this long was a good one: the next drop starts counting anew.
const STEADY_MS = 5_000
// Lists the reasons that another attempt would not change.
const FINAL: readonly CloseReason[] = ['signed-in-elsewhere', 'removed', 'class-ended', 'refused', 'outdated']

/** Closed stays closed: an event that arrives late changes nothing. */
export function linkReducer(link: Link, event: LinkEvent): Link {
  if (link.phase === 'closed') return link
  switch (event.type) {
    case 'ticketGiven':
      return link.phase === 'asking' ? { ...counters(link), phase: 'opening' } : link
    case 'ticketFailed':
      return link.phase === 'asking' ? wait({ ...link, trouble: 'ticket-failed' }, event) : link
    case 'welcomed':
      return link.phase === 'opening'
        ? { ...counters(link), badTickets: 0, phase: 'catchingUp', since: event.at }
        : link
    case 'caughtUp':
      return link.phase === 'catchingUp' ? { ...link, phase: 'open' } : link
    case 'dropped':
      return drop(link, event)
    case 'retryDue':
    case 'retryNow':
      return link.phase === 'waiting' ? { ...counters(link), phase: 'asking' } : link
    case 'closed':
      return close(link, event)
    default:
      event satisfies never
      return link
  }
}

function drop(link: Link, event: Extract<LinkEvent, { type: 'dropped' }>): Link {
  if (link.phase === 'waiting') return link
  const { reason, at } = event
  if (reason !== undefined && FINAL.includes(reason)) return close(link, { ...event, reason })
  const isBadTicket = reason === 'ticket-invalid'
  // Every attempt has a fresh ticket. One may have been unlucky; a second one is final.
  if (isBadTicket && link.badTickets > 0) return close(link, { ...event, reason })
  const wasSteady = 'since' in link && at - link.since >= STEADY_MS
  const badTickets = isBadTicket ? link.badTickets + 1 : link.badTickets
  return wait({ ...link, attempt: wasSteady ? 0 : link.attempt, badTickets, trouble: 'unreachable' }, event)
}

const wait = (link: Link, { at, jitter }: { at: EpochMs; jitter: number }): Link => ({
  ...counters(link),
  attempt: link.attempt + 1,
  phase: 'waiting',
  retryAt: at + retryDelayMs(link.attempt, jitter),
})

/** 250 ms, 500 ms, 1, 2, 2 s …, every 10 s after `FAILED_AFTER` tries; a quarter more or less. */
export function retryDelayMs(attempt: number, jitter: number): number {
  const delay = attempt + 1 >= FAILED_AFTER ? SELDOM_MS : (DELAYS_MS[attempt] ?? LONGEST_DELAY_MS)
  return Math.round(delay * (0.75 + jitter / 2))
}

function close(link: Link, { reason, detail }: { reason: CloseReason | 'left'; detail?: string }): Link {
  return { ...counters(link), phase: 'closed', reason, ...(detail === undefined ? {} : { detail }) }
}

const counters = ({ attempt, badTickets, trouble }: Link) => ({ attempt, badTickets, trouble })

/** Derives the connection state that the room tells people. */
export function connectionOf(link: Link): Connection {
  if (link.phase === 'closed') {
    const { reason, detail } = link
    return { status: 'closed', reason, ...(detail === undefined ? {} : { detail }) }
  }
  if (link.phase === 'open') return { status: 'connected' }
  if (link.attempt === 0) return { status: 'connecting' }
  if (link.attempt >= FAILED_AFTER) return { status: 'failed', code: link.trouble }
  return { status: 'reconnecting', attempt: link.attempt, retryAt: link.phase === 'waiting' ? link.retryAt : null }
}
