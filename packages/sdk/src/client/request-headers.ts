import { CLIENT_TYPE, type ClientInfo, deviceZone, utcOffsetHours } from './client-info.ts'
import type { Language } from '../error/language.ts'
import type { Authorization } from './operation.ts'

export interface HeaderSources {
  clientInfo: ClientInfo
  deviceId: string
  deviceSecret: string
  language: () => Language
  /** IANA name; null or left out: the device's. */
  timeZone?: (() => string | null) | undefined
  credentials: ClientCredentials
}

export interface ClientCredentials {
  id: string
  secret: string
}

/** Builds the headers about a call, its client and its user, in the document's header names. */
export function requestHeaders({
  clientInfo,
  deviceId,
  deviceSecret,
  language,
  timeZone,
  credentials: { id, secret },
}: HeaderSources) {
  const fixed = { ...clientInfo, deviceModel: '', deviceId, deviceSecret, clientType: CLIENT_TYPE }
  const basic = `Basic ${btoa(`${id}:${secret}`)}`

  // Sends Basic for calls before sign-in, Bearer for the rest, and no header where the contract wants none.
  function authorizationHeader(authorization: Authorization, token: string | null): Record<string, string> {
    const bearer = token === null ? null : `Bearer ${token}`
    const value = { basic, bearer, basicOrBearer: bearer ?? basic, none: null }[authorization]
    return value === null ? {} : { Authorization: value }
  }

  // Names the zone, by which the server cuts days; the hours are for servers that know no zones.
  function zoneHeaders(): Record<string, string> {
    const zone = timeZone?.() ?? deviceZone()
    const hours = { timeZone: String(utcOffsetHours(new Date(), zone ?? undefined)) }
    return zone === null ? hours : { ...hours, timeZoneId: zone }
  }

  return (authorization: Authorization, token: string | null, requestId: string): Record<string, string> => ({
    ...fixed,
    'Accept-Language': language(),
    ...zoneHeaders(),
    requestId,
    ...authorizationHeader(authorization, token),
  })
}
