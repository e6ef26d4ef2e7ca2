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
  /** A limit for one object. */
  maxBytes: number
  /** The quota of the prefix's owner in all; checked again with everything that arrives. */
  quotaBytes: number
}

/**
 * The rights of a temporary key; travels signed inside the session token, so nothing about it is stored. It ends after
 * an hour, and before that with its sign-in: signing out, or closing the account, leaves nothing that still writes.
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
  /** The policy of a session token that we signed, regardless of its age; null otherwise. */
  policy(sessionToken: string): Promise<StorePolicy | null>
  /** Derived, not stored: a caller who has the id cannot guess it, and every process knows it. */
  secretKey(secretId: string): Promise<string>
  /** The server's own key: it signs addresses that read one object, and is given to no caller. */
  readKey(): Promise<{ secretId: string; secretKey: string }>
}

const LIFETIME_MS = HOUR_MS
// The id names our secret, in `KEY_ID_LENGTH` digits: a key given before a new one came must be derived as it was then.
const KEY_IN_ID = /^(?:tmp|read)([0-9a-f]{8})/

/** True for the id of `readKey`, also of an older secret. */
export const isReadKey = (secretId: string): boolean => /^read[0-9a-f]{8}$/.test(secretId)

export function createStoreCredentials(signer: Signer): StoreCredentials {
  const secretKey = async (secretId: string) => {
    const keyId = KEY_IN_ID.exec(secretId)?.[1]
    return (await signer.sign('cos-secret-key', { secretId }, keyId)).split('.')[1] ?? ''
  }
  return {
    async issue(grant, now) {
      const secretId = `tmp${await signer.keyId()}${hex(crypto.getRandomValues(new Uint8Array(12)))}`
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
    async readKey() {
      const secretId = `read${await signer.keyId()}`
      return { secretId, secretKey: await secretKey(secretId) }
    },
    policy: async (sessionToken) => (await signer.verify('cos-policy', sessionToken)) as StorePolicy | null,
    secretKey,
  }
}

export function mayDo(policy: StorePolicy, action: StoreAction, key: string): boolean {
  const { actions, prefix } = policy
  return actions.includes(action) && (prefix.endsWith('/') ? key.startsWith(prefix) : key === prefix)
}

/** A part of a key that cannot be guessed. */
export function randomKeyPart(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(12)))
}
