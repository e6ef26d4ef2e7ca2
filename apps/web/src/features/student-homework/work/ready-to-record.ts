import { retryOnReconnect } from '../../../shared/network/reconnect.ts'
import { TakeAnswer } from './question-pane.tsx'

// Not later than this, even on a page that is never idle.
const IDLE_WITHIN_MS = 2_000

/**
 * Fetches the recorder and what it records with once the page has nothing else to do, so that both are here when the
 * line is not. What did not come is asked for again after a reconnect.
 * @returns how to stop
 */
export function readyToRecord(): () => void {
  let isReady = false
  async function fetchAll() {
    if (isReady) return
    const [{ prefetchMicrophone }] = await Promise.all([import('@hwjy/classroom/recorder'), TakeAnswer.prefetch()])
    await prefetchMicrophone()
    isReady = true
  }
  const ask = () => void fetchAll().catch(() => undefined)
  const stopWaiting = whenIdle(ask)
  const stopRetrying = retryOnReconnect(ask)
  return () => {
    stopWaiting()
    stopRetrying()
  }
}

function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, IDLE_WITHIN_MS / 4)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: IDLE_WITHIN_MS })
  return () => cancelIdleCallback(handle)
}
