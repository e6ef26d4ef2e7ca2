import { and, eq, lt } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from './database.ts'

export interface CallKey {
  personId: string
  /** The client's idempotency key; a retry carries the same one. */
  requestId: string
}

/** Calls that changed something, and their responses. Used inside the transaction that makes the change. */
export interface IdempotencyKeys {
  /**
   * Null when the call is new and now claimed by this transaction; a second one with the same key waits for it.
   * Otherwise what was answered, and to which operation.
   */
  claim(key: CallKey, operationId: string, now: EpochMs): Promise<{ operationId: string; data: unknown } | null>
  answer(key: CallKey, data: unknown): Promise<void>
  deleteOlder(than: EpochMs): Promise<void>
}

export function createIdempotencyKeys(db: Database): IdempotencyKeys {
  const { idempotencyKey } = schema
  const isCall = ({ personId, requestId }: CallKey) =>
    and(eq(idempotencyKey.personId, personId), eq(idempotencyKey.requestId, requestId))
  return {
    async claim(key, operationId, now) {
      const claimed = await db
        .insert(idempotencyKey)
        .values({ ...key, operationId, answeredAt: now })
        .onConflictDoNothing()
        .returning({ requestId: idempotencyKey.requestId })
      if (claimed.length > 0) return null
      const [answered] = await db
        .select({ operationId: idempotencyKey.operationId, data: idempotencyKey.data })
        .from(idempotencyKey)
        .where(isCall(key))
      return answered ?? null
    },
    async answer(key, data) {
      await db.update(idempotencyKey).set({ data }).where(isCall(key))
    },
    async deleteOlder(than) {
      await db.delete(idempotencyKey).where(lt(idempotencyKey.answeredAt, than))
    },
  }
}
