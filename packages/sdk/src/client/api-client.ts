import { pause } from '@hwjy/base'
import createHttpClient, { type Middleware } from 'openapi-fetch'
import { ApiError, HttpError, NetworkError, type SdkError, TimeoutError } from '../error/api-error.ts'
import { failureOf } from './envelope.ts'
import { errorRule } from '../error/error-rules.ts'
import { clientHeaders, httpErrors } from './middleware.ts'
import { randomId } from './random-id.ts'
import { authorizationOf, type ClientCredentials, type HeaderSources, headersOfClient } from './request-headers.ts'
import { retryDelayMs } from './retry.ts'
import type { Session } from '../session/session.ts'
import { timeLimit } from './time-limit.ts'
import { encodeBody, encodeQuery, type Transmit, type Wire } from './wire.ts'

export const REQUEST_TIMEOUT_MS = 60_000

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
  /** The server's log shows this id for tracing. Default: a new one. */
  requestId?: string
  /**
   * The server carries the call out once for each key, so it is sent again when nothing comes back. Only of calls that
   * have no `x-transaction` of a kind that forbids it.
   */
  isKeyed?: boolean
  /** Default: a new one for a keyed call. */
  idempotencyKey?: string | undefined
  /** The call is not awaited, so its failure is not reported to the user, and its sender tries again in its own time. */
  isBackground?: boolean
  /** Default: `fetch`. */
  transmit?: Transmit
}

export interface ApiAnswer {
  data: unknown
  requestId: string
  response: Response
}

export interface ApiClientOptions extends Omit<HeaderSources, 'deviceId'> {
  /** Address of the server, without a trailing slash; empty for the page's own origin. */
  server: string
  client: ClientCredentials
  session: Session
  /** openapi-fetch calls it for each request as it goes out, and for each response before the SDK reads it. */
  middleware?: readonly Middleware[] | undefined
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
  const { server, session, timeoutMs = REQUEST_TIMEOUT_MS, renewToken } = options
  const authorizationFor = authorizationOf(options.client)
  const http = createHttpClient({
    baseUrl: server,
    fetch: (request) => (options.fetch ?? fetch)(request),
    querySerializer: encodeQuery,
    // It is encoded already: the contract has three encodings.
    bodySerializer: (body: unknown) => body,
  }) as unknown as HttpClient
  const headersNow = headersOfClient({ ...options, deviceId: session.deviceId })
  http.use(clientHeaders(headersNow), httpErrors, ...(options.middleware ?? []))

  // Sends the request once.
  async function attempt(call: ApiCall, token: string | null, ids: CallIds): Promise<ApiAnswer> {
    const { url, method = 'POST', authorization = 'bearer', signal, keepalive = false, transmit, answers } = call
    const { requestId, idempotencyKey } = ids
    const { body, mediaType } = encodeBody(call.body, call.encoding)
    const limit = timeLimit(timeoutMs, signal)
    const exchange = async (): Promise<ApiAnswer> => {
      const { data, response } = await http.request(method, url, {
        params: { query: call.query },
        body,
        headers: {
          requestId,
          'Idempotency-Key': idempotencyKey,
          Authorization: authorizationFor(authorization, token),
          'Content-Type': mediaType,
        },
        signal: limit.signal,
        keepalive,
        parseAs: answers ?? 'json',
        ...(transmit && { fetch: (request: Request) => transmit({ request, body: body ?? null }, limit.restart) }),
      })
      if (data === undefined) throw new HttpError(response.status, '', requestId)
      return { data: data instanceof Blob ? await openBlob(data) : data, requestId, response }
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

  // Sends it again, under the same ids, where that is safe and may help.
  async function attempts(call: ApiCall, token: string | null, ids: CallIds): Promise<ApiAnswer> {
    // An upload that tells how far it is belongs to a caller who repeats it.
    const mayRepeat = call.isKeyed === true && call.isBackground !== true && call.transmit === undefined
    for (let failures = 1; ; failures++) {
      try {
        return await attempt(call, token, ids)
      } catch (error) {
        const delayMs = mayRepeat && isOnline() ? retryDelayMs(error, failures, Math.random()) : null
        if (delayMs === null) throw error
        await pause(delayMs, call.signal)
      }
    }
  }

  async function send(call: ApiCall): Promise<ApiAnswer> {
    const { url: path, requestId = randomId(), isBackground = false } = call
    const ids = { requestId, idempotencyKey: call.idempotencyKey ?? (call.isKeyed ? randomId() : undefined) }
    // Before sign-in, 401 is not about the session.
    const isOfSession = call.authorization !== 'basic' && call.authorization !== 'none'
    const startedAt = performance.now()
    let { token } = session.getState()
    let error: SdkError | null = null
    try {
      let answer = await attempts(call, token, ids)
      error = failureOf(answer.data, requestId)
      if (error && token && isOfSession && errorRule(error.code).endsSession) {
        if (await renewToken?.(token)) {
          token = session.getState().token
          answer = await attempts(call, token, ids)
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

// A device that knows it is offline need not try.
const isOnline = () => globalThis.navigator?.onLine !== false

interface CallIds {
  requestId: string
  idempotencyKey: string | undefined
}

// The part of openapi-fetch that is used. Its own types follow literal paths; those of a call are checked before.
interface HttpClient {
  request(method: string, url: string, init: HttpInit): Promise<{ data?: unknown; response: Response }>
  use(...middleware: Middleware[]): void
}
interface HttpInit {
  params: { query: object | undefined }
  body: BodyInit | undefined
  /** What is null or undefined is not sent. */
  headers: Record<string, string | null | undefined>
  signal: AbortSignal
  keepalive: boolean
  parseAs: 'json' | 'blob'
  fetch?: (request: Request) => Promise<Response>
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
