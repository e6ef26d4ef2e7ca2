import { useEffect, useRef } from 'react'

export const MAIN_ID = 'main'

/** A new page starts at its top, and readers start at its beginning. */
export function useScrollToTop(path: string) {
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    const main = document.getElementById(MAIN_ID)
    window.scrollTo(0, 0)
    main?.scrollTo(0, 0)
    main?.focus({ preventScroll: true })
  }, [path])
}
