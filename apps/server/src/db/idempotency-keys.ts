import { and, eq, lt } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from './database.ts'

export interface CallKey {
  personId: string
  /** The client's idempotency key; a retry carries the same one. */
  key: string
}

/** Names the call that was made under a key, with a hash of its input. */
export interface KeyedCall {
  operationId: string
  /** SHA-256, hex. */
  inputHash: string
}

export interface AnsweredCall {
  operationId: string
  /** Null in rows of a time before it was kept. */
  inputHash: string | null
  data: unknown
}

/** Calls that changed something, and their responses. Used inside the transaction that makes the change. */
export interface IdempotencyKeys {
  /**
   * Null when the key is new and now claimed by this transaction; a second one with the same key waits for it.
   * Otherwise what was called under it, and what was answered.
   */
  claim(key: CallKey, call: KeyedCall, now: EpochMs): Promise<AnsweredCall | null>
  answer(key: CallKey, data: unknown): Promise<void>
  deleteOlder(than: EpochMs): Promise<void>
}

export function createIdempotencyKeys(db: Database): IdempotencyKeys {
  const { idempotencyKey } = schema
  const isCall = ({ personId, key }: CallKey) => and(eq(idempotencyKey.personId, personId), eq(idempotencyKey.key, key))
  return {
    async claim(key, call, now) {
      const claimed = await db
        .insert(idempotencyKey)
        .values({ ...key, ...call, answeredAt: now })
        .onConflictDoNothing()
        .returning({ key: idempotencyKey.key })
      if (claimed.length > 0) return null
      const { operationId, inputHash, data } = idempotencyKey
      const [answered] = await db.select({ operationId, inputHash, data }).from(idempotencyKey).where(isCall(key))
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
