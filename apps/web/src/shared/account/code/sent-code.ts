import type { ApiError, SmsReceipt } from '@hwjy/sdk'

/** A code that was sent. Times are epoch ms. */
export interface SentCode {
  /** The phone with its middle hidden. */
  mobile: string
  expiresAt: number
  /** Another one can be asked for from then on. */
  nextAt: number
}

/** @param now when the answer came, epoch ms */
export const sentCode = ({ mobile, expiresInSeconds, nextInSeconds }: SmsReceipt, now: number): SentCode => ({
  mobile,
  expiresAt: now + expiresInSeconds * 1_000,
  nextAt: now + nextInSeconds * 1_000,
})

/** Derives the state of a code that was requested elsewhere a moment ago, from the refusal to send another one. */
export function codeOnItsWay(refusal: ApiError['data'], now: number): SentCode {
  const { mobile = '', retryAfterSeconds = 0 } = refusal ?? {}
  const nextAt = now + retryAfterSeconds * 1_000
  // It was sent a minute before the next one may be, and lives for five.
  return { mobile, nextAt, expiresAt: nextAt + 4 * 60_000 }
}

/** The code that was sent before a reload, while it is good. */
export function readSentCode(stored: string | null, now: number): SentCode | null {
  if (stored === null) return null
  try {
    const { mobile, expiresAt, nextAt }: Partial<Record<keyof SentCode, unknown>> = JSON.parse(stored)
    if (typeof mobile !== 'string' || typeof expiresAt !== 'number' || typeof nextAt !== 'number') return null
    return expiresAt > now ? { mobile, expiresAt, nextAt } : null
  } catch {
    return null
  }
}
