import { useCallback, useRef } from 'react'

/**
 * Gives focus back to where it was before a dialog opened. Radix does so only for its own trigger, and ours are opened
 * by state.
 */
export function useFocusReturn() {
  const previous = useRef<Element | null>(null)
  const remember = useCallback(() => {
    previous.current = document.activeElement
  }, [])
  const giveBack = useCallback((event: Event) => {
    event.preventDefault()
    if (previous.current instanceof HTMLElement) previous.current.focus()
  }, [])
  return { remember, giveBack }
}
