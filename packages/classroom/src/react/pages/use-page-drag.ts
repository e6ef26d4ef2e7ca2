import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { PageId } from '../../core/board/board-types.ts'
import { dropPlace, type PlacedRow } from './strip-rows.ts'

export interface PageDrag {
  pageId: PageId
  /** Its place among the pages if it were dropped now. */
  index: number
  /** The place of the line that shows it, px from the top of the list. */
  top: number
}

// A press that moves less is a press.
const FROM_PX = 6
// Near the upper and lower end the list scrolls along.
const EDGE_PX = 40
const SCROLL_PX = 12

/** Drags a page to another place, by mouse or pen: a finger scrolls, and has buttons. */
export function usePageDrag(
  box: RefObject<HTMLElement | null>,
  placed: readonly PlacedRow[],
  onDrop: (pageId: PageId, index: number) => void,
) {
  const [drag, setDrag] = useState<PageDrag | null>(null)
  const begun = useRef<{ pageId: PageId; y: number } | null>(null)
  const wasDrag = useRef(false)

  function placeAt(pageId: PageId, clientY: number): PageDrag | null {
    const list = box.current
    if (list === null) return null
    const { top, bottom } = list.getBoundingClientRect()
    if (clientY < top + EDGE_PX) list.scrollBy(0, -SCROLL_PX)
    if (clientY > bottom - EDGE_PX) list.scrollBy(0, SCROLL_PX)
    return { pageId, ...dropPlace(placed, pageId, clientY - top + list.scrollTop) }
  }

  return {
    drag,
    /** True once after a drag: the click that ends it turns no page. */
    takeClick: () => {
      const was = wasDrag.current
      wasDrag.current = false
      return was
    },
    handlersOf: (pageId: PageId) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDrag.current = false
        if (event.button !== 0 || event.pointerType === 'touch') return
        begun.current = { pageId, y: event.clientY }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (begun.current === null) return
        if (drag === null && Math.abs(event.clientY - begun.current.y) < FROM_PX) return
        if (drag === null) event.currentTarget.setPointerCapture(event.pointerId)
        setDrag(placeAt(pageId, event.clientY))
      },
      onPointerUp() {
        if (drag !== null) {
          wasDrag.current = true
          onDrop(pageId, drag.index)
        }
        begun.current = null
        setDrag(null)
      },
      onPointerCancel() {
        begun.current = null
        setDrag(null)
      },
    }),
  }
}
