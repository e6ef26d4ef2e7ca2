/** Our board beside Excalidraw 0.18.1: the same strokes, the same real input, one run. */
import { type Bench, kilobytes, median, megabytes, ms, percentile, type Row, type Size, times } from '../row.ts'
import { closeBrowser } from '../browser.ts'
import { weighScript } from '../weight/weigh-script.ts'
import { isShort } from '../short-form.ts'
import { servePages } from './build.ts'
import { measureDraw } from './draw-bench.ts'
import { memory, openSession, pan } from './drive.ts'
import { measureLog } from './log-bench.ts'
import { measureRemote } from './remote-bench.ts'
import { measureSoak } from './soak-bench.ts'
import { measureSlides } from './slides-bench.ts'
import { measureTools } from './tools-bench.ts'

// One element in ten of the second page is a shape, a text or a picture.
const STROKES = { elements: 'strokes', query: '', isMixed: false }
const MIXED = { elements: 'mixed elements', query: '?mixed', isMixed: true }

interface BoardSize {
  pages: readonly (typeof STROKES)[]
  counts: readonly number[]
  rounds: number
  /** Drawn for each number; and how often a noisy round is taken again. */
  strokes: number
  attempts: number
  /** Strokes of the log by itself. */
  logged: number
}

const FULL_COUNT = 20_000
// A tenth of them is dragged.
const TOOLS_COUNT = 5_000
const usual: BoardSize = {
  pages: [STROKES, MIXED],
  counts: [1_000, 5_000],
  rounds: 3,
  strokes: 3,
  attempts: 3,
  logged: 20_000,
}
const sizes: Record<Size, BoardSize> = {
  // Mixed elements are strokes and more.
  short: { pages: [MIXED], counts: [100], rounds: 1, strokes: 1, attempts: 1, logged: 500 },
  usual,
  full: { ...usual, counts: [...usual.counts, FULL_COUNT] },
}
// Both boards are zoomed in before panning: ours does not move a page that fits.
const PAN_ZOOM = 1.5

interface Sample {
  loadMs: number
  addedBytes: number
  panInputMs: number
  eraseMs: number
}

async function measure(url: string, count: number): Promise<Sample> {
  const session = await openSession(url)
  const { page, browser } = session
  const emptyBytes = await memory(session)
  const loadMs = await page.evaluate((count) => window.bench.loadAndSettle(count), count)
  const addedBytes = (await memory(session)) - emptyBytes
  const eraseMs = await page.evaluate(() => window.bench.eraseLast())
  await page.evaluate((zoom) => window.bench.zoom(zoom), PAN_ZOOM)
  await page.evaluate(() => window.bench.settled())
  const panned = await pan(session)
  await closeBrowser(browser)
  return {
    loadMs,
    addedBytes,
    panInputMs: percentile(panned.inputDelays, 0.95),
    eraseMs,
  }
}

function middle(samples: readonly Sample[]): Sample {
  const of = (field: keyof Sample) => median(samples.map((sample) => sample[field]))
  return {
    loadMs: of('loadMs'),
    addedBytes: of('addedBytes'),
    panInputMs: of('panInputMs'),
    eraseMs: of('eraseMs'),
  }
}

const GOALS: Record<keyof Sample, string> = {
  panInputMs: '≤ 80 ms at 20k',
  loadMs: '≤ 2 s at 20k',
  eraseMs: '≤ 66 ms at 20k',
  addedBytes: '≤ 80 MB at 20k',
}
const NAMES: Record<keyof Sample, string> = {
  panInputMs: 'pan, input to frame p95',
  loadMs: 'load to settled',
  eraseMs: 'erase one',
  addedBytes: 'memory added',
}

function toRows(count: number, elements: string, ours: Sample, rival: Sample | null): Row[] {
  return (Object.keys(NAMES) as (keyof Sample)[]).map((field) => {
    const show = field === 'addedBytes' ? megabytes : ms
    return {
      what: `${count / 1_000}k ${elements}: ${NAMES[field]}`,
      ours: show(ours[field]),
      rival: rival === null ? '' : show(rival[field]),
      ratio: rival === null ? '' : times(rival[field], ours[field]),
      goal: GOALS[field],
    }
  })
}

async function measureWeight(): Promise<Row> {
  const ours = await weighScript(`export { createLocalBoard } from '@hwjy/classroom/board'`)
  // A short run has built it for its page, which is most of the work.
  const rival = await weighScript(
    `export { Excalidraw } from '@excalidraw/excalidraw'`,
    isShort ? [/^@excalidraw\//] : [],
  )
  return {
    what: 'JavaScript without React, gzipped (ours has no toolbar)',
    ours: kilobytes(ours),
    rival: kilobytes(rival),
    ratio: times(rival, ours),
    goal: '≤ 65 kB',
  }
}

export const run: Bench = async function* ({ size }) {
  const { pages, counts, rounds, strokes, attempts, logged } = sizes[size]
  const site = await servePages()
  try {
    for (const count of counts) {
      // Excalidraw takes minutes for a page this full.
      const hasRival = count < FULL_COUNT
      for (const { isMixed } of pages)
        yield* await measureDraw(site.url, count, { hasRival, strokes, attempts, isMixed })
      for (const { elements, query } of pages) {
        const [ours, rival]: [Sample[], Sample[]] = [[], []]
        for (let round = 0; round < rounds; round++) {
          ours.push(await measure(`${site.url}ours.html${query}`, count))
          if (hasRival) rival.push(await measure(`${site.url}excalidraw.html${query}`, count))
        }
        yield* toRows(count, elements, middle(ours), hasRival ? middle(rival) : null)
      }
    }
    yield* await measureSlides(site.url, rounds)
    yield* await measureTools(site.url, counts.findLast((count) => count <= TOOLS_COUNT) ?? TOOLS_COUNT)
    yield* await measureRemote(site.url, counts.slice(0, 2), strokes)
    if (size === 'full') yield* await measureSoak(site.url)
  } finally {
    await site.close()
  }
  yield await measureWeight()
  yield* measureLog(logged)
}
