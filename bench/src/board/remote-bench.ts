import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { type WebSocket, WebSocketServer } from 'ws'
import { closeBrowser, openBrowser } from '../browser.ts'
import { kilobytes, ms, percentile, type Row } from '../row.ts'
import { drawStroke, newPage } from './drive.ts'

/**
 * Measures a writer and a viewer with a relay between them: from the pen's event to the frame that shows it to the other.
 * @param counts of strokes that are on the page already; they must make no difference
 */
export async function measureRemote(pagesUrl: string, counts: readonly number[], strokes: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const count of counts) {
    const { delaysMs, bytesPerStroke } = await measureStrokes(pagesUrl, count, strokes)
    const [middle, p95] = [percentile(delaysMs, 0.5), percentile(delaysMs, 0.95)]
    rows.push({
      what: `${count / 1_000}k strokes: a stroke seen by another through a relay, pen to frame p50 / p95`,
      ours: `${ms(middle)} / ${ms(p95)}`,
      rival: '391–1916 ms / 545–2250 ms (from the study)',
      ratio: '',
      goal: 'p95 ≤ 50 ms',
    })
    if (count !== counts[0]) continue
    rows.push({
      what: 'a 200-point stroke on the wire: live frames and the commit, without WebSocket headers',
      ours: kilobytes(bytesPerStroke),
      rival: '18–133 kB (from the study)',
      ratio: '',
      goal: '≤ 3 kB',
    })
  }
  return rows
}

async function measureStrokes(pagesUrl: string, count: number, strokes: number) {
  const relay = await openRelay()
  const browser = await openBrowser()
  const open = (role: string) => openPage(browser, `${pagesUrl}remote.html?${role}&count=${count}&relay=${relay.port}`)
  try {
    const viewer = await open('viewer')
    const writer = await open('writer')
    const session = { page: writer, browser, cdp: await writer.context().newCDPSession(writer) }
    await drawStroke(session)
    for (const page of [writer, viewer]) await page.evaluate(() => window.remote.takePassings())
    const bytesBefore = relay.bytes()
    const delaysMs: number[] = []
    for (let i = 0; i < strokes; i++) {
      await drawStroke(session)
      const sent = await writer.evaluate(() => window.remote.takePassings())
      const shown = await viewer.evaluate(() => window.remote.takePassings())
      const sentAt = new Map(sent.map(({ reached, at }) => [reached, at]))
      delaysMs.push(...shown.map(({ reached, at }) => at - (sentAt.get(reached) ?? Number.NaN)))
    }
    return { delaysMs, bytesPerStroke: (relay.bytes() - bytesBefore) / strokes }
  } finally {
    await closeBrowser(browser)
    await relay.close()
  }
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await newPage(browser)
  await page.goto(url)
  await page.waitForFunction(() => window.bench !== undefined)
  await page.evaluate(() => window.bench.settled())
  return page
}

async function openRelay() {
  let bytes = 0
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  await new Promise((resolve) => server.once('listening', resolve))
  server.on('connection', (from: WebSocket) => {
    from.on('message', (data: Buffer, isBinary) => {
      bytes += data.length
      for (const to of server.clients) if (to !== from) to.send(data, { binary: isBinary })
    })
  })
  return {
    port: (server.address() as AddressInfo).port,
    bytes: () => bytes,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
