import { ApiError, errorCodes, HttpError, NetworkError, TimeoutError } from '@hwjy/sdk'
import { NoPasskeyError } from '../account/proof/no-passkey-error.ts'
import { PageLoadError } from '../page/page-load-error.ts'

/** Kinds of failure, told apart by what the user can do about them, not by their names. */
export type ProblemKind =
  /** There is no network: the call goes on by itself. */
  | 'offline'
  /** There is a network, and the server did not answer. */
  | 'unreachable'
  | 'slow'
  /** The server failed; another try may help. */
  | 'broken'
  /** The rate limiter refused the call. */
  | 'busy'
  /** The content does not exist, or this user may not know of it. */
  | 'gone'
  /** The server says why, in the person's language. */
  | 'refused'
  /** The browser gave no passkey; the user may have wanted that. */
  | 'no-passkey'

/** @param error null while a call waits for the network */
export function problemKind(error: unknown, isOnline: boolean): ProblemKind {
  if (error === null || error instanceof NetworkError || error instanceof PageLoadError)
    return isOnline ? 'unreachable' : 'offline'
  if (error instanceof TimeoutError) return isOnline ? 'slow' : 'offline'
  if (error instanceof HttpError) return statusKind(error.status)
  if (error instanceof NoPasskeyError) return 'no-passkey'
  if (!(error instanceof ApiError)) return 'broken'
  if (error.code === errorCodes.tooOften) return 'busy'
  if (error.code === errorCodes.serverError || error.code === errorCodes.unexpected) return 'broken'
  if (error.message !== '') return 'refused'
  return statusKind(error.code)
}

/** A proxy or a gateway before our server speaks HTTP only. */
function statusKind(status: number): ProblemKind {
  if (status === 404 || status === 410) return 'gone'
  if (status === 429) return 'busy'
  return status === 408 || status === 504 ? 'slow' : 'broken'
}

/**
 * Returns a code for the support staff: "HTTP 502 · 3f6a… · 2026-11-22 07:45:10 UTC"; undefined where the user can help
 * themselves.
 * @param at epoch ms; null when it was not noted
 */
export function supportCode(error: unknown, at: number | null): string | undefined {
  if (!(error instanceof ApiError || error instanceof HttpError || error instanceof TimeoutError)) return undefined
  const what =
    error instanceof ApiError ? `Error ${error.code}` : error instanceof HttpError ? `HTTP ${error.status}` : 'Timeout'
  const when = at === null ? '' : `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`
  return [what, error.requestId, when].filter((part) => part !== '').join(' · ')
}
