import { ApiError, errorCodes, HttpError } from '@hwjy/sdk'
import { QueryClient } from '@tanstack/react-query'

const MAX_RETRIES = 2

/** A read that failed on the way is tried again; an answer that says no stays a no. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= MAX_RETRIES) return false
  if (error instanceof ApiError) return error.code === errorCodes.serverError
  if (error instanceof HttpError) return error.status >= 500
  return true
}

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 10_000 },
      // Whoever pressed the button decides whether to press it again.
      mutations: { retry: false },
    },
  })
