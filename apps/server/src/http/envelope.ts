import type { Context } from 'hono'
import type { Operation } from '@hwjy/sdk/operations'
import { errorCodes, errorSentence } from '@hwjy/sdk/errors'
import type { ApiError } from './api-error.ts'
import type { Language } from './language.ts'

/**
 * Sign-in answers in `{status, message, info}`, every other call in `{code, message, data}`. The HTTP status is 200 for
 * every code, except for a path that is no call of ours, and for what other people's programs read: they know HTTP 404,
 * and nothing of envelopes. Bytes come without one.
 */
const isSignIn = (operation: Operation | null) => operation?.authorization === 'basic'

export function success(c: Context, operation: Operation, data: unknown): Response {
  if (operation.cacheSeconds !== undefined) {
    // The words depend on the reader's language, and what is shown on the school of the caller.
    c.header('cache-control', `private, max-age=${operation.cacheSeconds}`)
    c.header('vary', 'accept-language, authorization', { append: true })
  }
  if (data instanceof Uint8Array) {
    return c.body(new Uint8Array(data), 200, { 'content-type': operation.bytesType ?? 'application/octet-stream' })
  }
  if (isSignIn(operation)) return c.json({ status: '200', message: 'ok', info: data })
  return c.json({ code: 200, message: 'ok', data })
}

export function failure(
  c: Context,
  operation: Operation | null,
  error: Pick<ApiError, 'code' | 'detail'>,
  language: Language,
): Response {
  const code = errorCodes[error.code]
  const message = errorSentence(code, language, { ...error.detail })
  if (isSignIn(operation)) return c.json({ status: String(code), message, info: error.detail })
  const isOurClient = operation !== null && !(operation.authorization === 'none' && operation.bytesType !== undefined)
  return c.json({ code, message, data: error.detail }, error.code === 'notFound' && !isOurClient ? 404 : 200)
}
