import { setTimeout as sleep } from 'node:timers/promises'
import { closeBrowser } from '../browser.ts'
import { median, ms, percent, percentile, type Row } from '../row.ts'
import { cpuMs, drawStroke, memory, openSession, type Session } from './drive.ts'

const LESSON_MINUTES = 90
const STROKES_PER_MINUTE = 20
const STROKES_PER_PAGE = 60
const ERASE_EVERY = 10
const POINTS = 24
const LOOKS = 5
// After so many pages the cache of drawn tiles is as full as it may become.
const WARM_UP_PAGES = 24
const WARM_UP_STROKES = 10

/**
 * A lesson's worth of writing, erasing and turning pages in one go: what it leaves behind must not slow the pen. The
 * first look is after `WARM_UP_PAGES`.
 */
export async function measureSoak(pagesUrl: string): Promise<Row[]> {
  const session = await openSession(`${pagesUrl}ours.html`)
  const pages = (LESSON_MINUTES * STROKES_PER_MINUTE) / STROKES_PER_PAGE
  let no = 1
  const writePages = async (count: number, strokes: number) => {
    for (let i = 0; i < count; i++) {
      await writePage(session, strokes)
      await turn(session, `page-${++no}`)
    }
    return { ...(await measureStrokes(session)), bytes: await memory(session) }
  }
  const start = await writePages(WARM_UP_PAGES, WARM_UP_STROKES)
  const end = await writePages(pages, STROKES_PER_PAGE)
  await closeBrowser(session.browser)
  const lesson = `${LESSON_MINUTES} minutes without pauses, ${pages} pages of ${STROKES_PER_PAGE} strokes, every tenth erased`
  return [
    {
      what: `${lesson}: draw, input to frame p95, end / start`,
      ours: `${ms(end.inputMs)} / ${ms(start.inputMs)}`,
      rival: '',
      ratio: `${(end.inputMs / start.inputMs).toFixed(2)}×`,
      goal: '≤ 1.1 ×',
    },
    {
      what: `${lesson}: draw, CPU of a stroke, end / start`,
      ours: `${ms(end.cpuMs)} / ${ms(start.cpuMs)}`,
      rival: '',
      ratio: `${(end.cpuMs / start.cpuMs).toFixed(2)}×`,
      goal: '≤ 1.1 ×',
    },
    {
      what: `${lesson}: memory`,
      ours: `+ ${percent(end.bytes / start.bytes - 1)}`,
      rival: '',
      ratio: '',
      goal: '≤ + 20 %',
    },
  ]
}

async function measureStrokes(session: Session) {
  const [inputMs, strokeCpuMs]: [number[], number[]] = [[], []]
  for (let i = 0; i < LOOKS; i++) {
    const cpuBefore = await cpuMs(session)
    inputMs.push(percentile((await drawStroke(session)).inputDelays, 0.95))
    strokeCpuMs.push((await cpuMs(session)) - cpuBefore)
  }
  return { inputMs: median(inputMs), cpuMs: median(strokeCpuMs) }
}

async function writePage(session: Session, strokes: number): Promise<void> {
  for (let i = 0; i < strokes; i++) {
    await write(session, i)
    if (i % ERASE_EVERY === ERASE_EVERY - 1) await erase(session, i)
  }
}

// Lines of short strokes, left to right and top to bottom.
const placeOf = (i: number) => ({ x: 60 + (i % 12) * 98, y: 60 + Math.floor(i / 12) * 130 })

async function write(session: Session, i: number): Promise<void> {
  await session.page.evaluate(() => window.bench.usePen())
  const { x, y } = placeOf(i)
  await drag(session, (k) => ({ x: x + k * 3, y: y + 30 * Math.sin(k / 4 + i) }))
}

async function erase(session: Session, i: number): Promise<void> {
  await session.page.keyboard.press('e')
  const { x, y } = placeOf(i)
  await drag(session, (k) => ({ x: x + 30, y: y - 48 + k * 4 }))
}

async function drag({ cdp }: Session, at: (k: number) => { x: number; y: number }): Promise<void> {
  const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', k: number) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      ...at(k),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    })
  const sent = [send('mousePressed', 0)]
  for (let k = 1; k <= POINTS; k++) {
    await sleep(2)
    sent.push(send('mouseMoved', k))
  }
  sent.push(send('mouseReleased', POINTS))
  await Promise.all(sent)
}

async function turn({ page }: Session, pageId: string): Promise<void> {
  await page.evaluate(async (pageId) => {
    await window.ask({ type: 'board.addPage', pageId, background: 'tianzige' })
    await window.ask({ type: 'board.turnPage', pageId })
    await window.bench.settled()
  }, pageId)
}
