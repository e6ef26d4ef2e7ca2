import { useEffect, useState } from 'react'
import { onHistoryStep } from '../../shared/history-steps.ts'

export interface LeaveGuard {
  /** Something must not be left by accident just now. Read when somebody tries to go. */
  isHeld: () => boolean
  /** Also closing or reloading the tab is asked about, by the browser in its own words. */
  holdsTab: boolean
}

/**
 * The browser's Back asks first. Whoever says yes is led on by a link, which is not held.
 * The router's own blocker needs its data router, which every first visit would pay for.
 */
export function useLeaveGuard({ isHeld, holdsTab }: LeaveGuard) {
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => {
    const here = positionOf(window.history.state)
    return onHistoryStep((event) => {
      const there = positionOf(event.state)
      if (here === null || there === null || here === there || !isHeld()) return
      // The router, which listens too, hears nothing of a step that is undone at once.
      event.stopImmediatePropagation()
      window.history.go(here - there)
      setIsAsking(true)
    })
  }, [isHeld])

  useEffect(() => {
    if (!holdsTab) return
    const holdTab = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault()
    }
    window.addEventListener('beforeunload', holdTab)
    return () => window.removeEventListener('beforeunload', holdTab)
  }, [isHeld, holdsTab])

  return { isAsking, stay: () => setIsAsking(false) }
}

/** Where an entry of the history stands, counted by the router; null for entries of others. */
function positionOf(state: unknown): number | null {
  const position: unknown = (state as { idx?: unknown } | null)?.idx
  return typeof position === 'number' ? position : null
}
