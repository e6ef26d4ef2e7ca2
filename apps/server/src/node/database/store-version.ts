import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '../process/start-problem.ts'

/** The PostgreSQL inside the pinned PGlite. Changes only together with the pin. */
export const STORE_VERSION = '18'

/**
 * Refuses a folder that another PostgreSQL wrote: PGlite itself only says "failed to initialize properly".
 * @throws {StartProblem} `other-version`
 */
export function checkStoreVersion(directory: string): void {
  const file = join(directory, 'PG_VERSION')
  if (!existsSync(file)) return
  const found = readFileSync(file, 'utf8').trim()
  if (found === STORE_VERSION) return
  throw new StartProblem(
    'other-version',
    `The store in ${directory} was written by PostgreSQL ${found}; this version of the server brings PostgreSQL ${STORE_VERSION}.\n` +
      'Nothing was changed. To continue:\n' +
      '  1. start the version of the server that wrote it, and move the data to a PostgreSQL server (see "Moving to PostgreSQL" in apps/server/README.md), or\n' +
      '  2. set that folder aside and start with an empty one: DATA_DIR=/another/folder.',
  )
}
