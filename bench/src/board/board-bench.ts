/** Our board beside Excalidraw 0.18.1: the same strokes, the same real input, one run. */
import { type Bench, kilobytes, median, megabytes, ms, percentile, type Row, times } from '../row.ts'
import { weighScript } from '../weigh-script.ts'
import { servePages } from './build.ts'
import { measureDraw } from './draw-bench.ts'
import { memory, openSession, pan } from './drive.ts'
import { measureLog } from './log-bench.ts'
import { measureRemote } from './remote-bench.ts'
import { measureSoak } from './soak-bench.ts'

const ROUNDS = 3
const COUNTS = [1_000, 5_000]
const FULL_COUNT = 20_000
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
  await browser.close()
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

function toRows(count: number, ours: Sample, rival: Sample | null): Row[] {
  return (Object.keys(NAMES) as (keyof Sample)[]).map((field) => {
    const show = field === 'addedBytes' ? megabytes : ms
    return {
      what: `${count / 1_000}k strokes: ${NAMES[field]}`,
      ours: show(ours[field]),
      rival: rival === null ? '' : show(rival[field]),
      ratio: rival === null ? '' : times(rival[field], ours[field]),
      goal: GOALS[field],
    }
  })
}

async function measureWeight(): Promise<Row> {
  const ours = await weighScript(`export { createLocalBoard } from '@hwjy/classroom/board'`)
  const rival = await weighScript(`export { Excalidraw } from '@excalidraw/excalidraw'`)
  return {
    what: 'JavaScript without React, gzipped (ours has no toolbar)',
    ours: kilobytes(ours),
    rival: kilobytes(rival),
    ratio: times(rival, ours),
    goal: '≤ 65 kB',
  }
}

export const run: Bench = async ({ isFull }) => {
  const weight = await measureWeight()
  const pages = await servePages()
  const rows: Row[] = []
  try {
    for (const count of isFull ? [...COUNTS, FULL_COUNT] : COUNTS) {
      // Excalidraw takes minutes for a page this full.
      const hasRival = count < FULL_COUNT
      rows.push(...(await measureDraw(pages.url, count, { hasRival })))
      const [ours, rival]: [Sample[], Sample[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        ours.push(await measure(`${pages.url}ours.html`, count))
        if (hasRival) rival.push(await measure(`${pages.url}excalidraw.html`, count))
      }
      rows.push(...toRows(count, middle(ours), hasRival ? middle(rival) : null))
    }
    rows.push(...(await measureRemote(pages.url)))
    if (isFull) rows.push(...(await measureSoak(pages.url)))
  } finally {
    await pages.close()
  }
  return [...rows, weight, ...measureLog()]
}
