/** A line that has just come back often fails once more; so long one tries again before calling it another trouble. */
const SETTLING_MS = 30_000
const AGAIN_MS = 2_000

let cameBackAt: number | null = null
// The build draws some pages without a window.
if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    cameBackAt = Date.now()
  })
}

export const isLineSettling = () => cameBackAt !== null && Date.now() - cameBackAt < SETTLING_MS

/** Tries again when the line is back, and a few times more. @returns how to stop */
export function tryWhenLineIsBack(retry: () => void): () => void {
  const timer = navigator.onLine && isLineSettling() ? setTimeout(retry, AGAIN_MS) : undefined
  window.addEventListener('online', retry)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', retry)
  }
}
