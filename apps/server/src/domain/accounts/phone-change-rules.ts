/** Decides how an account gets another phone: control of the phone is control of the account. */
import { HOUR_MS } from '../durations.ts'
import type { ProofWay } from './second-step-rules.ts'

/** Within three days, a weekend included, the user of the present phone reads the messages that came to it. */
export const LOST_PHONE_WAIT_MS = 72 * HOUR_MS

export interface PhoneChangePlan {
  /** Lists the ways that must have been proven before; null where the password that comes with the change is enough. */
  provenBy: readonly ProofWay[] | null
  /** Until it takes effect, while the present phone can object. */
  waitMs: number
}

/** The new phone and the password, if there is one, are proven in any case. */
export function phoneChangePlan(
  { hasPhone, hasPassword }: { hasPhone: boolean; hasPassword: boolean },
  isOldPhoneLost: boolean,
): PhoneChangePlan | { denial: 'old-phone-required' } {
  if (!hasPhone) return { provenBy: hasPassword ? null : [], waitMs: 0 }
  if (!isOldPhoneLost) return { provenBy: ['smsCode'], waitMs: 0 }
  return hasPassword ? { provenBy: null, waitMs: LOST_PHONE_WAIT_MS } : { denial: 'old-phone-required' }
}
