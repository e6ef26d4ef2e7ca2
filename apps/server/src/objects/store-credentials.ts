import type { EpochMs } from '@hwjy/classroom/core'
import { base64url, hex, type Signer } from '../auth/tokens.ts'
import { HOUR_MS } from '../domain/durations.ts'

/** `write` also covers what an upload in parts needs; nothing here covers anything else. */
export type StoreAction = 'read' | 'write' | 'list' | 'delete'

export interface StoreGrant {
  /** The sign-in it is given to, and ends with. */
  sessionId: string
  bucket: string
  /** One key, or with a slash at its end everything below it. */
  prefix: string
  actions: readonly StoreAction[]
  /** Of one object. */
  maxBytes: number
  /** What the owner of the prefix may have in all; checked again with everything that arrives. */
  quotaBytes: number
}

/**
 * What a temporary key may do; travels signed inside the session token, so nothing about it is stored. It ends after an
 * hour, and before that with its sign-in: signing out, or closing the account, leaves nothing that still writes.
 */
export interface StorePolicy extends StoreGrant {
  secretId: string
  startsAt: EpochMs
  expiresAt: EpochMs
}

export interface TemporaryKey {
  secretId: string
  secretKey: string
  sessionToken: string
  startsAt: EpochMs
  expiresAt: EpochMs
}

export interface StoreCredentials {
  issue(grant: StoreGrant, now: EpochMs): Promise<TemporaryKey>
  /** The policy of a session token that we signed, whatever its age; null otherwise. */
  policy(sessionToken: string): Promise<StorePolicy | null>
  /** Derived, not stored: whoever has the id cannot guess it, and every process knows it. */
  secretKey(secretId: string): Promise<string>
}

const LIFETIME_MS = HOUR_MS

export function createStoreCredentials(signer: Signer): StoreCredentials {
  const secretKey = async (secretId: string) => (await signer.sign('cos-secret-key', { secretId })).split('.')[1] ?? ''
  return {
    async issue(grant, now) {
      const secretId = `tmp${hex(crypto.getRandomValues(new Uint8Array(12)))}`
      // The clock of the person's computer may be a little behind.
      const startsAt = now - 60_000
      const expiresAt = now + LIFETIME_MS
      const policy: StorePolicy = { secretId, ...grant, startsAt, expiresAt }
      return {
        secretId,
        secretKey: await secretKey(secretId),
        sessionToken: await signer.sign('cos-policy', policy),
        startsAt,
        expiresAt,
      }
    },
    policy: async (sessionToken) => (await signer.verify('cos-policy', sessionToken)) as StorePolicy | null,
    secretKey,
  }
}

export function mayDo(policy: StorePolicy, action: StoreAction, key: string): boolean {
  const { actions, prefix } = policy
  return actions.includes(action) && (prefix.endsWith('/') ? key.startsWith(prefix) : key === prefix)
}

/** Part of a key nobody can guess. */
export function randomKeyPart(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(12)))
}
