import type { EpochMs } from '@hwjy/classroom/core'
import type { Database } from '../db/database.ts'
import { createSmsCodeBook } from '../db/sms-codes.ts'
import { networkOf } from '../domain/network.ts'
import type { Phone } from '../domain/phone.ts'
import {
  CODE_LIFETIME_MS,
  CODE_TRIES,
  NEXT_CODE_MS,
  SENT_KEPT_MS,
  type SmsDenial,
  smsDenial,
} from '../domain/sms-rules.ts'
import type { RefundingLimiter } from '../http/rate-limiter.ts'
import type { SmsOperation } from '../domain/sms-text.ts'
import type { CaptchaVerifier } from '../ports/captcha.ts'
import type { Logger } from '../ports/logger.ts'
import type { SmsSender } from '../ports/sms-sender.ts'
import type { Signer } from './tokens.ts'

export interface SmsRequest {
  phone: Phone
  operation: SmsOperation
  /** False for a phone that nobody has: everything but the sending happens, so that nobody can tell. */
  isDelivered: boolean
  captcha: string
  from: CodeOrigin
  /** The account was used on this device before, or its owner has proven to be there. */
  isFamiliar: boolean
  text(code: string): string
  now: EpochMs
}

/** Where a request comes from. */
export interface CodeOrigin {
  /** Network address. */
  address: string
  device: { id: string }
}

/** Codes that prove a phone. */
export interface SmsDesk {
  /** Null when the code is on its way. */
  send(request: SmsRequest): Promise<SmsDenial | { reason: 'no-service' } | null>
  /** A text without a code. Not waited for: whether it arrives, nobody knows. */
  tell(phone: Phone, text: string): void
  /**
   * Whether this is the code that was asked for from there: a stranger's tries are spent on a stranger's code. A right one is used up, a wrong one costs a try.
   * @param accept what else must be right; when it throws, the code can be shown again
   */
  redeem(
    phone: Phone,
    operation: SmsOperation,
    code: string,
    from: CodeOrigin & { now: EpochMs },
    accept?: () => Promise<void>,
  ): Promise<'right' | 'wrong' | { retryAfterSeconds: number }>
}

interface SmsDeskDeps {
  db: Database
  signer: Signer
  /** Null where there is no service: then no code exists either. */
  sender: SmsSender | null
  captcha: CaptchaVerifier
  /** Failed sign-ins of an address; a wrong code is one. */
  limiter: RefundingLimiter
  logger: Logger
}

export const CODE_LIFETIME_SECONDS = CODE_LIFETIME_MS / 1_000
export const NEXT_CODE_SECONDS = NEXT_CODE_MS / 1_000

export function createSmsDesk({ db, signer, sender, captcha, limiter, logger }: SmsDeskDeps): SmsDesk {
  const tell = (phone: Phone, text: string) => {
    sender?.send(phone, text).catch((error: unknown) => logger.error({ err: error }, 'text not sent'))
  }
  const hashOf = (id: string, code: string) => signer.sign('sms-code', { id, code })

  return {
    async send({ phone, operation, isDelivered, captcha: answer, from, isFamiliar, text, now }) {
      if (!sender) return { reason: 'no-service' }
      const captchaPassed = answer !== '' && (await captcha.verify(answer, from.address))
      const id = crypto.randomUUID()
      const code = sixDigits()
      const codeHash = await hashOf(id, code)
      const denial = await db.transaction(async (tx) => {
        const book = createSmsCodeBook(tx)
        await book.lock(phone)
        const asking = { operation, asker: askerOf(from), network: networkOf(from.address), isFamiliar }
        const { toPhone, fromNetwork } = await book.sentSince(phone, asking.network, now - SENT_KEPT_MS)
        const refused = smsDenial(toPhone, fromNetwork, asking, captchaPassed, now)
        if (refused) return refused
        await book.add({ id, phone, codeHash, ...asking, sentAt: now, expiresAt: now + CODE_LIFETIME_MS })
        return null
      })
      // Not waited for: how long the sending takes would tell whether the phone is known.
      if (!denial && isDelivered) tell(phone, text(code))
      return denial
    },
    tell,
    async redeem(phone, operation, code, { now, ...from }, accept) {
      const network = networkOf(from.address)
      const limited = limiter.take(network, now)
      if (limited) return limited
      const book = createSmsCodeBook(db)
      const sent = await book.takeTry(phone, operation, askerOf(from), CODE_TRIES, now)
      const isRight = (await hashOf(sent?.id ?? '', code)) === sent?.codeHash
      if (!sent || !isRight) return 'wrong'
      await accept?.()
      if (!(await book.use(sent.id, now))) return 'wrong'
      limiter.giveBack(network)
      return 'right'
    },
  }
}

/** A browser's id is random and only its own; what has none is told by its network. */
const askerOf = ({ device, address }: CodeOrigin) =>
  device.id === '' ? `network ${networkOf(address)}` : `device ${device.id}`

/** Each of the million codes as likely as any other. */
function sixDigits(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  // 2³² is no multiple of a million; the few numbers above the last one are drawn again.
  return random >= 4_294_000_000 ? sixDigits() : String(random % 1_000_000).padStart(6, '0')
}
