import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, schema } from '../src/db/database.ts'
import { createJobs } from '../src/db/jobs.ts'
import { createJobRunner, type Effect, type JobHandler, type JobRunner } from '../src/jobs/job-runner.ts'
import { silentLogger } from '../src/ports/logger.ts'
import { emptyDatabase, otherConnection, statementsOf } from './support/test-database.ts'
import { MINUTE, NINE, type TestClock, testClock } from './support/test-school.ts'

const SECOND = 1_000
const KIND = 'remindOfHomework'
type Kind = typeof KIND

let db: Database
let clock: TestClock
let runners: JobRunner[]
beforeEach(async () => {
  db = await emptyDatabase()
  clock = testClock()
  runners = []
})
afterEach(() => Promise.all(runners.map((runner) => runner.stop())))

const runnerWith = (handler: JobHandler<Kind>, options = {}, on = db) => {
  const runner = createJobRunner({ db: on, clock, logger: silentLogger })
  runner.register(KIND, handler, options)
  runners.push(runner)
  return runner
}
const add = (key: string, runAt = clock.now()) =>
  createJobs(db).add({ kind: KIND, key, payload: { homeworkId: key, endsAt: 0 }, runAt }, clock.now())
const stored = async (key: string) => {
  const [row] = await db
    .select()
    .from(schema.job)
    .where(and(eq(schema.job.kind, KIND), eq(schema.job.key, key)))
  return row
}
/** An effect that can be counted: one row more each time it is written. */
const write = (): Effect => (stores) => {
  const mark = { key: crypto.randomUUID(), payload: { lessonId: '', startsAt: 0 }, runAt: NINE }
  return stores.jobs.ensure([{ kind: 'remindOfLesson', ...mark }], NINE)
}
const written = () => db.$count(schema.job, eq(schema.job.kind, 'remindOfLesson'))

describe('a job', () => {
  it('is done when its time has come, once', async () => {
    const done: string[] = []
    const runner = runnerWith(async ({ key }) => void done.push(key))
    await add('a', NINE + MINUTE)
    await runner.run()
    expect(done).toEqual([])
    clock.advance(MINUTE)
    await runner.run()
    await runner.run()
    expect(done).toEqual(['a'])
    expect(await stored('a')).toMatchObject({ status: 'done', attempts: 1, finishedAt: NINE + MINUTE })
  })

  it('is looked for by one query while none is due', async () => {
    const runner = runnerWith(() => Promise.reject(new Error('nobody should ask')))
    await add('a', NINE + MINUTE)
    expect(await statementsOf(() => runner.run())).toBe(1)
  })

  it('that waits is moved by adding it again; one that is done stays done', async () => {
    const done: string[] = []
    const runner = runnerWith(async ({ key }) => void done.push(key))
    await add('a', NINE)
    await add('a', NINE + MINUTE)
    await runner.run()
    expect(done).toEqual([])
    clock.advance(MINUTE)
    await runner.run()
    await add('a', NINE + MINUTE)
    await runner.run()
    expect(done).toEqual(['a'])
  })

  it('that waits can be taken back', async () => {
    const runner = runnerWith(() => Promise.reject(new Error('nobody should ask')))
    await add('a')
    await createJobs(db).cancel(KIND, 'a')
    await runner.run()
    expect(await stored('a')).toBeUndefined()
  })

  it('is asked for together with the change that asks for it, or not at all', async () => {
    const asked = db.transaction(async (tx) => {
      await createJobs(tx).add({ kind: KIND, key: 'a', payload: { homeworkId: 'a', endsAt: 0 }, runAt: NINE }, NINE)
      throw new Error('the change failed')
    })
    await expect(asked).rejects.toThrow('the change failed')
    expect(await stored('a')).toBeUndefined()
  })

  it('is done by one of two processes, many jobs by both', async () => {
    const done: string[] = []
    const begun = new Set<string>()
    const bothBegan = Promise.withResolvers<void>()
    const handler =
      (who: string): JobHandler<Kind> =>
      async ({ key }) => {
        begun.add(who)
        if (begun.size === 2) bothBegan.resolve()
        // However fast one of them is, the other finds a job.
        await bothBegan.promise
        done.push(`${who} ${key}`)
        return undefined
      }
    const first = runnerWith(handler('first'))
    const second = runnerWith(handler('second'), {}, await otherConnection())
    const keys = Array.from({ length: 40 }, (_, index) => `job-${index}`)
    for (const key of keys) await add(key)
    await Promise.all([first.run(), second.run(), first.run(), second.run()])
    expect(done.map((entry) => entry.split(' ')[1]).sort()).toEqual([...keys].sort())
    expect(new Set(done.map((entry) => entry.split(' ')[0])).size).toBe(2)
  })
})

