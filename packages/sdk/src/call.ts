import type { SdkError } from './api-error.ts'
import { errorRule } from './error-rules.ts'
import { type DataOf, dataOf, failureOf } from './envelope.ts'
import { getSdk } from './sdk.ts'

/** What orval's generated functions ask for. The media type in `headers` is not used: the contract's table decides. */
export interface CallRequest {
  url: string
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  data?: unknown
  params?: unknown
  signal?: AbortSignal
  responseType?: 'blob'
}

/** Hooks reject with this. */
export type ErrorType<_Answer> = SdkError

/**
 * The one bridge between generated hooks and the client. Brings the `data` of the envelope.
 * A typed caller cannot use an answer without data, so here every failure rejects, except the forced-login
 * answers of a sign-in, which are passed through.
 */
export async function call<Answer>({ url, method, data: body, params: query, signal, responseType }: CallRequest) {
  const { data: answer, requestId } = await getSdk().api.send(method, url, {
    body,
    params: { query },
    signal,
    ...(responseType && { parseAs: responseType }),
  })
  const failure = failureOf(answer, requestId)
  if (failure && !errorRule(failure.code).needsForcedLogin) throw failure
  return dataOf(answer) as DataOf<Answer>
}
