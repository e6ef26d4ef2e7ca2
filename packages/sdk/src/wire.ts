import type { Authorization, WireException } from './operation.ts'
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

/** Lists repeat their field, objects and lists of them are JSON text; what is null or undefined is left out. */
function appendFields<Form extends FormData | URLSearchParams>(form: Form, body: object): Form {
  for (const [name, value] of Object.entries(body)) {
    const items = Array.isArray(value) && !value.some(isStructure) ? value : [value]
    for (const item of items) {
      if (item instanceof Blob && form instanceof FormData) form.append(name, item)
      else if (item !== null && item !== undefined)
        form.append(name, isStructure(item) ? JSON.stringify(item) : String(item))
    }
  }
  return form
}

const isStructure = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Blob)
