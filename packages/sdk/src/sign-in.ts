import { AccountError, ApiError } from './api-error.ts'
import {
  type LoginRequest,
  type Role,
  studentLogin,
  studentLogout,
  studentUserInfo,
  teacherLogin,
  teacherLogout,
  teacherUserInfo,
  type UserInfo,
} from './generated/hooks.ts'
import { getSdk } from './sdk.ts'

export type SignInResult =
  | { status: 'signedIn'; userInfo: UserInfo }
  /** Another device is signed in (50021, 50023); `session.needsForcedLogin` is set. */
  | { status: 'heldBack'; message: string }

/**
 * Signs in on one side and loads who that is. A wrong password and the like reject with an `ApiError`.
 * @throws {AccountError} the account has no user info or no role; nobody is signed in then
 */
export async function signIn(role: Role, request: LoginRequest): Promise<SignInResult> {
  const { session } = getSdk()
  const answer = await (role === 'teacher' ? teacherLogin : studentLogin)(request).catch((error: unknown) => {
    if (error instanceof ApiError) session.setLoginStatus(String(error.code))
    throw error
  })
  if (answer.status !== '200') return { status: 'heldBack', message: answer.message }
  session.begin(role, answer.info)
  try {
    return { status: 'signedIn', userInfo: await loadUserInfo(role) }
  } catch (error) {
    session.end()
    throw error
  }
}

/** Asks again who is signed in, for example when a page opens with a kept token. */
export async function loadUserInfo(role: Role, signal?: AbortSignal): Promise<UserInfo> {
  const userInfo = await (role === 'teacher' ? teacherUserInfo : studentUserInfo)(signal)
  if (!userInfo) throw new AccountError('user-info-missing')
  if (userInfo.roles.length === 0) throw new AccountError('roles-missing')
  getSdk().session.setUserInfo(userInfo)
  return userInfo
}

/**
 * Signs out on the server and here. A broken line must not keep anybody signed in: the session ends
 * also when the call rejects.
 */
export async function signOut(): Promise<void> {
  const { session } = getSdk()
  const { userRole, isLogin } = session.getState()
  if (!isLogin) return
  try {
    await (userRole === 'teacher' ? teacherLogout : studentLogout)()
  } finally {
    session.end()
  }
}
