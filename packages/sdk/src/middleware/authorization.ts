import type { Middleware } from 'openapi-fetch'
import { authorizationOf } from '../wire.ts'

export interface ClientCredentials {
  id: string
  secret: string
}

/** Basic for calls before sign-in, Bearer for the rest, nothing where the contract wants nothing. */
export function authorization({ id, secret }: ClientCredentials, token: () => string | null): Middleware {
  const basic = `Basic ${btoa(`${id}:${secret}`)}`
  const bearer = () => (token() === null ? null : `Bearer ${token()}`)
  return {
    onRequest({ request, schemaPath }) {
      const header = { basic: () => basic, bearer, basicOrBearer: () => bearer() ?? basic, none: () => null }
      const value = header[authorizationOf(schemaPath)]()
      if (value !== null) request.headers.set('Authorization', value)
    },
  }
}
