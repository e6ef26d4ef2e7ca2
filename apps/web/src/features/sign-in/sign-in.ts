import type { LoginResponse, Role } from '@hwjy/sdk'
import type { SignInState } from './sign-in-machine.ts'

/** Any call that signs in. @param captchaVerification empty until the server asks for one */
export type SignInCall = (captchaVerification: string) => Promise<LoginResponse>

/** A sign-in as its components see it: they show the state and send what the user does. */
export interface SignIn {
  state: SignInState
  /** Makes this call. A second press while one is under way does nothing. */
  enter: (call: SignInCall) => void
  /** Makes the last call once more, with the result of the captcha. */
  enterAgain: (captchaVerification: string) => void
  /** @param stuId null to sign in as none of the students */
  chooseStudent: (stuId: string | null) => void
  /** The refused input was changed. */
  edit: () => void
  chooseWay: () => void
  leaveStep: () => void
  closeCaptcha: () => void
}

export interface WayProps {
  role: Role
  signIn: SignIn
}
