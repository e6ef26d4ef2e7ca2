import { createListeners, createStore } from '@hwjy/base'
import type { LoginInfo, Role, UserInfo } from '../generated/hooks.ts'
import { type KeyValueStorage, readJson } from '../client/storage.ts'

/** The signed-in user of this browser, in the product document's names. */
export interface SessionState {
  token: string | null
  refreshToken: string | null
  userInfo: UserInfo | null
  roles: readonly Role[]
  /** The side this person signed in on; kept until they sign out. */
  userRole: Role | null
  /** Actions the teacher's screens may show. */
  buttons: readonly string[]
  areaCode: string | null
  /** The status of the last sign-in, except the forced-login states. */
  loginStatus: string | null
  /** The last sign-in was held back because another device is signed in (50021, 50023). */
  needsForcedLogin: boolean
  isLogin: boolean
}

export interface ForcedLogout {
  message: string
}

export interface Session {
  readonly deviceId: string
  getState(): SessionState
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void
  /** Calls back when the server ended the session: signed in elsewhere, or expired. */
  onForcedLogout(listener: (event: ForcedLogout) => void): () => void
  begin(role: Role, login: LoginInfo): void
  /** Puts new tokens in the place of `staleToken`; a session that has others already keeps them. */
  renew(staleToken: string, login: LoginInfo): void
  setUserInfo(userInfo: UserInfo): void
  setAreaCode(areaCode: string): void
  holdBack(): void
  setLoginStatus(status: string): void
  end(): void
  /** Ends the session unless `token` is no longer its token: a late answer must not end a newer sign-in. */
  forceLogout(token: string | null, event: ForcedLogout): void
  /** Reads again what another tab may have written. */
  reload(): void
}

export const SESSION_KEY = 'hwjy.session'

const SIGNED_OUT: SessionState = {
  token: null,
  refreshToken: null,
  userInfo: null,
  roles: [],
  userRole: null,
  buttons: [],
  areaCode: null,
  loginStatus: null,
  needsForcedLogin: false,
  isLogin: false,
}

export function createSession(storage: KeyValueStorage, deviceId: string): Session {
  const { getState, setState, subscribe } = createStore(readState(storage))
  const forcedLogouts = createListeners<[event: ForcedLogout]>()

  function update(change: Partial<SessionState>) {
    const next = { ...getState(), ...change }
    if (next.isLogin) storage.setItem(SESSION_KEY, JSON.stringify(next))
    else storage.removeItem(SESSION_KEY)
    setState(next)
  }

  return {
    deviceId,
    getState,
    subscribe,
    onForcedLogout: forcedLogouts.add,
    begin: (userRole, { accessToken: token, refreshToken }) =>
      update({
        ...SIGNED_OUT,
        token,
        refreshToken,
        userRole,
        areaCode: getState().areaCode,
        loginStatus: '200',
        isLogin: true,
      }),
    renew(staleToken, { accessToken: token, refreshToken }) {
      if (getState().token === staleToken) update({ token, refreshToken })
    },
    setUserInfo: (userInfo) => update({ userInfo, roles: userInfo.roles, buttons: userInfo.buttons }),
    setAreaCode: (areaCode) => update({ areaCode }),
    holdBack: () => update({ needsForcedLogin: true }),
    setLoginStatus: (loginStatus) => update({ loginStatus, needsForcedLogin: false }),
    end: () => update(SIGNED_OUT),
    forceLogout(token, event) {
      const { isLogin, token: current } = getState()
      if (!isLogin || token !== current) return
      update(SIGNED_OUT)
      forcedLogouts.call(event)
    },
    reload() {
      const stored = readState(storage)
      if (JSON.stringify(stored) !== JSON.stringify(getState())) setState(stored)
    },
  }
}

function readState(storage: KeyValueStorage): SessionState {
  const stored = readJson(storage, SESSION_KEY) as Partial<SessionState> | null
  return typeof stored?.token === 'string' ? { ...SIGNED_OUT, ...stored, isLogin: true } : SIGNED_OUT
}