describe('a job that fails', () => {
  it('is tried again after 10, 20, 40, 80 seconds, then given up, and says why', async () => {
    const attempts: number[] = []
    const gaveUp: string[] = []
    const runner = runnerWith(
      async ({ attempt }) => {
        attempts.push(attempt)
        throw new Error('the cashier is closed')
      },
      { onFailed: (_: unknown, reason: string) => async () => void gaveUp.push(reason) },
    )
    await add('a')
    for (const seconds of [0, 10, 20, 40, 80]) {
      clock.advance((seconds - 1) * SECOND)
      await runner.run()
      clock.advance(SECOND)
      await runner.run()
      expect(await stored('a')).toMatchObject({ lastError: 'Error: the cashier is closed' })
    }
    expect(attempts).toEqual([1, 2, 3, 4, 5])
    clock.advance(24 * 60 * MINUTE)
    await runner.run()
    expect(await stored('a')).toMatchObject({
      status: 'failed',
      attempts: 5,
      lastError: 'Error: the cashier is closed',
    })
    expect(gaveUp).toEqual(['gave-up'])
  })

  it('writes nothing of what it would have written', async () => {
    const runner = runnerWith(async () => async (stores) => {
      await write()(stores)
      throw new Error('half-way')
    })
    await add('a')
    await runner.run()
    expect(await stored('a')).toMatchObject({ status: 'waiting', lastError: 'Error: half-way' })
    expect(await written()).toBe(0)
  })

  it('does not hold up the others', async () => {
    const done: string[] = []
    const runner = runnerWith(async ({ key }) => {
      if (key === 'bad') throw new Error('bad')
      done.push(key)
      return undefined
    })
    for (const key of ['bad', 'good']) await add(key)
    await runner.run()
    expect(done).toEqual(['good'])
  })
})

describe('a process that dies in the middle', () => {
  it('loses its job to the next one when its lease is over; what it still writes does not count', async () => {
    const dying = Promise.withResolvers<void>()
    const zombie = runnerWith(async () => {
      await dying.promise
      return write()
    })
    await add('a')
    const dead = zombie.run()
    await expect.poll(() => stored('a')).toMatchObject({ status: 'running' })

    const next = runnerWith(async ({ attempt }) => {
      expect(attempt).toBe(2)
      return write()
    })
    await next.run()
    expect(await written(), 'the lease still holds').toBe(0)
    clock.advance(61 * SECOND)
    await next.run()
    expect([await written(), (await stored('a'))?.status]).toEqual([1, 'done'])

    dying.resolve()
    await dead
    expect(await written(), 'the effect of the first is not written').toBe(1)
  })

  it('keeps its job as long as it says that it lives', async () => {
    const working = Promise.withResolvers<void>()
    const slow = runnerWith(async () => {
      await working.promise
      return write()
    })
    await add('a')
    const run = slow.run()
    await expect.poll(() => stored('a')).toMatchObject({ status: 'running' })
    const other = runnerWith(() => Promise.reject(new Error('stolen')))
    for (let elapsed = 0; elapsed < 5; elapsed++) {
      clock.advance(40 * SECOND)
      await slow.run()
      await other.run()
    }
    working.resolve()
    await run
    expect([await written(), await stored('a')]).toMatchObject([1, { status: 'done', attempts: 1 }])
  })

  /** Takes the jobs of a new process, which ends before they do. */
  const crash = async () => {
    const jobs = createJobs(db)
    const suspect = await jobs.claimAbandoned([KIND], clock.now(), clock.now() + MINUTE)
    if (suspect.length === 0) await jobs.claim([KIND], 4, clock.now(), clock.now() + MINUTE)
    clock.advance(MINUTE + 1)
  }

  it('that dies of the job itself twice does not run it a third time, and says so', async () => {
    await add('a')
    await crash()
    await crash()
    const reasons: string[] = []
    const onFailed = (_: unknown, reason: string) => {
      reasons.push(reason)
      return async () => undefined
    }
    await runnerWith(() => Promise.reject(new Error('nobody should ask')), { onFailed }).run()
    expect(await stored('a')).toMatchObject({ status: 'failed', lastError: 'Crashed: the process ended while it ran' })
    expect(reasons).toEqual(['crashed'])
  })

  it('leaves jobs that run alone then: those that ran beside the one it died of are done', async () => {
    for (const key of ['good', 'bad', 'other']) await add(key)
    await crash()
    const together: string[][] = []
    const running = new Set<string>()
    const runner = runnerWith(async ({ key }) => {
      running.add(key)
      together.push([...running])
      await Promise.resolve()
      running.delete(key)
      return undefined
    })
    await runner.run()
    expect(together.map((keys) => keys.length)).toEqual([1, 1, 1])
  })

  it('is forgiven by a run that ends in order', async () => {
    await add('a')
    await crash()
    await runnerWith(() => Promise.reject(new Error('not now'))).run()
    expect(await stored('a')).toMatchObject({ status: 'waiting', crashes: 0, attempts: 2 })
  })
})

