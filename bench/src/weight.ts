/**
 * Measures what a first visit costs: JavaScript by page, how soon its pages are there, and our packages by themselves.
 */
import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { closeBrowser, newVisitor, openBrowser } from './browser.ts'
import { demoServer } from './server/bench-server.ts'
import { type Bench, kilobytes, median, ms, type Row, type Size, times } from './row.ts'
import { weighScript } from './weight/weigh-script.ts'
import { type PageScripts, weighVisit } from './weight/page-scripts.ts'
import { mainThreadCpu, readyTime } from './weight/ready-time.ts'
import { serveBlank } from './weight/serve-blank.ts'

interface Extent {
  /** Rounds that count, and those before them that warm up the browser and the servers. */
  count: number
  warmUps: number
  /** Measures so many of the pages a visitor meets first, and these of the packages. */
  pages: number
  packages: readonly [from: number, to: number]
}
const usual: Extent = { count: 5, warmUps: 1, pages: 2, packages: [0, 4] }
const extents: Record<Size, Extent> = {
  short: { count: 1, warmUps: 0, pages: 1, packages: [1, 2] },
  usual,
  full: usual,
}
const DEMO = { username: 'student.anna', password: 'Huawen-2026' }
const web = fileURLToPath(new URL('../../apps/web/', import.meta.url))

export const run: Bench = async function* ({ size }) {
  const builtAt = await builtWeb()
  const server = await demoServer(size)
  const blank = await serveBlank()
  const browser = await openBrowser()
  try {
    const home = `${server.url}/hwjy-web`
    yield* await pageRows(browser, home, builtAt)
    yield* readyRows(browser, { home, blankUrl: blank.url, ...extents[size] })
    yield* packageRows(extents[size].packages)
  } finally {
    await closeBrowser(browser)
    blank.close()
    await server.stop()
  }
}

// Builds the web app if it is missing. An existing build is taken as it is: another process may be building.
async function builtWeb(): Promise<Date> {
  const index = `${web}dist/index.html`
  const time = () => stat(index).then(({ mtime }) => mtime)
  return time().catch(async () => {
    await promisify(execFile)('npx', ['vite', 'build'], { cwd: web })
    return time()
  })
}

// Loads each page as the first one of a new visitor; signed-in visitors bring their session along.
async function pageRows(browser: Browser, home: string, builtAt: Date): Promise<Row[]> {
  const visit = async (options: BrowserContextOptions, path: string, selector: string) => {
    const context = await newVisitor(browser, {
      locale: 'en-US',
      permissions: ['camera', 'microphone'],
      ...options,
    })
    const page = await context.newPage()
    const scripts = await weighVisit(page, async () => {
      await page.goto(home + path)
      await page.locator(selector).first().waitFor()
    })
    return { page, context, scripts }
  }
  const first = await visit({}, '/index/home', 'h1')
  const login = await visit({}, '/login', 'input[type=password]')
  await login.page.getByLabel('Username').fill(DEMO.username)
  await login.page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await login.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await login.page.waitForURL('**/student')
  const lessonLink = login.page.locator('a[href*="/lesson/"]').first()
  const lessonId = /lesson\/([^/]+)/.exec((await lessonLink.getAttribute('href')) ?? '')?.[1]
  if (lessonId === undefined) throw new Error('no lesson on the student’s home')
  const storageState = await login.context.storageState()
  const student = await visit({ storageState }, '/student', 'a[href*="/lesson/"]')
  const room = await visit({ storageState }, `/lesson/${lessonId}/room`, '[aria-label^="Board, page"]')
  await Promise.all([first, login, student, room].map(({ context }) => context.close()))
  const day = builtAt.toISOString().slice(0, 16).replace('T', ' ')
  const row = (what: string, { gzipBytes, sentBytes, files }: PageScripts, goal: string): Row => ({
    what: `first visit to ${what}: JavaScript`,
    ours: `${kilobytes(gzipBytes)} gz in ${files} files, sent as ${kilobytes(sentBytes)} (built ${day})`,
    rival: '',
    ratio: '',
    goal,
  })
  return [
    row('/index/home', first.scripts, ''),
    row('/login', login.scripts, '≤ 132 kB gz'),
    row('the student’s home', student.scripts, '≤ 190 kB gz'),
    row('the live room', room.scripts, ''),
  ]
}

