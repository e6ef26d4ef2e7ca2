/**
 * A server's jobs in the folder of its argument, on the real clock and with a lease of a minute. Says which attempt it
 * began. A second argument moves the clock and lets it finish; without one, or with a third, it works until it is killed.
 */
import { createJobs } from '../../src/db/jobs.ts'
import { createJobRunner } from '../../src/jobs/job-runner.ts'
import { openFolderDatabase } from '../../src/node/database/open-database.ts'
import { silentLogger } from '../../src/ports/logger.ts'

const [, , folder = '', later, hangs] = process.argv
const laterMs = Number(later ?? 0)
const clock = { now: () => Date.now() + laterMs }
const { db, close } = await openFolderDatabase(folder, silentLogger)
const runner = createJobRunner({ db, clock, logger: silentLogger })
runner.register('remindOfHomework', async ({ attempt, now, payload }) => {
  process.stdout.write(`attempt ${attempt}\n`)
  if (later === undefined || hangs !== undefined) await new Promise(() => undefined)
  return ({ jobs }) =>
    jobs.ensure([{ kind: 'transcode', key: payload.homeworkId, payload: { transcodeId: '' }, runAt: now }], now)
})
const job = { kind: 'remindOfHomework', key: 'a', payload: { homeworkId: 'a', endsAt: 0 }, runAt: Date.now() } as const
await createJobs(db).ensure([job], Date.now())
await runner.run()
process.stdout.write('nothing is due\n')
await runner.stop()
await close()
