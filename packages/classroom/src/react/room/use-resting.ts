import { useEffect, useRef, useState } from 'react'

// Controls stay where they are under a hand that writes.
const REST_MS = 600
const WRITING = '[data-board], input, textarea, [contenteditable="true"]'

/** Gives a value that changes only when the person has neither drawn nor typed for 600 ms. @param key tells two values apart */
export function useResting<T>(root: HTMLElement | null, value: T, key: string): T {
  const lastInput = useRef(Number.NEGATIVE_INFINITY)
  const [shown, setShown] = useState({ value, key })
  const latest = useRef({ value, key })
  useEffect(() => {
    latest.current = { value, key }
  })
  useEffect(() => {
    if (!root) return
    const note = (event: Event) => {
      const isMoveWithoutPen = event instanceof PointerEvent && event.type === 'pointermove' && event.buttons === 0
      if (isMoveWithoutPen || !(event.target instanceof Element) || !event.target.closest(WRITING)) return
      lastInput.current = performance.now()
    }
    const kinds = ['pointerdown', 'pointermove', 'keydown', 'beforeinput'] as const
    for (const kind of kinds) root.addEventListener(kind, note, { capture: true, passive: true })
    return () => {
      for (const kind of kinds) root.removeEventListener(kind, note, { capture: true })
    }
  }, [root])
  useEffect(() => {
    if (key === shown.key) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const change = () => {
      const wait = lastInput.current + REST_MS - performance.now()
      if (wait > 0) timer = setTimeout(change, wait)
      else setShown(latest.current)
    }
    change()
    return () => clearTimeout(timer)
  }, [key, shown.key])
  // The same picture may still have another author.
  return key === shown.key ? value : shown.value
}
