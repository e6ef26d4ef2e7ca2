import type { Phone } from '../domain/accounts/phone.ts'
import type { SmsMessage } from '../domain/accounts/sms-text.ts'

/** Brings a text to a phone. The default writes it into the outbox, where a developer reads it. */
export interface SmsSender {
  /** @throws {OutsideError} when it could not be handed over; its arrival is unknown */
  send(to: Phone, message: SmsMessage): Promise<void>
}
