import { ApiError, errorCodes, HttpError, NetworkError, TimeoutError } from '@hwjy/sdk'

/** What a person can do about it tells failures apart, not what they are called. */
export type ProblemKind =
  /** No network: it goes on by itself. */
  | 'offline'
  /** There is a network, and nobody answered. */
  | 'unreachable'
  | 'slow'
  /** Ours to mend; trying again may help. */
  | 'broken'
  /** Asked too often. */
  | 'busy'
  /** Nothing is there, or not for this person to know. */
  | 'gone'
  /** The server says why, in the person's language. */
  | 'refused'

/** @param error null while a call waits for the network */
export function problemKind(error: unknown, isOnline: boolean): ProblemKind {
  if (error === null || error instanceof NetworkError) return isOnline ? 'unreachable' : 'offline'
  if (error instanceof TimeoutError) return isOnline ? 'slow' : 'offline'
  if (error instanceof HttpError) return statusKind(error.status)
  if (!(error instanceof ApiError)) return 'broken'
  if (error.code === errorCodes.tooOften) return 'busy'
  if (error.code === errorCodes.serverError || error.code === errorCodes.unexpected) return 'broken'
  if (error.message !== '') return 'refused'
  return statusKind(error.code)
}

/** Whoever stands before our server, a proxy or a gateway, speaks HTTP only. */
function statusKind(status: number): ProblemKind {
  if (status === 404 || status === 410) return 'gone'
  if (status === 429) return 'busy'
  return status === 408 || status === 504 ? 'slow' : 'broken'
}

/**
 * For whoever helps: "HTTP 502 · 3f6a… · 2026-11-22 07:45:10 UTC"; undefined where the person can help themselves.
 * @param at epoch ms; null when nobody has noted it
 */
export function supportCode(error: unknown, at: number | null): string | undefined {
  if (!(error instanceof ApiError || error instanceof HttpError || error instanceof TimeoutError)) return undefined
  const what =
    error instanceof ApiError ? `Error ${error.code}` : error instanceof HttpError ? `HTTP ${error.status}` : 'Timeout'
  const when = at === null ? '' : `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`
  return [what, error.requestId, when].filter((part) => part !== '').join(' · ')
}
