import type { EpochMs } from '@hwjy/classroom/core'
import type { AccountName, People } from '../db/people.ts'
import type { Sessions } from '../db/sessions.ts'
import type { SignInAttempts } from '../db/sign-in-attempts.ts'
import type { SchoolRole } from '../db/schema.ts'
import { accountDenial, FAILURE_WINDOW_MS, type SignInDenial, signInDenial } from '../domain/sign-in-rules.ts'
import type { RefundingLimiter } from '../http/rate-limiter.ts'
import type { CaptchaVerifier } from '../ports/captcha.ts'
import type { Clock } from '../ports/clock.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import { createPasswordDesk } from './password-desk.ts'
import { randomToken, sha256Hex } from './tokens.ts'

export const SESSION_LIFETIME_MS = 12 * 60 * 60_000

export interface SignInRequest {
  account: AccountName
  password: string
  captcha: string
  role: SchoolRole
  /** Network address of the caller. */
  address: string
}

export type SignInResult =
  | { ok: true; token: string; refreshToken: string; expiresInSeconds: number }
  | { ok: false; denial: SignInDenial | BusyDenial | { reason: 'wrong-password' } }

/** Nothing is known against the account: its address, or the whole server, has too much to do. */
interface BusyDenial {
  reason: 'too-often'
  retryAfterSeconds: number
}

export type SignIn = (request: SignInRequest) => Promise<SignInResult>

interface SignInDeps {
  people: People
  sessions: Sessions
  attempts: SignInAttempts
  passwords: PasswordHasher
  captcha: CaptchaVerifier
  clock: Clock
  /** Failed sign-ins of an address, whatever names they gave. */
  limiter: RefundingLimiter
}

/** When a full line of waiting passwords will have moved on. */
const LINE_MOVES_SECONDS = 2

export function createSignIn(deps: SignInDeps): SignIn {
  const { people, sessions, attempts, passwords, captcha, clock, limiter } = deps
  const desk = createPasswordDesk(passwords)
  // Checked when there is no such account, so that the answer takes as long as for a wrong password.
  const nobodysHash = passwords.hash(randomToken())

  /** Counts an attempt at what `names` name, and tells the failures before it. */
  const begin = async (names: readonly unknown[], now: EpochMs) => {
    const subject = await sha256Hex(JSON.stringify(names))
    const attemptId = crypto.randomUUID()
    await attempts.begin(attemptId, subject, now)
    return {
      failures: await attempts.failures(subject, attemptId, now - FAILURE_WINDOW_MS),
      withdraw: () => attempts.withdraw(attemptId),
      forgive: () => attempts.forgive(subject),
    }
  }

  return async ({ account, password, captcha: answer, role, address }) => {
    const now = clock.now()
    const limited = limiter.take(address, now)
    if (limited) return { ok: false, denial: { reason: 'too-often', ...limited } }
    const here = await begin([role, account, address], now)
    const anywhere = await begin([role, account], now)
    const refuse = async (denial: SignInDenial | BusyDenial): Promise<SignInResult> => {
      await here.withdraw()
      await anywhere.withdraw()
      return { ok: false, denial }
    }
    const captchaPassed = answer !== '' && (await captcha.verify(answer, address))
    const denial = signInDenial(here.failures, captchaPassed, now) ?? accountDenial(anywhere.failures, now)
    if (denial) return refuse(denial)

    const credential = await people.credential(account, role)
    const verdict = desk.verify(password, credential?.passwordHash ?? (await nobodysHash))
    if (!verdict) return refuse({ reason: 'too-often', retryAfterSeconds: LINE_MOVES_SECONDS })
    const isRight = await verdict
    if (!credential || !isRight) return { ok: false, denial: { reason: 'wrong-password' } }

    limiter.giveBack(address)
    await here.forgive()
    await anywhere.forgive()
    const token = randomToken()
    await sessions.create(await sha256Hex(token), credential.person, now, now + SESSION_LIFETIME_MS)
    // The contract has a refresh token and no call that takes one: this one opens nothing.
    return { ok: true, token, refreshToken: randomToken(), expiresInSeconds: SESSION_LIFETIME_MS / 1_000 }
  }
}
