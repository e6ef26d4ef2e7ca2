import type { Middleware } from 'openapi-fetch'
import { type ApiClient, createApiClient } from './client/api-client.ts'
import { ApiError, type SdkError } from './error/api-error.ts'
import { clientInfoOf } from './client/client-info.ts'
import { deviceIdOf, deviceSecretOf } from './client/device-id.ts'
import { failureOf } from './client/envelope.ts'
import { errorRule } from './error/error-rules.ts'
import { type Language, readLanguage } from './error/language.ts'
import { createMonitoring, type Monitoring } from './monitoring.ts'
import type { ClientCredentials } from './client/request-headers.ts'
import { createSession, type Session, SESSION_KEY } from './session/session.ts'
import { browserStorage, type KeyValueStorage, scopedStorage, scopeOf } from './client/storage.ts'
import { createTokenRenewal, refreshLogin } from './session/token-renewal.ts'

export interface SdkOptions {
  /** Address of the school's server, without a trailing slash. Default: the page's own origin. */
  server?: string
  /** Key of the client application, for calls before sign-in. Default: the built-in web app, at the school's own address. */
  client?: ClientCredentials
  /** Asked before every call. Default: the saved language, else the browser's. */
  language?: () => Language
  /**
   * IANA name of the zone whose calendar and clock the person reads. Asked before every call. Default: the one of the
   * person's profile, else the device's.
   */
  timeZone?: () => string
  appVersion?: string
  /** Version of the product. Default: `appVersion`. */
  proVersion?: string
  /**
   * Holds session, device id, language and reports of this instance alone. Default: a part of localStorage for each
   * server, and memory outside a browser: one request that is rendered on a server sees nothing of another.
   */
  storage?: KeyValueStorage
  /** Default: 60 000. */
  timeoutMs?: number
  fetch?: (request: Request) => Promise<Response>
  /** openapi-fetch calls it: it sees each request as it goes out, and each response before the SDK does. */
  middleware?: readonly Middleware[]
  /** Called with a failure the product document wants shown, regardless of the caller. The SDK itself shows nothing. */
  onNotice?: (error: SdkError) => void
}

export interface Sdk {
  api: ApiClient
  session: Session
  monitoring: Monitoring
  storage: KeyValueStorage
  /** Removes timers and listeners. */
  stop(): void
}

/** The built-in web app: every school has it, at its own address, and it keeps no secret. */
const WEB_APP_CREDENTIALS: ClientCredentials = { id: 'hwjy-web' }
let current: Sdk | null = null

/** Makes the instance that functions and hooks use where they are given none. Calling it again replaces the earlier one. */
export function configureSdk(options: SdkOptions = {}): Sdk {
  current?.stop()
  current = createSdk(options)
  return current
}

/** @throws when `configureSdk` was not called */
export function getSdk(): Sdk {
  if (!current) throw new Error('@hwjy/sdk: call configureSdk() before the first call, or pass { sdk }')
  return current
}

/**
 * Makes an instance with a session of its own: one school of two on a page, or one request of many on a server. Calls
 * and hooks take it as `{ sdk }`; React also from `SdkProvider`.
 */
export function createSdk({ server = '', ...options }: SdkOptions = {}): Sdk {
  const storage = options.storage ?? scopedStorage(browserStorage(), server)
  const session = createSession(storage, deviceIdOf(storage))
  const side = () => (session.getState().userRole === 'teacher' ? '/api-tch' : '/api-user')
  const monitoring = createMonitoring({
    storage,
    identity: () => reporterOf(session),
    now: Date.now,
    async send({ requestId, infos }) {
      const body = { sendTime: new Date().toISOString(), infos }
      const { data } = await api.send({
        url: `${side()}/metrics/collect`,
        encoding: 'json',
        body,
        keepalive: true,
        requestId,
        idempotencyKey: requestId,
        isBackground: true,
      })
      const failure = failureOf(data, requestId)
      if (failure) throw failure
    },
  })
  const api = createApiClient({
    server,
    client: options.client ?? WEB_APP_CREDENTIALS,
    middleware: options.middleware,
    language: options.language ?? (() => readLanguage(storage, globalThis.navigator?.languages ?? [])),
    timeZone: options.timeZone ?? (() => session.getState().userInfo?.timeZone ?? null),
    clientInfo: clientInfoOf(options),
    session,
    deviceSecret: deviceSecretOf(storage),
    ...(options.timeoutMs !== undefined && { timeoutMs: options.timeoutMs }),
    fetch: options.fetch,
    renewToken: createTokenRenewal(
      session,
      (role, token) => refreshLogin(api, role, token),
      globalThis.navigator?.locks,
      server,
    ),
    onSettled(call) {
      monitoring.recordCall(call)
      if (call.error && !call.isBackground && !isSilent(call.error, call.path)) options.onNotice?.(call.error)
    },
  })
  return { api, session, monitoring, storage, stop: followPage(session, monitoring, scopeOf(server)) }
}

// The document wants nothing said about some answers, of some calls.
const isSilent = (error: SdkError, path: string) => error instanceof ApiError && errorRule(error.code, path).isSilent

function reporterOf(session: Session) {
  const { userInfo } = session.getState()
  if (!userInfo) return null
  return { userId: userInfo.userId, ...(userInfo.curStu && { stuId: userInfo.curStu.stuId }) }
}

// Keeps reports going out and follows what other tabs do to the session. Nothing to do without a page.
function followPage(session: Session, monitoring: Monitoring, scope: string): () => void {
  if (typeof window === 'undefined') return () => undefined
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key === scope + SESSION_KEY || key === null) session.reload()
  }
  window.addEventListener('storage', followOtherTabs)
  const stopMonitoring = monitoring.start(window)
  return () => {
    window.removeEventListener('storage', followOtherTabs)
    stopMonitoring()
  }
}
