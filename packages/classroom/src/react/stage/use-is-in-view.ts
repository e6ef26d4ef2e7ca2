import { type RefObject, useEffect, useState } from 'react'

/** Tells whether an element is in sight, or nearly so. Where the browser cannot tell, everything counts as seen. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: '80px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}
