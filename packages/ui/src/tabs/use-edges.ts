import { type RefObject, useEffect, useState } from 'react'

/** At which edges of a list that scrolls there is more of it. */
export type Edges = 'none' | 'start' | 'end' | 'both'

/** The fade at an edge covers so much of what lies under it, in px. */
export const FADE_PX = 32

/** Where a list stands, in px: how far it is scrolled, and how wide it is inside and outside. */
export function edgesOf({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Record<'scrollLeft' | 'scrollWidth' | 'clientWidth', number>): Edges {
  // A browser rounds widths, and scrolls to parts of a pixel. From right to left it counts below 0.
  const before = Math.abs(scrollLeft) > 1
  const after = scrollWidth - clientWidth - Math.abs(scrollLeft) > 1
  return before ? (after ? 'both' : 'start') : after ? 'end' : 'none'
}

/**
 * Says at which edges of a list of tabs there are more, and brings the one that is shown into view.
 * @param shown changes with the tab that is shown
 */
export function useEdges(listRef: RefObject<HTMLElement | null>, shown: unknown): Edges {
  const [edges, setEdges] = useState<Edges>('none')
  useEffect(() => {
    const list = listRef.current
    if (!list) return
    const look = () => setEdges(edgesOf(list))
    const show = () => {
      const active = list.querySelector('[data-state="active"]')?.getBoundingClientRect()
      if (active) {
        const box = list.getBoundingClientRect()
        // `scrollIntoView` would move the page, too.
        list.scrollLeft +=
          Math.max(0, active.right + FADE_PX - box.right) || Math.min(0, active.left - FADE_PX - box.left)
      }
      look()
    }
    const observer = new ResizeObserver(show)
    observer.observe(list)
    list.addEventListener('scroll', look, { passive: true })
    show()
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [listRef, shown])
  return edges
}
