import type { Browser } from '@playwright/test'
import { newVisitor } from '../browser.ts'
import { isShort } from '../short-form.ts'

// Stands for a mid-range phone on a mid-range connection.
// To be slow, Chromium spends as much of the core.
const CPU_SLOWDOWN = isShort ? 1 : 4
const BYTES_PER_SECOND = 10_000_000 / 8

declare global {
  interface Window {
    readyAt?: number
  }
}

// Rarely Chromium's slowed-down network stops reading what has arrived, and goes on when it is at full speed again.
const STALLED_MS = 20_000
const VISITS = 3

/**
 * From the start of the visit, with nothing in the cache, until `selector` is on the page and about to be painted, ms.
 * A visit that stalls is left out, and the next one counts.
 * @param url of a page that no other page of this context has visited
 */
export async function readyTime(browser: Browser, url: string, selector: string): Promise<number> {
  for (let left = VISITS - 1; left > 0; left--) {
    const time = await visitTime(browser, url, selector).catch(() => null)
    if (time !== null) return time
  }
  return visitTime(browser, url, selector)
}

async function visitTime(browser: Browser, url: string, selector: string): Promise<number> {
  const context = await newVisitor(browser, { locale: 'en-US' })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript((wanted) => {
      const look = () => {
        if (document.querySelector(wanted)) window.readyAt = performance.now()
        else requestAnimationFrame(look)
      }
      look()
    }, selector)
    await page.goto(url, { timeout: STALLED_MS, waitUntil: 'commit' })
    const ready = await page.waitForFunction(() => window.readyAt, undefined, { timeout: STALLED_MS })
    return (await ready.jsonValue()) ?? Number.NaN
  } finally {
    await context.close()
  }
}

/** CPU time of the page's main thread until `selector` is there, at full speed, with nothing in the cache, ms. */
export async function mainThreadCpu(browser: Browser, url: string, selector: string): Promise<number> {
  const context = await newVisitor(browser, { locale: 'en-US' })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url)
    await page.locator(selector).waitFor()
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
  } finally {
    await context.close()
  }
}
