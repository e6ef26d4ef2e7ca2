/**
 * Measures waiting on the screens that people use all day: from the sign-in to the home on a slow phone, the week after
 * in the timetable, the next work in marking. Pictures are counted as the browser shows them.
 */
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { type Bench, median, ms, type Row, type Size } from './row.ts'
import { startBenchServer } from './server/bench-server.ts'

const roundsOf: Record<Size, number> = { short: 1, usual: 5, full: 9 }
const PASSWORD = 'Huawen-2026'
/** A slow phone on a slow line. */
const SLOW = { cpu: 4, bytesPerSecond: 1_600_000 / 8, latencyMs: 150 }
const STILL_MS = 500
/** How fast a practised thumb types. */
const KEY_MS = 120

export const run: Bench = async function* ({ size }) {
  const rounds = roundsOf[size]
  const server = await startBenchServer()
  const browser = await openBrowser()
  const home = `${server.url}/hwjy-web`
  const timesOf = async (measure: () => Promise<number>) => {
    const measured: number[] = []
    for (let round = 0; round < rounds; round++) measured.push(await measure())
    return measured
  }
  try {
    for (const [username, card] of [
      ['student.anna', 'a[href*="/lesson/"]'],
      ['teacher.li', 'a[href*="/lesson/"]'],
    ] as const) {
      const measured = await timesOf(() => signInOnSlowPhone(browser, home, username, card))
      yield row(
        `${username.split('.')[0]}: from the press on “Sign in” to the home with its card, slow phone`,
        measured,
        '≤ 2.5 s',
      )
    }
    const page = await signedIn(browser, home, 'teacher.li')
    yield row('timetable: another week that was seen before', await weekChanges(page, home, rounds), '≤ 100 ms')
    yield row('marking: the next work', await nextWorks(page, home, rounds), '≤ 100 ms')
  } finally {
    await browser.close()
    await server.stop()
  }
}

const row = (what: string, measured: readonly number[], goal: string): Row => ({
  what: `${what} (median of ${measured.length})`,
  ours: ms(median(measured)),
  rival: '',
  ratio: '',
  goal,
})

async function type(page: Page, cdp: CDPSession | null, username: string): Promise<void> {
  if (username.startsWith('teacher')) await page.getByRole('radio', { name: 'Teacher' }).click()
  else await page.getByRole('radio', { name: 'Student' }).click()
  const delay = cdp === null ? 0 : KEY_MS
  await page.getByLabel('Username').pressSequentially(username, { delay })
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD, { delay })
}

/** With an empty cache, ms. @param card selector of what the home is opened for */
async function signInOnSlowPhone(browser: Browser, home: string, username: string, card: string): Promise<number> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latencyMs,
      downloadThroughput: SLOW.bytesPerSecond,
      uploadThroughput: SLOW.bytesPerSecond,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
    await page.goto(`${home}/login`)
    await type(page, cdp, username)
    return await fromPress(page, page.getByRole('button', { name: 'Sign in', exact: true }), `main ${card}`)
  } finally {
    await context.close()
  }
}

async function signedIn(browser: Browser, home: string, username: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${home}/login`)
  await type(page, null, username)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`**/${username.split('.')[0]}`)
  return page
}

/** From a press until `selector` is on the page and painted, by the page's own clock, ms. */
async function fromPress(page: Page, button: Locator, selector: string): Promise<number> {
  const seen = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${wanted} does not come`)), 60_000)
        addEventListener(
          'click',
          () => {
            const pressedAt = performance.now()
            const look = () => {
              if (document.querySelector(wanted)) requestAnimationFrame(() => resolve(performance.now() - pressedAt))
              else requestAnimationFrame(look)
            }
            look()
          },
          { capture: true, once: true },
        )
      }),
    selector,
  )
  await button.click()
  return seen
}

/** From a key until the text of `selector` is another one and painted, ms. */
const fromKey = (page: Page, key: string, selector: string): Promise<number> =>
  page.evaluate(
    (asked) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${asked.selector} stays as it is`)), 60_000)
        const text = () => [...document.querySelectorAll(asked.selector)].map(({ textContent }) => textContent).join()
        const before = text()
        const pressedAt = performance.now()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: asked.key, bubbles: true, cancelable: true }))
        const look = () => {
          if (text() !== '' && text() !== before) requestAnimationFrame(() => resolve(performance.now() - pressedAt))
          else requestAnimationFrame(look)
        }
        look()
      }),
    { key, selector },
  )

/** From a key until the page stands still: until the last change within half a second, and its picture, ms. */
const untilStill = (page: Page, key: string): Promise<number> =>
  page.evaluate(
    (asked) =>
      new Promise<number>((resolve) => {
        const pressedAt = performance.now()
        let last = pressedAt
        const observer = new MutationObserver(() => requestAnimationFrame((at) => (last = at)))
        const main = document.querySelector('main') ?? document.body
        observer.observe(main, { childList: true, subtree: true, characterData: true })
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: asked.key, bubbles: true, cancelable: true }))
        setTimeout(() => {
          observer.disconnect()
          resolve(last - pressedAt)
        }, asked.stillMs)
      }),
    { key, stillMs: STILL_MS },
  )

async function weekChanges(page: Page, home: string, rounds: number): Promise<number[]> {
  await page.goto(`${home}/teacher/timetable?view=week`)
  await page.locator('main h2').first().waitFor()
  const measured: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const there = await untilStill(page, 'n')
    const back = await untilStill(page, 'p')
    // The first time the lessons of the week are not here yet.
    if (round > 0) measured.push(there, back)
  }
  return measured
}

async function nextWorks(page: Page, home: string, rounds: number): Promise<number[]> {
  await page.goto(`${home}/corrects?answerPaperId=anp_show_thirty_mate001`)
  await page.getByLabel('Score for question 1', { exact: true }).waitFor()
  const measured: number[] = []
  for (let round = 0; round < rounds; round++) measured.push(await fromKey(page, 'j', 'main h2'))
  return measured
}
