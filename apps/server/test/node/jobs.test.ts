/** Four processes take up the same jobs, one after another: a process takes seconds of a core. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyPreparedStore } from '../../../../scripts/lib/prepared-school.ts'
import { schema } from '../../src/db/database.ts'
import { openFolderDatabase } from '../../src/node/database/open-database.ts'
import { silentLogger } from '../../src/ports/logger.ts'
import { run } from './run-server.ts'

const JOB_PROCESS = fileURLToPath(new URL('./job-process.ts', import.meta.url))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hwjy-jobs-'))
  await copyPreparedStore(folder)
})
afterEach(() => rm(folder, { recursive: true, force: true }))
/** A process whose clock is ahead by so much, and that never finishes the jobs with these keys. */
const begin = (laterMs: number, ...hanging: string[]) => run([JOB_PROCESS, folder, String(laterMs), ...hanging], {})

/** Ends by itself when nothing is due. */
async function outputOf(process: ReturnType<typeof run>): Promise<string> {
  await process.exited
  return process.output()
}

async function killedAfter(process: ReturnType<typeof run>, ...lines: string[]): Promise<string> {
  for (const line of lines) await expect.poll(process.output).toContain(line)
  process.kill('SIGKILL')
  return outputOf(process)
}

it('a job of a killed process is done by the next one, once its lease is over, with one effect; killed twice, it is given up and says why', async () => {
  await killedAfter(begin(0, 'once', 'twice'), 'once: attempt 1\n', 'twice: attempt 1\n')
  expect(await outputOf(begin(1_000))).toBe('nothing is due\n')
  // A job whose process ended runs alone, and `once` was due first.
  expect(await killedAfter(begin(120_000, 'twice'), 'twice: attempt 2\n')).toBe('once: attempt 2\ntwice: attempt 2\n')
  expect(await outputOf(begin(300_000))).toBe('nothing is due\n')

  const { db, close } = await openFolderDatabase(folder, silentLogger)
  const jobs = await db.select().from(schema.job).where(eq(schema.job.kind, 'remindOfHomework')).orderBy(schema.job.key)
  expect(jobs).toMatchObject([
    { key: 'once', status: 'done', attempts: 2 },
    { key: 'twice', status: 'failed', lastError: 'Crashed: the process ended while it ran' },
  ])
  expect(await db.$count(schema.job, eq(schema.job.kind, 'transcode'))).toBe(1)
  await close()
})
