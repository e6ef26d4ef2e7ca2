import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'
import type { CallingDevice, Device } from './sessions.ts'

export interface KnownDevice extends Device {
  firstSeenAt: EpochMs
  lastSeenAt: EpochMs
}

export interface Devices {
  /**
   * Counts the known devices and checks whether this is one of them: also by the id that it had before it had a secret.
   */
  standing(accountId: string, device: CallingDevice): Promise<{ known: number; isKnown: boolean }>
  /** Checks whether the account was used on it, and it has shown the secret that proves it. */
  isProvenlyKnown(accountId: string, device: CallingDevice): Promise<boolean>
  count(accountId: string): Promise<number>
  /** Seen last first. */
  list(accountId: string): Promise<KnownDevice[]>
  /** Forgets, beyond `limit`, the device that was not seen for longest. */
  remember(accountId: string, device: CallingDevice, limit: number, now: EpochMs): Promise<void>
  /** False when the account does not know it. */
  forget(accountId: string, deviceId: string): Promise<boolean>
}

export function createDevices(db: Database): Devices {
  const { device } = schema
  const isIt = (accountId: string, deviceId: string) =>
    and(eq(device.accountId, accountId), eq(device.deviceId, deviceId))

  const forget = async (accountId: string, deviceId: string) =>
    (await db.delete(device).where(isIt(accountId, deviceId)).returning({ id: device.deviceId })).length > 0

  return {
    async standing(accountId, { id, isProven, claimedId }) {
      const rows = await db.select({ id: device.deviceId }).from(device).where(eq(device.accountId, accountId))
      const isIt = (known: string) => known === id || (isProven && claimedId !== '' && known === claimedId)
      return { known: rows.length, isKnown: rows.some((row) => isIt(row.id)) }
    },
    async isProvenlyKnown(accountId, { id, isProven }) {
      if (!isProven) return false
      return (await db.select({ id: device.deviceId }).from(device).where(isIt(accountId, id))).length > 0
    },
    async count(accountId) {
      const [row] = await db.select({ known: count() }).from(device).where(eq(device.accountId, accountId))
      return row?.known ?? 0
    },
    async list(accountId) {
      const rows = await db
        .select()
        .from(device)
        .where(eq(device.accountId, accountId))
        .orderBy(desc(device.lastSeenAt))
        .limit(100)
      return rows.map(({ deviceId, name, firstSeenAt, lastSeenAt }) => ({
        id: deviceId,
        userAgent: name,
        firstSeenAt,
        lastSeenAt,
      }))
    },
    async remember(accountId, { id, userAgent: name, isProven, claimedId }, limit, now) {
      // An id that any client could claim no longer names the device.
      if (isProven && claimedId !== '') await forget(accountId, claimedId)
      await db
        .insert(device)
        .values({ accountId, deviceId: id, name, firstSeenAt: now, lastSeenAt: now })
        .onConflictDoUpdate({ target: [device.accountId, device.deviceId], set: { name, lastSeenAt: now } })
      const [kept] = await db.select({ known: count() }).from(device).where(eq(device.accountId, accountId))
      if ((kept?.known ?? 0) <= limit) return
      const [oldest] = await db
        .select({ id: device.deviceId })
        .from(device)
        .where(eq(device.accountId, accountId))
        .orderBy(asc(device.lastSeenAt))
        .limit(1)
      if (oldest) await forget(accountId, oldest.id)
    },
    forget,
  }
}
