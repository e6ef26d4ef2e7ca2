import { useEffect, useLayoutEffect, useRef } from 'react'
import { scrollMemory } from './scroll-memory.ts'

export const MAIN_ID = 'main'

/** Scrolls a new page to its top, an opened one to its last position; screen readers start at the beginning. */
export function useScrollToTop(path: string) {
  const shownPath = useRef(path)
  useEffect(() => {
    // Back and Forward are changes of route like any other; the browser would scroll once more, later.
    history.scrollRestoration = 'manual'
  }, [])
  useLayoutEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    const main = document.getElementById(MAIN_ID)
    window.scrollTo(0, scrollMemory.topOf(path))
    main?.focus({ preventScroll: true })
  }, [path])
}
