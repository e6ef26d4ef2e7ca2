import { and, eq } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export type Visited = 'review' | 'performance'

/** Records the content that students have already opened: takes the dot off a card. */
export interface Visits {
  /** @returns the first visit, which this one may be */
  note(
    personId: string,
    lessonId: string,
    what: Visited,
    now: EpochMs,
  ): Promise<{ isFirst: boolean; visitedAt: EpochMs }>
  /** Marks it as new again. */
  forget(personId: string, lessonId: string, what: Visited): Promise<void>
  of(personId: string, lessonId: string): Promise<Set<Visited>>
  visitors(lessonId: string, what: Visited): Promise<Set<string>>
}

export function createVisits(db: Database): Visits {
  const { visit } = schema
  const is = (personId: string, lessonId: string, what: Visited) =>
    and(eq(visit.personId, personId), eq(visit.lessonId, lessonId), eq(visit.what, what))
  return {
    async note(personId, lessonId, what, now) {
      const added = await db
        .insert(visit)
        .values({ personId, lessonId, what, visitedAt: now })
        .onConflictDoNothing()
        .returning({ visitedAt: visit.visitedAt })
      if (added.length > 0) return { isFirst: true, visitedAt: now }
      const [first] = await db
        .select({ visitedAt: visit.visitedAt })
        .from(visit)
        .where(is(personId, lessonId, what))
      return { isFirst: false, visitedAt: first?.visitedAt ?? now }
    },
    async forget(personId, lessonId, what) {
      await db.delete(visit).where(is(personId, lessonId, what))
    },
    async of(personId, lessonId) {
      const rows = await db
        .select({ what: visit.what })
        .from(visit)
        .where(and(eq(visit.personId, personId), eq(visit.lessonId, lessonId)))
      return new Set(rows.map(({ what }) => what))
    },
    async visitors(lessonId, what) {
      const rows = await db
        .select({ personId: visit.personId })
        .from(visit)
        .where(and(eq(visit.lessonId, lessonId), eq(visit.what, what)))
      return new Set(rows.map(({ personId }) => personId))
    },
  }
}
