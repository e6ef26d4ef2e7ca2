/**
 * Operations on `StrokeList`. Chunk k always holds strokes 256·k to 256·k + 255, so an index finds its chunk by
 * division, two lists with the same strokes are deeply equal, and an append copies one chunk and the outer array.
 */
import type { PlacedStroke, Stroke, StrokeId, StrokeList } from './board-types.ts'

export const CHUNK_SIZE = 256

// Counts what a stroke has beside its bytes: ids, its author and place, in memory and in a keyframe.
const STROKE_OVERHEAD_BYTES = 64
export const strokeSize = ({ bytes }: Stroke): number => bytes.length + STROKE_OVERHEAD_BYTES

export function placedSize(strokes: readonly PlacedStroke[]): number {
  let sum = 0
  for (const { stroke } of strokes) sum += strokeSize(stroke)
  return sum
}

export const listSize = (list: StrokeList): number =>
  list.reduce((sum, chunk) => chunk.reduce((size, stroke) => size + strokeSize(stroke), sum), 0)

export function appendStroke(list: StrokeList, stroke: Stroke): StrokeList {
  const last = list.at(-1)
  if (last === undefined || last.length === CHUNK_SIZE) return [...list, [stroke]]
  return list.with(-1, [...last, stroke])
}

/** Takes out the strokes with these ids. `erased` is in drawing order, with the indexes before the erase. */
export function eraseStrokes(
  list: StrokeList,
  ids: ReadonlySet<StrokeId>,
): { list: StrokeList; erased: readonly PlacedStroke[] } {
  const erased = findStrokes(list, ids)
  const first = erased[0]
  if (first === undefined) return { list, erased }
  const gone = new Set(erased.map(({ index }) => index))
  return { list: rebuildFrom(list, first.index, (rest, start) => rest.filter((_, i) => !gone.has(start + i))), erased }
}

/**
 * Puts strokes back at their old indexes; the inverse of `eraseStrokes` on the same list. On a list that became
 * shorter since, a stroke goes to the nearest place there is. `strokes` are in drawing order.
 */
export function restoreStrokes(list: StrokeList, strokes: readonly PlacedStroke[]): StrokeList {
  const first = strokes[0]
  if (first === undefined) return list
  return rebuildFrom(list, Math.min(first.index, countStrokes(list)), (rest, start) => {
    const merged: Stroke[] = []
    let next = 0
    for (const { stroke, index } of strokes) {
      while (next < rest.length && start + merged.length < index) merged.push(rest[next++] as Stroke)
      merged.push(stroke)
    }
    while (next < rest.length) merged.push(rest[next++] as Stroke)
    return merged
  })
}

/** Puts other strokes where each of these is: none, one or several. */
export function replaceStrokes(list: StrokeList, replacements: ReadonlyMap<StrokeId, readonly Stroke[]>): StrokeList {
  const first = findStrokes(list, new Set(replacements.keys()))[0]
  if (first === undefined) return list
  return rebuildFrom(list, first.index, (rest) => rest.flatMap((stroke) => replacements.get(stroke.id) ?? [stroke]))
}

/** The strokes with these ids that are in the list, in drawing order. The newest are looked at first. */
export function findStrokes(list: StrokeList, ids: ReadonlySet<StrokeId>): readonly PlacedStroke[] {
  const found: PlacedStroke[] = []
  for (let chunkIndex = list.length - 1; chunkIndex >= 0 && found.length < ids.size; chunkIndex--) {
    const chunk = list[chunkIndex] ?? []
    for (let i = chunk.length - 1; i >= 0; i--) {
      const stroke = chunk[i] as Stroke
      if (ids.has(stroke.id)) found.push({ stroke, index: chunkIndex * CHUNK_SIZE + i })
    }
  }
  return found.reverse()
}

export const hasStroke = (list: StrokeList, id: StrokeId): boolean =>
  list.some((chunk) => (chunk.length === CHUNK_SIZE ? idsOf(chunk).has(id) : chunk.some((stroke) => stroke.id === id)))

/** What stands at these places; those beyond the end are passed over. */
export const strokesAt = (list: StrokeList, places: readonly number[]): readonly Stroke[] =>
  places.flatMap((place) => list[Math.floor(place / CHUNK_SIZE)]?.[place % CHUNK_SIZE] ?? [])

export function countStrokes(list: StrokeList): number {
  const last = list.at(-1)
  return last === undefined ? 0 : (list.length - 1) * CHUNK_SIZE + last.length
}

export function toStrokeList(strokes: readonly Stroke[]): StrokeList {
  const list: Stroke[][] = []
  for (let start = 0; start < strokes.length; start += CHUNK_SIZE) list.push(strokes.slice(start, start + CHUNK_SIZE))
  return list
}

// Keeps the chunks before `index` shared and cuts the edited rest into chunks again.
function rebuildFrom(
  list: StrokeList,
  index: number,
  edit: (rest: readonly Stroke[], start: number) => readonly Stroke[],
): StrokeList {
  const kept = Math.floor(index / CHUNK_SIZE)
  return [...list.slice(0, kept), ...toStrokeList(edit(list.slice(kept).flat(), kept * CHUNK_SIZE))]
}

// Full chunks are looked into again and again: their ids are collected once, and forgotten with the chunk.
const chunkIds = new WeakMap<readonly Stroke[], ReadonlySet<StrokeId>>()
function idsOf(chunk: readonly Stroke[]): ReadonlySet<StrokeId> {
  const known = chunkIds.get(chunk)
  if (known !== undefined) return known
  const ids = new Set(chunk.map((stroke) => stroke.id))
  chunkIds.set(chunk, ids)
  return ids
}
