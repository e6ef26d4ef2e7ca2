/** The API on both databases: what a list and a sign-in cost, and a hundred people who browse at the same time. */
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { browse, type BrowseResult } from './api/browse.ts'
import { callAs, signIn } from './api/calls.ts'
import { type Bench, ms, percentile, type Row, type Size } from './row.ts'
import {
  type BenchServer,
  type SeededServer,
  seededServer,
  SHORT_SCHOOL,
  startSeededServer,
} from './server/bench-server.ts'
import { cpuMs, descendantsOf } from './server/cpu.ts'
import type { BenchSchool } from './server/seed-school.ts'

interface ApiSize {
  lessons: number
  users: number
  listCalls: number
  signIns: number
  browseMs: number
}

// 800 lists are enough for the compiler to have seen them all.
const large: ApiSize = { lessons: 10_000, users: 100, listCalls: 800, signIns: 10, browseMs: 20_000 }
const sizes: Record<Size, ApiSize> = {
  short: { lessons: SHORT_SCHOOL.lessons, users: SHORT_SCHOOL.students, listCalls: 20, signIns: 1, browseMs: 1_000 },
  usual: large,
  full: large,
}

export const run: Bench = async function* ({ size }) {
  const wanted = { students: sizes[size].users, strokes: 1, lessons: sizes[size].lessons }
  yield* measure('PGlite', null, sizes[size], await seededServer(size, wanted))
  const postgres = await startPostgres({ isDurable: true })
  try {
    yield* measure('PostgreSQL', postgres, sizes[size], await startSeededServer(wanted, postgres.url))
  } finally {
    await postgres.stop()
  }
}

type Database = { url: string; pid: number } | null

interface Target {
  name: string
  server: BenchServer
  database: Database
}

async function* measure(
  name: string,
  database: Database,
  size: ApiSize,
  { server, school }: SeededServer,
): AsyncIterable<Row> {
  try {
    const target = { name, server, database }
    yield await listRow(target, school, size)
    yield await signInRow(target, size)
    yield browseRow(name, await browse(server.url, school, size.browseMs), size)
  } finally {
    await server.stop()
  }
}

async function listRow(
  { name, server, database }: Target,
  { students }: BenchSchool,
  { lessons, listCalls }: ApiSize,
): Promise<Row> {
  // The students take turns: the rate limiter refuses a hundred calls a second from one of them.
  const list = async () => {
    for (let i = 0; i < listCalls; i++) {
      await callAs(server.url, students[i % students.length]?.token ?? '', 'listLessonsToday', {})
    }
  }
  await list()
  const spent = await spentCpu(server, database, list)
  return {
    what: `${name}: today’s lessons out of ${lessons.toLocaleString('en')}, CPU a call`,
    ...cpuCells(spent, listCalls),
    goal: database === null ? '≤ 10 ms' : '≤ 1 ms of Node',
  }
}

// Most of this is the password's hash, which is expensive on purpose.
async function signInRow({ name, server, database }: Target, { signIns }: ApiSize): Promise<Row> {
  const spent = await spentCpu(server, database, async () => {
    for (let i = 0; i < signIns; i++) await signIn(server.url)
  })
  return { what: `${name}: a sign-in, CPU`, ...cpuCells(spent, signIns), goal: '' }
}

function browseRow(name: string, { tookMs, failed, perSecond }: BrowseResult, { users }: ApiSize): Row {
  return {
    what: `${name}: ${users} people browse, ${perSecond.toFixed(0)} calls/s: p50 / p95 of a call, failed`,
    ours: `${ms(percentile(tookMs, 0.5))} / ${ms(percentile(tookMs, 0.95))}, ${failed} of ${tookMs.length}`,
    rival: '',
    ratio: '',
    goal: 'none fails',
  }
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
