import { type Challenge, createChallenge, type DeriveKeyFunction, randomInt, verifySolution } from 'altcha-lib'
import { argon2id } from 'hash-wasm'
import type { EpochMs } from '@hwjy/classroom/core'
import { createBudget, inSeconds } from '../domain/budget.ts'
import { budgets } from '../domain/budgets.ts'
import { workTries } from '../domain/accounts/captcha-rules.ts'
import { MINUTE_MS } from '../domain/durations.ts'
import { networkOf } from '../domain/network.ts'
import { createRecentCounter } from './recent-counter.ts'
import type { CaptchaVerifier } from '../ports/captcha.ts'
import type { Clock } from '../ports/clock.ts'
import type { Tickets } from './tickets.ts'
import type { Signer } from './tokens.ts'

/** Finished work earns a pass that opens one call, from the same network. */
export interface CaptchaPass {
  captchaVerification: string
  expiresInSeconds: number
}

/**
 * A captcha that asks the computer, not the person: a browser derives keys until one fits. It cannot tell people from
 * programs, as no picture can any more; it makes every guess cost seconds, and asks nothing of eyes or hands. Argon2id,
 * because memory is what a program with a thousand cores has no more of than a phone.
 */
export interface CaptchaWork extends CaptchaVerifier {
  give(address: string, now: EpochMs): Promise<GivenWork | { retryAfterSeconds: number }>
  /** One try each, from where it was asked for. Null when it was not done. */
  check(done: DoneWork, address: string, now: EpochMs): Promise<CaptchaPass | null>
}

interface GivenWork {
  challenge: string
  tries: number
  expiresInSeconds: number
}

export interface DoneWork {
  challenge: string
  counter: number
  derivedKey: string
}

// Milliseconds each in a browser, and one for us; what is handed in costs us none.
const KEY = { algorithm: 'ARGON2ID', cost: 1, memoryCost: 4_096, parallelism: 1, keyLength: 32 }
const DEMANDS_LAST_MS = 15 * MINUTE_MS

/**
 * Translates altcha's names into those of hash-wasm; altcha's own Argon2id needs Node. The web app's worker repeats
 * this: the SDK is all that both share, and it would bring two libraries to every user of it.
 */
export const deriveKey: DeriveKeyFunction = async (
  { cost, memoryCost = 0, parallelism = 1, keyLength },
  salt,
  password,
) => ({
  derivedKey: await argon2id({
    password,
    salt,
    iterations: cost,
    memorySize: memoryCost,
    parallelism,
    hashLength: keyLength,
    outputType: 'binary',
  }),
})

/** @param keys how many keys a device derives at most, while its network asks for few captchas */
export function createCaptchaWork(tickets: Tickets, signer: Signer, clock: Clock, keys: number): CaptchaWork {
  const budget = createBudget(budgets.captchaWork)
  const asked = createRecentCounter(DEMANDS_LAST_MS)
  const secrets = Promise.all([
    signer.sign('captcha-work', { of: 'challenge' }),
    signer.sign('captcha-work', { of: 'key' }),
  ]).then(([hmacSignatureSecret, hmacKeySignatureSecret]) => ({ hmacSignatureSecret, hmacKeySignatureSecret }))

  return {
    async give(address, now) {
      const network = networkOf(address)
      const over = budget.take(network, now)
      if (over) return inSeconds(over)
      const tries = workTries(asked.count(network, now), keys)
      asked.note(network, now)
      const { text: ticket, expiresInSeconds } = await tickets.issue('work', { network }, now)
      const challenge = await createChallenge({
        ...KEY,
        ...(await secrets),
        deriveKey,
        counter: randomInt(tries - 1, tries / 2),
        data: { ticket },
      })
      return { challenge: JSON.stringify(challenge), tries, expiresInSeconds }
    },
    async check({ challenge: text, counter, derivedKey }, address, now) {
      const network = networkOf(address)
      const challenge = readChallenge(text)
      const ticket = challenge?.parameters.data?.ticket
      if (!challenge || typeof ticket !== 'string') return null
      const work = await tickets.open('work', ticket, now)
      if (work?.content.network !== network) return null
      // With the key's own signature nothing has to be derived again; without it, it is none of ours.
      if (typeof challenge.parameters.keySignature !== 'string') return null
      const solution = { counter, derivedKey }
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...(await secrets) })
      if (!verified || !(await work.redeem())) return null
      const { text: captchaVerification, expiresInSeconds } = await tickets.issue('captcha', { network }, now)
      return { captchaVerification, expiresInSeconds }
    },
    async verify(answer, address) {
      const done = await tickets.open('captcha', answer, clock.now())
      return done?.content.network === networkOf(address) && done.redeem()
    },
  }
}

// Anybody may send anything: what is no challenge is null, and what it says is believed only once its signature is seen.
function readChallenge(text: string): Challenge | null {
  try {
    const challenge = JSON.parse(text) as Challenge | null
    const { parameters, signature } = challenge ?? {}
    return typeof parameters === 'object' && parameters !== null && typeof signature === 'string' ? challenge : null
  } catch {
    return null
  }
}
