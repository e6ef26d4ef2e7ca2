import { eq } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from './database.ts'

/** The kind of store before this start; `unknown` for a new one, and one from before this was noted. */
export type FormerInstallation = 'demo' | 'school' | 'unknown'

/** Records whether this store belongs to a demo or to a real school: nothing else in the store tells them apart. */
export interface Installations {
  /** @returns the kind before */
  become(isDemo: boolean, now: EpochMs): Promise<FormerInstallation>
}

const ID = 'this'

export function createInstallations(db: Database): Installations {
  const { installation } = schema
  return {
    async become(isDemo, now) {
      const [former] = await db.select().from(installation).where(eq(installation.id, ID)).for('update')
      if (former?.isDemo === isDemo) return isDemo ? 'demo' : 'school'
      const change = { isDemo, changedAt: now }
      await db
        .insert(installation)
        .values({ id: ID, ...change })
        .onConflictDoUpdate({ target: installation.id, set: change })
      if (!former) return 'unknown'
      return former.isDemo ? 'demo' : 'school'
    },
  }
}
