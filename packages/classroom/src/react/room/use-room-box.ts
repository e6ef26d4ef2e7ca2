import { useLayoutEffect, useState } from 'react'
import { type Insets, NO_INSETS, type Size } from '../../core/view/box.ts'

interface RoomBox {
  box: Size
  insets: Insets
}
// Until it is measured, and where nothing has a size.
const USUAL: RoomBox = { box: { width: 1280, height: 800 }, insets: NO_INSETS }

/** The size of the room's own box, and how much of it notches take: its padding is `env(safe-area-inset-*)`. */
export function useRoomBox(element: HTMLElement | null): RoomBox {
  const [measured, setMeasured] = useState(USUAL)
  useLayoutEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => setMeasured((before) => changed(before, boxOf(element)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return measured
}

function boxOf(element: HTMLElement): RoomBox {
  const { clientWidth: width, clientHeight: height } = element
  if (width === 0 || height === 0) return USUAL
  const padding = getComputedStyle(element)
  const pixels = (value: string) => Number.parseFloat(value) || 0
  return {
    box: { width, height },
    insets: {
      top: pixels(padding.paddingTop),
      right: pixels(padding.paddingRight),
      bottom: pixels(padding.paddingBottom),
      left: pixels(padding.paddingLeft),
    },
  }
}

const changed = (before: RoomBox, next: RoomBox) => (JSON.stringify(before) === JSON.stringify(next) ? before : next)
