import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element, CSS pixels; `usual` until it is known. */
export function useWidthOf(element: RefObject<HTMLElement | null>, usual: number): number {
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    const box = element.current
    if (box === null || typeof ResizeObserver !== 'function') return
    const measure = () => setWidth(box.clientWidth || usual)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, usual])
  return width
}
