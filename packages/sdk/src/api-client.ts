import createClient, { type Client } from 'openapi-fetch'
import { ApiError, HttpError, NetworkError, type SdkError, TimeoutError } from './api-error.ts'
import { failureOf } from './envelope.ts'
import { errorRule } from './error-rules.ts'
import type { paths } from './generated/paths.ts'
import { authorization, type ClientCredentials } from './middleware/authorization.ts'
import { type CommonHeaderSources, commonHeaders } from './middleware/common-headers.ts'
import { randomId } from './random-id.ts'
import type { Session } from './session.ts'
import { timeLimit } from './time-limit.ts'
import { type EncodingInit, encodingInit } from './wire.ts'

export const REQUEST_TIMEOUT_MS = 60_000
/** As much of a foreign answer as is kept for the log. */
const ERROR_BODY_LENGTH = 1_000

/**
 * The typed client: `api.POST('/api-user/study/lessonToday')` gives `{ data: envelope, response }`.
 * Rejects with an `SdkError`, or with the abort reason of the caller's own `signal`.
 * Answers whose rule says `resolve` (-1, 401, forced login) resolve as they are: look at `code`.
 */
export type ApiClient = Pick<Client<paths>, 'GET' | 'POST'> & { send: Send }

/** Sends any call of the contract by its path; untyped, for generated code. */
export type Send = (
  method: 'GET' | 'POST',
  path: string,
  init?: SendInit,
) => Promise<{ data: unknown; requestId: string }>

export interface SendInit {
  body?: unknown
  params?: unknown
  signal?: AbortSignal | undefined
  parseAs?: 'json' | 'blob'
  /** The request may outlive the page. */
  keepalive?: boolean
}

export interface ApiClientOptions extends Omit<CommonHeaderSources, 'deviceId'> {
  /** Where the API lives, without a trailing slash; empty for the page's own origin. */
  baseUrl: string
  credentials: ClientCredentials
  session: Session
  timeoutMs?: number
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** After every call, also a failed one. Not awaited. */
  onSettled?: (call: SettledCall) => void
}

interface Transmitted {
  data?: unknown
  error?: unknown
  response: Response
}

export interface SettledCall {
  path: string
  requestId: string
  durationMs: number
  error: SdkError | null
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, session, timeoutMs = REQUEST_TIMEOUT_MS, fetch } = options
  const client = createClient<paths>({ baseUrl, ...(fetch && { fetch }) })
  client.use(commonHeaders({ ...options, deviceId: session.deviceId }))
  client.use(authorization(options.credentials, () => session.getState().token))

  // openapi-fetch types a call by its literal path; `send` takes any, and `ApiClient` gives callers the types back.
  const transmit = client.request as unknown as (method: string, path: string, init: object) => Promise<Transmitted>

  async function send(method: 'GET' | 'POST', path: string, init: SendInit = {}) {
    const requestId = randomId()
    const startedAt = performance.now()
    const { token } = session.getState()
    const limit = timeLimit(timeoutMs, init.signal)
    let error: SdkError | null = null
    try {
      const encoding: Partial<EncodingInit> = init.body === undefined ? {} : encodingInit(path)
      const request = { ...encoding, ...init, signal: limit.signal, headers: { ...encoding.headers, requestId } }
      const { data: body, error: foreign, response } = await transmit(method, path, request)
      if (!response.ok) throw new HttpError(response.status, asText(foreign), requestId)
      const data = await openBlob(body)
      error = failureOf(data, requestId)
      if (error) obey(error, path, token, session)
      return { data, response, requestId }
    } catch (cause) {
      if (init.signal?.aborted && cause === init.signal.reason) throw cause
      error = sdkErrorOf(cause, requestId)
      throw error
    } finally {
      limit.release()
      options.onSettled?.({ path, requestId, durationMs: performance.now() - startedAt, error })
    }
  }
  const verb = (method: 'GET' | 'POST') => (path: string, init?: SendInit) => send(method, path, init)
  return { GET: verb('GET'), POST: verb('POST'), send } as unknown as ApiClient
}

/** Does to the session what the rule of the code says. @throws the error itself, when the rule is to reject */
function obey(error: ApiError, path: string, token: string | null, session: Session) {
  const rule = errorRule(error.code, path)
  if (rule.needsForcedLogin) session.holdBack()
  if (rule.endsSession) session.forceLogout(token, { message: error.message })
  if (rule.outcome === 'reject') throw error
}

function sdkErrorOf(cause: unknown, requestId: string): SdkError {
  if (cause instanceof ApiError || cause instanceof HttpError) return cause
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return new TimeoutError(requestId, cause)
  // 200 without JSON: some page stands between us and the server.
  if (cause instanceof SyntaxError) return new HttpError(200, cause.message, requestId)
  return new NetworkError(requestId, cause)
}

/** A call that answers bytes fails with the JSON envelope like any other. */
async function openBlob(body: unknown): Promise<unknown> {
  const isJson = body instanceof Blob && body.type.startsWith('application/json')
  return isJson ? JSON.parse(await body.text()) : body
}

const asText = (body: unknown) =>
  (typeof body === 'string' ? body : (JSON.stringify(body) ?? '')).slice(0, ERROR_BODY_LENGTH)
