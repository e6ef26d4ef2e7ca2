import { network } from './network.ts'

/**
 * A connection that has just come back often fails once more; for this long a retry comes before another error message.
 */
const SETTLING_MS = 30_000
const AGAIN_MS = 2_000

let cameBackAt: number | null = null
network.subscribe(() => {
  if (network.isOnline()) cameBackAt = Date.now()
})

export const isConnectionSettling = () => cameBackAt !== null && Date.now() - cameBackAt < SETTLING_MS

/** Retries when the network is back, and once more while it is settling. @returns how to stop */
export function retryOnReconnect(retry: () => void): () => void {
  const timer = network.isOnline() && isConnectionSettling() ? setTimeout(retry, AGAIN_MS) : undefined
  const stop = network.subscribe(() => {
    if (network.isOnline()) retry()
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
