import { AccountError, ApiError } from '../error/api-error.ts'
import {
  type LoginRequest,
  type LoginResponse,
  type Role,
  type SignedInDevice,
  studentLogin,
  studentLogout,
  studentUserInfo,
  teacherLogin,
  teacherLogout,
  teacherUserInfo,
  type UserInfo,
} from '../generated/calls.ts'
import type { CallOptions } from '../client/call-options.ts'
import { getSdk, type Sdk } from '../sdk.ts'

export type SignInResult = { status: 'signedIn'; userInfo: UserInfo } | HeldBack

/** Another device is signed in (50021), or the answer to that question came too late (50023). */
export interface HeldBack {
  status: 'heldBack'
  /** 50021 or 50023; `session.needsForcedLogin` is set. */
  code: number
  message: string
  /** The ticket for `studentForceLogin` and `teacherForceLogin`; null when it is no longer good. */
  ticket: string | null
  /** Devices on which the account is signed in. */
  devices: readonly SignedInDevice[]
}

/**
 * Signs in on one side with name or phone and password, and loads the user. A wrong password and the like reject with
 * an `ApiError`.
 * @throws {AccountError} the account has no user info or no role; no user is signed in then
 */
export const signIn = (role: Role, request: LoginRequest, options?: EnterOptions): Promise<SignInResult> =>
  enter(role, (role === 'teacher' ? teacherLogin : studentLogin)(request, { sdk: options?.sdk }), options)

export interface EnterOptions {
  /** The instance whose session begins. Default: the one of `configureSdk`. */
  sdk?: Sdk | undefined
  /** Called with the new token, before listeners learn who is signed in: a family chooses its student here. */
  beforeUserInfo?: () => Promise<void>
}

/**
 * Completes every way of signing in: begins the session with the call's answer, and loads the user.
 * @param answering the call on its way: a code, WeChat, a second step, a forced sign-in
 * @throws {AccountError} as `signIn`
 */
export async function enter(
  role: Role,
  answering: Promise<LoginResponse>,
  { beforeUserInfo, sdk = getSdk() }: EnterOptions = {},
): Promise<SignInResult> {
  const { session } = sdk
  const answer = await answering.catch((error: unknown) => {
    if (error instanceof ApiError) session.setLoginStatus(String(error.code))
    throw error
  })
  if (answer.status !== '200') {
    const { status, message, info } = answer
    return {
      status: 'heldBack',
      code: Number(status),
      message,
      ticket: info?.ticket ?? null,
      devices: info?.devices ?? [],
    }
  }
  session.begin(role, answer.info)
  try {
    await beforeUserInfo?.()
    return { status: 'signedIn', userInfo: await loadUserInfo(role, { sdk }) }
  } catch (error) {
    session.end()
    throw error
  }
}

/** Loads the signed-in user again, for example when a page opens with a kept token. */
export async function loadUserInfo(
  role: Role,
  { sdk = getSdk(), signal }: Pick<CallOptions, 'signal'> & { sdk?: Sdk | undefined } = {},
): Promise<UserInfo> {
  const userInfo = await (role === 'teacher' ? teacherUserInfo : studentUserInfo)({ sdk, signal })
  if (!userInfo) throw new AccountError('user-info-missing')
  if (userInfo.roles.length === 0) throw new AccountError('roles-missing')
  sdk.session.setUserInfo(userInfo)
  return userInfo
}

/**
 * Signs out on the server and here. A network failure must not keep a user signed in: the session ends also when the
 * call rejects.
 */
export async function signOut({ sdk = getSdk() }: { sdk?: Sdk | undefined } = {}): Promise<void> {
  const { session } = sdk
  const { userRole, isLogin } = session.getState()
  if (!isLogin) return
  try {
    await (userRole === 'teacher' ? teacherLogout : studentLogout)({ sdk })
  } finally {
    session.end()
  }
}
