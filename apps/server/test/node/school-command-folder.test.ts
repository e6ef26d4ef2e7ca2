/** `pnpm school` pointed at the wrong folder: nothing is made there, and programs can read why. */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockFolder } from '../../src/node/database/folder-lock.ts'
import { run } from './run-server.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/school.ts', import.meta.url))

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hwjy-school-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function school(...words: string[]) {
  const command = run([SCRIPT, ...words], { DATA_DIR: dataDir, DEMO: 'off' })
  return { code: await command.exited, output: command.output() }
}

it('a command other than create makes no database in a folder that has none', async () => {
  const { code, output } = await school('key', 'list')
  expect({ code, output }).toMatchObject({
    code: 2,
    output: expect.stringContaining(`There is no school in ${dataDir}`),
  })
  expect(await readdir(dataDir)).toEqual([])
})

it('a dry run of create in an empty folder leaves it empty', async () => {
  const { code, output } = await school(
    'create',
    '--name',
    'My school',
    '--slug',
    'mine',
    '--admin',
    'Ada',
    '--dry-run',
  )
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('mine') })
  expect(await readdir(dataDir)).toEqual([])
})

it('with --json an error is JSON as well', async () => {
  const { code, output } = await school('key', 'list', '--json')
  expect(code).toBe(2)
  expect(JSON.parse(output)).toMatchObject({ error: { code: 'usage', message: expect.stringContaining('DATA_DIR') } })
})

it('an export into a folder that is not there says so before the school is asked', async () => {
  const output = join(dataDir, 'missing', 'students.csv')
  expect(await school('export', '--output', output)).toMatchObject({
    code: 2,
    output: expect.stringContaining(`There is no folder ${join(dataDir, 'missing')}`),
  })
})

it('a folder whose server is only starting is said to be that', async () => {
  await mkdir(join(dataDir, 'database'))
  const giveBack = lockFolder(dataDir)
  const { code, output } = await school('key', 'list')
  giveBack()
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('one is starting or stopping') })
})
