/** The API on both databases: what a list and a sign-in cost, and a hundred people who browse at the same time. */
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { browse, type BrowseResult } from './api/browse.ts'
import { callAs, signIn } from './api/calls.ts'
import { type Bench, ms, percentile, type Row } from './row.ts'
import { type BenchServer, startBenchServer } from './server/bench-server.ts'
import { cpuMs, descendantsOf } from './server/cpu.ts'
import { type BenchSchool, seedSchool } from './server/seed-school.ts'

const LESSONS = 10_000
const USERS = 100
// Enough for the compiler to have seen them all.
const LIST_CALLS = 800
const SIGN_INS = 10

export const run: Bench = async () => {
  const postgres = await startPostgres({ isDurable: true })
  try {
    return [...(await measure('PGlite', null)), ...(await measure('PostgreSQL', postgres))]
  } finally {
    await postgres.stop()
  }
}

type Database = { url: string; pid: number } | null

async function measure(name: string, database: Database): Promise<Row[]> {
  const seeded = Promise.withResolvers<BenchSchool>()
  const server = await startBenchServer(
    async (storage) => seeded.resolve(await seedSchool(storage, { students: USERS, strokes: 1, lessons: LESSONS })),
    { databaseUrl: database?.url ?? null },
  )
  try {
    const school = await seeded.promise
    return [
      await listRow(name, server, database, school),
      await signInRow(name, server, database),
      ...browseRows(name, await browse(server.url, school)),
    ]
  } finally {
    await server.stop()
  }
}

async function listRow(name: string, server: BenchServer, database: Database, { students }: BenchSchool): Promise<Row> {
  // The students take turns: the rate limiter refuses a hundred calls a second from one of them.
  const list = async () => {
    for (let i = 0; i < LIST_CALLS; i++) {
      await callAs(server.url, students[i % students.length]?.token ?? '', 'listLessonsToday', {})
    }
  }
  await list()
  const spent = await spentCpu(server, database, list)
  return {
    what: `${name}: today’s lessons out of ${LESSONS.toLocaleString('en')}, CPU a call`,
    ...cpuCells(spent, LIST_CALLS),
    goal: database === null ? '≤ 10 ms' : '≤ 1 ms of Node',
  }
}

// Most of this is the password's hash, which is expensive on purpose.
async function signInRow(name: string, server: BenchServer, database: Database): Promise<Row> {
  const spent = await spentCpu(server, database, async () => {
    for (let i = 0; i < SIGN_INS; i++) await signIn(server.url)
  })
  return { what: `${name}: a sign-in, CPU`, ...cpuCells(spent, SIGN_INS), goal: '' }
}

function browseRows(name: string, { tookMs, failed, perSecond }: BrowseResult): Row[] {
  return [
    {
      what: `${name}: ${USERS} people browse, ${perSecond.toFixed(0)} calls/s: p50 / p95 of a call, failed`,
      ours: `${ms(percentile(tookMs, 0.5))} / ${ms(percentile(tookMs, 0.95))}, ${failed} of ${tookMs.length}`,
      rival: '',
      ratio: '',
      goal: 'none fails',
    },
  ]
}

interface Spent {
  nodeMs: number
  /** 0 where the database lives in the same process. */
  databaseMs: number
}

const cpuCells = ({ nodeMs, databaseMs }: Spent, calls: number) => ({
  ours: `${ms(nodeMs / calls)}${databaseMs > 0 ? ` + ${ms(databaseMs / calls)} in PostgreSQL` : ''}`,
  rival: '',
  ratio: '',
})

async function spentCpu({ pid }: BenchServer, database: Database, work: () => Promise<void>): Promise<Spent> {
  const databaseCpu = async () => {
    if (database === null) return 0
    const times = await Promise.all((await descendantsOf(database.pid)).map(cpuMs))
    return times.reduce((sum, time) => sum + time, 0)
  }
  const before = { node: await cpuMs(pid), database: await databaseCpu() }
  await work()
  return { nodeMs: (await cpuMs(pid)) - before.node, databaseMs: (await databaseCpu()) - before.database }
}
