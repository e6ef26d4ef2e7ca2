import type { AccountName, People } from '../db/people.ts'
import type { Sessions } from '../db/sessions.ts'
import type { SignInAttempts } from '../db/sign-in-attempts.ts'
import type { SchoolRole } from '../db/schema.ts'
import { FAILURE_WINDOW_MS, type SignInDenial, signInDenial } from '../domain/sign-in-rules.ts'
import type { CaptchaVerifier } from '../ports/captcha.ts'
import type { Clock } from '../ports/clock.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
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
  | { ok: false; denial: SignInDenial | { reason: 'wrong-password' } }

export type SignIn = (request: SignInRequest) => Promise<SignInResult>

interface SignInDeps {
  people: People
  sessions: Sessions
  attempts: SignInAttempts
  passwords: PasswordHasher
  captcha: CaptchaVerifier
  clock: Clock
}

export function createSignIn({ people, sessions, attempts, passwords, captcha, clock }: SignInDeps): SignIn {
  // Checked when there is no such account, so that the answer takes as long as for a wrong password.
  const nobodysHash = passwords.hash(randomToken())

  return async ({ account, password, captcha: answer, role, address }) => {
    const now = clock.now()
    const subject = await sha256Hex(JSON.stringify([role, account, address]))
    const attemptId = crypto.randomUUID()
    await attempts.begin(attemptId, subject, now)
    const failures = await attempts.failures(subject, attemptId, now - FAILURE_WINDOW_MS)
    const captchaPassed = answer !== '' && (await captcha.verify(answer, address))
    const denial = signInDenial(failures, captchaPassed, now)
    if (denial) {
      await attempts.withdraw(attemptId)
      return { ok: false, denial }
    }

    const credential = await people.credential(account, role)
    const isRight = await passwords.verify(password, credential?.passwordHash ?? (await nobodysHash))
    if (!credential || !isRight) return { ok: false, denial: { reason: 'wrong-password' } }

    await attempts.forgive(subject)
    const token = randomToken()
    await sessions.create(await sha256Hex(token), credential.person, now, now + SESSION_LIFETIME_MS)
    // The contract has a refresh token and no call that takes one: this one opens nothing.
    return { ok: true, token, refreshToken: randomToken(), expiresInSeconds: SESSION_LIFETIME_MS / 1_000 }
  }
}
