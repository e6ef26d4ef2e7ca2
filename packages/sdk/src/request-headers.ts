import { CLIENT_TYPE, type ClientInfo, utcOffsetHours } from './client-info.ts'
import type { Language } from './language.ts'
import type { Authorization } from './operation.ts'

export interface HeaderSources {
  clientInfo: ClientInfo
  deviceId: string
  language: () => Language
  timeZone?: (() => string) | undefined
  credentials: ClientCredentials
}

export interface ClientCredentials {
  id: string
  secret: string
}

/** What a call says about itself, its client and its person, in the document's header names. */
export function requestHeaders({
  clientInfo,
  deviceId,
  language,
  timeZone,
  credentials: { id, secret },
}: HeaderSources) {
  const fixed = { ...clientInfo, deviceModel: '', deviceId, clientType: CLIENT_TYPE }
  const basic = `Basic ${btoa(`${id}:${secret}`)}`

  /** Basic for calls before sign-in, Bearer for the rest, nothing where the contract wants nothing. */
  function authorizationHeader(authorization: Authorization, token: string | null): Record<string, string> {
    const bearer = token === null ? null : `Bearer ${token}`
    const value = { basic, bearer, basicOrBearer: bearer ?? basic, none: null }[authorization]
    return value === null ? {} : { Authorization: value }
  }

  return (authorization: Authorization, token: string | null, requestId: string): Record<string, string> => ({
    ...fixed,
    'Accept-Language': language(),
    timeZone: String(utcOffsetHours(new Date(), timeZone?.())),
    requestId,
    ...authorizationHeader(authorization, token),
  })
}
