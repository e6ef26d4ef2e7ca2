import { CLIENT_TYPE, type ClientInfo, utcOffsetHours } from './client-info.ts'
import type { Language } from '../error/language.ts'
import type { Authorization } from './operation.ts'

export interface HeaderSources {
  clientInfo: ClientInfo
  deviceId: string
  deviceSecret: string
  language: () => Language
  timeZone?: (() => string) | undefined
}

export interface ClientCredentials {
  id: string
  secret: string
}

/** Builds the headers about a client and its user, in the document's header names, as they are when it is called. */
export function headersOfClient({ clientInfo, deviceId, deviceSecret, language, timeZone }: HeaderSources) {
  const fixed = { ...clientInfo, deviceModel: '', deviceId, deviceSecret, clientType: CLIENT_TYPE }
  return (): Record<string, string> => ({
    ...fixed,
    'Accept-Language': language(),
    timeZone: String(utcOffsetHours(new Date(), timeZone?.())),
  })
}

/** Builds `Authorization`: Basic for calls before sign-in, Bearer for the rest, and none where the contract wants none. */
export function authorizationOf({ id, secret }: ClientCredentials) {
  const basic = `Basic ${btoa(`${id}:${secret}`)}`
  return (authorization: Authorization, token: string | null): string | null => {
    const bearer = token === null ? null : `Bearer ${token}`
    return { basic, bearer, basicOrBearer: bearer ?? basic, none: null }[authorization]
  }
}
