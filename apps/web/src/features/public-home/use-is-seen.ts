import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Says if an element has come into view; once true it stays true.
 * @param margin how far outside the window counts as near, as in `rootMargin`
 */
export function useIsSeen(margin = '0px'): [ref: RefObject<HTMLElement | null>, isSeen: boolean] {
  const ref = useRef<HTMLElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isSeen || element === null) return
    const onMove = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    }
    const observer = new IntersectionObserver(onMove, { rootMargin: margin })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isSeen, margin])
  return [ref, isSeen]
}
