import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS } from '../../durations.ts'

export const INVITATION_LIFETIME_MS = 14 * DAY_MS

export type InvitationState = 'open' | 'used' | 'expired' | 'revoked'

interface InvitationTimes {
  expiresAt: EpochMs
  usedAt: EpochMs | null
  revokedAt: EpochMs | null
}

export function invitationState({ expiresAt, usedAt, revokedAt }: InvitationTimes, now: EpochMs): InvitationState {
  if (usedAt !== null) return 'used'
  if (revokedAt !== null) return 'revoked'
  return expiresAt <= now ? 'expired' : 'open'
}

/** Why an invitation opens nothing, or null; `unknown` for a token that none has. */
export function invitationDenial(
  invitation: InvitationTimes | null,
  now: EpochMs,
): Exclude<InvitationState, 'open'> | 'unknown' | null {
  if (!invitation) return 'unknown'
  const state = invitationState(invitation, now)
  return state === 'open' ? null : state
}

/**
 * The link of an invitation. The token stands in the fragment: browsers send that to no server, so it is in no log and
 * no referrer.
 */
export const invitationLink = (origin: string, token: string): string => `${origin}/hwjy-web/invitation#${token}`
