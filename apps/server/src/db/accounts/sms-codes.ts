import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { countryOf, type Phone } from '../../domain/accounts/phone.ts'
import type { CodeRequest, CodeSent, CodeStanding, TextOfDay } from '../../domain/accounts/sms-rules.ts'
import { type Database, schema } from '../database.ts'

/** A phone as one school knows it: its codes open nothing in another one. */
export type SchoolPhone = Phone & { schoolId: string }

export interface NewCode extends CodeRequest {
  id: string
  schoolId: string
  phone: Phone
  codeHash: string
  sentAt: EpochMs
  expiresAt: EpochMs
  accountId: string | null
  isDelivered: boolean
}

export interface SmsCodeBook {
  /** One at a time, so that two requests of one moment see each other; inside a transaction. */
  lock(): Promise<void>
  add(code: NewCode): Promise<void>
  /** The codes for this phone, from whichever school: too many are too many for its owner. And times of those that unknown devices asked for in this network, oldest first. */
  sentSince(phone: Phone, network: string, since: EpochMs): Promise<{ toPhone: CodeSent[]; fromNetwork: EpochMs[] }>
  /** All texts sent since then, oldest first. */
  textsSince(since: EpochMs): Promise<(TextOfDay & { at: EpochMs })[]>
  /** Rates how close the asker of the newest code was to the number; null when there is no code. */
  standing(phone: SchoolPhone, operation: string, asker: string): Promise<CodeStanding | null>
  /**
   * Counts a try at the newest code that this asker requested, if it can still be tried. Codes of other askers cannot
   * be tried.
   */
  takeTry(
    phone: SchoolPhone,
    operation: string,
    asker: string,
    triesMax: number,
    now: EpochMs,
  ): Promise<{ id: string; codeHash: string } | null>
  /** False when it was used in the meantime. */
  use(id: string, now: EpochMs): Promise<boolean>
  deleteOlder(than: EpochMs): Promise<void>
}

export function createSmsCodeBook(db: Database): SmsCodeBook {
  const { smsCode } = schema
  const isPhone = ({ zone, mobile }: Phone) => and(eq(smsCode.zone, zone), eq(smsCode.mobile, mobile))
  const isSchools = (phone: SchoolPhone) => and(eq(smsCode.schoolId, phone.schoolId), isPhone(phone))

  return {
    async lock() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('sms'))`)
    },
    async add({ phone, network, standing, ...code }) {
      const isFamiliar = standing !== 'unknown-device'
      const isKnownDevice = standing === 'known-device'
      await db.insert(smsCode).values({ ...code, ...phone, isFamiliar, isKnownDevice, address: network, tries: 0 })
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
            isKnownDevice: smsCode.isKnownDevice,
          })
          .from(smsCode)
          .where(and(where, gt(smsCode.sentAt, since)))
          .orderBy(asc(smsCode.sentAt))
        return rows.map(({ usedAt, isFamiliar, isKnownDevice, ...code }) => ({
          ...code,
          standing: standingOf({ isFamiliar, isKnownDevice }),
          isUsed: usedAt !== null,
        }))
      }
      const fromNetwork = await sent(and(eq(smsCode.address, network), eq(smsCode.isFamiliar, false)))
      return { toPhone: await sent(isPhone(phone)), fromNetwork: fromNetwork.map(({ at }) => at) }
    },
    async textsSince(since) {
      const { sentAt, zone, mobile, isFamiliar, isKnownDevice, accountId } = smsCode
      const rows = await db
        .select({ at: sentAt, zone, mobile, isFamiliar, isKnownDevice, accountId })
        .from(smsCode)
        .where(and(gt(sentAt, since), eq(smsCode.isDelivered, true)))
        .orderBy(asc(sentAt))
      return rows.map((row) => {
        const phone = { zone: row.zone, mobile: row.mobile }
        return { at: row.at, accountId: row.accountId, phone, country: countryOf(phone), standing: standingOf(row) }
      })
    },
    async standing(phone, operation, asker) {
      const [newest] = await db
        .select({ isFamiliar: smsCode.isFamiliar, isKnownDevice: smsCode.isKnownDevice })
        .from(smsCode)
        .where(and(isSchools(phone), eq(smsCode.operation, operation), eq(smsCode.asker, asker)))
        .orderBy(desc(smsCode.sentAt))
        .limit(1)
      return newest ? standingOf(newest) : null
    },
    async takeTry(phone, operation, asker, triesMax, now) {
      const newest = db
        .select({ id: smsCode.id })
        .from(smsCode)
        .where(and(isSchools(phone), eq(smsCode.operation, operation), eq(smsCode.asker, asker)))
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

const standingOf = ({ isFamiliar, isKnownDevice }: { isFamiliar: boolean; isKnownDevice: boolean }): CodeStanding =>
  isKnownDevice ? 'known-device' : isFamiliar ? 'proven' : 'unknown-device'
