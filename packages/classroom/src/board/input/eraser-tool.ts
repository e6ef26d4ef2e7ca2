import type { PageId, StrokeId } from '../../core/board/board-types.ts'
import type { OptimisticEdits } from '../optimistic-edits.ts'
import { createSweepDrag, type SearchSweep } from './sweep-drag.ts'

// An erase command must fit into one frame.
const MAX_BATCH = 1_000

/**
 * One drag of the eraser is one act: strokes disappear as they are touched, and are sent together at the end, so one
 * undo brings them all back.
 * @param search finds the strokes a sweep touches
 * @param mayErase students erase only their own strokes
 */
export function createEraserTool(
  search: SearchSweep,
  edits: Pick<OptimisticEdits, 'sendErase'>,
  mayErase: (pageId: PageId, id: StrokeId) => boolean,
  onChange: () => void,
) {
  const { foundOn, ...drag } = createSweepDrag<Set<StrokeId>>({
    search,
    nothing: () => new Set(),
    copyOf: (touched) => new Set(touched),
    take(pageId, touched, ids) {
      for (const id of ids) if (mayErase(pageId, id)) touched.add(id)
    },
    isFull: (touched) => touched.size >= MAX_BATCH,
    finish(pageId, touched) {
      if (touched.size > 0) edits.sendErase(pageId, [...touched])
    },
    onChange,
  })

  // Strokes of this page that the running drag has touched.
  const touchedOn = (pageId: PageId): Iterable<StrokeId> => foundOn(pageId) ?? []

  return { ...drag, touchedOn }
}
