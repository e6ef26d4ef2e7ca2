import type { SchoolRole } from '../domain/actor.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Account, AccountName, Accounts, Credential } from '../db/accounts/accounts.ts'
import type { Devices } from '../db/accounts/devices.ts'
import type { CallingDevice } from '../db/accounts/sessions.ts'
import type { SignInAttempts } from '../db/accounts/sign-in-attempts.ts'
import { networkOf } from '../domain/network.ts'
import { accountDenial, FAILURE_WINDOW_MS, type SignInDenial, signInDenial } from '../domain/accounts/sign-in-rules.ts'
import { type Budget, inSeconds } from '../domain/budget.ts'
import type { CaptchaVerifier } from '../ports/captcha.ts'
import type { Clock } from '../ports/clock.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import { createPasswordQueue } from './password-queue.ts'
import { randomToken, sha256Hex } from './tokens.ts'

export interface PasswordEntry {
  account: AccountName
  password: string
  captcha: string
  role: SchoolRole
  from: Caller
}

export interface Caller {
  address: string
  device: CallingDevice
}

// The account itself is not refused: its address, or the whole server, has too much to do.
interface BusyDenial {
  reason: 'too-often'
  retryAfterSeconds: number
}

export type PasswordDenied = SignInDenial | BusyDenial | { reason: 'wrong-password' }

/**
 * Checks passwords, and counts the wrong ones. A device that the account knows has a count of its own: unknown
 * devices that guess can shut out one another, and no owner. It writes outside any transaction: a wrong password must
 * count even when the call fails later.
 */
export interface PasswordCheck {
  /** Finds the account that this name and password belong to. */
  credential(entry: PasswordEntry): Promise<{ credential: Credential } | { denial: PasswordDenied }>
  /** Checks the password of an account whose person is signed in. Null when it is right. */
  confirm(account: Account, password: string, from: Caller): Promise<PasswordDenied | null>
  /** Compares with the present password, without counting. */
  matches(account: Account, password: string): Promise<boolean | BusyDenial>
  hash(password: string): Promise<string | BusyDenial>
}

interface PasswordCheckDeps {
  accounts: Accounts
  attempts: SignInAttempts
  devices: Devices
  passwords: PasswordHasher
  captcha: CaptchaVerifier
  clock: Clock
  /** Failed sign-ins of an address, regardless of the names they gave. */
  budget: Budget
  /** True for a password that is published, such as the demo's; it counts as a wrong one. */
  isPublic(accountId: string, password: string): boolean
}

// Time after which a full queue of waiting passwords has moved on.
const LINE_MOVES_SECONDS = 2
const BUSY: BusyDenial = { reason: 'too-often', retryAfterSeconds: LINE_MOVES_SECONDS }

export function createPasswordCheck(deps: PasswordCheckDeps): PasswordCheck {
  const { accounts, attempts, devices, passwords, captcha, clock, budget, isPublic } = deps
  const queue = createPasswordQueue(passwords)
  // Checked when there is no such account, so that the answer takes as long as for a wrong password.
  const nobodysHash = passwords.hash(randomToken())

  const hashIfSecret = ({ id, passwordHash }: Account, password: string) =>
    isPublic(id, password) ? null : passwordHash

  // Counts an attempt at what `names` name, and tells the failures before it.
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
   * @param knownDevice the device that the account knows; null for another one, whose failures are counted apart
   * @param target what the password opens, and its hash; null when there is none
   */
  const attempt = async <Found>(
    names: readonly string[],
    knownDevice: string | null,
    address: string,
    answer: { captcha: string } | 'no-captcha',
    password: string,
    target: { found: Found; hash: string | null } | null,
    now: EpochMs,
  ): Promise<{ found: Found } | { denial: PasswordDenied }> => {
    const isKnown = knownDevice !== null
    if (!isKnown) {
      const over = budget.take(address, now)
      if (over) return { denial: { reason: 'too-often', ...inSeconds(over) } }
    }
    const here = await begin([...names, ...(isKnown ? ['device', knownDevice] : [address])], now)
    const anywhere = isKnown ? null : await begin(names, now)
    const refuse = async (denial: PasswordDenied) => {
      await here.withdraw()
      await anywhere?.withdraw()
      return { denial }
    }
    const captchaPassed =
      answer === 'no-captcha' || (answer.captcha !== '' && (await captcha.verify(answer.captcha, address)))
    const denial = signInDenial(here.failures, captchaPassed, now) ?? accountDenial(anywhere?.failures ?? [], now)
    if (denial) return refuse(denial)

    const verdict = queue.verify(password, target?.hash ?? (await nobodysHash), isKnown ? 'known' : 'unknown')
    if (!verdict) return refuse(BUSY)
    const isRight = await verdict
    if (!target || target.hash === null || !isRight) return { denial: { reason: 'wrong-password' } }
    if (!isKnown) budget.giveBack(address)
    await here.forgive()
    await anywhere?.forgive()
    return { found: target.found }
  }

  const knownDevice = async ({ id }: Account, { device }: Caller) =>
    (await devices.isProvenlyKnown(id, device)) ? device.id : null

  return {
    async credential({ account, password, captcha: answer, role, from }) {
      const address = networkOf(from.address)
      const now = clock.now()
      // Looked up first, known or not: an account has one count, whichever of its names is guessed with.
      const credential = await accounts.credential(account, role)
      const target = credential && { found: credential, hash: hashIfSecret(credential.account, password) }
      const names = credential ? accountNames(credential.account) : nobodysNames(account, role)
      const known = credential ? await knownDevice(credential.account, from) : null
      const shown = await attempt(names, known, address, { captcha: answer }, password, target, now)
      return 'found' in shown ? { credential: shown.found } : shown
    },
    async confirm(account, password, from) {
      const address = networkOf(from.address)
      const now = clock.now()
      const known = await knownDevice(account, from)
      const target = { found: account, hash: hashIfSecret(account, password) }
      const shown = await attempt(accountNames(account), known, address, 'no-captcha', password, target, now)
      return 'denial' in shown ? shown.denial : null
    },
    async matches(account, password) {
      if (account.passwordHash === null) return false
      return (await queue.verify(password, account.passwordHash, 'known')) ?? BUSY
    },
    hash: async (password) => (await queue.hash(password, 'known')) ?? BUSY,
  }
}

const accountNames = ({ id }: Account) => ['account', id]

// An unknown name is counted like a known one, so that both give the same response after as many guesses.
const nobodysNames = ({ schoolId, ...name }: AccountName, role: SchoolRole) =>
  'username' in name
    ? [schoolId, role, 'username', name.username.toLowerCase()]
    : [schoolId, role, 'phone', name.zone, name.mobile]