describe('a server that stops', () => {
  it('waits for a job that it is just about to take', async () => {
    await add('a')
    const taking = Promise.withResolvers<void>()
    let updates = 0
    const watched = new Proxy(db, {
      get(target, name) {
        // First it looks for a job whose process ended.
        if (name === 'update' && ++updates === 2) taking.resolve()
        return Reflect.get(target, name)
      },
    })
    const runner = runnerWith(({ signal }) => Promise.reject(signal.reason), {}, watched)
    const run = runner.run()
    await taking.promise
    await runner.stop()
    expect(await stored('a')).toMatchObject({ status: 'waiting', attempts: 0 })
    await run
  })

  it('gives its unfinished jobs back at once, and it does not count as an attempt', async () => {
    const runner = runnerWith(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    )
    await add('a')
    const run = runner.run()
    await expect.poll(() => stored('a')).toMatchObject({ status: 'running' })
    await runner.stop()
    await run
    expect(await stored('a')).toMatchObject({ status: 'waiting', attempts: 0, runAt: NINE, lastError: null })
  })
})

describe('slow jobs', () => {
  it('are done one at a time, and quick ones meanwhile', async () => {
    const working = Promise.withResolvers<void>()
    const started: string[] = []
    const runner = createJobRunner({ db, clock, logger: silentLogger })
    runners.push(runner)
    runner.register(
      'transcode',
      async ({ key }) => {
        started.push(key)
        await working.promise
        return undefined
      },
      { lane: 'slow' },
    )
    runner.register(KIND, async ({ key }) => void started.push(key))
    for (const key of ['slow-1', 'slow-2'])
      await createJobs(db).add({ kind: 'transcode', key, payload: { transcodeId: key }, runAt: NINE }, NINE)
    const first = runner.run()
    await expect.poll(() => started).toEqual(['slow-1'])
    await add('quick')
    const second = runner.run()
    await expect.poll(() => started).toEqual(['slow-1', 'quick'])
    working.resolve()
    await Promise.all([first, second])
    expect(started).toEqual(['slow-1', 'quick', 'slow-2'])
  })

  it('is done in turns of its owners, in the order of asking within one, also by a second process', async () => {
    const started: string[] = []
    const create = (on: Database) => {
      const runner = createJobRunner({ db: on, clock, logger: silentLogger })
      runners.push(runner)
      const handler: JobHandler<'transcode'> = async ({ key, attempt }) => {
        started.push(key)
        clock.advance(1)
        if (key === 'a-1' && attempt === 1) throw new Error('the disk is busy')
        return undefined
      }
      runner.register('transcode', handler, { lane: 'slow' })
      return runner
    }
    const asked = ['a-1', 'a-2', 'a-3', 'b-1', 'c-1', 'b-2']
    for (const [index, key] of asked.entries()) {
      const owner = key.slice(0, 1)
      await createJobs(db).add(
        { kind: 'transcode', key, owner, payload: { transcodeId: key }, runAt: NINE - MINUTE + index },
        NINE,
      )
    }
    await create(db).run()
    // A try that failed was a turn, too.
    expect(started).toEqual(['a-1', 'b-1', 'c-1', 'a-2', 'b-2', 'a-3'])
    await createJobs(db).add(
      { kind: 'transcode', key: 'c-2', owner: 'c', payload: { transcodeId: '' }, runAt: clock.now() },
      NINE,
    )
    clock.advance(10 * SECOND)
    await create(await otherConnection()).run()
    expect(started.slice(asked.length)).toEqual(['c-2', 'a-1'])
  })
})

describe('a repeated job', () => {
  it('is done at the start and then again and again, by one of the processes, also after it failed', async () => {
    const times: number[] = []
    const create = () => {
      const runner = createJobRunner({ db, clock, logger: silentLogger })
      runners.push(runner)
      runner.repeat('cleanUp', 10 * MINUTE, async ({ now }) => {
        times.push((now - NINE) / MINUTE)
        if (times.length === 2) throw new Error('the disk is busy')
        return undefined
      })
      return runner
    }
    const [first, second] = [create(), create()]
    await first.start()
    await second.start()
    for (let minute = 0; minute <= 30; minute++) {
      await Promise.all([first.run(), second.run()])
      clock.advance(MINUTE)
    }
    expect(times).toEqual([0, 10, 11, 21])
  })
})
