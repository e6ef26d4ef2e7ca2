/** A room for testing media: real browsers, a bare socket server, and the host under test. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { WebSocketServer } from 'ws'
import type { MediaRights, RtcHost, RtcSession } from '../../src/rtc/rtc-host.ts'
import type { FromPage, ToPage } from './lab-messages.ts'
import type { Lab } from './page.ts'

export const CHROMIUM_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const CHROMIUM_FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --use-fake-device-for-media-stream --use-fake-ui-for-media-stream --autoplay-policy=no-user-gesture-required --allow-loopback-in-peer-connection'

export interface LabPerson {
  page: Page
  userId: string
  /** Runs in the page. */
  run<A, R>(action: (lab: Lab, argument: A) => R | Promise<R>, argument: A): Promise<R>
  leave(): Promise<void>
}

export interface MediaLab {
  readonly host: RtcHost
  /** Opens a page; `devices: false` is somebody who allowed no camera and no microphone. */
  enter(userId: string, options?: { devices?: boolean }): Promise<LabPerson>
  setRights(userId: string, rights: MediaRights): void
  stop(): Promise<void>
}

const ALL_RIGHTS: MediaRights = { mic: true, camera: true, screen: true }

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: CHROMIUM_FLAGS.split(' '),
  })
}

/** The fake permission prompt says yes to everybody, so "no" is said in front of it. */
const denyDevices = () => {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
}

/** A page's script, bundled once for all labs of a run. */
export async function bundlePage(entry = new URL('./page.ts', import.meta.url)): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(entry), formats: ['es'], fileName: 'page' },
    },
  })
  const [result] = Array.isArray(output) ? output : [output]
  const chunk = result && 'output' in result ? result.output[0] : undefined
  if (!chunk) throw new Error('vite returned no script')
  return chunk.code
}

/** Everybody may publish everything unless `setRights` says otherwise. */
export async function startMediaLab(browser: Browser, script: string, host: RtcHost): Promise<MediaLab> {
  const sessions = new Map<string, RtcSession>()
  const rights = new Map<string, MediaRights>()
  const contexts = new Set<BrowserContext>()
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><title>lab</title><script type="module" src="/page.js"></script>')
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    let session: RtcSession | null = null
    const send = (message: ToPage) => socket.send(JSON.stringify(message))
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as FromPage
      if (message.t === 'rtc') return session?.receive(message.signal)
      const { userId } = message
      session = host.connect({
        roomId: 'room',
        userId,
        clientId: crypto.randomUUID(),
        role: 'student',
        send: (signal) => send({ t: 'rtc', signal }),
      })
      session.setRights(rights.get(userId) ?? ALL_RIGHTS)
      sessions.set(userId, session)
    })
    socket.on('close', () => session?.close())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    host,
    async enter(userId, { devices = true } = {}) {
      const context = await browser.newContext({ permissions: devices ? ['camera', 'microphone'] : [] })
      contexts.add(context)
      const page = await context.newPage()
      if (!devices) await page.addInitScript(denyDevices)
      await page.goto(`${origin}/?user=${userId}&mode=${host.mode}`)
      await page.waitForFunction(() => 'lab' in globalThis)
      return {
        page,
        userId,
        run: (action, argument) =>
          page.evaluate(
            // Functions do not travel; their text does.
            ([text, value]) => new Function(`return ${text}`)()(globalThis.lab, value),
            [action.toString(), argument] as const,
          ) as never,
        async leave() {
          contexts.delete(context)
          await context.close()
        },
      }
    },
    setRights(userId, next) {
      rights.set(userId, next)
      sessions.get(userId)?.setRights(next)
    },
    async stop() {
      const closed = await Promise.allSettled([...contexts].map((context) => context.close()))
      sockets.close()
      server.closeAllConnections()
      server.close()
      await host.stop()
      for (const one of closed) if (one.status === 'rejected') throw one.reason
    },
  }
}
