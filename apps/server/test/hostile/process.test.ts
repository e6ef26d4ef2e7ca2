/**
 * Parts of the server are killed, stopped or cut off while a class of two goes on. Real processes: the server under the
 * parent that `pnpm start` is, its media process, and a PostgreSQL of our own.
 */
import { errorCodes } from '@hwjy/sdk/errors'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort, type PostgresServer, startPostgres } from '../../../../scripts/lib/postgres.ts'
import { copyPreparedSchool } from '../../../../scripts/lib/prepared-school.ts'
import { EXIT } from '../../src/node/process/exit-codes.ts'
import { noonOffset, postForm, signIn } from '../node/http-client.ts'
import { enterRoom, type LivePage } from '../node/live-page.ts'
import { type RunningProcess, run, runServer } from '../node/run-server.ts'

const START = fileURLToPath(new URL('../../src/node/start.ts', import.meta.url))
const FAULTS = fileURLToPath(new URL('./faults-of-the-database.ts', import.meta.url))
/** Five seconds is the promise on a machine of its own. One that runs other tests beside this gets more. */
const BACK_WITHIN_MS = 60_000

// The tests of a group go on with one folder and one port: a server takes seconds of a core to start.
let dataDir: string
let faultFile: string
let port: number
let base: string
let started: RunningProcess[]
let postgres: PostgresServer | null
async function begin(): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), 'hwjy-process-'))
  faultFile = `${dataDir}.fault`
  port = await freePort()
  base = `http://localhost:${port}`
  started = []
  postgres = null
}
async function end(): Promise<void> {
  for (const server of started) server.kill('SIGKILL')
  await Promise.all(started.map(({ exited }) => exited))
  // A server whose parent was killed ends by itself.
  await until('the port to be free', async () => isFree(port))
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
  await rm(faultFile, { force: true })
}

const settings = (): Record<string, string> => ({
  DATA_DIR: dataDir,
  PORT: String(port),
  HOST: '127.0.0.1',
  FAULT_FILE: faultFile,
  ...(postgres && { DATABASE_URL: postgres.url }),
})

/** As `pnpm start` runs it. */
function startKept(env: Record<string, string> = {}): RunningProcess {
  const kept = run([START], { ...settings(), RTC: 'p2p', NODE_OPTIONS: `--import=${FAULTS}`, ...env })
  started.push(kept)
  return kept
}

function startAlone(env: Record<string, string> = {}): RunningProcess {
  const server = runServer({ ...settings(), ...env })
  started.push(server)
  return server
}

/** Process id in the newest line of the log that says this. */
function pidOf({ output }: RunningProcess, message: string, field = 'pid'): number {
  const lines = output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(message))
  // pino writes its own `pid` first; the last one is the line's.
  const found = [...(lines.at(-1) ?? '').matchAll(new RegExp(`"${field}":(\\d+)`, 'g'))].at(-1)
  if (!found) throw new Error(`no process id in: ${output()}`)
  return Number(found[1])
}
const serverPid = (kept: RunningProcess) => pidOf(kept, 'the server is ready')

