import type { Phone } from '../domain/accounts/phone.ts'

/** Brings a text to a phone. The default writes it into the outbox, where a developer reads it. */
export interface SmsSender {
  /** Throws when it could not be handed over; its arrival is unknown. */
  send(to: Phone, text: string): Promise<void>
}
