import { createQueryClient as createSdkQueryClient } from '@hwjy/sdk'
import { onlineManager } from '@tanstack/react-query'
import { network } from './network/network.ts'

/** The SDK knows which reads a change makes stale and what is worth another try; how long a read is fresh is ours. */
export function createQueryClient() {
  // The library would believe the browser, which says yes behind any router.
  const tell = () => onlineManager.setOnline(network.isOnline())
  onlineManager.setEventListener(() => network.subscribe(tell))
  tell()
  return createSdkQueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
}
