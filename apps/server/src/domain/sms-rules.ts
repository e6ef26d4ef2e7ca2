/**
 * How often codes may be sent: each costs money, and each is a knock at somebody's door. Anybody can name anybody's
 * number, so what strangers do to it must not shut out its owner: they have budgets of their own.
 */
import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

export const CODE_LIFETIME_MS = 5 * MINUTE_MS
export const CODE_TRIES = 5
/** As long as the rules look back. */
export const SENT_KEPT_MS = DAY_MS

export const NEXT_CODE_MS = MINUTE_MS
/** Of one device, for one purpose. */
const ASKER_PER_DAY = 10
/** A third code of a day for the same is nothing unusual, a fourth may be a program. */
const ASKER_BEFORE_CAPTCHA = 3
/** Somebody who forgets the password, signs in by code and turns the second step on and off is still one person. */
const ASKER_ANY_BEFORE_CAPTCHA = 6
/** One number, from one network that the account does not know. */
const NETWORK_PER_DAY = 8
/** One number, from everywhere that the account does not know. */
const STRANGERS_PER_DAY = 24
/** One number, from all devices that its account knows and all who have shown its password. */
const FAMILIAR_PER_DAY = 20
/** Somebody else asked for this number, too, today: it is getting hot. */
const OTHERS_BEFORE_CAPTCHA = 2
/** A class behind one address may sign in by code at the same time. */
const NETWORK_BEFORE_CAPTCHA = 40
const NETWORK_PER_HOUR = 200

/** Who asks for a code. */
export interface CodeAsker {
  /** Their device, or their network when it has no name. */
  asker: string
  /** See `networkOf`. */
  network: string
  /** A device on which the number's account was used, or somebody who has proven to be its owner otherwise. */
  isFamiliar: boolean
}

export interface CodeRequest extends CodeAsker {
  /** What the code is for. */
  operation: string
}

export interface CodeSent extends CodeRequest {
  at: EpochMs
  isUsed: boolean
}

type Wait = 'code-just-sent' | 'too-many-codes' | 'too-often'

export type SmsDenial =
  | { reason: 'captcha-required' }
  /** `code-just-sent`: to the asker, for the same, and not used. `too-many-codes`: of the day. `too-often`: of the network. */
  | { reason: Wait; retryAfterSeconds: number }

/**
 * Whether another code may be sent.
 * @param toPhone codes for this phone, oldest first
 * @param fromNetwork times of the codes that the asker's network asked for, oldest first
 */
export function smsDenial(
  toPhone: readonly CodeSent[],
  fromNetwork: readonly EpochMs[],
  { operation, asker, network, isFamiliar }: CodeRequest,
  captchaPassed: boolean,
  now: EpochMs,
): SmsDenial | null {
  const today = toPhone.filter(({ at }) => now - at < DAY_MS)
  const own = today.filter((sent) => sent.asker === asker)
  const forSame = own.filter((sent) => sent.operation === operation)
  const strange = today.filter((sent) => !sent.isFamiliar)
  const here = strange.filter((sent) => sent.network === network)
  const thisHour = fromNetwork.filter((at) => now - at < HOUR_MS)
  // Whoever used the last one has the phone in hand, and may need the next at once.
  const unused = forSame.at(-1)?.isUsed === true ? [] : forSame
  // Of another device: nothing there could be typed here. One's own code for something else does not count.
  const ofOthersHere = isFamiliar ? [] : here.filter((sent) => sent.asker !== asker)
  const familiar = today.filter((sent) => sent.isFamiliar)
  const ofTheDay = isFamiliar
    ? openAfter(familiar, FAMILIAR_PER_DAY, DAY_MS)
    : Math.max(openAfter(here, NETWORK_PER_DAY, DAY_MS), openAfter(strange, STRANGERS_PER_DAY, DAY_MS))
  const waits: [Wait, EpochMs][] = [
    ['code-just-sent', openAfter(unused, 1, NEXT_CODE_MS)],
    ['too-many-codes', Math.max(openAfter(forSame, ASKER_PER_DAY, DAY_MS), ofTheDay)],
    ['too-often', openAfter(ofOthersHere, 1, NEXT_CODE_MS)],
    ['too-often', (thisHour.at(-NETWORK_PER_HOUR) ?? -HOUR_MS) + HOUR_MS],
  ]
  const [longest = null] = waits.filter(([, until]) => until > now).sort(([, one], [, other]) => other - one)
  if (longest) return { reason: longest[0], retryAfterSeconds: Math.ceil((longest[1] - now) / 1_000) }
  const isHot = !isFamiliar && strange.length - own.length >= OTHERS_BEFORE_CAPTCHA
  const isMany = forSame.length >= ASKER_BEFORE_CAPTCHA || own.length >= ASKER_ANY_BEFORE_CAPTCHA
  const isUnusual = isHot || isMany || thisHour.length >= NETWORK_BEFORE_CAPTCHA
  return isUnusual && !captchaPassed ? { reason: 'captcha-required' } : null
}

/** When fewer than `limit` of them are younger than `forMs`. */
const openAfter = (sent: readonly CodeSent[], limit: number, forMs: number): EpochMs =>
  (sent.at(-limit)?.at ?? -forMs) + forMs
