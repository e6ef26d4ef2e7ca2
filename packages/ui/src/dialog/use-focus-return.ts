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
    const element = previous.current
    // The page may have found a better place already, when the former one is gone or was none.
    if (element instanceof HTMLElement && element.isConnected && element !== document.body) element.focus()
  }, [])
  return { remember, giveBack }
}