// React has taken the page over: all that is done on it is answered.
const ANSWERS = 'html:not([data-prerendered]) h1'

// The two pages a visitor meets first: ready when they can be read and take input, which is kept.
const readyPages = [
  { path: '/login', selector: 'input[type=password]', goal: 1.6 },
  { path: '/index/home', selector: 'h1', goal: 1.6 },
]
const answeringPages = [
  { path: '/login', selector: ANSWERS, goal: null },
  { path: '/index/home', selector: ANSWERS, goal: null },
]

interface Visits extends Extent {
  home: string
  blankUrl: string
}

// Waiting depends on everything else the machine does, CPU time hardly: on a busy one read the last rows.
async function* readyRows(
  browser: Browser,
  { home, blankUrl, count, warmUps, pages: extent }: Visits,
): AsyncIterable<Row> {
  const rowsOf = async (
    what: string,
    measure: typeof readyTime,
    firstPages: readonly { path: string; selector: string; goal: number | null }[],
  ): Promise<Row[]> => {
    const rounds: { blank: number; pages: number[] }[] = []
    for (let round = 0; round < warmUps + count; round++) {
      const pages: number[] = []
      for (const { path, selector } of firstPages) pages.push(await measure(browser, home + path, selector))
      rounds.push({ pages, blank: await measure(browser, blankUrl, '#ready') })
    }
    const counted = rounds.slice(warmUps)
    const blank = median(counted.map((round) => round.blank))
    return firstPages.map(({ path, goal }, page) => {
      const ours = median(counted.map(({ pages }) => pages[page] ?? Number.NaN))
      return {
        what: `${path} ${what}, empty cache (median of ${count})`,
        ours: ms(ours),
        rival: `${ms(blank)} (blank React page)`,
        ratio: times(blank, ours),
        goal: goal !== null ? `≤ ${goal} × = ${ms(goal * blank)}` : '',
      }
    })
  }
  yield* await rowsOf('ready, CPU/4 and 10 Mbit/s', readyTime, readyPages.slice(0, extent))
  yield* await rowsOf('answers, CPU/4 and 10 Mbit/s', readyTime, answeringPages.slice(0, extent))
  yield* await rowsOf('answers: CPU of the page’s main thread', mainThreadCpu, answeringPages.slice(0, extent))
}

const SHELL = "export { Classroom } from '@hwjy/classroom/react'"
const VIEWER = "export { createReadOnlyBoard } from '@hwjy/classroom/board'"
const ENGINES = `export { createLocalBoard } from '@hwjy/classroom/board'
  export { createLiveChannel, createLocalRtc } from '@hwjy/classroom/local'`
const DESIGN = [/^@hwjy\/ui($|\/)/, /^lucide-react$/, /^clsx$/]

// Without React. What loads later is left out, and so are engines but in the last row.
const packages: readonly { what: string; bytes: () => Promise<number>; goal: string }[] = [
  { what: 'classroom shell', bytes: () => weighScript(SHELL), goal: '' },
  {
    what: 'of it the classroom’s own, as a host page with our design system sees it',
    bytes: () => weighScript(SHELL, DESIGN),
    goal: '≤ 40 kB gz',
  },
  {
    what: 'board viewer, beyond the shell',
    bytes: async () => (await weighScript(`${SHELL}\n${VIEWER}`)) - (await weighScript(SHELL)),
    goal: '≤ 20 kB gz',
  },
  {
    what: 'the classroom’s own with our channel, media and live board',
    bytes: () => weighScript(`${SHELL}\n${ENGINES}`, DESIGN),
    goal: '',
  },
]

async function* packageRows(part: readonly [from: number, to: number]): AsyncIterable<Row> {
  for (const { what, bytes, goal } of packages.slice(...part))
    yield {
      what: `${what}: JavaScript without React`,
      ours: `${kilobytes(await bytes())} gz`,
      rival: '',
      ratio: '',
      goal,
    }
}
