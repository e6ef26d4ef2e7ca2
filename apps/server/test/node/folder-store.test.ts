import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyPreparedStore } from '../../../../scripts/lib/prepared-school.ts'
import { type Database, isMigrationPending, migrate, rows, schema } from '../../src/db/database.ts'
import { pgliteDatabase } from '../../src/db/pglite-database.ts'
import { TIMES_PER_PLAN } from '../../src/db/statements/pglite-statements.ts'
import { isDumpDue, writeDump } from '../../src/node/database/dumps.ts'
import { openFolderDatabase } from '../../src/node/database/open-database.ts'
import { openPgliteThread } from '../../src/node/database/pglite-thread.ts'
import { syncedNodeFs, syncedStartParams } from '../../src/node/database/synced-node-fs.ts'
import { silentLogger } from '../../src/ports/logger.ts'
import { run } from './run-server.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hwjy-store-'))
  await copyPreparedStore(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const school = (id: string) => ({ id, name: '学校', timeZone: 'Asia/Shanghai' })

describe('the folder store', () => {
  it('syncs every acknowledged write to the disk', async () => {
    let syncs = 0
    const pg = await PGlite.create({
      fs: syncedNodeFs(join(folder, 'database'), () => syncs++),
      startParams: syncedStartParams(),
    })
    await pg.exec('create table note (id int)')
    const before = syncs
    for (let i = 0; i < 20; i++) await pg.query('insert into note values ($1)', [i])
    expect(syncs - before).toBeGreaterThanOrEqual(20)
    await pg.close()
  })

  it('loses nothing it acknowledged when the process is killed', async () => {
    const writer = fileURLToPath(new URL('./write-loop.ts', import.meta.url))
    const child = run([writer, folder], {})
    await expect.poll(() => acknowledged(child.output()).length).toBeGreaterThan(100)
    child.kill('SIGKILL')
    await child.exited
    const { db, close } = await openFolderDatabase(folder, silentLogger)
    const rows = await db.select({ id: schema.school.id }).from(schema.school)
    const stored = new Set(rows.map(({ id }) => id))
    expect(acknowledged(child.output()).filter((id) => !stored.has(id))).toEqual([])
    await close()
  })

  it('is another thread: rolls back, reports constraints, keeps transactions apart and statements that come again, and gives a dump that can be restored', async () => {
    const thread = await openPgliteThread(join(folder, 'fresh'))
    const db = pgliteDatabase(thread)
    expect(await isMigrationPending(db)).toBe('fresh')
    await migrate(db)
    expect(await isMigrationPending(db)).toBe(false)
    await db.insert(schema.school).values(school('a'))
    const doubled = db.insert(schema.school).values(school('a'))
    await expect(doubled).rejects.toMatchObject({ cause: { code: '23505', constraint: 'school_pkey' } })
    const given = db.transaction(async (tx) => {
      await tx.insert(schema.school).values(school('b'))
      throw new Error('given up')
    })
    const [, outside] = await Promise.all([
      expect(given).rejects.toThrow('given up'),
      db.select().from(schema.school).where(eq(schema.school.id, 'b')),
    ])
    expect(outside).toEqual([])
    await expectKept(db)
    const dump = new Blob([new Uint8Array(await thread.dump())], { type: 'application/x-gzip' })
    await thread.close()
    await expect(db.select().from(schema.school)).rejects.toMatchObject({
      cause: new Error('The database thread has stopped'),
    })
    const restored = await PGlite.create({ loadDataDir: dump })
    expect(await pgliteDatabase(restored).select({ id: schema.school.id }).from(schema.school)).toEqual([{ id: 'a' }])
    await restored.close()
  })
})

/** A statement that comes again is kept, planned anew after many times, and read anew when its columns have changed. */
async function expectKept(db: Database): Promise<void> {
  await db.execute(sql`create table note (id int, text text)`)
  await db.execute(sql`insert into note values (1, 'one')`)
  const note = async (id: number) => rows(db, sql`select * from note where id = ${id}`)
  const names = async () =>
    (
      await rows<{ name: string }>(
        db,
        sql`select name from pg_prepared_statements where statement like 'select * from note%'`,
      )
    ).map(({ name }) => name)
  for (let time = 0; time < 3; time++) expect(await note(1)).toEqual([{ id: 1, text: 'one' }])
  const before = await names()
  expect(before).toHaveLength(1)
  for (let time = 0; time < TIMES_PER_PLAN; time++) await note(2)
  const after = await names()
  expect([after.length, after[0] === before[0]]).toEqual([1, false])
  await note(1)
  await db.execute(sql`alter table note drop column text`)
  expect(await note(1)).toEqual([{ id: 1 }])
  await db.execute(sql`alter table note add column text text`)
  const inside = db.transaction(async (tx) => tx.execute(sql`select * from note where id = ${1}`))
  await expect(inside).rejects.toMatchObject({ cause: { code: '0A000' } })
  expect(await note(1)).toEqual([{ id: 1, text: null }])
  const refused = () => rows(db, sql`select 1 / ${0}::int as ratio`)
  for (let time = 0; time < 3; time++) await expect(refused()).rejects.toMatchObject({ cause: { code: '22012' } })
  expect(await note(1)).toEqual([{ id: 1, text: null }])
}

describe('dumps', () => {
  it('are due once a day, and the newest seven are kept', async () => {
    const dumps = join(folder, 'dumps')
    const day = (n: number) => new Date(Date.UTC(2026, 10, n))
    expect(await isDumpDue(dumps, day(1))).toBe(true)
    for (let n = 1; n <= 9; n++) await writeDump(dumps, new Uint8Array([n]), day(n))
    expect(await readdir(dumps)).toHaveLength(7)
    expect((await readdir(dumps)).sort()[0]).toContain('2026-11-03')
    expect(await isDumpDue(dumps, new Date(day(9).getTime() + 60_000))).toBe(false)
    expect(await isDumpDue(dumps, day(11))).toBe(true)
  })
})

const acknowledged = (output: string) => output.split('\n').filter((line) => line.startsWith('row-'))
