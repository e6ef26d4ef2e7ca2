/** What both erasers do: a drag whose pieces are looked up elsewhere, so that answers come after the hand has moved on. */
import type { PageId, StrokeId } from '../../core/board/board-types.ts'
import type { Sweep } from '../elements/ink-hit.ts'
import type { Place } from '../viewport.ts'

export type SearchSweep = (pageId: PageId, sweep: Sweep, onFound: (ids: readonly StrokeId[]) => void) => void

/** @typeParam Found what a drag has met so far */
export interface SweepHands<Found> {
  search: SearchSweep
  nothing(): Found
  copyOf(found: Found): Found
  /** Takes in what one piece of the drag has met. */
  take(pageId: PageId, found: Found, ids: readonly StrokeId[], sweep: Sweep): void
  /** The drag is over, or has met as much as one act may hold. */
  finish(pageId: PageId, found: Found): void
  /** True when what was met must go out before the drag is over. */
  isFull?(found: Found): boolean
  onChange(): void
}

interface Drag<Found> {
  pageId: PageId
  last: Place
  found: Found
  /** What an earlier drag had met, whose answers were still out when this one began. */
  before: Found | null
  searches: number
  isOver: boolean
}

/** A drag ends when its last answer is here. Another that begins before that goes on with it, as the same act. */
export function createSweepDrag<Found>(hands: SweepHands<Found>) {
  let drag: Drag<Found> | null = null

  /** @param radius page pixels */
  function begin(pageId: PageId, place: Place, radius: number): void {
    if (drag?.pageId === pageId) {
      drag.before = hands.copyOf(drag.found)
      drag.last = place
      drag.isOver = false
    } else {
      close()
      drag = { pageId, last: place, found: hands.nothing(), before: null, searches: 0, isOver: false }
    }
    sweepTo(place, radius)
  }

  /** @param radius page pixels */
  function sweepTo(place: Place, radius: number): void {
    if (drag === null || drag.isOver) return
    const mine = drag
    const sweep = { x0: mine.last.x, y0: mine.last.y, x1: place.x, y1: place.y, radius }
    mine.last = place
    mine.searches++
    hands.search(mine.pageId, sweep, (ids) => {
      mine.searches--
      // It was discarded, or finished without this answer.
      if (drag !== mine) return
      hands.take(mine.pageId, mine.found, ids, sweep)
      if (mine.isOver && mine.searches === 0) finish()
      else if (hands.isFull?.(mine.found) === true) {
        const { found } = mine
        mine.found = hands.nothing()
        hands.finish(mine.pageId, found)
      }
      hands.onChange()
    })
  }

  function end(): void {
    if (drag === null) return
    drag.isOver = true
    if (drag.searches === 0) finish()
    hands.onChange()
  }

  function finish(): void {
    if (drag === null) return
    const { pageId, found } = drag
    drag = null
    hands.finish(pageId, found)
  }

  /** Discards the drag under way. What one before it had met stays met. */
  function cancel(): void {
    if (drag === null || drag.isOver) return
    const { pageId, before } = drag
    drag = null
    if (before !== null) hands.finish(pageId, before)
    hands.onChange()
  }

  /** No more answers come: a drag that is over counts with what it has met, another is discarded. */
  function close(): void {
    cancel()
    finish()
  }

  const foundOn = (pageId: PageId): Found | null => (drag?.pageId === pageId ? drag.found : null)

  return { begin, sweepTo, end, cancel, close, foundOn }
}
