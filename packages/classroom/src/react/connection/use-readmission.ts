import { useEffect, useRef, useState } from 'react'

/** The host's way back into the room for a person who was removed from it. [R46] */
export interface Readmission {
  /**
   * Asks whether this person was let back in. A rejection asks again.
   * @returns `never` when the class is over, so that nothing is asked any more
   */
  ask: (signal: AbortSignal) => Promise<'yes' | 'not-yet' | 'never'>
  /** Enters again: make new ports and render with a new `key`. */
  enter: () => void
}

const ASK_MS = 5_000

/** True once the host says that a removed person may come back. Asks every five seconds while the page is visible. */
export function useIsReadmitted(ask: Readmission['ask'] | undefined): boolean {
  const [isReadmitted, setIsReadmitted] = useState(false)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const canAsk = ask !== undefined
  useEffect(() => {
    if (!canAsk) return
    return askWhileVisible(
      (signal) => latest.current?.(signal) ?? Promise.resolve('never'),
      () => setIsReadmitted(true),
    )
  }, [canAsk])
  return isReadmitted
}

/** Asks until it has an answer for good. A page that is looked at again asks at once, if its time has come meanwhile. */
function askWhileVisible(ask: Readmission['ask'], onYes: () => void): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const wait = () => {
    if (stop.signal.aborted) return
    timer = setTimeout(() => {
      isDue = true
      askNow()
    }, ASK_MS)
  }
  const askNow = () => {
    if (!isDue || document.visibilityState !== 'visible') return
    isDue = false
    ask(stop.signal).then((answer) => {
      if (stop.signal.aborted) return
      if (answer === 'yes') onYes()
      if (answer === 'not-yet') wait()
    }, wait)
  }
  wait()
  document.addEventListener('visibilitychange', askNow, { signal: stop.signal })
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
