/**
 * As a program, forked by `shared-server.ts`: the real server, which opens a school when it is asked to. The school is
 * made in the server's own process, as the demo school is, and no restart is needed for it.
 */
import { createClientKey, revokeClientKey } from '../../apps/server/src/auth/client-keys.ts'
import { createStores } from '../../apps/server/src/db/stores.ts'
import { settingProblems } from '../../apps/server/src/domain/school/school-settings.ts'
import { createDemoSchool } from '../../apps/server/src/demo/demo-school.ts'
import { createRoomStore } from '../../apps/server/src/live/store/room-store.ts'
import { createLogger } from '../../apps/server/src/node/create-logger.ts'
import { nodePasswordHasher } from '../../apps/server/src/node/node-password-hasher.ts'
import { readSettings } from '../../apps/server/src/node/settings.ts'
import { startServer } from '../../apps/server/src/node/start-server.ts'
import { systemClock } from '../../apps/server/src/ports/clock.ts'
import type { Answer, Asked } from './shared-server.ts'

const server = await startServer(readSettings(process.env, process.cwd()), createLogger('error'), (error) => {
  throw error
})
const { backend, db } = server
const store = createRoomStore(db)
// Every demo school has the one public password, and its hash is worth half a second.
const hashes = new Map<string, Promise<string>>()
const passwords = {
  ...nodePasswordHasher,
  hash(password: string) {
    const hash = hashes.get(password) ?? nodePasswordHasher.hash(password)
    hashes.set(password, hash)
    return hash
  },
}

const { clientKeys } = createStores(db)

async function resultOf(asked: Asked): Promise<string> {
  switch (asked.do) {
    case 'open': {
      const further = { slug: asked.slug, name: '华文示范学校' }
      await createDemoSchool({ db, store, passwords, clock: systemClock, further }).seed()
      return ''
    }
    case 'change':
      for (const statement of asked.statements) await db.execute(statement)
      return ''
    case 'set': {
      const [problem] = settingProblems(asked.settings)
      if (problem) throw new Error(`${problem.setting}: ${problem.denial}, allowed is ${problem.allowed}`)
      // Checked above: names of settings, numbers and switches.
      await db.execute(
        `update school set settings = '${JSON.stringify(asked.settings)}' where id = '${asked.schoolId}'`,
      )
      return ''
    }
    case 'addKey': {
      const { schoolId, origins } = asked
      const key = await createClientKey(
        clientKeys,
        { schoolId, name: 'Partner', hasSecret: false, origins },
        Date.now(),
      )
      if ('denial' in key) throw new Error(key.denial)
      return key.id
    }
    case 'revokeKey':
      return (await revokeClientKey(clientKeys, asked.schoolId, asked.keyId, Date.now())) ?? ''
  }
}

const answer = (message: Answer) => process.send?.(message)
process.on('message', (asked: Asked) => {
  const { id } = asked
  resultOf(asked)
    .finally(() => backend.schools.forget())
    .then(
      (result) => answer({ id, error: null, result }),
      (error: unknown) => answer({ id, error: String(error) }),
    )
})
process.on('disconnect', () => process.exit())
process.on('SIGTERM', () => void server.stop().then(() => process.exit()))
answer({ id: 0, error: null })
