/** Everything that needs no React: instances, sign-in, a function for each call, and any call by its path. */
import type { Client } from 'openapi-fetch'
import type { ApiCall } from './client/api-client.ts'
import type { CallOptions, ChangeCallOptions } from './client/call-options.ts'
import type { paths } from './generated/paths.ts'
import { wireExceptions } from './generated/wire.ts'
import { getSdk } from './sdk.ts'

export * from './generated/calls.ts'
export {
  AccountError,
  ApiError,
  describeError,
  DownloadError,
  type ErrorCode,
  errorCodes,
  HttpError,
  isSilentError,
  type Language,
  NetworkError,
  type SdkError,
  TimeoutError,
} from './errors.ts'
export type { CallOptions, ChangeCallOptions } from './client/call-options.ts'
export { downloadBlob, type DownloadOptions } from './client/download.ts'
export type { Progress, UploadOptions } from './client/upload.ts'
export type { DataOf } from './client/envelope.ts'
export { configureSdk, createSdk, getSdk, type Sdk, type SdkOptions } from './sdk.ts'
export { browserStorage, type KeyValueStorage, memoryStorage } from './client/storage.ts'
export { enter, type EnterOptions, type HeldBack, signIn, type SignInResult, signOut } from './session/sign-in.ts'

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
  headers?: Record<string, string>
}

/**
 * Any call by its path, typed by the contract, with the answer as it came. A change that is to be sent again when
 * nothing comes back is given `headers: { 'Idempotency-Key': … }`.
 * @param sdk default: the instance of `configureSdk`
 */
export function createClient(sdk?: CallOptions['sdk']): TypedClient {
  const verb =
    (method: ApiCall['method']) =>
    (path: string, { body, params, signal, parseAs, headers }: Init = {}) => {
      const idempotencyKey: ChangeCallOptions['idempotencyKey'] = headers?.['Idempotency-Key']
      return (sdk ?? getSdk()).api.send({
        ...wireExceptions[path],
        method,
        url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.path?.[name] ?? '')),
        body,
        query: params?.query,
        signal,
        ...(parseAs === 'blob' && { answers: 'blob' }),
        ...(idempotencyKey !== undefined && { isKeyed: true, idempotencyKey }),
      })
    }
  // Typed by literal paths outside, one function for all of them inside.
  return { GET: verb('GET'), POST: verb(undefined) } as unknown as TypedClient
}

export const client = createClient()
