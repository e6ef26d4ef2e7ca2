import type { FailureDetail } from '../generated/hooks.ts'
import type { ErrorCode } from './error-code.ts'

/** The server answered, and the answer is not a success. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** A code of the contract's catalogue; a newer server may know more. */
  readonly code: ErrorCode | (number & {})
  readonly data: FailureDetail | null
  readonly requestId: string

  /** @param message the server's sentence, in the language of the request; may be empty */
  constructor(code: number, message: string, data: FailureDetail | null, requestId: string) {
    super(message)
    this.code = code
    this.data = data
    this.requestId = requestId
  }
}

/** No answer: offline, blocked, or the connection broke. The original is the `cause`. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  readonly requestId: string

  constructor(requestId: string, cause: unknown) {
    super('The server could not be reached', { cause })
    this.requestId = requestId
  }
}

/** No answer in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  readonly requestId: string

  constructor(requestId: string, cause: unknown) {
    super('The server did not answer in time', { cause })
    this.requestId = requestId
  }
}

/** Something answered, but not in the contract's way: a proxy, a gateway, a page. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  /** Beginning of what was answered, for the log. */
  readonly body: string
  readonly requestId: string

  constructor(status: number, body: string, requestId: string) {
    super(`HTTP ${status}`)
    this.status = status
    this.body = body
    this.requestId = requestId
  }
}

/** Signed in, but the account cannot be used. */
export class AccountError extends Error {
  override readonly name = 'AccountError'
  readonly code: 'user-info-missing' | 'roles-missing'

  constructor(code: AccountError['code']) {
    super(code)
    this.code = code
  }
}

/** A file did not come. What HTTP said is in `status`, the original in `cause`. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError'
  readonly code: 'invalid-address' | 'download-failed'
  readonly status: number | null

  constructor(code: DownloadError['code'], options: { status?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.status = options.status ?? null
  }
}

/** All errors with which a call can reject, besides the caller's own abort. */
export type SdkError = ApiError | NetworkError | TimeoutError | HttpError
