/** The device check in a real browser, on devices that the browser makes up. */
import type { Browser } from '@playwright/test'
import { chromium } from '@playwright/test'
import type { ViteDevServer } from 'vite'
import { createServer } from 'vite'
import { afterAll, beforeAll, describe, vi } from 'vitest'
import { describeDeviceChecker } from '../../../../ports/device-checker.contract.ts'
// Brings the page's `window.deviceProbe` into the types.
import type {} from './testing/device-page.ts'

// A browser starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })
const CHROMIUM_FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --use-fake-device-for-media-stream --use-fake-ui-for-media-stream --autoplay-policy=no-user-gesture-required'

let server: ViteDevServer
let browser: Browser

beforeAll(async () => {
  const root = new URL('./testing/', import.meta.url).pathname
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: new URL('../../../../../node_modules/.vite-device-test', import.meta.url).pathname,
    resolve: { conditions: ['source'] },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { strict: false } },
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

describe('in a browser', () => {
  describeDeviceChecker('the browser’s own devices', async () => {
    const page = await browser.newPage()
    await page.goto(`${server.resolvedUrls?.local[0]}device-page.html`)
    await page.waitForFunction(() => window.deviceProbe)
    return {
      devices: () => page.evaluate(() => window.deviceProbe.devices()),
      open: (kind, deviceId) =>
        page.evaluate(([kind, deviceId]) => window.deviceProbe.open(kind, deviceId), [kind, deviceId] as const),
      stop: (kind) => page.evaluate((kind) => window.deviceProbe.stop(kind), kind),
      isCapturing: (kind) => page.evaluate((kind) => window.deviceProbe.isCapturing(kind), kind),
      levels: () => page.evaluate(() => window.deviceProbe.levels()),
      playTestSound: () => page.evaluate(() => window.deviceProbe.playTestSound()),
      measureNetwork: () => page.evaluate(() => window.deviceProbe.measureNetwork()),
      // The made-up permission prompt always allows, so the refusal is made in front of it.
      denyDevices: () =>
        page.evaluate(() => {
          navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
        }),
      cutNetwork: () => page.context().setOffline(true),
      close: () => page.context().close(),
    }
  })
})
