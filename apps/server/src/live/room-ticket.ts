import type { EpochMs, Role, RoomId, UserId } from '@hwjy/classroom/core'
import type { Signer } from '../auth/tokens.ts'
import { MINUTE_MS } from '../domain/durations.ts'
import type { Clock } from '../ports/clock.ts'
import type { TokenVerdict, VerifyRtcToken } from '../rtc/rtc-host.ts'

/** Says that this person may enter this room, for a short while. */
export interface RoomTicket {
  roomId: RoomId
  userId: UserId
  role: Role
  name: string
  /** Address of the person's picture; left out without one. */
  avatar?: string
  /** The sign-in it was given to, and ends with. */
  sessionId: string
  expiresAt: EpochMs
}

export const TICKET_LIFETIME_MS = 2 * MINUTE_MS
/** `room`: for the first frame of a socket. `rtc`: for the `join` signal. Neither is accepted for the other. */
export type TicketPurpose = 'room' | 'rtc'

export interface RoomTickets {
  issue(
    purpose: TicketPurpose,
    holder: Omit<RoomTicket, 'expiresAt'>,
    now: EpochMs,
  ): Promise<{ token: string; expiresAt: EpochMs }>
  read(purpose: TicketPurpose, token: string, now: EpochMs): Promise<RoomTicket | 'expired' | 'invalid'>
}

export function createRoomTickets(signer: Signer): RoomTickets {
  return {
    async issue(purpose, holder, now) {
      const expiresAt = now + TICKET_LIFETIME_MS
      return { token: await signer.sign(purpose, { ...holder, expiresAt }), expiresAt }
    },
    async read(purpose, token, now) {
      // A payload with our signature has the shape that we gave it, though perhaps an older one.
      const ticket = (await signer.verify(purpose, token)) as
        | (Omit<RoomTicket, 'sessionId'> & Partial<RoomTicket>)
        | null
      if (!ticket) return 'invalid'
      const { sessionId } = ticket
      // One that belongs to no sign-in could not end with it. Its holder asks for another.
      if (typeof sessionId !== 'string') return 'expired'
      return ticket.expiresAt > now ? { ...ticket, sessionId } : 'expired'
    },
  }
}

/** Checks tickets for the media host: a ticket must name the person and the room that the socket belongs to. */
export function rtcTokenVerifier(tickets: RoomTickets, clock: Clock): VerifyRtcToken {
  return async (token, peer): Promise<TokenVerdict> => {
    const ticket = await tickets.read('rtc', token, clock.now())
    if (ticket === 'expired') return 'token-expired'
    return ticket !== 'invalid' && ticket.roomId === peer.roomId && ticket.userId === peer.userId
      ? 'valid'
      : 'token-invalid'
  }
}
