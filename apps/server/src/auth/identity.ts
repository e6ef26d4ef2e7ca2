import type { BackendConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import { createSignInAttempts } from '../db/accounts/sign-in-attempts.ts'
import { createSmsCodeBook } from '../db/accounts/sms-codes.ts'
import { createStores } from '../db/stores.ts'
import { DAY_MS } from '../domain/durations.ts'
import { FAILURE_WINDOW_MS } from '../domain/accounts/sign-in-rules.ts'
import { SENT_KEPT_MS } from '../domain/accounts/sms-rules.ts'
import { createBudget } from '../domain/budget.ts'
import { budgets } from '../domain/budgets.ts'
import type { CaptchaVerifier } from '../ports/captcha.ts'
import type { Clock } from '../ports/clock.ts'
import type { Logger } from '../ports/logger.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { SmsSender } from '../ports/sms-sender.ts'
import { noWechat, type WechatGate } from '../ports/wechat-gate.ts'
import { type AccountKeys, createAccountKeys } from './account-keys.ts'
import { type Admissions, createAdmissions } from './admission.ts'
import { type CaptchaWork, createCaptchaWork } from './captcha-work.ts'
import { createPasswordCheck, type PasswordCheck } from './password-check.ts'
import { createPasskeys, type Passkeys } from './second-step/passkeys.ts'
import type { Sealer } from './second-step/sealer.ts'
import { createStepChecks, type StepChecks } from './second-step/step-checks.ts'
import { createStepKeys, type StepKeys } from './second-step/step-keys.ts'
import { createServedCountries } from './served-countries.ts'
import { createSmsVerification, type SchoolSender, type SmsVerification } from './sms-verification.ts'
import { createTickets, type Tickets } from './tickets.ts'
import type { Signer } from './tokens.ts'

export type SignInWay = 'username' | 'phone' | 'sms' | 'wechat'

/** All services that identify a caller. They are made once, and write outside the transaction of a call. */
export interface Identity {
  admissions: Admissions
  /** Says whether a captcha was solved. */
  captcha: CaptchaVerifier
  captchaWork: CaptchaWork
  keys: AccountKeys
  passkeys: Passkeys
  passwords: PasswordCheck
  sms: SmsVerification
  stepChecks: StepChecks
  stepKeys: StepKeys
  tickets: Tickets
  wechat: WechatGate
  /** The ways of signing in that this configuration allows. */
  ways: readonly SignInWay[]
  deleteOlder(now: number): Promise<void>
}

interface IdentityOptions {
  db: Database
  sealer: Sealer
  signer: Signer
  clock: Clock
  logger: Logger
  passwords: PasswordHasher
  wechat: WechatGate
  /** Null when no codes can be sent at all. */
  sms: SmsSender | 'outbox' | null
  /** The countries that texts are sent to, and how many are sent a day. */
  texts: BackendConfig['sms']
  captchaKeys: BackendConfig['captchaKeys']
  /** Our own captcha serves if left out. */
  captcha: CaptchaVerifier | undefined
  /** True for a password that is public, and must therefore open nothing. */
  isPublic(accountId: string, password: string): boolean
  productName: string
}

const OUTBOX_KEPT_MS = DAY_MS

export function createIdentity(options: IdentityOptions): Identity {
  const { db, sealer, signer, clock, logger, passwords, wechat, isPublic, productName } = options
  const { accounts, devices, nonces, outbox, secondSteps } = createStores(db)
  const attempts = createSignInAttempts(db)
  const tickets = createTickets(signer, nonces)
  const captchaWork = createCaptchaWork(tickets, signer, clock, options.captchaKeys)
  const captcha = options.captcha ?? captchaWork
  const budget = createBudget(budgets.signIns)
  const toOutbox: SchoolSender = {
    send: ({ schoolId, zone, mobile }, { text }) =>
      outbox.add({
        id: crypto.randomUUID(),
        schoolId,
        channel: 'sms',
        recipient: `${zone}${mobile}`,
        text,
        createdAt: clock.now(),
      }),
  }

  const sender = options.sms === 'outbox' ? toOutbox : options.sms
  const { countries, perDay } = options.texts
  const served = createServedCountries(accounts, countries)
  const sms = createSmsVerification({ db, signer, sender, captcha, countries: served, perDay, budget, logger })

  const service = { canSendCodes: sender !== null }

  return {
    admissions: createAdmissions(db, tickets, service),
    captcha,
    captchaWork,
    keys: createAccountKeys({ db, productName, text: sms.tell }),
    passwords: createPasswordCheck({ accounts, attempts, devices, passwords, captcha, clock, budget, isPublic }),
    passkeys: createPasskeys(tickets, secondSteps),
    sms,
    stepChecks: createStepChecks(db, sealer),
    stepKeys: createStepKeys(db, sealer, service),
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
