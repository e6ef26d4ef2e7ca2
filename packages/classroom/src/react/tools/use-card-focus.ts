import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Keeps the focus of a person who works by keys with the cards. A card that the teacher asked for takes it. Where the
 * pressed button goes away, the card or the one that follows it has the focus; after the last card it is back where it
 * came from. A card that comes by itself takes no focus.
 */
export function useCardFocus(shown: string | undefined) {
  const [dock, setDock] = useState<HTMLElement | null>(null)
  const isAsked = useRef(false)
  useEffect(() => (dock ? keepFocusIn(dock) : undefined), [dock])
  useEffect(() => {
    if (shown === undefined || !(isAsked.current || shown.startsWith('prepare'))) return
    isAsked.current = false
    cardIn(dock)?.focus({ preventScroll: true })
  }, [dock, shown])
  /** The next card that comes was asked for. */
  const ask = useCallback(() => {
    isAsked.current = true
  }, [])
  return { setDock, ask }
}

const cardIn = (dock: HTMLElement | null) => dock?.querySelector<HTMLElement>('[data-card]')

/** Returns its undo. */
function keepFocusIn(dock: HTMLElement): () => void {
  const { ownerDocument: document } = dock
  let cameFrom: HTMLElement | null = null
  let isInside = false
  const enter = ({ relatedTarget }: FocusEvent) => {
    if (!isInside && relatedTarget instanceof HTMLElement) cameFrom = relatedTarget
    isInside = true
  }
  // Without a next target the window lost the focus, or the element went away.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !dock.contains(relatedTarget)) isInside = false
  }
  const keep = () => {
    const at = document.activeElement
    if (!isInside || (at !== null && at !== document.body)) return
    const card = cardIn(dock)
    if (!card) isInside = false
    const room = dock.closest<HTMLElement>('[data-keys]')
    const next = card ?? (cameFrom?.isConnected === true ? cameFrom : room)
    next?.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(keep)
  changes.observe(dock, { childList: true, subtree: true })
  dock.addEventListener('focusin', enter)
  dock.addEventListener('focusout', leave)
  return () => {
    changes.disconnect()
    dock.removeEventListener('focusin', enter)
    dock.removeEventListener('focusout', leave)
  }
}
