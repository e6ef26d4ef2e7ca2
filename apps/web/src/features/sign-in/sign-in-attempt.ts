import type { AccountStudent, LoginResponse } from '@hwjy/sdk'
import type { LoginProblem } from './login-problem.ts'
import type { KeptStep } from './steps/kept-step.ts'

/** Any call that signs in. @param captchaVerification empty until the server asks for one */
export type SignInCall = (captchaVerification: string) => Promise<LoginResponse>

/** Students who share an account, and how to go on as one of them. */
export interface Family {
  students: readonly AccountStudent[]
  choose: (stuId: string) => void
  giveUp: () => void
}

/** A sign-in under way, and what stands in its way. */
export interface SignIn {
  hasSignedIn: boolean
  problem: LoginProblem | null
  /** The step that is still missing. A wrong code leaves it as it is. */
  step: KeptStep | null
  /** The students of the account. The sign-in waits until one of them is chosen. */
  family: Family | null
  isBusy: boolean
  enter(call: SignInCall): void
  /** Makes the last call once more. @param captchaVerification what the captcha gave */
  enterAgain(captchaVerification: string): void
  forgetProblem(): void
  leaveStep(): void
}
