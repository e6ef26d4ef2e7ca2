import { ApiError } from '@hwjy/sdk'

/** The token of an address such as `/invitation#9nP0…`; null where there is none. */
export function invitationToken(hash: string): string | null {
  const token = hash.replace(/^#/, '')
  return /^[A-Za-z0-9_-]{20,100}$/.test(token) ? token : null
}

const REASONS = ['used', 'expired', 'revoked', 'unknown'] as const
export type UnusableReason = (typeof REASONS)[number]

/** Why the server refuses an invitation; `unknown` for an address that holds none. */
export function unusableReason(error: unknown): UnusableReason {
  const detail: unknown = error instanceof ApiError ? error.data : null
  const reason = typeof detail === 'object' && detail !== null && 'reason' in detail ? detail.reason : null
  return REASONS.find((one) => one === reason) ?? 'unknown'
}
