import type { EpochMs } from '@hwjy/classroom/core'
import type { MessageKind } from '../domain/message-texts.ts'
import { type Database, schema } from './database.ts'

/** What the system says; `domain/message-texts.ts` has the words in three languages. */
export interface SystemMessage {
  /** Names the sentence */
  kind: MessageKind
  /** Fills it: names as they are, times as ISO instants. */
  values: Record<string, string | number>
  /** What it leads to: a lesson, a homework, an order. */
  targetId: string | null
}

export interface SystemMessages {
  /** Everybody gets a message of their own. */
  tell(personIds: readonly string[], message: SystemMessage, now: EpochMs): Promise<void>
}

export function createSystemMessages(db: Database): SystemMessages {
  return {
    async tell(personIds, message, now) {
      if (personIds.length === 0) return
      const rows = personIds.map((personId) => ({
        id: `msg_${crypto.randomUUID()}`,
        personId,
        ...message,
        createdAt: now,
        readAt: null,
      }))
      await db.insert(schema.systemMessage).values(rows)
    },
  }
}
