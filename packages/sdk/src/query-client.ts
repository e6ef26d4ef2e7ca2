import { MutationCache, QueryClient, type QueryClientConfig } from '@tanstack/react-query'
import { ApiError, HttpError } from './api-error.ts'
import { serverError } from './generated/error-codes.ts'

const MAX_RETRIES = 2

/** A read that failed on the way is tried again; an answer that says no stays a no. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= MAX_RETRIES) return false
  if (error instanceof ApiError) return error.code === serverError
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
  await queryClient.invalidateQueries({
    predicate: ({ queryKey, meta: read }) => changes.includes(queryKey[0]) || changes.includes(read?.group),
  })
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
      // Whoever pressed the button decides whether to press it again.
      mutations: { retry: false, ...defaultOptions?.mutations },
    },
  })
}
