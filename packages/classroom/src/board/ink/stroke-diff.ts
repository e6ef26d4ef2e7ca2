import { isSameMatrix } from '../../core/board/elements/matrix.ts'
import type { Stroke, StrokeId, StrokeList } from '../../core/board/board-types.ts'

/** Describes what must change in a drawing of `before` to become one of `after`. */
export interface StrokeDiff {
  removed: readonly Stroke[]
  /** In drawing order, with places in `after`. */
  inserted: readonly { stroke: Stroke; index: number }[]
  /** True when nothing was removed and everything inserted lies on top, so that it can be stamped. */
  isAppend: boolean
}

/**
 * Compares by what is seen: a page that came anew in a keyframe costs no repaint, and an element in another version does.
 * Chunks that both lists share are passed over whole, which is nearly all of them after an append.
 */
export function diffStrokes(before: StrokeList, after: StrokeList): StrokeDiff {
  let shared = 0
  while (shared < before.length && before[shared] === after[shared]) shared++
  const offset = before.slice(0, shared).reduce((sum, chunk) => sum + chunk.length, 0)
  const [old, now] = [before.slice(shared).flat(), after.slice(shared).flat()]

  let start = 0
  while (start < old.length && isSame(old[start], now[start])) start++
  let tail = 0
  while (tail < Math.min(old.length, now.length) - start && isSame(old.at(-1 - tail), now.at(-1 - tail))) tail++

  const oldMiddle = old.slice(start, old.length - tail)
  const nowMiddle = now.slice(start, now.length - tail)
  const stays = idsInSameOrder(oldMiddle, nowMiddle)
  const inserted = nowMiddle.flatMap((stroke, i) =>
    stays.has(stroke.id) ? [] : [{ stroke, index: offset + start + i }],
  )
  return {
    removed: oldMiddle.filter(({ id }) => !stays.has(id)),
    inserted,
    isAppend: oldMiddle.length === 0 && tail === 0,
  }
}

// Ids of both lists that keep their order; one that moved counts as removed and inserted again.
function idsInSameOrder(before: readonly Stroke[], after: readonly Stroke[]): ReadonlySet<StrokeId> {
  const places = new Map(after.map((stroke, place) => [stroke.id, { stroke, place }]))
  const stays = new Set<StrokeId>()
  let reached = -1
  for (const stroke of before) {
    const { stroke: now, place = -1 } = places.get(stroke.id) ?? {}
    if (place < reached || !isSame(stroke, now)) continue
    stays.add(stroke.id)
    reached = place
  }
  return stays
}

function isSame(one: Stroke | undefined, other: Stroke | undefined): boolean {
  if (one === other) return true
  if (one === undefined || other === undefined || one.id !== other.id) return false
  return isSameMatrix(one.matrix, other.matrix) && isSameBytes(one.bytes, other.bytes)
}

const isSameBytes = (one: Uint8Array, other: Uint8Array) =>
  one === other || (one.length === other.length && one.every((byte, i) => byte === other[i]))
