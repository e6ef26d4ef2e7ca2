export interface MailMessage {
  to: string
  subject: string
  /** Plain text: mail of ours has no HTML. */
  text: string
}

/** Brings a mail to a mailbox. */
export interface MailSender {
  /** @throws {OutsideError} when it could not be handed over; its arrival is unknown */
  send(message: MailMessage): Promise<void>
}
