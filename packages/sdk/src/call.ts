import type { SdkError } from './api-error.ts'
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
 * A typed caller cannot use an answer without data, so here every failure rejects; sign-in alone passes
 * its forced-login answers through.
 */
export async function call<Answer>({ url, method, data: body, params: query, signal, responseType }: CallRequest) {
  const { data, requestId } = await getSdk().api.send(method, url, {
    body,
    params: { query },
    signal,
    ...(responseType && { parseAs: responseType }),
  })
  const answer = data instanceof Blob && data.type.startsWith('application/json') ? JSON.parse(await data.text()) : data
  const failure = failureOf(answer, requestId)
  if (failure && 'code' in answer) throw failure
  return dataOf(answer) as DataOf<Answer>
}
