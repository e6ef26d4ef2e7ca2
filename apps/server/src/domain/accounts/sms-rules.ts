/**
 * Limits the codes that are sent: each costs money and disturbs the phone's owner. A caller can name any number, so
 * requests of unknown devices must not lock out its owner: they have budgets of their own.
 */
import type { EpochMs } from '@hwjy/classroom/core'
import { type Allowance, waitAfter } from '../budget.ts'
import { budgets, perDay } from '../budgets.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import type { Phone } from './phone.ts'

export const CODE_LIFETIME_MS = 5 * MINUTE_MS
export const CODE_TRIES = 5
/** Codes are kept for as long as the rules look back. */
export const SENT_KEPT_MS = DAY_MS

export const NEXT_CODE_MS = MINUTE_MS
// Counts the codes of one device, for one purpose.
const ASKER_PER_DAY = 10
// A third code of a day for the same is nothing unusual, a fourth may be a program.
const ASKER_BEFORE_CAPTCHA = 3
// A person who forgets the password, signs in by code and turns the second step on and off is still one person.
const ASKER_ANY_BEFORE_CAPTCHA = 6
// One number, from one network that the account does not know.
const NETWORK_PER_DAY = 8
// One number, from everywhere that the account does not know.
const UNKNOWN_DEVICES_PER_DAY = 24
// One number, by all who have shown its account's password or are signed in, on devices the account does not know.
const PROVEN_PER_DAY = 20
// One number, from one device that its account knows.
const KNOWN_DEVICE_PER_DAY = 20
// From this many codes that other askers requested for the number today, a captcha is required.
const OTHERS_BEFORE_CAPTCHA = 2
// A class behind one address may sign in by code at the same time.
const NETWORK_BEFORE_CAPTCHA = 40
const NETWORK_PER_HOUR = 200

export interface CodeAsker {
  /** Their device, or their network when it has no name. */
  asker: string
  /** See `networkOf`. */
  network: string
  standing: CodeStanding
}

/**
 * Rates how close the asker is to the number: on a device that its account knows, which no other caller can claim; with
 * the password or a sign-in of its account; or neither. Each kind has a budget of its own.
 */
export type CodeStanding = 'known-device' | 'proven' | 'unknown-device'

export interface CodeRequest extends CodeAsker {
  operation: string
}

export interface CodeSent extends CodeRequest {
  at: EpochMs
  isUsed: boolean
}

type Wait = 'code-just-sent' | 'too-many-codes' | 'too-often'

export type SmsDenial =
  | { reason: 'captcha-required' }
  /** Texts go to the school's countries only. */
  | { reason: 'country-not-served' }
  /** The texts of the asker's account, of similar numbers, of a country or of the school are used up. */
  | { reason: 'texts-used-up'; of: 'account' | 'prefix' | 'country' | 'school'; retryAfterSeconds: number }
  /**
   * `code-just-sent`: to the asker, for the same, and not used. `too-many-codes`: of the day. `too-often`: of the
   * network.
   */
  | { reason: Wait; retryAfterSeconds: number }

/**
 * Returns why another code may not be sent, or null.
 * @param toPhone codes for this phone, oldest first
 * @param fromNetwork times of the codes that unknown devices asked for in the asker's network, oldest first
 */
