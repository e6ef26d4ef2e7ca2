/**
 * A server's jobs in the folder of its argument, with a lease of a minute, on a clock that is as many milliseconds ahead
 * as the second argument says. Says which attempt of which job it began. Jobs whose keys are the further arguments never
 * end: there it works until it is killed.
 */
import { createJobs } from '../../src/db/jobs.ts'
import { createJobRunner } from '../../src/jobs/job-runner.ts'
import { openFolderDatabase } from '../../src/node/database/open-database.ts'
import { silentLogger } from '../../src/ports/logger.ts'

const [, , folder = '', laterMs = '0', ...hanging] = process.argv
const clock = { now: () => Date.now() + Number(laterMs) }
const { db, close } = await openFolderDatabase(folder, silentLogger)
const runner = createJobRunner({ db, clock, logger: silentLogger })
runner.register('remindOfHomework', async ({ attempt, now, payload: { homeworkId } }) => {
  process.stdout.write(`${homeworkId}: attempt ${attempt}\n`)
  if (hanging.includes(homeworkId)) await new Promise(() => undefined)
  return ({ jobs }) =>
    jobs.ensure([{ kind: 'transcode', key: homeworkId, payload: { transcodeId: '' }, runAt: now }], now)
})
// The first is due before the second.
const jobs = ['once', 'twice'].map((homeworkId, index) => ({
  kind: 'remindOfHomework' as const,
  key: homeworkId,
  payload: { homeworkId, endsAt: 0 },
  runAt: Date.now() - 10 + index,
}))
await createJobs(db).ensure(jobs, Date.now())
await runner.run()
process.stdout.write('nothing is due\n')
await runner.stop()
await close()
