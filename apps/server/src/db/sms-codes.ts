import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Phone } from '../domain/phone.ts'
import type { CodeRequest, CodeSent } from '../domain/sms-rules.ts'
import { type Database, schema } from './database.ts'

export interface NewCode extends CodeRequest {
  id: string
  phone: Phone
  codeHash: string
  sentAt: EpochMs
  expiresAt: EpochMs
}

export interface SmsCodeBook {
  /** One at a time for a phone, so that two requests of one moment see each other; inside a transaction. */
  lock(phone: Phone): Promise<void>
  add(code: NewCode): Promise<void>
  /** The codes for this phone, and times of those this network asked for, oldest first. */
  sentSince(phone: Phone, network: string, since: EpochMs): Promise<{ toPhone: CodeSent[]; fromNetwork: EpochMs[] }>
  /** Counts a try at the newest code that this asker asked for, if it can still be tried. Nobody else's can be tried. */
  takeTry(
    phone: Phone,
    operation: string,
    asker: string,
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
    async add({ phone, network, ...code }) {
      await db.insert(smsCode).values({ ...code, ...phone, address: network, tries: 0 })
    },
    async sentSince(phone, network, since) {
      const sent = async (where: ReturnType<typeof isPhone>) => {
        const rows = await db
          .select({
            at: smsCode.sentAt,
            operation: smsCode.operation,
            usedAt: smsCode.usedAt,
            asker: smsCode.asker,
            network: smsCode.address,
            isFamiliar: smsCode.isFamiliar,
          })
          .from(smsCode)
          .where(and(where, gt(smsCode.sentAt, since)))
          .orderBy(asc(smsCode.sentAt))
        return rows.map(({ usedAt, ...code }) => ({ ...code, isUsed: usedAt !== null }))
      }
      const fromNetwork = await sent(eq(smsCode.address, network))
      return { toPhone: await sent(isPhone(phone)), fromNetwork: fromNetwork.map(({ at }) => at) }
    },
    async takeTry(phone, operation, asker, triesMax, now) {
      const newest = db
        .select({ id: smsCode.id })
        .from(smsCode)
        .where(and(isPhone(phone), eq(smsCode.operation, operation), eq(smsCode.asker, asker)))
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
