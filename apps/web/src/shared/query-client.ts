import { createQueryClient as createSdkQueryClient } from '@hwjy/sdk'

/** The SDK knows which reads a change makes stale and what is worth another try; how long a read is fresh is ours. */
export const createQueryClient = () => createSdkQueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
