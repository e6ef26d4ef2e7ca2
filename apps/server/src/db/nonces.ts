import { eq, lte } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from './database.ts'

/** Secrets that open something once. Each is kept until it would have expired by itself. */
export interface Nonces {
  isUsed(nonce: string): Promise<boolean>
  /** False when it was used before. */
  use(nonce: string, expiresAt: EpochMs): Promise<boolean>
  deleteExpired(now: EpochMs): Promise<void>
}

export function createNonces(db: Database): Nonces {
  const { usedNonce } = schema
  return {
    async isUsed(nonce) {
      const rows = await db.select().from(usedNonce).where(eq(usedNonce.nonce, nonce))
      return rows.length > 0
    },
    async use(nonce, expiresAt) {
      const used = await db.insert(usedNonce).values({ nonce, expiresAt }).onConflictDoNothing().returning()
      return used.length > 0
    },
    async deleteExpired(now) {
      await db.delete(usedNonce).where(lte(usedNonce.expiresAt, now))
    },
  }
}
