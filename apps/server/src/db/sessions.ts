import { and, eq, gt, lte } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Actor } from '../domain/actor.ts'
import { type Database, schema } from './database.ts'

export interface Sessions {
  create(tokenHash: string, actor: Actor, now: EpochMs, expiresAt: EpochMs): Promise<void>
  /** Whose token it is; null when unknown or expired. */
  find(tokenHash: string, now: EpochMs): Promise<Actor | null>
  delete(tokenHash: string): Promise<void>
  deleteExpired(now: EpochMs): Promise<void>
}

/** "Last seen" is written at most this often: not every call should be a write. */
const SEEN_EVERY_MS = 60_000

export function createSessions(db: Database): Sessions {
  const { session, person } = schema
  return {
    async create(tokenHash, actor, now, expiresAt) {
      await db
        .insert(session)
        .values({ tokenHash, personId: actor.userId, role: actor.role, createdAt: now, lastSeenAt: now, expiresAt })
    },
    async find(tokenHash, now) {
      const [row] = await db
        .select({ userId: person.id, role: session.role, name: person.name, lastSeenAt: session.lastSeenAt })
        .from(session)
        .innerJoin(person, eq(person.id, session.personId))
        .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now)))
      if (!row) return null
      const { lastSeenAt, ...actor } = row
      if (now - lastSeenAt > SEEN_EVERY_MS) {
        await db.update(session).set({ lastSeenAt: now }).where(eq(session.tokenHash, tokenHash))
      }
      return actor
    },
    async delete(tokenHash) {
      await db.delete(session).where(eq(session.tokenHash, tokenHash))
    },
    async deleteExpired(now) {
      await db.delete(session).where(lte(session.expiresAt, now))
    },
  }
}
