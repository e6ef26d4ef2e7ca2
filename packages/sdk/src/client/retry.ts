import { HttpError, NetworkError } from '../error/api-error.ts'

const MAX_RETRIES = 2
const FIRST_DELAY_MS = 500

/**
 * Returns how long to wait before the same request is sent again: some 0.5 s, then some 1.5 s. Null: not again. Only
 * for requests that may arrive twice.
 * @param failures counts from 1
 * @param random 0 to 1: clients that lost one server at one moment do not come back at one moment
 */
export function retryDelayMs(error: unknown, failures: number, random: number): number | null {
  if (failures > MAX_RETRIES || !isOnTheWay(error)) return null
  return FIRST_DELAY_MS * 3 ** (failures - 1) * (0.75 + random / 2)
}

// Nothing came, or a gateway came in place of the server. After a time limit nobody would wait for a second one.
const isOnTheWay = (error: unknown) =>
  error instanceof NetworkError || (error instanceof HttpError && GATEWAY.has(error.status))
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504])
