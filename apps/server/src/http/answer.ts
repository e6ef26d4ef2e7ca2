import type { Context } from 'hono'
import type { Operation } from '@hwjy/sdk/operations'
import { errorCodes, errorSentence } from '@hwjy/sdk/errors'
import type { ApiError } from './api-error.ts'
import type { Language } from './language.ts'

/**
 * Sign-in answers in `{status, message, info}`, everything else in `{code, message, data}`. HTTP 200 whatever the code;
 * only a path that is no call of ours is HTTP 404, and a keyframe comes as bytes without an envelope.
 */
const isSignIn = (operation: Operation | null) => operation?.authorization === 'basic'

export function success(c: Context, operation: Operation, data: unknown): Response {
  if (data instanceof Uint8Array) {
    return c.body(new Uint8Array(data), 200, { 'content-type': 'application/octet-stream' })
  }
  if (isSignIn(operation)) return c.json({ status: '200', message: 'ok', info: data })
  return c.json({ code: 200, message: 'ok', data })
}

export function failure(c: Context, operation: Operation | null, error: ApiError, language: Language): Response {
  const code = errorCodes[error.code]
  const message = errorSentence(code, language, { ...error.detail })
  if (isSignIn(operation)) return c.json({ status: String(code), message, info: error.detail })
  return c.json({ code, message, data: error.detail }, error.code === 'notFound' && operation === null ? 404 : 200)
}
