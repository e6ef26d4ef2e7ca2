/** `pnpm school` against PostgreSQL, without a server: what an operator does before the first start. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PostgresServer, startPostgres } from '../../../../scripts/lib/postgres.ts'
import { run } from './run-server.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/school.ts', import.meta.url))

let dataDir: string
let postgres: PostgresServer
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hwjy-school-'))
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs the command and gives its answer. */
async function school(...words: string[]): Promise<Record<string, unknown>> {
  const command = run([SCRIPT, ...words, '--json'], { DATABASE_URL: postgres.url, DATA_DIR: dataDir, DEMO: 'off' })
  const code = await command.exited
  if (code !== 0) throw new Error(`${words.join(' ')}: ${String(code)} ${command.output()}`)
  return JSON.parse(command.output()) as Record<string, unknown>
}

const creating = ['create', '--name', 'My school', '--slug', 'my-school', '--admin', 'Ada Lin'] as const

it('a dry run on PostgreSQL makes no tables, and says what brings them up to date', async () => {
  const tried = school(...creating, '--dry-run')
  await expect(tried).rejects.toThrow(/has no tables yet.*command without --dry-run/s)
  const { default: postgresClient } = await import('postgres')
  const client = postgresClient(postgres.url, { max: 1, onnotice: () => undefined })
  const schemas = await client`select schema_name from information_schema.schemata where schema_name = 'drizzle'`
  await client.end()
  expect(schemas).toHaveLength(0)
})

it('makes a school on PostgreSQL, adds a teacher and imports students, twice without doubles', async () => {
  const made = await school(...creating)
  expect(made).toMatchObject({ school: 'my-school', username: 'ada.lin' })
  expect(await school('add-teacher', '--name', 'Tom Teach')).toMatchObject({ username: 'tom.teach' })
  const file = join(dataDir, 'students.csv')
  await writeFile(file, 'externalId,name\nS1,Mia Rossi\nS2,Anna K\n')
  expect(await school('import', file, '--table', 'students')).toMatchObject({ created: 2, bad: 0 })
  expect(await school('import', file, '--table', 'students')).toMatchObject({ created: 0, unchanged: 2 })
  // Now that the tables are there, a dry run has what it checks.
  const planned = ['create', '--name', 'Third', '--slug', 'third', '--admin', 'Cy Xu'] as const
  expect(await school(...planned, '--dry-run')).toMatchObject({ school: 'third', isDryRun: true })
  // At the address of the first school, the people of another could not sign in.
  const second = await school('create', '--name', 'Other', '--slug', 'other', '--admin', 'Bo Wu')
  expect(second['link']).toMatch(/^http:\/\/other\.localhost:8080\//)
})
