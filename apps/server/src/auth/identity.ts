import type { Database } from '../db/database.ts'
import { createSignInAttempts } from '../db/sign-in-attempts.ts'
import { createSmsCodeBook } from '../db/sms-codes.ts'
import { createStores } from '../db/stores.ts'
import { DAY_MS } from '../domain/durations.ts'
import { FAILURE_WINDOW_MS } from '../domain/sign-in-rules.ts'
import { SENT_KEPT_MS } from '../domain/sms-rules.ts'
import { createRateLimiter } from '../http/rate-limiter.ts'
import type { CaptchaVerifier } from '../ports/captcha.ts'
import type { Clock } from '../ports/clock.ts'
import type { Logger } from '../ports/logger.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { SmsSender } from '../ports/sms-sender.ts'
import { noWechat, type WechatGate } from '../ports/wechat-gate.ts'
import { type AccountKeys, createAccountKeys } from './account-keys.ts'
import { type Admissions, createAdmissions } from './admission.ts'
import { type CaptchaWork, createCaptchaWork } from './captcha-work.ts'
import { createPasswordDoor, type PasswordDoor } from './password-door.ts'
import { createSlideCaptcha, type SlideCaptcha } from './slide-captcha.ts'
import { createSmsDesk, type SmsDesk } from './sms-desk.ts'
import { createTickets, type Tickets } from './tickets.ts'
import type { Signer } from './tokens.ts'

export type SignInWay = 'username' | 'phone' | 'sms' | 'wechat'

/** Everything that finds out who somebody is. Made once; all of it writes outside the transaction of a call. */
export interface Identity {
  admissions: Admissions
  captcha: SlideCaptcha
  captchaWork: CaptchaWork
  keys: AccountKeys
  passwords: PasswordDoor
  sms: SmsDesk
  tickets: Tickets
  wechat: WechatGate
  /** What can work here, as it is configured. */
  ways: readonly SignInWay[]
  /** Forgets what is too old to matter. */
  deleteOlder(now: number): Promise<void>
}

interface IdentityOptions {
  db: Database
  signer: Signer
  clock: Clock
  logger: Logger
  passwords: PasswordHasher
  wechat: WechatGate
  /** Null: no codes at all. */
  sms: SmsSender | 'outbox' | null
  /** Our own if left out. */
  captcha: CaptchaVerifier | undefined
  /** Whether a password of an account is known to everybody, and shall open nothing. */
  isPublic(accountId: string, password: string): boolean
  productName: string
}

/**
 * Sign-ins of one address that are on their way or failed; those that succeed give their place back. Two classes of
 * thirty behind one address can sign in at the same moment and still mistype, and a program that tries one password on
 * invented or real names is down to thirty a minute, one second of argon2.
 */
const SIGN_IN_RATE = { burst: 60, perSecond: 0.5 }
const OUTBOX_KEPT_MS = DAY_MS

export function createIdentity(options: IdentityOptions): Identity {
  const { db, signer, clock, logger, passwords, wechat, isPublic, productName } = options
  const { accounts, nonces, outbox } = createStores(db)
  const attempts = createSignInAttempts(db)
  const tickets = createTickets(signer, nonces)
  const slideCaptcha = createSlideCaptcha(tickets, signer, clock)
  const captcha = options.captcha ?? slideCaptcha
  const limiter = createRateLimiter(SIGN_IN_RATE.burst, SIGN_IN_RATE.perSecond)
  const toOutbox: SmsSender = {
    send: ({ zone, mobile }, text) =>
      outbox.add({
        id: crypto.randomUUID(),
        channel: 'sms',
        recipient: `${zone}${mobile}`,
        text,
        createdAt: clock.now(),
      }),
  }

  const sender = options.sms === 'outbox' ? toOutbox : options.sms
  const sms = createSmsDesk({ db, signer, sender, captcha, limiter, logger })

  return {
    admissions: createAdmissions(db, tickets, { canSendCodes: sender !== null }),
    captcha: slideCaptcha,
    captchaWork: createCaptchaWork(tickets, signer),
    keys: createAccountKeys({ db, productName, text: sms.tell }),
    passwords: createPasswordDoor({ accounts, attempts, passwords, captcha, clock, limiter, isPublic }),
    sms,
    tickets,
    wechat,
    ways: ['username', 'phone', ...when(sender !== null, 'sms'), ...when(wechat !== noWechat, 'wechat')],
    async deleteOlder(now) {
      await attempts.deleteOlder(now - FAILURE_WINDOW_MS)
      await createSmsCodeBook(db).deleteOlder(now - SENT_KEPT_MS)
      await outbox.deleteOlder(now - OUTBOX_KEPT_MS)
      await nonces.deleteExpired(now)
    },
  }
}

const when = (isThere: boolean, way: SignInWay): SignInWay[] => (isThere ? [way] : [])
