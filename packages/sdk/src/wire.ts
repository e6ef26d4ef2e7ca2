import { appendFields, type Authorization, type WireException } from './operation.ts'
import { wireExceptions } from './generated/wire.ts'

const FORM_ENCODED: WireException = {}

/** A call is form-encoded and carries a Bearer token unless the contract says otherwise. */
export function authorizationOf(path: string): Authorization {
  return (wireExceptions[path] ?? FORM_ENCODED).authorization ?? 'bearer'
}

export interface EncodingInit {
  bodySerializer: (body: object) => BodyInit
  headers?: Record<string, string>
}

/** How openapi-fetch has to encode the body of this call. */
export function encodingInit(path: string): EncodingInit {
  switch ((wireExceptions[path] ?? FORM_ENCODED).encoding) {
    case 'json':
      return { bodySerializer: JSON.stringify }
    case 'multipart':
      return { bodySerializer: (body) => appendFields(new FormData(), body) }
    default:
      return {
        bodySerializer: (body) => appendFields(new URLSearchParams(), body),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }
  }
}
