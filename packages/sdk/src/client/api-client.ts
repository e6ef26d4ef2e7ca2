import { ApiError, HttpError, NetworkError, type SdkError, TimeoutError } from '../error/api-error.ts'
import { failureOf } from './envelope.ts'
import { errorRule } from '../error/error-rules.ts'
import { randomId } from './random-id.ts'
import { type HeaderSources, requestHeaders } from './request-headers.ts'
import type { Session } from '../session/session.ts'
import { timeLimit } from './time-limit.ts'
import { encodeBody, type Transmit, type Wire, withQuery } from './wire.ts'

export const REQUEST_TIMEOUT_MS = 60_000
// Length of the part of a non-JSON response that is kept for the log.
const ERROR_BODY_LENGTH = 1_000

/** Sends one call of the contract. */
export interface ApiClient {
  /**
   * Resolves with the whole answer. Rejects with an `SdkError`, or with the abort reason of the caller's own `signal`.
   * Answers whose rule says `resolve` (-1, 401, forced login) resolve as they are: look at `code`.
   */
  send(call: ApiCall): Promise<ApiAnswer>
}

export interface ApiCall extends Wire {
  /** Path with its parameters filled in. */
  url: string
  body?: unknown
  query?: object | undefined
  signal?: AbortSignal | undefined
  answers?: 'blob'
  /** The request may outlive the page. */
  keepalive?: boolean
  /** A repeated call carries the id of the first, so that it happens once. Default: a new one. */
  requestId?: string
  /** The call is not awaited, so its failure is not reported to the user. */
  isBackground?: boolean
  /** Default: `fetch`. */
  transmit?: Transmit
}

export interface ApiAnswer {
  data: unknown
  requestId: string
  response: Response
}

export interface ApiClientOptions extends Omit<HeaderSources, 'deviceId' | 'deviceSecret'> {
  /** Base address of the API, without a trailing slash; empty for the page's own origin. */
  baseUrl: string
  session: Session
  /** See `deviceSecretOf`. */
  deviceSecret: string
  timeoutMs?: number
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /**
   * Called when the server no longer knows the token. True means there is a new one and the call is worth repeating.
   * @throws {SdkError} the server could not be asked
   */
  renewToken?: (staleToken: string) => Promise<boolean>
  /** Called after every call, also a failed one. Not awaited. */
  onSettled?: (call: SettledCall) => void
}

export interface SettledCall {
  path: string
  requestId: string
  durationMs: number
  isBackground: boolean
  error: SdkError | null
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, session, timeoutMs = REQUEST_TIMEOUT_MS, renewToken } = options
  const headersOf = requestHeaders({ ...options, deviceId: session.deviceId })
  const byFetch: Transmit = ({ url, ...init }) => (options.fetch ?? fetch)(new Request(url, init))

  // Sends the request once.
  async function attempt(call: ApiCall, token: string | null, requestId: string): Promise<ApiAnswer> {
    const { url, method = 'POST', authorization = 'bearer', signal, keepalive = false, transmit = byFetch } = call
    const { body, mediaType } = encodeBody(call.body, call.encoding)
    const headers = headersOf(authorization, token, requestId)
    if (mediaType !== undefined) headers['Content-Type'] = mediaType
    const limit = timeLimit(timeoutMs, signal)
    const exchange = async (): Promise<ApiAnswer> => {
      const response = await transmit(
        { url: baseUrl + withQuery(url, call.query), method, headers, body, signal: limit.signal, keepalive },
        limit.restart,
      )
      if (!response.ok) {
        throw new HttpError(response.status, (await response.text()).slice(0, ERROR_BODY_LENGTH), requestId)
      }
      const data = call.answers === 'blob' ? await openBlob(await response.blob()) : await response.json()
      return { data, requestId, response }
    }
    try {
      return await Promise.race([exchange(), limit.reached])
    } catch (cause) {
      if (signal?.aborted && cause === signal.reason) throw cause
      throw sdkErrorOf(cause, requestId)
    } finally {
      limit.release()
    }
  }

  async function send(call: ApiCall): Promise<ApiAnswer> {
    const { url: path, requestId = randomId(), isBackground = false } = call
    // Before sign-in, 401 is not about the session.
    const isOfSession = call.authorization !== 'basic' && call.authorization !== 'none'
    const startedAt = performance.now()
    let { token } = session.getState()
    let error: SdkError | null = null
    try {
      let answer = await attempt(call, token, requestId)
      error = failureOf(answer.data, requestId)
      if (error && token && isOfSession && errorRule(error.code).endsSession) {
        if (await renewToken?.(token)) {
          token = session.getState().token
          answer = await attempt(call, token, requestId)
          error = failureOf(answer.data, requestId)
        }
      }
      if (error) obey(error, path, isOfSession ? token : null, session)
      return answer
    } catch (cause) {
      error = isSdkError(cause) ? cause : null
      throw cause
    } finally {
      options.onSettled?.({ path, requestId, durationMs: performance.now() - startedAt, isBackground, error })
    }
  }
  return { send }
}

/** Does to the session of that token what the rule of the code says. @throws the error itself, when the rule is to reject */
function obey(error: ApiError, path: string, token: string | null, session: Session) {
  const rule = errorRule(error.code, path)
  if (rule.needsForcedLogin) session.holdBack()
  if (rule.endsSession) session.forceLogout(token, { message: error.message })
  if (rule.outcome === 'reject') throw error
}

const isSdkError = (cause: unknown): cause is SdkError =>
  cause instanceof ApiError ||
  cause instanceof HttpError ||
  cause instanceof NetworkError ||
  cause instanceof TimeoutError

function sdkErrorOf(cause: unknown, requestId: string): SdkError {
  if (isSdkError(cause)) return cause
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return new TimeoutError(requestId, cause)
  // A 200 without JSON comes from a page between us and the server, such as a proxy's.
  if (cause instanceof SyntaxError) return new HttpError(200, cause.message, requestId)
  return new NetworkError(requestId, cause)
}

// A call that answers bytes fails with the JSON envelope like any other.
async function openBlob(body: Blob): Promise<unknown> {
  return body.type.startsWith('application/json') ? JSON.parse(await body.text()) : body
}
