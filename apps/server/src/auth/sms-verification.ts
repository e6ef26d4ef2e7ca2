import type { EpochMs } from '@hwjy/classroom/core'
import type { Database } from '../db/database.ts'
import { createSmsCodeBook, type SchoolPhone } from '../db/accounts/sms-codes.ts'
import { networkOf } from '../domain/network.ts'
import { countryOf } from '../domain/accounts/phone.ts'
import {
  CODE_LIFETIME_MS,
  CODE_TRIES,
  NEXT_CODE_MS,
  SENT_KEPT_MS,
  type CodeStanding,
  isAlarming,
  type SmsDenial,
  smsDenial,
  textDenial,
} from '../domain/accounts/sms-rules.ts'
import { type Budget, inSeconds } from '../domain/budget.ts'
import type { SmsMessage, SmsOperation } from '../domain/accounts/sms-text.ts'
import type { CaptchaVerifier } from '../ports/captcha.ts'
import type { Logger } from '../ports/logger.ts'
import type { ServedCountries } from './served-countries.ts'
import type { Signer } from './tokens.ts'

export interface SmsRequest {
  phone: SchoolPhone
  operation: SmsOperation
  /** False for a phone of no account: all but the sending happens, so that the response does not show it. */
  isDelivered: boolean
  captcha: string
  from: CodeOrigin
  standing: CodeStanding
  /** The account of the sign-in that asks, where the number is not that account's own. */
  accountId: string | null
  text(code: string): SmsMessage
  now: EpochMs
}

export interface CodeOrigin {
  address: string
  device: { id: string }
}

export interface SmsVerification {
  /** Null when the code is on its way. */
  send(request: SmsRequest): Promise<SmsDenial | { reason: 'no-service' } | null>
  /** Sends a text without a code, and does not wait: its arrival is unknown in any case. */
  tell(phone: SchoolPhone, message: SmsMessage): void
  /**
   * Checks that this code was asked for from this origin: the tries of an unknown device are spent on its own code. A
   * right one is used up, a wrong one costs a try.
   * @param accept what else must be right; when it throws, the code can be shown again
   */
  redeem(
    phone: SchoolPhone,
    operation: SmsOperation,
    code: string,
    from: CodeOrigin & { now: EpochMs },
    accept?: () => Promise<void>,
  ): Promise<'right' | 'wrong' | { retryAfterSeconds: number }>
}

/** Brings a school's text to a phone: an outside service, or the outbox of that school. */
export interface SchoolSender {
  send(phone: SchoolPhone, message: SmsMessage): Promise<void>
}

interface SmsVerificationDeps {
  db: Database
  signer: Signer
  /** Null where there is no service: then no code exists either. */
  sender: SchoolSender | null
  captcha: CaptchaVerifier
  countries: ServedCountries
  /** Texts a day, in all. */
  perDay: number
  /** Failed sign-ins of an address; a wrong code is one. */
  budget: Budget
  logger: Logger
}

export const CODE_LIFETIME_SECONDS = CODE_LIFETIME_MS / 1_000
export const NEXT_CODE_SECONDS = NEXT_CODE_MS / 1_000

export function createSmsVerification(deps: SmsVerificationDeps): SmsVerification {
  const { db, signer, sender, captcha, countries, perDay, budget, logger } = deps
  const tell = (phone: SchoolPhone, message: SmsMessage) => {
    sender?.send(phone, message).catch((error: unknown) => logger.error({ err: error }, 'text not sent'))
  }
  const hashOf = (id: string, code: string) => signer.sign('sms-code', { id, code })

  return {
    async send({ phone, operation, isDelivered, captcha: answer, from, standing, accountId, text, now }) {
      if (!sender) return { reason: 'no-service' }
      if (!(await countries.isServed(phone.schoolId, phone, now))) return { reason: 'country-not-served' }
      const captchaPassed = answer !== '' && (await captcha.verify(answer, from.address))
      const id = crypto.randomUUID()
      const code = sixDigits()
      const codeHash = await hashOf(id, code)
      const denial = await db.transaction(async (tx) => {
        const book = createSmsCodeBook(tx)
        await book.lock()
        const asking = { operation, asker: askerOf(from), network: networkOf(from.address), standing }
        const { toPhone, fromNetwork } = await book.sentSince(phone, asking.network, now - SENT_KEPT_MS)
        const refused = smsDenial(toPhone, fromNetwork, asking, captchaPassed, now)
        if (refused) return refused
        const sentToday = await book.textsSince(now - SENT_KEPT_MS)
        const next = { phone, country: countryOf(phone), standing, accountId }
        const usedUp = textDenial(sentToday, next, perDay, now)
        if (usedUp) {
          logger.warn({ of: usedUp.of, country: next.country, sentToday: sentToday.length, perDay }, 'text refused')
          return usedUp
        }
        const expiresAt = now + CODE_LIFETIME_MS
        await book.add({
          id,
          schoolId: phone.schoolId,
          phone: { zone: phone.zone, mobile: phone.mobile },
          codeHash,
          ...asking,
          accountId,
          isDelivered,
          sentAt: now,
          expiresAt,
        })
        if (isDelivered && isAlarming(sentToday.length + 1, perDay)) {
          logger.error({ sentToday: sentToday.length + 1, perDay }, 'unusually many texts within a day')
        }
        return null
      })
      // Not waited for: how long the sending takes would tell whether the phone is known.
      if (!denial && isDelivered) tell(phone, text(code))
      return denial
    },
    tell,
    async redeem(phone, operation, code, { now, ...from }, accept) {
      const network = networkOf(from.address)
      const book = createSmsCodeBook(db)
      // Codes that unknown devices asked for are guessed at; a network's wrong guesses do not count against those of an
      // owner.
      const isUnknownDevice =
        ((await book.standing(phone, operation, askerOf(from))) ?? 'unknown-device') === 'unknown-device'
      const over = isUnknownDevice ? budget.take(network, now) : null
      if (over) return inSeconds(over)
      const sent = await book.takeTry(phone, operation, askerOf(from), CODE_TRIES, now)
      const isRight = (await hashOf(sent?.id ?? '', code)) === sent?.codeHash
      if (!sent || !isRight) return 'wrong'
      await accept?.()
      if (!(await book.use(sent.id, now))) return 'wrong'
      if (isUnknownDevice) budget.giveBack(network)
      return 'right'
    },
  }
}

// A browser's id is random and only its own; what has none is told by its network.
const askerOf = ({ device, address }: CodeOrigin) =>
  device.id === '' ? `network ${networkOf(address)}` : `device ${device.id}`

// Gives each of the million codes with the same probability.
function sixDigits(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  // 2³² is no multiple of a million; the few numbers above the last one are drawn again.
  return random >= 4_294_000_000 ? sixDigits() : String(random % 1_000_000).padStart(6, '0')
}
