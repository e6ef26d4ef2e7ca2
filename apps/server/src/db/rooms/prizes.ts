import { desc, eq } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { PrizeGiven } from '../../domain/rooms/prize-ranking.ts'
import { type Database, schema } from '../database.ts'

export interface Prize extends PrizeGiven {
  id: string
  reason: string
  awardedAt: EpochMs
}

/** Rewards. The room's log writes them (`live/store/class-tool-rows.ts`); here they are read. */
export interface Prizes {
  /** The newest first. */
  ofLesson(lessonId: string): Promise<Prize[]>
}

export function createPrizes(db: Database): Prizes {
  const { person, prize } = schema
  return {
    async ofLesson(lessonId) {
      const rows = await db
        .select({ prize, name: person.name, avatarKey: person.avatarKey })
        .from(prize)
        .innerJoin(person, eq(person.id, prize.studentId))
        .where(eq(prize.lessonId, lessonId))
        .orderBy(desc(prize.awardedAt), desc(prize.id))
      return rows.map(({ prize: { id, studentId, kind, count, reason, awardedAt }, name, avatarKey }) => ({
        id,
        kind,
        count,
        reason,
        awardedAt,
        student: { id: studentId, name, avatarKey },
      }))
    },
  }
}
