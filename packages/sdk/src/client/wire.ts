import { appendFields, type Authorization } from './operation.ts'

/** Says how a call is encoded. Generated functions give only what differs from a form-encoded POST with a Bearer token. */
export interface Wire {
  method?: 'GET' | undefined
  encoding?: 'json' | 'multipart' | undefined
  authorization?: Exclude<Authorization, 'bearer'> | undefined
}

/** A complete request that has not been sent yet. */
export interface WireRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body: BodyInit | null
  signal: AbortSignal
  keepalive: boolean
}

/** @param onActivity bytes are moving: a long upload is not a silent server */
export type Transmit = (request: WireRequest, onActivity: () => void) => Promise<Response>

/** Encodes the body and chooses its media type. */
export function encodeBody(body: unknown, encoding: Wire['encoding']): { body: BodyInit | null; mediaType?: string } {
  if (body === undefined || body === null) return { body: null }
  switch (encoding) {
    case 'json':
      return { body: JSON.stringify(body), mediaType: 'application/json' }
    case 'multipart':
      // The browser names the type itself: only it knows the boundary.
      return { body: appendFields(new FormData(), body) }
    default:
      return { body: appendFields(new URLSearchParams(), body), mediaType: 'application/x-www-form-urlencoded' }
  }
}

export function withQuery(url: string, query: object | undefined): string {
  const text = String(appendFields(new URLSearchParams(), query ?? {}))
  return text === '' ? url : `${url}?${text}`
}
