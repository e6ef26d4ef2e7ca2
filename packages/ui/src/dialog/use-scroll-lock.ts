import { useLayoutEffect } from 'react'

/** Dialogs may stand on dialogs: the last one to close unlocks the page. */
let locks = 0

/**
 * Keeps the page behind from scrolling while the caller is mounted. Only an attribute; the rule is in our stylesheet,
 * because a strict Content-Security-Policy allows no style element.
 */
export function useScrollLock() {
  useLayoutEffect(() => {
    const root = document.documentElement
    // A scrollbar that takes room keeps its room, so that nothing moves sideways.
    const hasScrollbar = window.innerWidth > root.clientWidth
    locks += 1
    if (locks === 1) root.dataset['hwjyScroll'] = hasScrollbar ? 'locked-with-gutter' : 'locked'
    return () => {
      locks -= 1
      if (locks === 0) delete root.dataset['hwjyScroll']
    }
  }, [])
}
