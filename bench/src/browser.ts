import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test'
import { isShort } from './short-form.ts'

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const DEVICES = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
]
const SOUND = '--autoplay-policy=no-user-gesture-required'

let shared: Promise<Browser> | null = null

/** Opens Chromium without a graphics card and without background traffic. */
export const openPlainBrowser = (): Promise<Browser> => (isShort ? sharedBrowser() : launch(QUIET))

/** The same with a simulated camera and microphone. */
export const openBrowser = (): Promise<Browser> => (isShort ? sharedBrowser() : launch([...QUIET, ...DEVICES]))

/** The same, and pages may make sounds before they are pressed. */
export const openMediaBrowser = (): Promise<Browser> =>
  isShort ? sharedBrowser() : launch([...QUIET, ...DEVICES, SOUND])

/** Closes the browser; the one that all benches of a short run share stays, without pages. */
export async function closeBrowser(browser: Browser): Promise<void> {
  if (isShort) await Promise.all(browser.contexts().map((context) => context.close()))
  else await browser.close()
}

/** A visitor of the web app. In a short run the service worker stores no files, which it does for later visits. */
export const newVisitor = (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> =>
  browser.newContext({ ...options, ...(isShort && { serviceWorkers: 'block' }) })

/** Ends the browser that the benches of a short run share. */
export const stopSharedBrowser = async (): Promise<void> => (await shared?.catch(() => null))?.close()

// To start a browser takes longer than most of what a bench does in its short form.
function sharedBrowser(): Promise<Browser> {
  shared ??= launch([...QUIET, ...DEVICES, SOUND]).then((browser) => {
    // A bench that ends it must not take the next ones with it.
    browser.once('disconnected', () => (shared = null))
    return browser
  })
  return shared
}

const launch = (args: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: [...args] })
