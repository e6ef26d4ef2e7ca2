import { type Challenge, createChallenge, type DeriveKeyFunction, randomInt, verifySolution } from 'altcha-lib'
import { argon2id } from 'hash-wasm'
import type { EpochMs } from '@hwjy/classroom/core'
import { workTries } from '../domain/captcha-rules.ts'
import { MINUTE_MS } from '../domain/durations.ts'
import { networkOf } from '../domain/network.ts'
import { createRateLimiter } from '../http/rate-limiter.ts'
import { createRecentCounter } from './recent-counter.ts'
import { type CaptchaOutcome, captchaPass } from './slide-captcha.ts'
import type { Tickets } from './tickets.ts'
import type { Signer } from './tokens.ts'

/**
 * The way past the captcha for who cannot see one: their browser derives keys until one fits. Argon2id, because memory
 * is what a program with a thousand cores has no more of than a phone.
 */
export interface CaptchaWork {
  give(address: string, now: EpochMs): Promise<GivenWork | { retryAfterSeconds: number }>
  /** One try each, from where it was asked for. */
  check(done: DoneWork, address: string, now: EpochMs): Promise<CaptchaOutcome>
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

/** Milliseconds each in a browser, and one for us; what is handed in costs us none. */
const KEY = { algorithm: 'ARGON2ID', cost: 1, memoryCost: 4_096, parallelism: 1, keyLength: 32 }
/** A key is ours to derive for each that is given. A class may need two each: the first went with a mistyped password. */
const GIVE_RATE = { burst: 60, perSecond: 0.1 }
const DEMANDS_LAST_MS = 15 * MINUTE_MS

/**
 * What altcha calls things, in the words of hash-wasm; altcha's own Argon2id needs Node. The web app's worker says the
 * same again: the SDK, which is all that we both know, would bring two libraries to everybody for it.
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

export function createCaptchaWork(tickets: Tickets, signer: Signer): CaptchaWork {
  const limiter = createRateLimiter(GIVE_RATE.burst, GIVE_RATE.perSecond)
  const asked = createRecentCounter(DEMANDS_LAST_MS)
  const secrets = Promise.all([
    signer.sign('captcha-work', { of: 'challenge' }),
    signer.sign('captcha-work', { of: 'key' }),
  ]).then(([hmacSignatureSecret, hmacKeySignatureSecret]) => ({ hmacSignatureSecret, hmacKeySignatureSecret }))

  return {
    async give(address, now) {
      const network = networkOf(address)
      const limited = limiter.take(network, now)
      if (limited) return limited
      const tries = workTries(asked.count(network, now))
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
      return captchaPass(tickets, network, now)
    },
  }
}

/** Anybody may send anything: what is no challenge is null, and what it says is believed only once its signature is seen. */
function readChallenge(text: string): Challenge | null {
  try {
    const challenge = JSON.parse(text) as Challenge | null
    const { parameters, signature } = challenge ?? {}
    return typeof parameters === 'object' && parameters !== null && typeof signature === 'string' ? challenge : null
  } catch {
    return null
  }
}
