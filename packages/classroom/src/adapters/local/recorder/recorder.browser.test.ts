/** The recorder in a real browser, on a microphone that the browser makes up: it beeps once a second. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { describeTakeStore } from '../../../ports/take-store.contract.ts'
// Brings the page's `window.recorderProbe` into the types.
import type {} from './testing/recorder-page.ts'

// A browser starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })
const CHROMIUM_FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --use-fake-device-for-media-stream --use-fake-ui-for-media-stream --autoplay-policy=no-user-gesture-required'
/** As strict as our server's: the WebAssembly, the worker and the audio thread's script are files of their own. */
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' ws:"

let server: ViteDevServer
let browser: Browser
let page: Page

beforeAll(async () => {
  server = await createServer({
    root: new URL('./testing/', import.meta.url).pathname,
    configFile: false,
    logLevel: 'error',
    cacheDir: new URL('../../../../node_modules/.vite-recorder-test', import.meta.url).pathname,
    resolve: { conditions: ['source'] },
    server: {
      host: '127.0.0.1',
      port: 0,
      hmr: false,
      watch: null,
      fs: { strict: false },
      headers: { 'content-security-policy': POLICY },
    },
  })
  await server.listen()
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS.split(' '),
  })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})
afterEach(() => page.context().close())

const load = async () => {
  await page.goto(`${server.resolvedUrls?.local[0]}recorder-page.html`)
  await page.waitForFunction(() => window.recorderProbe)
}
const open = async () => {
  page = await (await browser.newContext({ permissions: ['microphone'] })).newPage()
  await load()
}
const view = () => page.evaluate(() => window.recorderProbe.view())
const unfinished = () => page.evaluate(() => window.recorderProbe.unfinished())
const statusIs = (status: string) =>
  page.waitForFunction((wanted) => window.recorderProbe.view().state.status === wanted, status)

describe('a recorder in a browser', () => {
  it('[RC1] [RC5] a take of two seconds is there after a reload, and decodes to its length', async () => {
    await open()
    await page.evaluate(() => window.recorderProbe.record())
    await statusIs('recording')
    await page.waitForFunction(() => {
      const { state } = window.recorderProbe.view()
      return state.status === 'recording' && Date.now() - state.startedAt >= 2_000
    })
    await page.evaluate(() => window.recorderProbe.stop())
    await statusIs('idle')
    const before = await view()
    expect(before).toMatchObject({ state: { error: null, refusal: null }, takes: [{ type: 'audio/mpeg' }] })
    expect(before.loudest, 'the meter moved').toBeGreaterThan(20)
    await load()
    await page.evaluate(() => window.recorderProbe.load())
    const { takes } = await view()
    expect(takes).toEqual(before.takes)
    const [{ durationMs, sizeBytes } = { durationMs: 0, sizeBytes: 0 }] = takes
    expect(durationMs).toBeGreaterThan(1_700)
    expect(sizeBytes / durationMs, '64 kbit/s are 8 bytes a millisecond').toBeCloseTo(8, 0)
    // The encoder fills its last frames with silence.
    expect(Math.abs((await page.evaluate(() => window.recorderProbe.decodedMs())) - durationMs)).toBeLessThan(120)
  })

  it('[RC6] a take that runs while the page is loaded anew is there as far as it was recorded', async () => {
    await open()
    await page.evaluate(() => window.recorderProbe.record())
    await statusIs('recording')
    await vi.waitFor(async () => expect(await unfinished()).toBe(1), { timeout: 60_000 })
    await load()
    await page.evaluate(() => window.recorderProbe.load())
    await page.evaluate(() => window.recorderProbe.use())
    const [take] = (await view()).takes
    expect(take?.durationMs).toBeGreaterThanOrEqual(2_000)
    expect(
      Math.abs((await page.evaluate(() => window.recorderProbe.decodedMs())) - (take?.durationMs ?? 0)),
    ).toBeLessThan(120)
    await vi.waitFor(async () => expect(await unfinished()).toBe(0))
  })

  it('[RC7] all that a recording fetches is fetched beforehand', async () => {
    await open()
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.evaluate(() => window.recorderProbe.prefetch())
    const beforehand = fetched.splice(0)
    expect(beforehand).toContainEqual(expect.stringMatching(/mp3\.wasm$/))
    await page.evaluate(() => window.recorderProbe.record())
    await statusIs('recording')
    // The development server splits the worker; a build has its modules in one file.
    expect(fetched.filter((path) => /worker|worklet|wasm$/.test(path) && !beforehand.includes(path))).toEqual([])
  })

  it('[RC3] a browser that refuses the microphone is told apart from a missing one', async () => {
    await open()
    for (const [name, code] of [
      ['NotAllowedError', 'permission-denied'],
      ['NotFoundError', 'no-device'],
      ['NotReadableError', 'device-busy'],
      ['AbortError', 'device-failed'],
    ] as const) {
      await page.evaluate((error) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error))
      }, name)
      await page.evaluate(() => window.recorderProbe.record())
      await statusIs('idle')
      expect([name, (await view()).state]).toMatchObject([name, { error: code }])
    }
    await page.evaluate(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }))
    await page.evaluate(() => window.recorderProbe.record())
    await statusIs('idle')
    expect((await view()).state).toMatchObject({ error: 'no-microphone' })
  })

  describeTakeStore('IndexedDB', async () => {
    await open()
    const withSound = (takes: { id: string; recordedAt: number; durationMs: number; text: string }[]) =>
      takes.map(({ text, ...take }) => ({ ...take, mp3: new Blob([text], { type: 'audio/mpeg' }) }))
    return {
      // A page has no copy of what is stored: the test above loads it anew.
      open: async () => {
        return {
          list: async (scope) => withSound(await page.evaluate((name) => window.recorderProbe.list(name), scope)),
          listUnfinished: async (scope) =>
            withSound(await page.evaluate((name) => window.recorderProbe.listUnfinished(name), scope)),
          putPart: async (scope, { mp3, ...part }) => {
            const plain = { ...part, text: await mp3.text() }
            return page.evaluate(([name, one]) => window.recorderProbe.putPart(name, one), [scope, plain] as const)
          },
          put: async (scope, { mp3, ...take }) => {
            const plain = { ...take, text: await mp3.text() }
            return page.evaluate(([name, one]) => window.recorderProbe.put(name, one), [scope, plain] as const)
          },
          remove: (scope, id) =>
            page.evaluate(([name, one]) => window.recorderProbe.remove(name, one), [scope, id] as const),
          count: (prefix) => page.evaluate((name) => window.recorderProbe.count(name), prefix),
          clear: (prefix) => page.evaluate((name) => window.recorderProbe.clear(name), prefix),
        }
      },
    }
  })
})
