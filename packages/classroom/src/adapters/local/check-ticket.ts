/** A host without types may give anything, and the server would only say that it does not know the ticket. */
import type { RoomTicket } from '../../ports/room-channel.ts'

/** `getTicket` is written wrongly: asking again would give the same. */
export class TicketShapeError extends TypeError {
  override readonly name = 'TicketShapeError'
}

const FIELDS = ['ticket', 'roomId', 'userId'] as const satisfies readonly (keyof RoomTicket)[]

/** @throws {TicketShapeError} says what is missing, never what was given: a ticket is a secret. */
export function checkTicket(given: unknown): RoomTicket {
  const ask = 'getTicket has to give { ticket, roomId, userId }, each a text'
  if (typeof given !== 'object' || given === null) {
    throw new TicketShapeError(`${ask}; it gave ${given === null ? 'null' : typeof given}.`)
  }
  const missing = FIELDS.filter((field) => {
    const value: unknown = Reflect.get(given, field)
    return typeof value !== 'string' || value === ''
  })
  if (missing.length > 0) throw new TicketShapeError(`${ask}; missing: ${missing.join(', ')}.`)
  return given as RoomTicket
}
