import type { EpochMs } from '@hwjy/classroom/core'
import type { Language } from '@hwjy/sdk/errors'
import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { type Database, schema } from '../database.ts'

export interface LetterCode {
  id: string
  accountId: string
  mailAddress: string
  language: Language
  sentAt: EpochMs
  expiresAt: EpochMs
}

/** Keeps which codes were mailed to addresses that a family wants its weekly letter at. */
export interface LetterCodeBook {
  /** Requests of one moment see each other after it; inside a transaction. */
  lock(): Promise<void>
  add(code: LetterCode): Promise<void>
  /** Times of the codes of an account, and of those to an address from whichever account, oldest first. */
  sentSince(
    asker: Pick<LetterCode, 'accountId' | 'mailAddress'>,
    since: EpochMs,
  ): Promise<{ ofAccount: (Pick<LetterCode, 'mailAddress'> & { at: EpochMs })[]; toAddress: EpochMs[] }>
  /** Returns a code that can still be entered. */
  find(id: string, now: EpochMs): Promise<LetterCode | null>
  /** Counts a try at the newest code of an account, if it can still be tried. */
  takeTry(accountId: string, triesMax: number, now: EpochMs): Promise<LetterCode | null>
  /** False when it was used in the meantime. */
  use(id: string, now: EpochMs): Promise<boolean>
  deleteBefore(sentAt: EpochMs): Promise<void>
}

export function createLetterCodeBook(db: Database): LetterCodeBook {
  const { letterCode } = schema
  const isUsable = (now: EpochMs) => and(isNull(letterCode.usedAt), gt(letterCode.expiresAt, now))

  return {
    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('letter-code'))`)
    },
    async add(code) {
      await db.insert(letterCode).values(code)
    },
    async sentSince({ accountId, mailAddress }, since) {
      const isLate = gt(letterCode.sentAt, since)
      const sent = (isOne: ReturnType<typeof eq>) =>
        db
          .select({ mailAddress: letterCode.mailAddress, at: letterCode.sentAt })
          .from(letterCode)
          .where(and(isOne, isLate))
          .orderBy(asc(letterCode.sentAt))
      const ofAccount = await sent(eq(letterCode.accountId, accountId))
      const toAddress = await sent(eq(sql`lower(${letterCode.mailAddress})`, mailAddress.toLowerCase()))
      return { ofAccount, toAddress: toAddress.map(({ at }) => at) }
    },
    async find(id, now) {
      const [found] = await db
        .select()
        .from(letterCode)
        .where(and(eq(letterCode.id, id), isUsable(now)))
      return found ?? null
    },
    async takeTry(accountId, triesMax, now) {
      const newest = db
        .select({ id: letterCode.id })
        .from(letterCode)
        .where(eq(letterCode.accountId, accountId))
        .orderBy(desc(letterCode.sentAt))
        .limit(1)
      const [taken] = await db
        .update(letterCode)
        .set({ tries: sql`${letterCode.tries} + 1` })
        .where(and(eq(letterCode.id, newest), lt(letterCode.tries, triesMax), isUsable(now)))
        .returning()
      return taken ?? null
    },
    async use(id, now) {
      const used = await db
        .update(letterCode)
        .set({ usedAt: now })
        .where(and(eq(letterCode.id, id), isNull(letterCode.usedAt)))
        .returning({ id: letterCode.id })
      return used.length > 0
    },
    async deleteBefore(sentAt) {
      await db.delete(letterCode).where(lte(letterCode.sentAt, sentAt))
    },
  }
}
