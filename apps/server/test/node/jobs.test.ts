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

it('a job that was running twice when its process was killed is not run again, and says why', async () => {
  for (const [attempt, later] of [
    ['attempt 1', '0'],
    ['attempt 2', '120000'],
  ] as const) {
    const killed = run([JOB_PROCESS, folder, later, 'hangs'], {})
    await expect.poll(killed.output).toContain(attempt)
    killed.kill('SIGKILL')
    await killed.exited
  }
  const next = run([JOB_PROCESS, folder, '300000'], {})
  await next.exited
  expect(next.output()).toBe('nothing is due\n')
  const { db, close } = await openFolderDatabase(folder, silentLogger)
  const [job] = await db.select().from(schema.job).where(eq(schema.job.kind, 'remindOfHomework'))
  expect(job).toMatchObject({ status: 'failed', lastError: 'Crashed: the process ended while it ran' })
  await close()
})

it('a job whose process was killed is done by the next one, once its lease is over, and its effect is there once', async () => {
  const killed = run([JOB_PROCESS, folder], {})
  await expect.poll(killed.output).toContain('attempt 1')
  killed.kill('SIGKILL')
  await killed.exited

  const tooEarly = run([JOB_PROCESS, folder, '1000'], {})
  await tooEarly.exited
  expect(tooEarly.output()).toBe('nothing is due\n')

  for (const output of ['attempt 2\nnothing is due\n', 'nothing is due\n']) {
    const next = run([JOB_PROCESS, folder, '300000'], {})
    await next.exited
    expect(next.output()).toBe(output)
  }

  const { db, close } = await openFolderDatabase(folder, silentLogger)
  const [job] = await db.select().from(schema.job).where(eq(schema.job.kind, 'remindOfHomework'))
  expect(job).toMatchObject({ status: 'done', attempts: 2 })
  expect(await db.$count(schema.job, eq(schema.job.kind, 'transcode'))).toBe(1)
  await close()
})
