import { createQueryClient as createSdkQueryClient } from '@hwjy/sdk'
import { onlineManager } from '@tanstack/react-query'

/** The SDK knows which reads a change makes stale and what is worth another try; how long a read is fresh is ours. */
export function createQueryClient() {
  // Until the line comes or goes the library believes that it is there, also in an app that was opened without one.
  onlineManager.setOnline(navigator.onLine)
  return createSdkQueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
}
