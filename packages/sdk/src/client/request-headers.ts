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
}

export interface ClientCredentials {
  id: string
  /** Left out by a page, whose key has none. */
  secret?: string | undefined
}

/** Builds the headers about a client and its user, in the document's header names, as they are when it is called. */
export function headersOfClient({ clientInfo, deviceId, deviceSecret, language, timeZone }: HeaderSources) {
  const fixed = { ...clientInfo, deviceModel: '', deviceId, deviceSecret, clientType: CLIENT_TYPE }

  // Names the zone, by which the server cuts days; the hours are for servers that know no zones.
  function zoneHeaders(): Record<string, string> {
    const zone = timeZone?.() ?? deviceZone()
    const hours = { timeZone: String(utcOffsetHours(new Date(), zone ?? undefined)) }
    return zone === null ? hours : { ...hours, timeZoneId: zone }
  }

  return (): Record<string, string> => ({
    ...fixed,
    'Accept-Language': language(),
    ...zoneHeaders(),
  })
}

/** Builds `Authorization`: Basic for calls before sign-in, Bearer for the rest, and none where the contract wants none. */
export function authorizationOf({ id, secret = '' }: ClientCredentials) {
  const basic = `Basic ${btoa(`${id}:${secret}`)}`
  return (authorization: Authorization, token: string | null): string | null => {
    const bearer = token === null ? null : `Bearer ${token}`
    return { basic, bearer, basicOrBearer: bearer ?? basic, none: null }[authorization]
  }
}
