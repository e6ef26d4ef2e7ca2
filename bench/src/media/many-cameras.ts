/**
 * A class of thirty cameras: one real page shows 25 of them, the others are sent by synthetic people who replay a
 * recorded camera and voice. What the page shows and receives, beside a page of nine tiles, and the media server's CPU.
 */
import type { Browser } from '@playwright/test'
import { type LabPerson, startMediaLab } from '../../../apps/server/test/media-lab/media-lab.ts'
import { startSyntheticPeople } from '../../../apps/server/test/media-lab/synthetic-people.ts'
import type { SfuHost } from '../../../apps/server/src/node/sfu/create-sfu-host.ts'
import { median, ms, percent, type Row, times } from '../row.ts'
import { cpuShares } from '../server/cpu.ts'

export interface ManyCameras {
  people: number
  tiles: number
  fewTiles: number
  recordMs: number
  measureMs: number
}

interface Seen {
  /** Frames a second of each tile. */
  frameRates: number[]
  mbits: number
  /** From the press to the last tile's first frame. */
  shownMs: number
  sfuCpu: number
}

/** A gallery's tile at 1280×800 with 25 faces a page. */
const TILE_WIDTH = 232

export async function* manyCameras(
  browser: Browser,
  script: string,
  host: SfuHost,
  { people, tiles, fewTiles, recordMs, measureMs }: ManyCameras,
): AsyncIterable<Row> {
  const lab = await startMediaLab(browser, script, host)
  const synthetic = startSyntheticPeople(host)
  try {
    const model = await lab.enter('model')
    await model.run(async ({ engine }) => {
      await engine.join()
      await engine.publish('mic')
      await engine.publish('camera')
    }, null)
    await synthetic.record('model', recordMs)
    await model.leave()
    const names = Array.from({ length: people }, (_, index) => `student-${index}`)
    await synthetic.publish(names)
    const viewer = await lab.enter('viewer')
    await viewer.run(({ engine }) => engine.join(), null)
    const few = await watch(viewer, host, names.slice(0, fewTiles), measureMs)
    const many = await watch(viewer, host, names.slice(people - tiles), measureMs)
    const row = (what: string, of: (seen: Seen) => string, goal = ''): Row => ({
      what: `${people} cameras, ${tiles} on one page: ${what}`,
      ours: of(many),
      rival: `${of(few)} (${fewTiles} tiles)`,
      ratio: '',
      goal,
    })
    const slowest = ({ frameRates }: Seen) => Math.min(...frameRates)
    yield {
      ...row(
        'frames a second of a tile',
        (seen) => `${median(seen.frameRates).toFixed(1)}, slowest ${slowest(seen).toFixed(1)}`,
        '≥ 10 each',
      ),
      ratio: times(median(many.frameRates), median(few.frameRates)),
    }
    yield row('received', ({ mbits }) => `${mbits.toFixed(2)} Mbit/s`, '≤ 3 Mbit/s')
    yield row('all tiles shown after the page turned', ({ shownMs }) => ms(shownMs), '≤ 400 ms')
    yield row('CPU of the media server', ({ sfuCpu }) => `${percent(sfuCpu)} of a core`)
  } finally {
    synthetic.stop()
    await lab.stop()
  }
}

async function watch(viewer: LabPerson, host: SfuHost, names: readonly string[], forMs: number): Promise<Seen> {
  const shownMs = await viewer.run(
    async ({ attach, boxes, resize, now }, { userIds, width }) => {
      for (const { detach, element } of boxes.splice(0)) {
        detach()
        element.remove()
      }
      const begin = now()
      document.body.style.cssText = 'display: flex; flex-wrap: wrap; margin: 0'
      for (const userId of userIds) resize(attach({ userId, kind: 'camera' }), width)
      await Promise.all(
        boxes.map(
          ({ element }) =>
            new Promise<void>((resolve) => {
              element.querySelector('video')?.requestVideoFrameCallback(() => resolve())
            }),
        ),
      )
      return now() - begin
    },
    { userIds: names, width: TILE_WIDTH },
  )
  const look = () =>
    viewer.run(async ({ boxes, frames, received }) => [await received(), ...boxes.map((_, box) => frames(box))], null)
  const before = await look()
  const beginAt = performance.now()
  const [sfuCpu = 0] = await cpuShares([host.pid ?? 0], () => new Promise((resolve) => setTimeout(resolve, forMs)))
  const after = await look()
  const seconds = (performance.now() - beginAt) / 1_000
  const [bytes = 0, ...frames] = after.map((value, index) => value - (before[index] ?? 0))
  return { frameRates: frames.map((count) => count / seconds), mbits: (bytes * 8) / seconds / 1e6, shownMs, sfuCpu }
}
