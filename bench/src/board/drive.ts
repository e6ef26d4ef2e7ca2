import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { openPlainBrowser } from '../browser.ts'
import { isShort } from '../short-form.ts'

export interface Session {
  page: Page
  cdp: CDPSession
  browser: Browser
}

/** A page with our probe, at rest. */
export async function openSession(url: string): Promise<Session> {
  const { page, browser } = await openPage(url)
  await page.waitForFunction(() => window.bench !== undefined)
  await page.evaluate(() => window.bench.settled())
  return { page, cdp: await page.context().newCDPSession(page), browser }
}

/** A fresh browser (but in a short run), because memory and caches of the run before must not count. */
export async function openPage(url: string): Promise<Pick<Session, 'page' | 'browser'>> {
  const browser = await openPlainBrowser()
  const page = await newPage(browser)
  page.setDefaultTimeout(120_000)
  await page.goto(url)
  return { page, browser }
}

// In a short run the pen and the wheel only show that they work.
const POINTS = isShort ? 40 : 200
const TURNS = isShort ? 10 : 80
const REST_MS = isShort ? 200 : 500

/** Opens a page of the size at which every board is measured. */
export async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  if (isShort)
    await page.addInitScript(() => {
      window.isShortBench = true
    })
  return page
}

/** A stroke of 200 points at 125 Hz by real input that does not wait for the page, and half a second after it. */
export async function drawStroke({ page, cdp }: Session) {
  await page.evaluate(() => window.bench.usePen())
  const at = (i: number) => ({ x: 300 + i * 3, y: 330 + 120 * Math.sin(i / 18) })
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', i: number) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      ...at(i),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    })
  await page.mouse.move(at(0).x, at(0).y)
  await page.evaluate(() => window.bench.start())
  const sent = [send('mousePressed', 0)]
  for (let i = 1; i <= POINTS; i++) {
    await sleep(8)
    sent.push(send('mouseMoved', i))
  }
  sent.push(send('mouseReleased', POINTS))
  await Promise.all(sent)
  await sleep(REST_MS)
  return page.evaluate(() => window.bench.stop())
}

/** 80 turns of the wheel, 60 a second. */
export async function pan({ page, cdp }: Session) {
  await page.mouse.move(640, 360)
  await page.evaluate(() => window.bench.start())
  const sent: Promise<unknown>[] = []
  for (let i = 0; i < TURNS; i++) {
    const deltaY = i % 40 < 20 ? 15 : -15
    sent.push(cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 640, y: 360, deltaX: deltaY / 2, deltaY }))
    await sleep(16)
  }
  await Promise.all(sent)
  await page.evaluate(() => window.bench.settled())
  return page.evaluate(() => window.bench.stop())
}

/** Memory of the page's process, shared parts counted in proportion; workers included. Bytes. Linux only. */
export async function memory({ cdp, browser }: Session): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const system = await browser.newBrowserCDPSession()
  const { processInfo } = await system.send('SystemInfo.getProcessInfo')
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  const sizes = await Promise.all(renderers.map(({ id }) => proportionalSetSize(id)))
  return Math.max(...sizes)
}

/** CPU time that the browser's processes have used so far, the compositor included. Says more than frames on a busy machine. */
export async function cpuMs({ browser }: Session): Promise<number> {
  const system = await browser.newBrowserCDPSession()
  const { processInfo } = await system.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0)
}

async function proportionalSetSize(processId: number): Promise<number> {
  const rollup = await readFile(`/proc/${processId}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? Number.NaN) * 1_024
}
