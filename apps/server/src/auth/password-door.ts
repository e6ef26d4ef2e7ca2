import type { EpochMs } from '@hwjy/classroom/core'
import type { Account, AccountName, Accounts, Credential } from '../db/accounts.ts'
import type { SchoolRole } from '../db/schema.ts'
import type { SignInAttempts } from '../db/sign-in-attempts.ts'
import { networkOf } from '../domain/network.ts'
import { accountDenial, FAILURE_WINDOW_MS, type SignInDenial, signInDenial } from '../domain/sign-in-rules.ts'
import type { RefundingLimiter } from '../http/rate-limiter.ts'
import type { CaptchaVerifier } from '../ports/captcha.ts'
import type { Clock } from '../ports/clock.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import { createPasswordDesk } from './password-desk.ts'
import { randomToken, sha256Hex } from './tokens.ts'

export interface PasswordEntry {
  account: AccountName
  password: string
  captcha: string
  role: SchoolRole
  /** Network address of the caller. */
  address: string
}

/** Nothing is known against the account: its address, or the whole server, has too much to do. */
interface BusyDenial {
  reason: 'too-often'
  retryAfterSeconds: number
}

export type PasswordDenied = SignInDenial | BusyDenial | { reason: 'wrong-password' }

/** Where passwords are shown. Writes outside any transaction: a wrong one must count, whatever becomes of the call. */
export interface PasswordDoor {
  /** Whose account and password these are. */
  credential(entry: PasswordEntry): Promise<{ credential: Credential } | { denial: PasswordDenied }>
  /** Whether somebody who is signed in knows the password of their account. Null: yes. */
  confirm(account: Account, password: string, address: string): Promise<PasswordDenied | null>
  /** Without counting: is it the present one? */
  matches(account: Account, password: string): Promise<boolean | BusyDenial>
  hash(password: string): Promise<string | BusyDenial>
}

interface PasswordDoorDeps {
  accounts: Accounts
  attempts: SignInAttempts
  passwords: PasswordHasher
  captcha: CaptchaVerifier
  clock: Clock
  /** Failed sign-ins of an address, whatever names they gave. */
  limiter: RefundingLimiter
  /** Whether this password of this account is written somewhere for all to read: it counts as a wrong one. */
  isPublic(accountId: string, password: string): boolean
}

/** When a full line of waiting passwords will have moved on. */
const LINE_MOVES_SECONDS = 2
const BUSY: BusyDenial = { reason: 'too-often', retryAfterSeconds: LINE_MOVES_SECONDS }

export function createPasswordDoor(deps: PasswordDoorDeps): PasswordDoor {
  const { accounts, attempts, passwords, captcha, clock, limiter, isPublic } = deps
  const desk = createPasswordDesk(passwords)
  // Checked when there is no such account, so that the answer takes as long as for a wrong password.
  const nobodysHash = passwords.hash(randomToken())

  const hashIfSecret = ({ id, passwordHash }: Account, password: string) =>
    isPublic(id, password) ? null : passwordHash

  /** Counts an attempt at what `names` name, and tells the failures before it. */
  const begin = async (names: readonly string[], now: EpochMs) => {
    const subject = await sha256Hex(JSON.stringify(names))
    const attemptId = crypto.randomUUID()
    await attempts.begin(attemptId, subject, now)
    return {
      failures: await attempts.failures(subject, attemptId, now - FAILURE_WINDOW_MS),
      withdraw: () => attempts.withdraw(attemptId),
      forgive: () => attempts.forgive(subject),
    }
  }

  /**
   * One counted look at a password.
   * @param names what is guessed at
   * @param target what the password opens, and its hash; null when there is none
   */
  const attempt = async <Found>(
    names: readonly string[],
    address: string,
    answer: { captcha: string } | 'no-captcha',
    password: string,
    target: { found: Found; hash: string | null } | null,
    now: EpochMs,
  ): Promise<{ found: Found } | { denial: PasswordDenied }> => {
    const here = await begin([...names, address], now)
    const anywhere = await begin(names, now)
    const refuse = async (denial: PasswordDenied) => {
      await here.withdraw()
      await anywhere.withdraw()
      return { denial }
    }
    const captchaPassed =
      answer === 'no-captcha' || (answer.captcha !== '' && (await captcha.verify(answer.captcha, address)))
    const denial = signInDenial(here.failures, captchaPassed, now) ?? accountDenial(anywhere.failures, now)
    if (denial) return refuse(denial)

    const verdict = desk.verify(password, target?.hash ?? (await nobodysHash))
    if (!verdict) return refuse(BUSY)
    const isRight = await verdict
    if (!target || target.hash === null || !isRight) return { denial: { reason: 'wrong-password' } }
    limiter.giveBack(address)
    await here.forgive()
    await anywhere.forgive()
    return { found: target.found }
  }

  return {
    async credential({ account, password, captcha: answer, role, address: caller }) {
      const address = networkOf(caller)
      const now = clock.now()
      const limited = limiter.take(address, now)
      if (limited) return { denial: { reason: 'too-often', ...limited } }
      // Looked up first, known or not: an account has one count, whichever of its names is guessed with.
      const credential = await accounts.credential(account, role)
      const target = credential && { found: credential, hash: hashIfSecret(credential.account, password) }
      const names = credential ? accountNames(credential.account) : nobodysNames(account, role)
      const shown = await attempt(names, address, { captcha: answer }, password, target, now)
      return 'found' in shown ? { credential: shown.found } : shown
    },
    async confirm(account, password, caller) {
      const address = networkOf(caller)
      const now = clock.now()
      const limited = limiter.take(address, now)
      if (limited) return { reason: 'too-often', ...limited }
      const target = { found: account, hash: hashIfSecret(account, password) }
      const shown = await attempt(accountNames(account), address, 'no-captcha', password, target, now)
      return 'denial' in shown ? shown.denial : null
    },
    async matches(account, password) {
      if (account.passwordHash === null) return false
      return (await desk.verify(password, account.passwordHash)) ?? BUSY
    },
    hash: async (password) => (await desk.hash(password)) ?? BUSY,
  }
}

const accountNames = ({ id }: Account) => ['account', id]

/** A name that nobody has is counted as if somebody had it, so that both answer the same after as many guesses. */
const nobodysNames = (name: AccountName, role: SchoolRole) =>
  'username' in name ? [role, 'username', name.username.toLowerCase()] : [role, 'phone', name.zone, name.mobile]
