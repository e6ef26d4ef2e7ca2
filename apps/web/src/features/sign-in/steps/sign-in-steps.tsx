import type { SignIn } from '../sign-in-attempt.ts'
import type { Role } from '@hwjy/sdk'
import { type ReactNode, Suspense } from 'react'
import { CaptchaDialog } from '../../../shared/captcha/lazy-captcha-dialog.ts'
import { ChooseStudent, NextStepForm } from './lazy-parts.ts'
import { WayWaiting } from '../ways/way-waiting.tsx'

export interface SignInStepsProps {
  role: Role
  signIn: SignIn
  children: ReactNode
}

/**
 * Shows the chosen way, or what the sign-in asks for after it: a code, an end elsewhere, one of a family's students.
 */
export function SignInSteps({ role, signIn, children }: SignInStepsProps) {
  const { problem, step, family } = signIn
  if (family) {
    return (
      <Suspense fallback={<WayWaiting />}>
        <ChooseStudent family={family} />
      </Suspense>
    )
  }
  if (step) {
    return (
      <Suspense fallback={<WayWaiting />}>
        <NextStepForm key={step.kind} role={role} signIn={signIn} step={step} />
      </Suspense>
    )
  }
  return (
    <>
      {children}
      {problem?.kind === 'captcha-required' && (
        <Suspense>
          <CaptchaDialog key={problem.askedAt} onSolved={signIn.enterAgain} onClose={signIn.forgetProblem} />
        </Suspense>
      )}
    </>
  )
}
