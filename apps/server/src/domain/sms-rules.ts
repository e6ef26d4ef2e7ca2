/** How often codes may be sent: each costs money, and each is a knock at somebody's door. */
import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

export const CODE_LIFETIME_MS = 5 * MINUTE_MS
export const CODE_TRIES = 5
/** As long as the rules look back. */
export const SENT_KEPT_MS = DAY_MS

export const NEXT_CODE_MS = MINUTE_MS
const PHONE_PER_DAY = 10
/** A third code of a day is nothing unusual, a fourth may be a program. */
const PHONE_BEFORE_CAPTCHA = 3
/** A class behind one address may sign in by code at the same time. */
const ADDRESS_BEFORE_CAPTCHA = 40
const ADDRESS_PER_HOUR = 200

export type SmsDenial = { reason: 'captcha-required' } | { reason: 'too-often'; retryAfterSeconds: number }

/**
 * Whether another code may be sent.
 * @param toPhone times of the codes for this phone, oldest first
 * @param fromAddress times of the codes this address asked for, oldest first
 */
export function smsDenial(
  toPhone: readonly EpochMs[],
  fromAddress: readonly EpochMs[],
  captchaPassed: boolean,
  now: EpochMs,
): SmsDenial | null {
  const today = toPhone.filter((at) => now - at < DAY_MS)
  const thisHour = fromAddress.filter((at) => now - at < HOUR_MS)
  const opensAt = Math.max(
    (today.at(-1) ?? -NEXT_CODE_MS) + NEXT_CODE_MS,
    (today.at(-PHONE_PER_DAY) ?? -DAY_MS) + DAY_MS,
    (thisHour.at(-ADDRESS_PER_HOUR) ?? -HOUR_MS) + HOUR_MS,
  )
  if (opensAt > now) return { reason: 'too-often', retryAfterSeconds: Math.ceil((opensAt - now) / 1_000) }
  const isUnusual = today.length >= PHONE_BEFORE_CAPTCHA || thisHour.length >= ADDRESS_BEFORE_CAPTCHA
  return isUnusual && !captchaPassed ? { reason: 'captcha-required' } : null
}
