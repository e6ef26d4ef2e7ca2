import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Phone } from '../domain/phone.ts'
import { type Database, schema } from './database.ts'

export interface SentCode {
  id: string
  phone: Phone
  operation: string
  codeHash: string
  address: string
  sentAt: EpochMs
  expiresAt: EpochMs
}

export interface SmsCodeBook {
  /** One at a time for a phone, so that two requests of one moment see each other; inside a transaction. */
  lock(phone: Phone): Promise<void>
  add(code: SentCode): Promise<void>
  /** Times of the codes for this phone, and of those this address asked for, oldest first. */
  sentSince(phone: Phone, address: string, since: EpochMs): Promise<{ toPhone: EpochMs[]; fromAddress: EpochMs[] }>
  /** Counts a try at the newest code that can still be tried. */
  takeTry(
    phone: Phone,
    operation: string,
    triesMax: number,
    now: EpochMs,
  ): Promise<{ id: string; codeHash: string } | null>
  /** False when somebody used it in the meantime. */
  use(id: string, now: EpochMs): Promise<boolean>
  deleteOlder(than: EpochMs): Promise<void>
}

export function createSmsCodeBook(db: Database): SmsCodeBook {
  const { smsCode } = schema
  const isPhone = ({ zone, mobile }: Phone) => and(eq(smsCode.zone, zone), eq(smsCode.mobile, mobile))

  return {
    async lock({ zone, mobile }) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`sms ${zone} ${mobile}`}))`)
    },
    async add({ phone, ...code }) {
      await db.insert(smsCode).values({ ...code, ...phone, tries: 0 })
    },
    async sentSince(phone, address, since) {
      const times = async (where: ReturnType<typeof isPhone>) => {
        const rows = await db
          .select({ at: smsCode.sentAt })
          .from(smsCode)
          .where(and(where, gt(smsCode.sentAt, since)))
          .orderBy(asc(smsCode.sentAt))
        return rows.map(({ at }) => at)
      }
      return { toPhone: await times(isPhone(phone)), fromAddress: await times(eq(smsCode.address, address)) }
    },
    async takeTry(phone, operation, triesMax, now) {
      const newest = db
        .select({ id: smsCode.id })
        .from(smsCode)
        .where(and(isPhone(phone), eq(smsCode.operation, operation)))
        .orderBy(desc(smsCode.sentAt))
        .limit(1)
      const [taken] = await db
        .update(smsCode)
        .set({ tries: sql`${smsCode.tries} + 1` })
        .where(
          and(eq(smsCode.id, newest), lt(smsCode.tries, triesMax), isNull(smsCode.usedAt), gt(smsCode.expiresAt, now)),
        )
        .returning({ id: smsCode.id, codeHash: smsCode.codeHash })
      return taken ?? null
    },
    async use(id, now) {
      const used = await db
        .update(smsCode)
        .set({ usedAt: now })
        .where(and(eq(smsCode.id, id), isNull(smsCode.usedAt)))
        .returning({ id: smsCode.id })
      return used.length > 0
    },
    async deleteOlder(than) {
      await db.delete(smsCode).where(lte(smsCode.sentAt, than))
    },
  }
}
