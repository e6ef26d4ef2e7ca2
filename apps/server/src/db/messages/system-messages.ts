import { and, count, desc, eq, inArray, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import {
  canTurnOff,
  categoryOf,
  MESSAGE_CATEGORIES,
  type MessageCategory,
  wordsOf,
} from '../../domain/messages/message-category.ts'
import type { MessageValues } from '../../domain/messages/message-sentence.ts'
import type { MessageKind } from '@hwjy/sdk/schemas'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

/** A message of the system; `domain/messages/message-texts.ts` has the words in three languages. */
export interface SystemMessage {
  kind: MessageKind
  /** Fills it: names in all languages, times as ISO instants. */
  values: MessageValues
  /** The lesson, homework or order that it leads to. */
  targetId: string | null
}

/** One that was told. Its kind may be of an older version. */
export type ToldMessage = Omit<typeof schema.systemMessage.$inferSelect, 'personId'>

export interface MessageFilter {
  category?: MessageCategory | undefined
  isUnreadOnly?: boolean
}

export interface SystemMessages {
  /** Stores a message for each person, except those who do not want any of its category. */
  tell(personIds: readonly string[], message: SystemMessage, now: EpochMs): Promise<void>
  /** The same, where one about this target that was not read yet stands for the new one and moves to its time. */
  tellOnce(personId: string, message: SystemMessage & { targetId: string }, now: EpochMs): Promise<void>
  /** Marks all that was told of a target as read. */
  readAbout(personId: string, kind: MessageKind, targetId: string, now: EpochMs): Promise<void>
  /** The newest first. */
  page(personId: string, filter: MessageFilter, page: PageRequest): Promise<Page<ToldMessage>>
  unread(personId: string): Promise<Map<MessageCategory, number>>
  latestUnread(personId: string): Promise<ToldMessage | null>
  /** @param messageIds all that are unread when left out; those of others are not touched */
  read(personId: string, messageIds: readonly string[] | undefined, now: EpochMs): Promise<void>
  muted(personId: string): Promise<Set<MessageCategory>>
  mute(personId: string, category: MessageCategory, isMuted: boolean, now: EpochMs): Promise<void>
}

export function createSystemMessages(db: Database): SystemMessages {
  const { mutedCategory, person, systemMessage } = schema
  const isUnread = (personId: string) => and(eq(systemMessage.personId, personId), isNull(systemMessage.readAt))

  const wanting = async (personIds: readonly string[], category: MessageCategory): Promise<readonly string[]> => {
    if (!canTurnOff(category)) return personIds
    const mute = db
      .select({ one: sql`1` })
      .from(mutedCategory)
      .where(and(eq(mutedCategory.personId, person.id), eq(mutedCategory.category, category)))
    const found = await db
      .select({ id: person.id })
      .from(person)
      // A person whose account is deleted reads nothing, and nothing about them is to be kept.
      .where(and(inArray(person.id, [...personIds]), isNotNull(person.accountId), notExists(mute)))
    return found.map(({ id }) => id)
  }

  const tell: SystemMessages['tell'] = async (personIds, message, now) => {
    if (personIds.length === 0) return
    const recipients = await wanting(personIds, categoryOf(message.kind))
    if (recipients.length === 0) return
    const rows = recipients.map((personId) => ({
      id: `msg_${crypto.randomUUID()}`,
      personId,
      ...message,
      createdAt: now,
      readAt: null,
    }))
    await db.insert(systemMessage).values(rows)
  }
  const isUnreadAbout = (personId: string, kind: MessageKind, targetId: string) =>
    and(isUnread(personId), eq(systemMessage.kind, kind), eq(systemMessage.targetId, targetId))

  return {
    tell,
    async tellOnce(personId, message, now) {
      const { kind, values, targetId } = message
      const moved = await db
        .update(systemMessage)
        .set({ values, createdAt: now })
        .where(isUnreadAbout(personId, kind, targetId))
        .returning({ id: systemMessage.id })
      if (moved.length === 0) await tell([personId], message, now)
    },
    async readAbout(personId, kind, targetId, now) {
      await db
        .update(systemMessage)
        .set({ readAt: now })
        .where(isUnreadAbout(personId, kind, targetId))
    },
    async page(personId, { category, isUnreadOnly = false }, page) {
      const where = and(
        eq(systemMessage.personId, personId),
        isUnreadOnly ? isNull(systemMessage.readAt) : undefined,
        category === undefined ? undefined : isOfCategory(category),
      )
      const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(systemMessage).where(where)
      const records = await db
        .select()
        .from(systemMessage)
        .where(where)
        .orderBy(desc(systemMessage.createdAt), desc(systemMessage.id))
        .limit(page.size)
        .offset(rowsBefore(page))
      return toPage(page, total, records)
    },
    async unread(personId) {
      const found = await db
        .select({ kind: systemMessage.kind, total: count() })
        .from(systemMessage)
        .where(isUnread(personId))
        .groupBy(systemMessage.kind)
      const counts = new Map<MessageCategory, number>(MESSAGE_CATEGORIES.map((category) => [category, 0]))
      for (const { kind, total } of found) {
        const category = categoryOf(kind)
        counts.set(category, (counts.get(category) ?? 0) + total)
      }
      return counts
    },
    async latestUnread(personId) {
      const [row] = await db
        .select()
        .from(systemMessage)
        .where(isUnread(personId))
        .orderBy(desc(systemMessage.createdAt), desc(systemMessage.id))
        .limit(1)
      return row ?? null
    },
    async read(personId, messageIds, now) {
      const named = messageIds === undefined ? undefined : inArray(systemMessage.id, [...messageIds])
      await db
        .update(systemMessage)
        .set({ readAt: now })
        .where(and(isUnread(personId), named))
    },
    async muted(personId) {
      const found = await db
        .select({ category: mutedCategory.category })
        .from(mutedCategory)
        .where(eq(mutedCategory.personId, personId))
      return new Set(found.map(({ category }) => category))
    },
    async mute(personId, category, isMuted, now) {
      if (isMuted) {
        await db.insert(mutedCategory).values({ personId, category, mutedAt: now }).onConflictDoNothing()
        return
      }
      await db
        .delete(mutedCategory)
        .where(and(eq(mutedCategory.personId, personId), eq(mutedCategory.category, category)))
    },
  }
}

// The first word of the kind, as `categoryOf` reads it; what has no category of its own is `other`.
function isOfCategory(category: MessageCategory): SQL {
  const word = sql`substring(${schema.systemMessage.kind} from '^[a-z]+')`
  const others = MESSAGE_CATEGORIES.filter((one) => one !== 'other').flatMap(wordsOf)
  return category === 'other' ? sql`${word} not in ${others}` : sql`${word} in ${wordsOf(category)}`
}
