import type { EpochMs } from '@hwjy/classroom/core'
import { base64url, hex, type Signer } from '../auth/tokens.ts'

/** What a temporary key may do; travels signed inside the session token, so nothing about it is stored. */
export interface UploadPolicy {
  secretId: string
  bucket: string
  /** The one object it may write. */
  key: string
  maxBytes: number
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

export interface UploadCredentials {
  issue(grant: { bucket: string; key: string; maxBytes: number }, now: EpochMs): Promise<TemporaryKey>
  /** The policy of a session token that we signed, whatever its age; null otherwise. */
  policy(sessionToken: string): Promise<UploadPolicy | null>
  /** Derived, not stored: whoever has the id cannot guess it, and every process knows it. */
  secretKey(secretId: string): Promise<string>
}

const LIFETIME_MS = 60 * 60_000

export function createUploadCredentials(signer: Signer): UploadCredentials {
  const secretKey = async (secretId: string) => (await signer.sign('cos-secret-key', { secretId })).split('.')[1] ?? ''
  return {
    async issue(grant, now) {
      const secretId = `tmp${hex(crypto.getRandomValues(new Uint8Array(12)))}`
      // The clock of the person's computer may be a little behind.
      const startsAt = now - 60_000
      const expiresAt = now + LIFETIME_MS
      const policy: UploadPolicy = { secretId, ...grant, startsAt, expiresAt }
      return {
        secretId,
        secretKey: await secretKey(secretId),
        sessionToken: await signer.sign('cos-policy', policy),
        startsAt,
        expiresAt,
      }
    },
    policy: async (sessionToken) => (await signer.verify('cos-policy', sessionToken)) as UploadPolicy | null,
    secretKey,
  }
}

/** Part of a key nobody can guess. */
export function randomKeyPart(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(12)))
}