export function smsDenial(
  toPhone: readonly CodeSent[],
  fromNetwork: readonly EpochMs[],
  { operation, asker, network, standing }: CodeRequest,
  captchaPassed: boolean,
  now: EpochMs,
): SmsDenial | null {
  const today = toPhone.filter(({ at }) => now - at < DAY_MS)
  const own = today.filter((sent) => sent.asker === asker)
  const forSame = own.filter((sent) => sent.operation === operation)
  const isUnknownDevice = standing === 'unknown-device'
  const fromUnknownDevices = today.filter((sent) => sent.standing === 'unknown-device')
  const here = fromUnknownDevices.filter((sent) => sent.network === network)
  const thisHour = isUnknownDevice ? fromNetwork.filter((at) => now - at < HOUR_MS) : []
  // A user who entered the last code has the phone in hand, and may need the next at once.
  const unused = forSame.at(-1)?.isUsed === true ? [] : forSame
  // A code of another device cannot be typed here. One's own code for something else does not count.
  const ofOthersHere = isUnknownDevice ? here.filter((sent) => sent.asker !== asker) : []
  const ofTheDay = {
    'known-device': () => openAfter(own, KNOWN_DEVICE_PER_DAY, DAY_MS),
    proven: () =>
      openAfter(
        today.filter((sent) => sent.standing === 'proven'),
        PROVEN_PER_DAY,
        DAY_MS,
      ),
    'unknown-device': () =>
      Math.max(
        openAfter(here, NETWORK_PER_DAY, DAY_MS),
        openAfter(fromUnknownDevices, UNKNOWN_DEVICES_PER_DAY, DAY_MS),
      ),
  }[standing]()
  const waits: [Wait, EpochMs][] = [
    ['code-just-sent', openAfter(unused, 1, NEXT_CODE_MS)],
    ['too-many-codes', Math.max(openAfter(forSame, ASKER_PER_DAY, DAY_MS), ofTheDay)],
    ['too-often', openAfter(ofOthersHere, 1, NEXT_CODE_MS)],
    ['too-often', (thisHour.at(-NETWORK_PER_HOUR) ?? -HOUR_MS) + HOUR_MS],
  ]
  const [longest = null] = waits.filter(([, until]) => until > now).sort(([, one], [, other]) => other - one)
  if (longest) return { reason: longest[0], retryAfterSeconds: Math.ceil((longest[1] - now) / 1_000) }
  const isHot = isUnknownDevice && fromUnknownDevices.length - own.length >= OTHERS_BEFORE_CAPTCHA
  const isMany = forSame.length >= ASKER_BEFORE_CAPTCHA || own.length >= ASKER_ANY_BEFORE_CAPTCHA
  const isUnusual = isHot || isMany || thisHour.length >= NETWORK_BEFORE_CAPTCHA
  return isUnusual && !captchaPassed ? { reason: 'captcha-required' } : null
}

export interface TextOfDay {
  phone: Phone
  /** ISO 3166; null for a number of no country. */
  country: string | null
  standing: CodeStanding
  /** The account whose sign-in asked for it, where the number is not that account's own. */
  accountId: string | null
}

/**
 * Limits the texts of a school, regardless of the numbers they go to. Unknown devices share half of a day and have
 * budgets for numbers alike and for a country; devices that an account knows, and its owner's proof, have the other half
 * as well.
 * @param sent texts of the last day, oldest first
 * @param perSchool texts a day in all
 */
export function textDenial(
  sent: readonly (TextOfDay & { at: EpochMs })[],
  next: TextOfDay,
  perSchool: number,
  now: EpochMs,
): Extract<SmsDenial, { reason: 'texts-used-up' }> | null {
  const isUnknownDevice = next.standing === 'unknown-device'
  const fromUnknownDevices = sent.filter(({ standing }) => standing === 'unknown-device')
  const limits: [of: 'account' | 'prefix' | 'country' | 'school', counted: typeof sent, allowance: Allowance][] = [
    [
      'school',
      isUnknownDevice ? fromUnknownDevices : sent,
      perDay(isUnknownDevice ? Math.ceil(perSchool / 2) : perSchool),
    ],
  ]
  if (next.accountId !== null) {
    limits.push(['account', sent.filter(({ accountId }) => accountId === next.accountId), budgets.textsOfAccount])
  }
  if (isUnknownDevice) {
    const prefix = prefixOf(next.phone)
    limits.push(['prefix', fromUnknownDevices.filter(({ phone }) => prefixOf(phone) === prefix), budgets.textsOfPrefix])
    limits.push([
      'country',
      fromUnknownDevices.filter(({ country }) => country === next.country),
      budgets.textsOfCountry,
    ])
  }
  const waits = limits
    .map(([of, counted, allowance]) => ({
      of,
      waitMs: waitAfter(
        counted.map(({ at }) => at),
        allowance,
        now,
      ),
    }))
    .filter(({ waitMs }) => waitMs > 0)
    .sort((one, other) => other.waitMs - one.waitMs)
  const [longest] = waits
  return longest
    ? { reason: 'texts-used-up', of: longest.of, retryAfterSeconds: Math.ceil(longest.waitMs / 1_000) }
    : null
}

// Keeps all but the last four digits.
const prefixOf = ({ zone, mobile }: Phone) => `${zone} ${mobile.slice(0, -4)}`

/**
 * Checks whether the log should warn that a day's texts are used too fast: at a half and at nine tenths of them.
 * @param sent texts of the last day, this one included
 */
export const isAlarming = (sent: number, perSchool: number): boolean =>
  [0.5, 0.9].some((part) => sent === Math.ceil(part * perSchool))

// When fewer than `limit` of them are younger than `forMs`.
const openAfter = (sent: readonly CodeSent[], limit: number, forMs: number): EpochMs =>
  (sent.at(-limit)?.at ?? -forMs) + forMs
