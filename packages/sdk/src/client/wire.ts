import { appendFields, type Authorization } from './operation.ts'

/** Says how a call is encoded. Generated functions give only what differs from a form-encoded POST with a Bearer token. */
export interface Wire {
  method?: 'GET' | undefined
  encoding?: 'json' | 'multipart' | undefined
  authorization?: Exclude<Authorization, 'bearer'> | undefined
}

/** A complete request that has not been sent yet. */
export interface WireRequest {
  /** With all headers; its body is left alone. */
  request: Request
  body: BodyInit | null
}

/** @param onActivity bytes are moving: a long upload is not a silent server */
export type Transmit = (wire: WireRequest, onActivity: () => void) => Promise<Response>

/** Encodes the body and chooses its media type. */
export function encodeBody(body: unknown, encoding: Wire['encoding']): { body?: BodyInit; mediaType?: string } {
  if (body === undefined || body === null) return {}
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

/** @returns without a question mark; empty when there is nothing in it */
export const encodeQuery = (query: object): string => String(appendFields(new URLSearchParams(), query))
