import { and, desc, eq, lte } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from './database.ts'

export interface OutboxMessage {
  id: string
  schoolId: string
  channel: 'sms'
  /** Calling code and number, without plus. */
  recipient: string
  text: string
  createdAt: EpochMs
}

/** Messages that no outside service delivers. */
export interface Outbox {
  add(message: OutboxMessage): Promise<void>
  /** The newest fifty of the school, of one recipient or of all. */
  list(schoolId: string, recipient: string | null): Promise<OutboxMessage[]>
  deleteOlder(than: EpochMs): Promise<void>
}

export function createOutbox(db: Database): Outbox {
  const { outboxMessage } = schema
  return {
    async add(message) {
      await db.insert(outboxMessage).values(message)
    },
    list: async (schoolId, recipient) =>
      db
        .select()
        .from(outboxMessage)
        .where(
          and(
            eq(outboxMessage.schoolId, schoolId),
            recipient === null ? undefined : eq(outboxMessage.recipient, recipient),
          ),
        )
        .orderBy(desc(outboxMessage.createdAt), desc(outboxMessage.id))
        .limit(50),
    async deleteOlder(than) {
      await db.delete(outboxMessage).where(lte(outboxMessage.createdAt, than))
    },
  }
}
