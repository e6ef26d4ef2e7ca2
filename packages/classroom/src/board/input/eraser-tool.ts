import type { PageId, StrokeId } from '../../core/board/board-types.ts'
import type { Sweep } from '../hit-test.ts'
import type { OptimisticEdits } from '../optimistic-edits.ts'
import type { Place } from '../viewport.ts'

// An erase command must fit into one frame.
const MAX_BATCH = 1_000

/**
 * One drag of the eraser is one act: strokes disappear as they are touched, and are sent together at the end, so one
 * undo brings them all back.
 * @param search finds the strokes a sweep touches
 * @param mayErase students erase only their own strokes
 */
export function createEraserTool(
  search: (pageId: PageId, sweep: Sweep, onFound: (ids: readonly StrokeId[]) => void) => void,
  edits: Pick<OptimisticEdits, 'sendErase'>,
  mayErase: (pageId: PageId, id: StrokeId) => boolean,
  onChange: () => void,
) {
  let drag: { pageId: PageId; last: Place; touched: Set<StrokeId>; searches: number; isOver: boolean } | null = null

  function begin(pageId: PageId, place: Place, radius: number): void {
    drag = { pageId, last: place, touched: new Set(), searches: 0, isOver: false }
    sweepTo(place, radius)
  }

  /** @param radius page pixels */
  function sweepTo(place: Place, radius: number): void {
    if (drag === null || drag.isOver) return
    const mine = drag
    const sweep = { x0: mine.last.x, y0: mine.last.y, x1: place.x, y1: place.y, radius }
    mine.last = place
    mine.searches++
    search(mine.pageId, sweep, (ids) => {
      mine.searches--
      for (const id of ids) if (mayErase(mine.pageId, id)) mine.touched.add(id)
      if (drag === mine && (mine.touched.size >= MAX_BATCH || (mine.isOver && mine.searches === 0))) send()
      onChange()
    })
  }

  function end(): void {
    if (drag === null) return
    drag.isOver = true
    if (drag.searches === 0) send()
  }

  function send(): void {
    if (drag === null) return
    if (drag.touched.size > 0) edits.sendErase(drag.pageId, [...drag.touched])
    if (drag.isOver) drag = null
    else drag.touched = new Set()
  }

  // Discards the drag: strokes touched so far stay where they were.
  function cancel(): void {
    drag = null
    onChange()
  }

  // Strokes of this page that the running drag has touched.
  const touchedOn = (pageId: PageId): Iterable<StrokeId> => (drag?.pageId === pageId ? drag.touched : [])

  return { begin, sweepTo, end, cancel, touchedOn }
}
