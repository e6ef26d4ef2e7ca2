import type { SchoolRole } from '../../domain/actor.ts'
import { eq } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export interface CalendarFeed {
  id: string
  createdAt: EpochMs
}

/** Feeds that let calendar programs read a person's lessons. Each person has one, or none. */
export interface CalendarFeeds {
  of(personId: string): Promise<CalendarFeed | null>
  /** Takes the place of the one before. */
  renew(personId: string, now: EpochMs): Promise<CalendarFeed>
  revoke(personId: string): Promise<void>
  /** The person of the feed; null when it was revoked or replaced. */
  owner(feedId: string): Promise<{ personId: string; role: SchoolRole; name: string } | null>
}

export function createCalendarFeeds(db: Database): CalendarFeeds {
  const { calendarFeed, person } = schema
  return {
    async of(personId) {
      const [row] = await db.select().from(calendarFeed).where(eq(calendarFeed.personId, personId))
      return row ? { id: row.id, createdAt: row.createdAt } : null
    },
    async renew(personId, now) {
      const feed = { id: crypto.randomUUID(), createdAt: now }
      await db
        .insert(calendarFeed)
        .values({ personId, ...feed })
        .onConflictDoUpdate({ target: calendarFeed.personId, set: feed })
      return feed
    },
    async revoke(personId) {
      await db.delete(calendarFeed).where(eq(calendarFeed.personId, personId))
    },
    async owner(feedId) {
      const [row] = await db
        .select({ personId: person.id, role: person.role, name: person.name })
        .from(calendarFeed)
        .innerJoin(person, eq(person.id, calendarFeed.personId))
        .where(eq(calendarFeed.id, feedId))
      return row ?? null
    },
  }
}
