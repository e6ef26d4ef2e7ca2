import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { wasTouched } from './last-pointer.ts'

const openDelayMs = 400
/** Moving along a bar of buttons, the next tip comes at once. */
const skipDelayMs = 300
/** Time to move the pointer onto the tip, which stays while it is there (WCAG 1.4.13). */
const leaveDelayMs = 120

let lastClosedAt = Number.NEGATIVE_INFINITY

/** When a tip shows: after a rest of the mouse, at once on keyboard focus, never on touch; Escape and a press end it. */
export function useTip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpen = anchor !== null

  const schedule = useCallback((step: () => void, delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(step, delayMs)
  }, [])
  const stay = useCallback(() => clearTimeout(timer.current), [])
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setAnchor(null)
  }, [])
  const leave = useCallback(() => schedule(close, leaveDelayMs), [schedule, close])

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      lastClosedAt = performance.now()
    }
  }, [isOpen, close])

  const handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'touch') return
      const element = event.currentTarget
      const delayMs = performance.now() - lastClosedAt < skipDelayMs ? 0 : openDelayMs
      schedule(() => setAnchor(element), delayMs)
    },
    onPointerLeave: leave,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      // A layer that closes gives the focus back, and a browser may show it; on touch nothing would end the tip.
      if (!wasTouched() && event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget)
    },
    onBlur: close,
    onPointerDown: close,
    onClick: close,
  }
  return { anchor, handlers, stay, leave }
}
