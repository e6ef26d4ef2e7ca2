import { MutationCache, type Query, QueryClient, type QueryClientConfig } from '@tanstack/react-query'
import { ApiError, HttpError } from '../error/api-error.ts'
import { serverError, unavailable } from '../generated/error-codes.ts'

const MAX_RETRIES = 2

/** Retries a read that failed on the way; a refusal by the server is final. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= MAX_RETRIES) return false
  if (error instanceof ApiError) return error.code === serverError || error.code === unavailable
  if (error instanceof HttpError) return error.status >= 500
  return true
}

/**
 * Marks the reads stale that a change touched, as the contract says (`x-changes`); those on the screen are read again.
 * @param meta of the mutation
 */
export async function markStale(queryClient: QueryClient, meta: Record<string, unknown> | undefined): Promise<void> {
  const changes = meta?.changes
  if (!Array.isArray(changes) || changes.length === 0) return
  const predicate = ({ queryKey, meta: read }: Query) => changes.includes(queryKey[0]) || changes.includes(read?.group)
  // A first read under way may have been answered before the change; invalidating would wait for it and call it fresh.
  for (const query of queryClient.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue
    if (query.isActive()) void query.cancel({ silent: true })
    // What is only fetched ahead comes to its end, and is read again when it is needed.
    else query.promise?.then(() => query.invalidate()).catch(() => undefined)
  }
  await queryClient.invalidateQueries({ predicate })
}

/** A QueryClient that follows the contract: changes mark their reads stale, and only what may help is tried again. */
export function createQueryClient({ mutationCache, defaultOptions, ...config }: QueryClientConfig = {}): QueryClient {
  const own = mutationCache?.config
  const following = new MutationCache({
    ...own,
    onSuccess(data, variables, result, mutation, context) {
      // Not awaited: the button is done when the change is, not when every list is read again.
      void markStale(context.client, mutation.meta)
      return own?.onSuccess?.(data, variables, result, mutation, context)
    },
  })
  return new QueryClient({
    ...config,
    mutationCache: following,
    defaultOptions: {
      ...defaultOptions,
      queries: { retry: shouldRetry, ...defaultOptions?.queries },
      // A change is not retried by default: the user decides if it is sent again.
      mutations: { retry: false, ...defaultOptions?.mutations },
    },
  })
}
