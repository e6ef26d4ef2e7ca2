import { and, asc, eq, gt, lte, ne } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export interface SignInAttempts {
  /** Counts as failed until `forgive` or `withdraw`: a hundred guesses at the same moment see each other. */
  begin(id: string, subject: string, at: EpochMs): Promise<void>
  /** Times of the other failed attempts since `since`, oldest first. */
  failures(subject: string, exceptId: string, since: EpochMs): Promise<EpochMs[]>
  /** The attempt did not test a password, so it does not count. */
  withdraw(id: string): Promise<void>
  /** A right password: nothing counts any more. */
  forgive(subject: string): Promise<void>
  deleteOlder(than: EpochMs): Promise<void>
}

export function createSignInAttempts(db: Database): SignInAttempts {
  const { signInAttempt } = schema
  return {
    async begin(id, subject, failedAt) {
      await db.insert(signInAttempt).values({ id, subject, failedAt })
    },
    async failures(subject, exceptId, since) {
      const rows = await db
        .select({ at: signInAttempt.failedAt })
        .from(signInAttempt)
        .where(
          and(eq(signInAttempt.subject, subject), ne(signInAttempt.id, exceptId), gt(signInAttempt.failedAt, since)),
        )
        .orderBy(asc(signInAttempt.failedAt))
      return rows.map((row) => row.at)
    },
    async withdraw(id) {
      await db.delete(signInAttempt).where(eq(signInAttempt.id, id))
    },
    async forgive(subject) {
      await db.delete(signInAttempt).where(eq(signInAttempt.subject, subject))
    },
    async deleteOlder(than) {
      await db.delete(signInAttempt).where(lte(signInAttempt.failedAt, than))
    },
  }
}
