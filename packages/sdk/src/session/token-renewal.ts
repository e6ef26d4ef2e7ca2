import type { ApiClient } from '../client/api-client.ts'
import { ApiError, HttpError } from '../error/api-error.ts'
import { failureOf } from '../client/envelope.ts'
import { serverError, tooOften, unavailable, unexpected } from '../generated/error-codes.ts'
import type { LoginInfo, LoginSuccess, Role } from '../generated/hooks.ts'
import type { Session } from './session.ts'

/** Trades a refresh token for a new pair. @throws what the call throws */
export type RefreshLogin = (role: Role, refreshToken: string) => Promise<LoginInfo>

/** One page at a time; the part of Web Locks that is used. */
export interface TabLocks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>
}

const LOCK = 'hwjy.renewal'

/**
 * Renews the session's token, once for all calls that wait for it, and once for all tabs where the browser has locks.
 * The result is false when there is nothing to renew it with, or the server says no: the session is over then.
 * @param server two schools on one page do not wait for each other
 */
export function createTokenRenewal(session: Session, refresh: RefreshLogin, locks: TabLocks | undefined, server = '') {
  let renewal: Promise<boolean> | null = null

  async function renew(staleToken: string): Promise<boolean> {
    // Another tab may have renewed it while we waited.
    session.reload()
    const { token, refreshToken, userRole } = session.getState()
    if (token !== staleToken) return token !== null
    if (!refreshToken || !userRole) return false
    try {
      session.renew(staleToken, await refresh(userRole, refreshToken))
      return true
    } catch (error) {
      if (isRefusal(error)) return false
      throw error
    }
  }

  // @throws {SdkError} the server could not be asked, or could not answer just now; the session stays as it is
  return (staleToken: string): Promise<boolean> => {
    if (session.getState().token !== staleToken) return Promise.resolve(session.getState().token !== null)
    const work = () => renew(staleToken)
    renewal ??= (locks ? locks.request(LOCK + server, work) : work()).finally(() => {
      renewal = null
    })
    return renewal
  }
}

// The server said no, and will again. A server that failed or is asked too often may say yes the next time.
function isRefusal(error: unknown): boolean {
  if (error instanceof HttpError) return error.status < 500
  return error instanceof ApiError && !TEMPORARY.has(error.code)
}
const TEMPORARY: ReadonlySet<number> = new Set([unexpected, tooOften, serverError, unavailable])

/** Sends the contract's call for it. @throws {SdkError} */
export async function refreshLogin(api: ApiClient, role: Role, refreshToken: string): Promise<LoginInfo> {
  const side = role === 'teacher' ? '/api-tch' : '/api-user'
  const url = `${side}/ext/refreshToken`
  const { data, requestId } = await api.send({
    url,
    authorization: 'basic',
    body: { refreshToken },
    isBackground: true,
  })
  const failure = failureOf(data, requestId)
  if (failure) throw failure
  return (data as LoginSuccess).info
}
