import type { MailSender } from '../ports/mail-sender.ts'
import type { SmsSender } from '../ports/sms-sender.ts'

export type OutsideService = 'sms' | 'mail' | 'wechat' | 'payments' | 'documents'
/** `sandbox` is the demo's own service, which reaches no person and moves no money. */
export type OutsideState = 'ready' | 'sandbox' | 'missing'

/** The services outside the server, and how they stand. */
export interface OutsideServices {
  states: Readonly<Record<OutsideService, OutsideState>>
  /** Null where there is none; without retries, so that a test hears at once what is wrong. */
  sms: SmsSender | null
  mail: MailSender | null
}

/** Each service is switched on by these settings of the server. */
export const OUTSIDE_SETTINGS: Readonly<Record<OutsideService, readonly string[]>> = {
  sms: ['SMS_TENCENT_SECRET_ID', 'SMS_TENCENT_SECRET_KEY', 'SMS_TENCENT_APP_ID', 'SMS_TENCENT_TEMPLATES'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
  wechat: [],
  payments: [],
  documents: ['SOFFICE'],
}
