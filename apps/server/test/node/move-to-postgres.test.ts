import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '../../../../scripts/lib/postgres.ts'
import { copyPreparedSchool } from '../../../../scripts/lib/prepared-school.ts'
import { allTables } from '../../src/db/all-tables.ts'
import { type Database, rows, schema } from '../../src/db/database.ts'
import { openFolderDatabase, openPostgresDatabase } from '../../src/node/database/open-database.ts'
import { silentLogger } from '../../src/ports/logger.ts'
import { postForm, signIn } from './http-client.ts'
import { type RunningProcess, run, runServer } from './run-server.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/move-to-postgres.ts', import.meta.url))

let dataDir: string
let postgres: PostgresServer
const started: RunningProcess[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hwjy-move-'))
  await copyPreparedSchool(dataDir)
  postgres = await startPostgres()
})
afterAll(async () => {
  for (const server of started) server.kill('SIGKILL')
  await Promise.all(started.map(({ exited }) => exited))
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = (env: Record<string, string> = {}) => {
  const server = runServer({ DATA_DIR: dataDir, ...env })
  started.push(server)
  return server
}
const move = () => {
  const moving = run([SCRIPT, dataDir], { DATABASE_URL: postgres.url })
  started.push(moving)
  return moving
}

describe('moving to PostgreSQL', () => {
  let token: string

  it('takes every row along', async () => {
    const server = start()
    const base = await server.ready
    token = await signIn(base, 'student.anna')
    const info = { userId: 'usr_anna', subBizType: 'WhiteScreen', logType: 'warn', data: '{"“名”":"\\u0001"}' }
    const collected = await fetch(`${base}/api-user/metrics/collect`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        sendTime: '2026-11-20T01:00:01.000Z',
        infos: [{ ...info, collectTime: '2026-11-20T01:00:00.123Z' }],
      }),
    })
    expect(await collected.json()).toMatchObject({ code: 200 })
    server.kill('SIGTERM')
    await server.exited

    await keepKeyframe()

    const moving = move()
    expect([await moving.exited, moving.output()]).toEqual([0, expect.stringContaining('Everything is in PostgreSQL')])

    await using databases = new AsyncDisposableStack()
    const from = await openFolderDatabase(dataDir, silentLogger)
    databases.defer(() => from.close())
    const to = await openPostgresDatabase(postgres.url)
    databases.defer(() => to.close())
    const filled: string[] = []
    for (const table of allTables) {
      const name = getTableName(table)
      const [before, after] = await Promise.all([contentOf(from.db, name), contentOf(to.db, name)])
      expect([name, after]).toEqual([name, before])
      if (before.length > 0) filled.push(name)
    }
    expect(filled).toEqual(expect.arrayContaining(['person', 'session', 'metric_entry', 'room_event', 'room_keyframe']))
    const migrations = sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at`
    expect(await rows(to.db, migrations)).toEqual(await rows(from.db, migrations))
  })

  it('keeps everybody signed in, and lets them sign in', async () => {
    const server = start({ DATABASE_URL: postgres.url })
    const base = await server.ready
    expect(await postForm(base, '/api-user/user/userInfo', {}, token)).toMatchObject({ code: 200 })
    const again = await signIn(base, 'student.anna')
    const today = await postForm(base, '/api-user/study/lessonToday', {}, again)
    expect(today).toMatchObject({ code: 200 })
    server.kill('SIGTERM')
    await server.exited
  })

  it('does not touch a database that is not empty', async () => {
    const moving = move()
    expect(await moving.exited).toBe(1)
    expect(moving.output()).toContain('is not empty')
  })
})

/** A room with all 256 bytes: the demo school is too young for one. */
async function keepKeyframe(): Promise<void> {
  const { db, close } = await openFolderDatabase(dataDir, silentLogger)
  const [room] = await db.select().from(schema.room)
  await db.insert(schema.roomKeyframe).values({
    roomId: room?.id ?? '',
    seq: 1,
    at: Date.now(),
    bytes: Uint8Array.from({ length: 256 }, (_, index) => index),
  })
  await close()
}

/** Every row as one text, which is the same from both databases. */
async function contentOf(db: Database, table: string): Promise<string[]> {
  const found = await rows<{ text: string }>(
    db,
    sql.raw(`select (to_jsonb(t))::text as text from "${table}" t order by 1`),
  )
  return found.map(({ text }) => text)
}
