/** What one call costs: the SDK beside a bare fetch in the browser, and CPU of the server. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { openBrowser } from './browser.ts'
import type { CallTimes } from './call/pages/call-page.ts'
import { type Bench, median, ms, type Row, times } from './row.ts'
import { type BenchServer, startBenchServer } from './server/bench-server.ts'
import { cpuMs } from './server/cpu.ts'
import { type BenchSchool, seedSchool } from './server/seed-school.ts'

const DEMO = { username: 'student.anna', password: 'Huawen-2026' }
const BATCHES = 3
const PAIRS = 60
/** The server lets a person make 200 calls at once and 30 a second from then on. */
const REST_MS = 4_000
const LESSONS = 10_000
const LIST_CALLS = 150
const SIGN_INS = 10

export const run: Bench = async () => {
  const seeded = Promise.withResolvers<BenchSchool>()
  const server = await startBenchServer(async (dataDir) => {
    seeded.resolve(await seedSchool(dataDir, { students: 2, strokes: 1, lessons: LESSONS }))
  })
  try {
    const school = await seeded.promise
    return [await sdkRow(server), await listRow(server, school), await signInRow(server)]
  } finally {
    await server.stop()
  }
}

async function sdkRow(server: BenchServer): Promise<Row> {
  const script = await bundleCallPage()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${server.url}/healthz`)
    await page.addScriptTag({ content: script })
    await page.evaluate(({ username, password }) => window.callBench.signIn(username, password), DEMO)
    await page.evaluate(() => window.callBench.pairs(10))
    const all: CallTimes = { sdk: [], bare: [] }
    for (let batch = 0; batch < BATCHES; batch++) {
      await sleep(REST_MS)
      const { sdk, bare } = await page.evaluate((pairs) => window.callBench.pairs(pairs), PAIRS)
      all.sdk.push(...sdk)
      all.bare.push(...bare)
    }
    const [sdk, bare] = [median(all.sdk), median(all.bare)]
    return {
      what: `a read by the SDK, in the browser (median of ${BATCHES * PAIRS})`,
      ours: ms(sdk),
      rival: `${ms(bare)} (bare fetch)`,
      ratio: times(bare, sdk),
      goal: `≤ 1.15 × = ${ms(1.15 * bare)}`,
    }
  } finally {
    await browser.close()
  }
}

/** A class that has been taught ten thousand times, and one of its students who asks for today. */
async function listRow(server: BenchServer, { students }: BenchSchool): Promise<Row> {
  const list = async (token: string | undefined, calls: number) => {
    for (let i = 0; i < calls; i++) {
      await call(server, '/api-user/study/lessonToday', { Authorization: `Bearer ${token}` }, new URLSearchParams())
    }
  }
  await list(students[0]?.token, LIST_CALLS)
  const spent = await serverCpu(server, () => list(students[1]?.token, LIST_CALLS))
  return {
    what: `today’s lessons out of ${LESSONS.toLocaleString('en')}: server CPU a call, PGlite included`,
    ours: ms(spent / LIST_CALLS),
    rival: '',
    ratio: '',
    goal: '≤ 10 ms',
  }
}

/** Mostly the password's hash, which is meant to be dear. */
async function signInRow(server: BenchServer): Promise<Row> {
  const headers = { Authorization: `Basic ${btoa('hwjy-web:hwjy-web')}` }
  const spent = await serverCpu(server, async () => {
    for (let i = 0; i < SIGN_INS; i++) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...DEMO, captchaVerification: '' })) form.append(name, value)
      await call(server, '/api-user/user/login', headers, form)
    }
  })
  return { what: 'a sign-in: server CPU', ours: ms(spent / SIGN_INS), rival: '', ratio: '', goal: '' }
}

async function serverCpu({ pid }: BenchServer, work: () => Promise<void>): Promise<number> {
  const before = await cpuMs(pid)
  await work()
  return (await cpuMs(pid)) - before
}

async function call(server: BenchServer, path: string, headers: Record<string, string>, body: BodyInit) {
  const answer = await fetch(server.url + path, { method: 'POST', headers, body })
  const { code, status, message } = (await answer.json()) as { code?: number; status?: string; message: string }
  if (code !== 200 && status !== '200') throw new Error(`${path}: ${code ?? status} ${message}`)
}

/** The page's script as one file that needs nothing else. */
async function bundleCallPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('./call/pages/call-page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'callPage',
      },
    },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('expected one build')
  return output.output[0].code
}
