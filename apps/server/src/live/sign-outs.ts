import type { EpochMs } from '@hwjy/classroom/core'
import type { Clock } from '../ports/clock.ts'
import { TICKET_LIFETIME_MS, type RoomTicket } from './room-ticket.ts'

/** Remembers recent sign-outs: a ticket outlives the session that it was issued to, and must not open a room then. */
export interface SignOuts {
  /** @param whose a session, or a person with all of theirs */
  note(whose: string): void
  /** True when the session, or the person, has signed out since this ticket was given, or in that very millisecond. */
  voids(ticket: RoomTicket): boolean
  /** Forgets those whose tickets have all expired. */
  forgetOld(): void
}

/** In this process's memory: the rooms are here, too, and a restart takes longer than most tickets last. */
export function createSignOuts(clock: Clock): SignOuts {
  const lastAt = new Map<string, EpochMs>()
  return {
    note(whose) {
      lastAt.set(whose, clock.now())
    },
    voids: ({ userId, sessionId, expiresAt }) =>
      [userId, sessionId].some((whose) => expiresAt - TICKET_LIFETIME_MS <= (lastAt.get(whose) ?? 0)),
    forgetOld() {
      const before = clock.now() - TICKET_LIFETIME_MS
      for (const [whose, at] of lastAt) if (at < before) lastAt.delete(whose)
    },
  }
}
