/** What is done with every single request and response, as middleware of openapi-fetch. */
import type { Middleware } from 'openapi-fetch'
import { HttpError } from '../error/api-error.ts'

// Length of the part of a non-JSON response that is kept for the log.
const ERROR_BODY_LENGTH = 1_000

/** Puts the headers about client, language and clock on each request, as they are when it is sent. */
export const clientHeaders = (headersNow: () => Record<string, string>): Middleware => ({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(headersNow())) request.headers.set(name, value)
  },
})

/** The contract answers with HTTP 200; anything else comes from something between us and the server. @throws {HttpError} */
export const httpErrors: Middleware = {
  async onResponse({ request, response }) {
    if (response.ok) return
    const body = (await response.text()).slice(0, ERROR_BODY_LENGTH)
    throw new HttpError(response.status, body, request.headers.get('requestId') ?? '')
  },
}
