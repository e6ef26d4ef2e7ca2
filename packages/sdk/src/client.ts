/** The bare client: any call by its path, typed by the contract, with the answer as it came. */
import type { Client } from 'openapi-fetch'
import type { ApiCall } from './client/api-client.ts'
import type { paths } from './generated/paths.ts'
import { wireExceptions } from './generated/wire.ts'
import { getSdk } from './sdk.ts'

/**
 * `client.POST('/api-user/study/lessonToday')` gives `{ data: envelope, response }`. Answers whose rule says `resolve`
 * (-1, 401, forced login) resolve as they are: look at `code`. Everything else rejects with an `SdkError`.
 */
export type TypedClient = Pick<Client<paths>, 'GET' | 'POST'>

interface Init {
  body?: unknown
  params?: { path?: Record<string, string>; query?: object }
  signal?: AbortSignal
  parseAs?: string
}

const verb =
  (method: ApiCall['method']) =>
  (path: string, { body, params, signal, parseAs }: Init = {}) =>
    getSdk().api.send({
      ...wireExceptions[path],
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.path?.[name] ?? '')),
      body,
      query: params?.query,
      signal,
      ...(parseAs === 'blob' && { answers: 'blob' }),
    })

// Typed by literal paths outside, one function for all of them inside.
export const client = { GET: verb('GET'), POST: verb(undefined) } as unknown as TypedClient
