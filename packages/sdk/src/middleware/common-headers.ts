import type { Middleware } from 'openapi-fetch'
import { CLIENT_TYPE, type ClientInfo, utcOffsetHours } from '../client-info.ts'
import type { Language } from '../language.ts'

export interface CommonHeaderSources {
  clientInfo: ClientInfo
  deviceId: string
  language: () => Language
}

/** The headers every call carries. */
export function commonHeaders({ clientInfo, deviceId, language }: CommonHeaderSources): Middleware {
  const fixed = Object.entries({ ...clientInfo, deviceModel: '', deviceId, clientType: CLIENT_TYPE })
  return {
    onRequest({ request }) {
      for (const [name, value] of fixed) request.headers.set(name, value)
      request.headers.set('Accept-Language', language())
      request.headers.set('timeZone', String(utcOffsetHours(new Date())))
    },
  }
}
