/** Which parts of a stroke a point eraser has passed over. Pure. */
import { CUT_STEPS, type KeptRange } from '../../core/board/cut-stroke.ts'
import { POINT_STRIDE, type StrokeInk } from '../../core/board/stroke-codec.ts'
import type { Sweep } from '../elements/ink-hit.ts'

/** One flag for each step along a stroke. */
export type Erased = Uint8Array

export const nothingErased = ({ points }: Pick<StrokeInk, 'points'>): Erased =>
  new Uint8Array((points.length / POINT_STRIDE - 1) * CUT_STEPS + 1)

/** Marks the steps that the sweep touches. @returns whether any is new */
export function eraseAlong({ points, width }: StrokeInk, erased: Erased, sweep: Sweep): boolean {
  const reach = sweep.radius + width / 2
  const minX = Math.min(sweep.x0, sweep.x1) - reach
  const maxX = Math.max(sweep.x0, sweep.x1) + reach
  const minY = Math.min(sweep.y0, sweep.y1) - reach
  const maxY = Math.max(sweep.y0, sweep.y1) + reach
  let isNew = false
  const last = points.length / POINT_STRIDE - 1
  for (let i = 0; i <= last; i++) {
    const at = i * POINT_STRIDE
    const next = Math.min(at + POINT_STRIDE, last * POINT_STRIDE)
    const [ax, ay] = [points[at] as number, points[at + 1] as number]
    const [bx, by] = [points[next] as number, points[next + 1] as number]
    // Most of a stroke is elsewhere.
    if (Math.max(ax, bx) < minX || Math.min(ax, bx) > maxX || Math.max(ay, by) < minY || Math.min(ay, by) > maxY)
      continue
    const steps = i === last ? 1 : CUT_STEPS
    for (let step = 0; step < steps; step++) {
      const share = step / CUT_STEPS
      if (erased[i * CUT_STEPS + step] === 1 || !isNear(ax + (bx - ax) * share, ay + (by - ay) * share, sweep, reach))
        continue
      erased[i * CUT_STEPS + step] = 1
      isNew = true
    }
  }
  return isNew
}

function isNear(x: number, y: number, { x0, y0, x1, y1 }: Sweep, reach: number): boolean {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const lengthSquared = dx * dx + dy * dy
  const along = lengthSquared === 0 ? 0 : Math.min(Math.max(((x - x0) * dx + (y - y0) * dy) / lengthSquared, 0), 1)
  return (x - x0 - along * dx) ** 2 + (y - y0 - along * dy) ** 2 <= reach * reach
}

// More pieces than this, and the smallest are dust: they go too.
const MAX_PIECES = 64

/** What stays: each at least a step long. Null when nothing was erased. */
export function keptRanges(erased: Erased): readonly KeptRange[] | null {
  if (!erased.includes(1)) return null
  const kept: KeptRange[] = []
  let from = -1
  for (let step = 0; step <= erased.length; step++) {
    const stays = step < erased.length && erased[step] === 0
    if (stays && from < 0) from = step
    if (stays || from < 0) continue
    if (step - 1 > from) kept.push([from, step - 1])
    from = -1
  }
  if (kept.length <= MAX_PIECES) return kept
  const longest = new Set(kept.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, MAX_PIECES))
  return kept.filter((range) => longest.has(range))
}
