import { desc } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from './database.ts'
import type { Localized } from './schema/values.ts'

export interface Release {
  version: string
  releasedAt: EpochMs
  notes: Localized
  isForced: boolean
  sizeBytes: number
}

/** Versions of the desktop client. */
export interface Releases {
  /** The newest fifty, the newest first. */
  list(): Promise<Release[]>
}

export function createReleases(db: Database): Releases {
  const { appRelease } = schema
  return { list: async () => db.select().from(appRelease).orderBy(desc(appRelease.releasedAt)).limit(50) }
}
