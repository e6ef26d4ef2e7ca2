import { and, desc, eq } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export interface OfficeKey {
  id: string
  name: string
  hasSecret: boolean
  origins: string[]
  createdAt: EpochMs
  lastUsedAt: EpochMs | null
  revokedAt: EpochMs | null
}

/** Client keys as the office keeps them; who may call by them is asked elsewhere. */
export interface OfficeKeys {
  /** The newest first. */
  list(schoolId: string): Promise<OfficeKey[]>
  get(schoolId: string, keyId: string): Promise<OfficeKey | null>
  add(
    schoolId: string,
    key: { id: string; name: string; secretHash: string | null; origins: string[] },
    now: EpochMs,
  ): Promise<void>
  change(keyId: string, change: { secretHash?: string; origins?: string[]; revokedAt?: EpochMs }): Promise<void>
}

export const KEYS_MAX = 100

export function createOfficeKeys(db: Database): OfficeKeys {
  const { clientKey } = schema
  const toKey = ({
    id,
    name,
    secretHash,
    origins,
    createdAt,
    lastUsedAt,
    revokedAt,
  }: typeof clientKey.$inferSelect) => ({
    id,
    name,
    hasSecret: secretHash !== null,
    origins,
    createdAt,
    lastUsedAt,
    revokedAt,
  })
  return {
    async list(schoolId) {
      const rows = await db
        .select()
        .from(clientKey)
        .where(eq(clientKey.schoolId, schoolId))
        .orderBy(desc(clientKey.createdAt), desc(clientKey.id))
        .limit(KEYS_MAX)
      return rows.map(toKey)
    },
    async get(schoolId, keyId) {
      const [row] = await db
        .select()
        .from(clientKey)
        .where(and(eq(clientKey.schoolId, schoolId), eq(clientKey.id, keyId)))
      return row ? toKey(row) : null
    },
    async add(schoolId, key, createdAt) {
      await db.insert(clientKey).values({ ...key, schoolId, createdAt })
    },
    async change(keyId, change) {
      await db.update(clientKey).set(change).where(eq(clientKey.id, keyId))
    },
  }
}
