import { useEffect, useState } from 'react'
import { onHistoryStep } from '../../shared/history-steps.ts'

export interface LeaveGuard {
  /** Returns true while leaving needs a confirmation. Called when the user tries to leave. */
  isHeld: () => boolean
  /** The browser also asks, in its own words, before the tab is closed or reloaded. */
  holdsTab: boolean
}

/**
 * Asks before the browser's Back leaves. On a yes the caller navigates by a link, which is not held. The router's own
 * blocker needs its data router, which every first visit would pay for.
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

/** Position of a history entry, counted by the router; null for entries that it did not make. */
function positionOf(state: unknown): number | null {
  const position: unknown = (state as { idx?: unknown } | null)?.idx
  return typeof position === 'number' ? position : null
}
