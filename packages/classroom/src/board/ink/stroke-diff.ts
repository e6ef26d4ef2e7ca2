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
 * Compares by id, because a stroke never changes: a page that came anew in a keyframe costs no repaint.
 * Chunks that both lists share are passed over whole, which is nearly all of them after an append.
 */
export function diffStrokes(before: StrokeList, after: StrokeList): StrokeDiff {
  let shared = 0
  while (shared < before.length && before[shared] === after[shared]) shared++
  const offset = before.slice(0, shared).reduce((sum, chunk) => sum + chunk.length, 0)
  const [old, now] = [before.slice(shared).flat(), after.slice(shared).flat()]

  let start = 0
  while (start < old.length && old[start]?.id === now[start]?.id) start++
  let tail = 0
  while (tail < Math.min(old.length, now.length) - start && old.at(-1 - tail)?.id === now.at(-1 - tail)?.id) tail++

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
  const places = new Map(after.map(({ id }, place) => [id, place]))
  const stays = new Set<StrokeId>()
  let reached = -1
  for (const { id } of before) {
    const place = places.get(id)
    if (place === undefined || place < reached) continue
    stays.add(id)
    reached = place
  }
  return stays
}