async function until(what: string, isSo: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`)
    await setTimeout(50)
  }
}

async function isFree(candidate: number): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(candidate, '127.0.0.1')
    await once(probe, 'listening')
    return true
  } finally {
    probe.close()
  }
}

const isReady = async () => (await fetch(`${base}/readyz`)).ok
const backAgain = () => until('the server to be back', isReady, BACK_WITHIN_MS)

interface HeldClass {
  lessonId: string
  li: string
  anna: string
  pages: LivePage[]
  say(text: string): Promise<string>
  /** Both enter again, as their pages do by themselves. */
  comeBack(): Promise<void>
  /** Texts in the room's log. */
  said(): Promise<string[]>
}

async function holdClass(): Promise<HeldClass> {
  const [li, anna] = await Promise.all([signIn(base, 'teacher.li'), signIn(base, 'student.anna')])
  const today = await postForm(base, '/api-tch/lessonClass/teacherLessonStatusListByDate', { lessonDate: day() }, li)
  const { lessons } = today.data as { lessons: { lessonId: string; canStart: boolean }[] }
  const lessonId = lessons.find(({ canStart }) => canStart)?.lessonId
  if (lessonId === undefined) throw new Error('the demo school has no lesson now')
  await postForm(base, '/api-tch/lessonCourse/lessonStarted', { lessonId }, li)
  const enter = () => Promise.all([enterRoom(base, lessonId, 'tch', li), enterRoom(base, lessonId, 'user', anna)])
  const held: HeldClass = {
    lessonId,
    li,
    anna,
    pages: await enter(),
    say: async (text) => (await held.pages[1]?.ask({ type: 'say', text })) ?? '',
    async comeBack() {
      held.pages = await enter()
    },
    async said() {
      const page = await enterRoom(base, lessonId, 'tch', li)
      const texts = page.chat()
      page.close()
      return texts
    },
  }
  return held
}

const day = () => new Date(Date.now() + noonOffset() * 3_600_000).toISOString().slice(0, 10)

/** The header that keeps browsers on HTTPS, on pages, API, objects, documents, and what is not there. */
const headersOf = async () => {
  const paths = [
    '/',
    '/hwjy-web/',
    '/hwjy-web/none.js',
    '/hwjy-web/%zz',
    '/api-user/common/baseInfo',
    '/api-user/none',
    '/cos/none/none',
    '/docs/api/none',
    '/openapi.json',
    '/none',
    '/readyz',
  ]
  const answers = await Promise.all(paths.map((path) => fetch(`${base}${path}`, { redirect: 'manual' })))
  return answers.map(({ headers }) => headers.get('strict-transport-security'))
}

describe('a server under the parent that `pnpm start` is', () => {
  let kept: RunningProcess
  let held: HeldClass
  beforeAll(async () => {
    await begin()
    await copyPreparedSchool(dataDir)
    kept = startKept()
    await kept.ready
    held = await holdClass()
    await held.say('一')
  })
  afterAll(end)

  /** Counts over all tests of this group, because the pause before each restart grows. */
  const restarts = () => kept.output().match(/Restarting in [\d.]+ s\./g) ?? []

  it.each(['the thread is ended', 'a query takes all memory', 'a query never ends'])(
    'is back when its database is lost (%s), and the class goes on',
    async (fault) => {
      await writeFile(faultFile, fault)
      const former = serverPid(kept)
      const before = { output: kept.output().length, restarts: restarts().length, said: await held.said() }
      process.kill(former, 'SIGUSR2')
      const sayNow = () => kept.output().slice(before.output)
      // A query that never ends is noticed by the next one, which is not answered for 15 s.
      await until('the server to end', async () => sayNow().includes('has lost its database'), 240_000)
      await until('the parent to say so', async () => restarts().length > before.restarts)
      await backAgain()
      // It answers before its line about it is read here.
      await until('another process', async () => serverPid(kept) !== former)
      await held.comeBack()
      await held.say(fault)
      expect(await held.said()).toEqual([...before.said, fault])
      expect(restarts()).toHaveLength(before.restarts + 1)
    },
  )

  it('is back after kill -9', async () => {
    const before = { restarts: restarts().length, said: await held.said() }
    const former = serverPid(kept)
    process.kill(former, 'SIGKILL')
    await until('the parent to notice', async () => kept.output().includes('was ended by SIGKILL'))
    await until('the parent to say so', async () => restarts().length > before.restarts)
    await backAgain()
    await until('another process', async () => serverPid(kept) !== former)
    await held.comeBack()
    expect(before.said[0]).toBe('一')
    expect(await held.said()).toEqual(before.said)
    expect(restarts()).toHaveLength(before.restarts + 1)
  })

  it('stops when its parent is killed, and leaves port and folder to the next one, which stops when its parent is told to', async () => {
    kept.kill('SIGKILL')
    await until('the port to be free', () => isFree(port), 15_000)
    const next = startKept()
    await next.ready
    next.kill('SIGTERM')
    expect(await next.exited).toBe(EXIT.stopped)
    expect(next.output()).not.toContain('Restarting in')
  })

  it('is not started again when it says what is wrong', async () => {
    const wrong = startKept({ PUBLIC_URL: 'class.example' })
    expect(await wrong.exited).toBe(EXIT.didNotStart)
    expect(wrong.output()).toContain('PUBLIC_URL must be like https://class.example')
    expect(wrong.output()).not.toContain('Restarting')
  })
})

describe('a server with a media process, without HTTPS', () => {
  let server: RunningProcess
  beforeAll(async () => {
    await begin()
    await copyPreparedSchool(dataDir)
    server = startAlone({ RTC: 'sfu', PUBLIC_URL: base })
    await server.ready
  })
  afterAll(end)

  it('starts it again alone after kill -9, and the class does not notice', async () => {
    const held = await holdClass()
    const media = pidOf(server, 'media server started')
    process.kill(media, 'SIGKILL')
    await until('another media process', async () => pidOf(server, 'media server started') !== media)
    await held.say('还在')
    expect(await held.said()).toEqual(['还在'])
    await until('the server to be ready', isReady)
  })

  it('lets others of the machine read nothing of its data folder, and never says HSTS', async () => {
    expect(new Set(await headersOf())).toEqual(new Set([null]))
    const modes = await Promise.all(
      // Nothing below these folders can be reached, also where its own rights allow it.
      ['.', 'database', 'objects', 'secret', 'owner.lock'].map(async (name) => {
        const { mode } = await stat(join(dataDir, name))
        return [name, mode & 0o077]
      }),
    )
    expect(modes.filter(([, others]) => others !== 0)).toEqual([])
  })
})

// One after another on one database, which is filled once: each begins with what the one before has left.
describe('a server on PostgreSQL', () => {
  let database: PostgresServer
  let first: RunningProcess
  let second: RunningProcess
  beforeAll(async () => {
    await begin()
    postgres = database = await startPostgres({ isDurable: true })
    first = startAlone()
    await first.ready
  })
  afterAll(end)

  it('keeps its class together while PostgreSQL is away, and stores what was said meanwhile once', async () => {
    const held = await holdClass()
    await held.say('一')
    await database.kill()
    const waiting = [held.say('二'), held.pages[0]?.ask({ type: 'say', text: '三' })]
    await until('the server to say so', async () => (await fetch(`${base}/readyz`)).status === 503)
    const away = await postForm(base, '/api-user/study/lessonToday', {}, held.anna)
    expect(away).toMatchObject({ code: errorCodes.unavailable })
    await setTimeout(5_000)
    await database.restart()
    await Promise.all(waiting)
    await held.say('四')
    expect(held.pages.map(({ isOpen }) => isOpen())).toEqual([true, true])
    expect((await held.said()).toSorted()).toEqual(['一', '三', '二', '四'].toSorted())
    await until('the server to be ready', isReady)
  })

  it('is the only one of its database: a second one refuses to start, with instructions', async () => {
    const other = await mkdtemp(join(tmpdir(), 'hwjy-process-other-'))
    const refused = startAlone({ PORT: '0', DATA_DIR: other })
    expect(await refused.exited).toBe(EXIT.didNotStart)
    expect(refused.output()).toContain('Another running server uses this PostgreSQL database.')
    expect(refused.output()).toMatch(/It is Huawen Classroom on .+, process \d+/)
    expect(refused.output()).toContain('select pg_terminate_backend(')
    expect(refused.output()).not.toContain('    at ')
    await rm(other, { recursive: true, force: true })
    // Killed, it leaves the database to the next one.
    first.kill('SIGKILL')
    await first.exited
    second = startAlone({ PUBLIC_URL: 'https://class.example' })
    await second.ready
  })

  it('with HTTPS says HSTS on pages and API', async () => {
    expect(new Set(await headersOf())).toEqual(new Set(['max-age=31536000']))
  })

  it('ends when it has lost its database to another server', async () => {
    const { default: connect } = await import('postgres')
    const sql = connect(database.url, { max: 1, onnotice: () => undefined })
    const [lock] = await sql`select pid, classid::int as a, objid::int as b from pg_locks where locktype = 'advisory'`
    if (!lock) throw new Error('nobody holds a lock')
    // In one breath: the holder is cut off, and another has the lock before it comes back.
    await sql`select pg_terminate_backend(${lock.pid}), pg_advisory_lock(${lock.a}, ${lock.b})`
    expect(await second.exited).toBe(EXIT.databaseLost)
    expect(second.output()).toContain('Another server has taken the database over')
    await sql.end()
  })
})
