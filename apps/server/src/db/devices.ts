import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from './database.ts'
import type { Device } from './sessions.ts'

export interface KnownDevice extends Device {
  firstSeenAt: EpochMs
  lastSeenAt: EpochMs
}

/** Browsers an account was used on. */
export interface Devices {
  /** How many, and whether this is one of them. */
  standing(accountId: string, deviceId: string): Promise<{ known: number; isKnown: boolean }>
  /** Seen last first. */
  list(accountId: string): Promise<KnownDevice[]>
  /** Of more than `limit`, the one that was not seen for longest is forgotten. */
  remember(accountId: string, device: Device, limit: number, now: EpochMs): Promise<void>
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
    async standing(accountId, deviceId) {
      const rows = await db.select({ id: device.deviceId }).from(device).where(eq(device.accountId, accountId))
      return { known: rows.length, isKnown: rows.some(({ id }) => id === deviceId) }
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
    async remember(accountId, { id, userAgent: name }, limit, now) {
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
