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
const ASKER_PER_DAY = 10
/** A third code of a day is nothing unusual, a fourth may be a program. */
const ASKER_BEFORE_CAPTCHA = 3
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

export interface CodeSent extends CodeAsker {
  at: EpochMs
}

export type SmsDenial = { reason: 'captcha-required' } | { reason: 'too-often'; retryAfterSeconds: number }

/**
 * Whether another code may be sent.
 * @param toPhone codes for this phone, oldest first
 * @param fromNetwork times of the codes that the asker's network asked for, oldest first
 */
export function smsDenial(
  toPhone: readonly CodeSent[],
  fromNetwork: readonly EpochMs[],
  { asker, network, isFamiliar }: CodeAsker,
  captchaPassed: boolean,
  now: EpochMs,
): SmsDenial | null {
  const today = toPhone.filter(({ at }) => now - at < DAY_MS)
  const own = today.filter((sent) => sent.asker === asker)
  const strange = today.filter((sent) => !sent.isFamiliar)
  const here = strange.filter((sent) => sent.network === network)
  const thisHour = fromNetwork.filter((at) => now - at < HOUR_MS)
  const opensAt = Math.max(
    openAfter(own, 1, NEXT_CODE_MS),
    openAfter(own, ASKER_PER_DAY, DAY_MS),
    ...(isFamiliar
      ? [
          openAfter(
            today.filter((sent) => sent.isFamiliar),
            FAMILIAR_PER_DAY,
            DAY_MS,
          ),
        ]
      : [
          openAfter(here, 1, NEXT_CODE_MS),
          openAfter(here, NETWORK_PER_DAY, DAY_MS),
          openAfter(strange, STRANGERS_PER_DAY, DAY_MS),
        ]),
    (thisHour.at(-NETWORK_PER_HOUR) ?? -HOUR_MS) + HOUR_MS,
  )
  if (opensAt > now) return { reason: 'too-often', retryAfterSeconds: Math.ceil((opensAt - now) / 1_000) }
  const isHot = !isFamiliar && strange.length - own.length >= OTHERS_BEFORE_CAPTCHA
  const isUnusual = isHot || own.length >= ASKER_BEFORE_CAPTCHA || thisHour.length >= NETWORK_BEFORE_CAPTCHA
  return isUnusual && !captchaPassed ? { reason: 'captcha-required' } : null
}

/** When fewer than `limit` of them are younger than `forMs`. */
const openAfter = (sent: readonly CodeSent[], limit: number, forMs: number): EpochMs =>
  (sent.at(-limit)?.at ?? -forMs) + forMs
