/** Measures our tools on a page full of ink: many selected strokes dragged, a point eraser through many. */
import { setTimeout as sleep } from 'node:timers/promises'
import { closeBrowser } from '../browser.ts'
import { isShort } from '../short-form.ts'
import { ms, percentile, type Row } from '../row.ts'
import { openSession, type Session } from './drive.ts'

type Place = readonly [x: number, y: number]

// A part of the page that encloses about a tenth of its strokes. It begins on the margin, where nothing is picked up.
const SELECTED: { from: Place; to: Place } = { from: [8, 8], to: [450, 290] }
const ERASED: { from: Place; to: Place } = { from: [60, 360], to: [1_220, 360] }
const MOVES = isShort ? 20 : 90

export async function measureTools(pagesUrl: string, count: number): Promise<Row[]> {
  const session = await openSession(`${pagesUrl}ours.html?mixed`)
  const { page, browser } = session
  await page.evaluate((count) => window.bench.loadAndSettle(count), count)
  await page.evaluate(() => window.board.setTool('select'))
  await drag(session, SELECTED.from, SELECTED.to)
  await page.waitForFunction(() => (window.board.getState().selection?.ids.length ?? 0) > 0)
  const selected = await page.evaluate(() => window.board.getState().selection?.ids.length ?? 0)
  const moved = await drag(session, [220, 150], [280, 190])
  await page.evaluate(() => window.bench.settled())
  const bytes = await page.evaluate(() => window.dragBytes())
  await page.evaluate(() => window.board.setTool('eraser'))
  await page.evaluate(() => window.board.setEraser({ mode: 'point', width: 24 }))
  const before = await page.evaluate(() => window.elementCount())
  const erased = await drag(session, ERASED.from, ERASED.to)
  await page.evaluate(() => window.bench.settled())
  const pieces = (await page.evaluate(() => window.elementCount())) - before
  await closeBrowser(browser)
  const row = (what: string, ours: string, goal: string): Row => ({ what, ours, rival: '', ratio: '', goal })
  const shown = `${count / 1_000}k mixed elements`
  return [
    row(`${shown}: ${selected} selected dragged, frame gap p95`, ms(percentile(moved.frameGaps, 0.95)), '≤ 16.8 ms'),
    row(`${shown}: ${selected} selected dragged, longest frame gap`, ms(Math.max(...moved.frameGaps)), ''),
    row(`${shown}: ${selected} selected dragged, in the log`, `${bytes} B`, '≤ 200 B'),
    row(
      `${shown}: point eraser, ${pieces} pieces more, frame gap p95`,
      ms(percentile(erased.frameGaps, 0.95)),
      '≤ 66 ms',
    ),
    row(`${shown}: point eraser, longest frame gap`, ms(Math.max(...erased.frameGaps)), '≤ 66 ms'),
  ]
}

async function drag({ page, cdp }: Session, from: Place, to: Place) {
  const at = (i: number) => ({
    x: from[0] + ((to[0] - from[0]) * i) / MOVES,
    y: from[1] + ((to[1] - from[1]) * i) / MOVES,
  })
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', i: number) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      ...at(i),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    })
  await page.mouse.move(from[0], from[1])
  await page.evaluate(() => window.bench.start())
  const sent = [send('mousePressed', 0)]
  // What is under the pointer is looked up before a selection is dragged.
  await sleep(100)
  for (let i = 1; i <= MOVES; i++) {
    await sleep(8)
    sent.push(send('mouseMoved', i))
  }
  await Promise.all(sent)
  await send('mouseReleased', MOVES)
  await sleep(isShort ? 200 : 500)
  return page.evaluate(() => window.bench.stop())
}
