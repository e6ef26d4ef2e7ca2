import type { PGlite } from '@electric-sql/pglite'
import {
  type Backend,
  type BackendOptions,
  createBackend,
  createMemoryObjectStore,
  migrate,
  wasmPasswordHasher,
} from '@hwjy/server/core'
import { keepStatements, pgliteDatabase } from '@hwjy/server/pglite'

/**
 * The secret protects nothing, because no token leaves this browser or test; it only has to be long and stay the same.
 */
const SECRET = 'the backend inside the browser signs for itself only'

/**
 * Creates the reference backend with the demo school, media peer to peer, over the given database.
 * @param demoMedia loads the demo's files; without it the demo is the small one
 */
export async function createMockBackend(client: PGlite, demoMedia?: BackendOptions['demoMedia']): Promise<Backend> {
  const db = pgliteDatabase(keepStatements(client))
  await migrate(db)
  const backend = createBackend({
    db,
    passwords: wasmPasswordHasher,
    objects: createMemoryObjectStore(),
    secret: SECRET,
    ...(demoMedia && { demoMedia }),
    // The page that asks also answers: a captcha here only shows what one is like.
    config: { demo: true, captchaKeys: 120 },
  })
  await backend.start()
  return backend
}
