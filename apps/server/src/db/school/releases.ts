import type { Localized } from '../../domain/localized.ts'
import { desc } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export interface Release {
  version: string
  releasedAt: EpochMs
  notes: Localized
  isForced: boolean
  sizeBytes: number
}

export interface Releases {
  /** The newest fifty, the newest first. */
  list(): Promise<Release[]>
}

export function createReleases(db: Database): Releases {
  const { appRelease } = schema
  return { list: async () => db.select().from(appRelease).orderBy(desc(appRelease.releasedAt)).limit(50) }
}
