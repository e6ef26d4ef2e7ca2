import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export interface ClientKey {
  id: string
  schoolId: string
  name: string
  /** Null for a page in browsers. */
  secretHash: string | null
  origins: readonly string[]
  createdAt: EpochMs
  lastUsedAt: EpochMs | null
  revokedAt: EpochMs | null
}

export interface ClientKeys {
  /** The school's keys, revoked ones too, the newest first. */
  ofSchool(schoolId: string): Promise<ClientKey[]>
  /** Null when the school has no such key. */
  get(schoolId: string, id: string): Promise<ClientKey | null>
  countInUse(schoolId: string): Promise<number>
  add(key: Pick<ClientKey, 'id' | 'schoolId' | 'name' | 'secretHash' | 'origins' | 'createdAt'>): Promise<void>
  /** False when the school has no such key, or it is revoked; so are the two below. */
  setSecret(schoolId: string, id: string, secretHash: string): Promise<boolean>
  setOrigins(schoolId: string, id: string, origins: readonly string[]): Promise<boolean>
  revoke(schoolId: string, id: string, now: EpochMs): Promise<boolean>
  markUsed(id: string, now: EpochMs): Promise<void>
  /** Keys of all schools that are not revoked, the oldest first. */
  inUse(): Promise<ClientKey[]>
}

export function createClientKeys(db: Database): ClientKeys {
  const { clientKey } = schema
  const isInUse = (schoolId: string, id: string) =>
    and(eq(clientKey.schoolId, schoolId), eq(clientKey.id, id), isNull(clientKey.revokedAt))
  const change = async (schoolId: string, id: string, values: Partial<typeof clientKey.$inferInsert>) =>
    (await db.update(clientKey).set(values).where(isInUse(schoolId, id)).returning({ id: clientKey.id })).length > 0

  return {
    async ofSchool(schoolId) {
      const rows = await db
        .select()
        .from(clientKey)
        .where(eq(clientKey.schoolId, schoolId))
        .orderBy(asc(clientKey.createdAt), asc(clientKey.id))
      return rows.toReversed()
    },
    async get(schoolId, id) {
      const [row] = await db
        .select()
        .from(clientKey)
        .where(and(eq(clientKey.schoolId, schoolId), eq(clientKey.id, id)))
      return row ?? null
    },
    async countInUse(schoolId) {
      const [row] = await db
        .select({ keys: count() })
        .from(clientKey)
        .where(and(eq(clientKey.schoolId, schoolId), isNull(clientKey.revokedAt)))
      return row?.keys ?? 0
    },
    async add({ origins, ...key }) {
      await db.insert(clientKey).values({ ...key, origins: [...origins] })
    },
    setSecret: (schoolId, id, secretHash) => change(schoolId, id, { secretHash }),
    setOrigins: (schoolId, id, origins) => change(schoolId, id, { origins: [...origins] }),
    revoke: (schoolId, id, now) => change(schoolId, id, { revokedAt: now }),
    async markUsed(id, now) {
      await db.update(clientKey).set({ lastUsedAt: now }).where(eq(clientKey.id, id))
    },
    inUse: () =>
      db
        .select()
        .from(clientKey)
        .where(isNull(clientKey.revokedAt))
        .orderBy(asc(clientKey.createdAt), asc(clientKey.id)),
  }
}
