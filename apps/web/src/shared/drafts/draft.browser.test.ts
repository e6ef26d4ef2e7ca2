// @vitest-environment node
/** Drafts in two tabs of a real browser. Needs Chromium: /usr/bin/chromium or CHROMIUM_PATH. */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
// Brings the page's `window.draftProbe` into the types.
import type {} from './testing/draft-page.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let server: Worker
let url: string
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  server = new Worker(path.resolve(import.meta.dirname, '../testing/page-server-thread.ts'), {
    workerData: { root: path.resolve(import.meta.dirname, 'testing') },
  })
  url = await new Promise<string>((resolve, reject) => server.once('message', resolve).once('error', reject))
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(async () => {
  await browser?.close()
  await server?.terminate()
})
beforeEach(async () => {
  context = await browser.newContext()
})
afterEach(() => context.close())

const openTab = async () => {
  const page = await context.newPage()
  await page.goto(`${url}draft-page.html`)
  await page.waitForFunction(() => window.draftProbe && window.draftProbe.status() !== 'loading')
  return page
}
const statusIs = (page: Page, status: string) =>
  page.waitForFunction((wanted) => window.draftProbe.status() === wanted, status)
const type = (page: Page, text: string) => page.evaluate((about) => window.draftProbe.type(about), text)
const shown = (page: Page) => page.evaluate(() => window.draftProbe.shown())

describe('a draft in a browser', () => {
  it('[DR2] [DR3] comes back after a reload with its blob, and is gone when it was sent', async () => {
    const page = await openTab()
    await type(page, '第三课')
    await statusIs(page, 'saved')
    await page.reload()
    await statusIs(page, 'restored')
    expect(await shown(page)).toEqual({ about: '第三课', photo: 'photo' })
    expect(await page.evaluate(() => window.draftProbe.count('usr_l')), 'another person').toBe(0)
    await page.evaluate(() => window.draftProbe.sent())
    await expect.poll(() => page.evaluate(() => window.draftProbe.count('usr_li'))).toBe(0)
  })

  it.each([
    ['reloads', (page: Page) => page.reload()],
    [
      'leads to another page and back',
      async (page: Page) => {
        await page.goto('about:blank')
        await page.goBack()
      },
    ],
  ])('[DR2] is kept when the page %s right after the last letter', async (_, leave) => {
    const page = await openTab()
    await page.evaluate(() => window.draftProbe.fill(30))
    for (const about of ['第', '第三', '第三课']) {
      await type(page, about)
      await leave(page)
      await page.waitForFunction(() => window.draftProbe && window.draftProbe.status() !== 'loading')
      expect((await shown(page)).about).toBe(about)
    }
  })

  it('[DR5] is read in a second tab, which takes it over with the last letter', async () => {
    const first = await openTab()
    await type(first, 'a')
    await statusIs(first, 'saved')
    const second = await openTab()
    expect(await second.evaluate(() => window.draftProbe.status())).toBe('elsewhere')
    // Not kept yet when the other tab asks.
    await type(first, 'ab')
    await second.evaluate(() => window.draftProbe.takeOver())
    await statusIs(first, 'elsewhere')
    await statusIs(second, 'restored')
    expect(await shown(second)).toEqual({ about: 'ab', photo: 'photo' })
  })

  it('[DR5] opens by itself, with the last letter, in the tab that waits when the other one is closed', async () => {
    const first = await openTab()
    const second = await openTab()
    expect(await second.evaluate(() => window.draftProbe.status())).toBe('elsewhere')
    await type(first, 'abc')
    await statusIs(first, 'saved')
    await first.close()
    await statusIs(second, 'restored')
    expect(await shown(second)).toEqual({ about: 'abc', photo: 'photo' })
  })

  it('[DR5] goes to the tab that asks for it, not to another one that waits', async () => {
    const [first, waiting, asking] = [await openTab(), await openTab(), await openTab()]
    await asking.evaluate(() => window.draftProbe.takeOver())
    await statusIs(asking, 'empty')
    expect(await first.evaluate(() => window.draftProbe.status())).toBe('elsewhere')
    expect(await waiting.evaluate(() => window.draftProbe.status())).toBe('elsewhere')
    await asking.close()
    await Promise.any([statusIs(first, 'empty'), statusIs(waiting, 'empty')])
  })

  it('[DR5] is taken from a tab that does not answer', async () => {
    await context.addInitScript(() => {
      // As a tab that the browser put to sleep: nothing reaches it.
      Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} })
    })
    const first = await openTab()
    const second = await openTab()
    expect(await second.evaluate(() => window.draftProbe.status())).toBe('elsewhere')
    await second.evaluate(() => window.draftProbe.takeOver())
    await statusIs(second, 'empty')
    await statusIs(first, 'elsewhere')
  })
})
