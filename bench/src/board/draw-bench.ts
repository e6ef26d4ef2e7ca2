/** Measures a stroke on a page full of ink against the same pointer on an empty page in the same minutes. */
import { closeBrowser } from '../browser.ts'
import { isShort } from '../short-form.ts'
import { median, ms, percentile, type Row, times } from '../row.ts'
import { cpuMs, drawStroke, openSession } from './drive.ts'

// A round is taken again when the empty page's frames came later than this: the machine was busy.
const QUIET_GAP_MS = 17

export interface DrawOptions {
  hasRival: boolean
  /** One element in ten is a shape, a text or a picture. */
  isMixed?: boolean
  /** Drawn on each page; their median counts. */
  strokes: number
  attempts: number
}

// Medians of some strokes.
interface Drawing {
  frameMs: number
  worstFrameMs: number
  inputMs: number
  cpuMs: number
}
interface DrawRound {
  floor: Drawing
  ours: Drawing
  rival: Drawing | null
}

async function measureDrawing(url: string, count: number, strokes: number): Promise<Drawing> {
  const session = await openSession(url)
  await session.page.evaluate((count) => window.bench.loadAndSettle(count), count)
  // The first stroke is compiled, not only drawn.
  if (!isShort) await drawStroke(session)
  const drawings: Drawing[] = []
  for (let i = 0; i < strokes; i++) {
    const cpuBefore = await cpuMs(session)
    const { frameGaps, inputDelays } = await drawStroke(session)
    drawings.push({
      frameMs: percentile(frameGaps, 0.95),
      worstFrameMs: Math.max(...frameGaps),
      inputMs: percentile(inputDelays, 0.95),
      cpuMs: (await cpuMs(session)) - cpuBefore,
    })
  }
  await closeBrowser(session.browser)
  const of = (field: keyof Drawing) => median(drawings.map((drawing) => drawing[field]))
  return { frameMs: of('frameMs'), worstFrameMs: of('worstFrameMs'), inputMs: of('inputMs'), cpuMs: of('cpuMs') }
}

async function measureRound(
  pagesUrl: string,
  count: number,
  { hasRival, strokes, isMixed = false }: DrawOptions,
): Promise<DrawRound> {
  const mixed = isMixed ? '?mixed' : ''
  return {
    floor: await measureDrawing(`${pagesUrl}blank.html`, 0, strokes),
    ours: await measureDrawing(`${pagesUrl}ours.html${mixed}`, count, strokes),
    rival: hasRival ? await measureDrawing(`${pagesUrl}excalidraw.html${mixed}`, count, strokes) : null,
  }
}

/** Takes the round with the quietest floor of at most `attempts`. */
export async function measureDraw(pagesUrl: string, count: number, options: DrawOptions): Promise<Row[]> {
  const rounds: DrawRound[] = []
  const quietest = () => rounds.toSorted((a, b) => a.floor.frameMs - b.floor.frameMs)[0]
  while (rounds.length < options.attempts && !((quietest()?.floor.frameMs ?? Infinity) <= QUIET_GAP_MS)) {
    rounds.push(await measureRound(pagesUrl, count, options))
  }
  const round = quietest()
  if (round === undefined) throw new Error('no round was measured')
  return toRows(count, options.isMixed ? 'mixed elements' : 'strokes', round, rounds.length)
}

function toRows(count: number, elements: string, { floor, ours, rival }: DrawRound, attempts: number): Row[] {
  const strokes = `${count / 1_000}k ${elements}`
  const row = (what: string, field: keyof Drawing, goal: string, base = 0): Row => ({
    what: `${strokes}: ${what}`,
    ours: ms(ours[field] - base),
    rival: rival === null ? '' : ms(rival[field] - base),
    ratio: rival === null ? '' : times(rival[field] - base, ours[field] - base),
    goal,
  })
  return [
    {
      what: `${strokes}: the empty page before them, frame gap p95, input to frame p95, CPU of a stroke`,
      ours: `${ms(floor.frameMs)}, ${ms(floor.inputMs)}, ${ms(floor.cpuMs)}`,
      rival: '',
      ratio: '',
      goal: floor.frameMs <= QUIET_GAP_MS ? '' : `quietest of ${attempts}; ≤ ${QUIET_GAP_MS} ms to judge frames by`,
    },
    row('draw, frame gap p95', 'frameMs', '≤ 16.8 ms'),
    row('draw, longest frame gap', 'worstFrameMs', '≤ 60 ms at 20k'),
    row('draw, input to frame p95', 'inputMs', `≤ 1.3 × empty = ${ms(1.3 * floor.inputMs)}`),
    row('draw, CPU of a stroke of 1.6 s over the empty page', 'cpuMs', 'as at 1k', floor.cpuMs),
  ]
}
