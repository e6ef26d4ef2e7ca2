/** Measures a chat of ten thousand messages in a real room: how soon it opens, how it scrolls, what it weighs. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { memory, openSession, type Session } from './board/drive.ts'
import { closeBrowser } from './browser.ts'
import { quickBuild } from './short-form.ts'
import { type Bench, median, megabytes, ms, percentile, type Row, type Size } from './row.ts'

const pages = fileURLToPath(new URL('./chat/pages/', import.meta.url))
const outDir = fileURLToPath(new URL('../node_modules/.bench-chat/', import.meta.url))
const usual = { messages: 10_000, openings: 5, turns: 120 }
const sizes: Record<Size, typeof usual> = { short: { messages: 300, openings: 1, turns: 10 }, usual, full: usual }

export const run: Bench = async function* ({ size }) {
  const served = await servePage()
  const session = await openSession(`${served.url}chat.html?messages=${sizes[size].messages}`)
  try {
    yield* await measure(session, sizes[size])
  } finally {
    await closeBrowser(session.browser)
    await served.close()
  }
}

async function measure(session: Session, { messages, openings, turns }: typeof usual): Promise<Row[]> {
  const { page } = session
  const chat = page.getByRole('button', { name: /^Chat/ }).first()
  await chat.click()
  const earlier = page.getByRole('button', { name: 'Show earlier messages' })
  await earlier.waitFor()
  const emptyBytes = await memory(session)
  // This scrolls back as a reader does: each press brings fifty more.
  while (await earlier.isVisible()) {
    await earlier.click()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  const addedBytes = (await memory(session)) - emptyBytes
  const opened: number[] = []
  for (let i = 0; i < openings; i++) {
    await chat.click()
    await page.evaluate(() => window.bench.settled())
    opened.push(await openOnce(session))
  }
  const frames = await scroll(session, turns)
  const what = `a chat of ${messages.toLocaleString('en')} messages`
  return [
    row(`${what}: from the press on Chat to its picture, median of ${openings}`, ms(median(opened)), '≤ 100 ms'),
    row(
      `${what}: scrolled upwards, frame gap p95 / longest`,
      `${ms(percentile(frames, 0.95))} / ${ms(Math.max(...frames))}`,
      'longest ≤ 33 ms',
    ),
    row(`${what}: memory added by all of them but the newest 200`, megabytes(addedBytes), '≤ 30 MB'),
  ]
}

/** From the press until the frame after the one that has the messages. */
const openOnce = ({ page }: Session) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const button = [...document.querySelectorAll('button')].find((one) =>
          (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith('Chat'),
        )
        if (!button) return reject(new Error('the room has no chat'))
        const beginAt = performance.now()
        button.click()
        const look = () => {
          if (!document.querySelector('[role="log"] [data-seq]')) return void requestAnimationFrame(look)
          requestAnimationFrame(() => resolve(performance.now() - beginAt))
        }
        requestAnimationFrame(look)
      }),
  )

async function scroll({ page, cdp }: Session, turns: number): Promise<number[]> {
  const box = await page.getByRole('log').boundingBox()
  if (box === null) throw new Error('the chat is not shown')
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(place.x, place.y)
  await page.evaluate(() => window.bench.start())
  const sent: Promise<unknown>[] = []
  for (let i = 0; i < turns; i++) {
    sent.push(cdp.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...place, deltaX: 0, deltaY: -240 }))
    await sleep(16)
  }
  await Promise.all(sent)
  await page.evaluate(() => window.bench.settled())
  return (await page.evaluate(() => window.bench.stop())).frameGaps
}

async function servePage(): Promise<{ url: string; close(): Promise<void> }> {
  await build({
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      ...quickBuild,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { input: `${pages}chat.html` },
    },
  })
  const server = await preview({
    root: pages,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('the preview server has no address')
  return { url, close: () => server.close() }
}

const row = (what: string, ours: string, goal: string): Row => ({ what, ours, rival: '', ratio: '', goal })
