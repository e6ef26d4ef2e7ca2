import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS } from '../domain/durations.ts'
import type { Signer } from './tokens.ts'

/**
 * The QR code of a class's group names the class and the time until which it is valid. A person who scans it must be in
 * the class.
 */
export interface GroupCodes {
  issue(classId: string, now: EpochMs): Promise<{ ticket: string; expiresAt: EpochMs }>
  /** Null for what is too old or not ours. */
  read(ticket: string, now: EpochMs): Promise<string | null>
}

const LIFETIME_MS = DAY_MS

export function createGroupCodes(signer: Signer): GroupCodes {
  return {
    async issue(classId, now) {
      const expiresAt = now + LIFETIME_MS
      return { ticket: await signer.sign('group-code', { classId, expiresAt }), expiresAt }
    },
    async read(ticket, now) {
      // A payload with our signature has the shape that we gave it.
      const code = (await signer.verify('group-code', ticket)) as { classId: string; expiresAt: EpochMs } | null
      return code && code.expiresAt > now ? code.classId : null
    },
  }
}
