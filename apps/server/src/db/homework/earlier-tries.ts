import { count, desc, eq } from 'drizzle-orm'
import type { EarlierTry } from '../../domain/homework/earlier-try.ts'
import type { Work } from '../../domain/homework/homework.ts'
import { type Database, schema } from '../database.ts'

export interface NumberedTry extends EarlierTry {
  tryNo: number
}

/** Keeps what the tries of a work got before it was given back. */
export interface EarlierTries {
  /** The last five, the first of them first. A work that was never given back is not asked about. */
  of(work: Pick<Work, 'id' | 'returnedAt'> | null): Promise<NumberedTry[]>
  /** The work must be locked: the number of the try follows from the tries before. */
  add(answerPaperId: string, ended: EarlierTry): Promise<void>
}

// The contract names it, too.
const TRIES_MAX = 5

export function createEarlierTries(db: Database): EarlierTries {
  const { earlierTry } = schema
  return {
    async of(work) {
      if (work === null || work.returnedAt === null) return []
      const rows = await db
        .select()
        .from(earlierTry)
        .where(eq(earlierTry.answerPaperId, work.id))
        .orderBy(desc(earlierTry.tryNo))
        .limit(TRIES_MAX)
      return rows.toReversed()
    },
    async add(answerPaperId, ended) {
      const [before] = await db
        .select({ count: count() })
        .from(earlierTry)
        .where(eq(earlierTry.answerPaperId, answerPaperId))
      await db.insert(earlierTry).values({ answerPaperId, tryNo: (before?.count ?? 0) + 1, ...ended })
    },
  }
}
