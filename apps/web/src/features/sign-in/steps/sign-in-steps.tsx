import { type ReactNode, Suspense } from 'react'
import { CaptchaDialog } from '../../../shared/captcha/lazy-captcha-dialog.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { ChooseStudent, NextStep } from '../late-parts.ts'
import type { WayProps } from '../sign-in.ts'
import { useHeadingFocus } from '../sign-in-frame.tsx'
import { shownState } from '../sign-in-machine.ts'

export interface SignInStepsProps extends WayProps {
  /** The first step, in the way that the user chose. */
  children: ReactNode
}

/** Shows the step at which a sign-in is. */
export function SignInSteps({ role, signIn, children }: SignInStepsProps) {
  const { state } = signIn
  const shown = state.at === 'family' ? state : shownState(state)
  useHeadingFocus(shown.at === 'choosing')
  switch (shown.at) {
    case 'choosing':
      return (
        <>
          {children}
          {state.at === 'captcha' && (
            <Suspense>
              <CaptchaDialog key={state.askedAt} onSolved={signIn.enterAgain} onClose={signIn.closeCaptcha} />
            </Suspense>
          )}
        </>
      )
    case 'family':
      return (
        <Suspense fallback={<FormSkeleton />}>
          <ChooseStudent role={role} signIn={signIn} />
        </Suspense>
      )
    case 'bind-phone':
    case 'done':
      return <FormSkeleton />
    default:
      return (
        <Suspense fallback={<FormSkeleton />}>
          <NextStep key={shown.at} role={role} signIn={signIn} />
        </Suspense>
      )
  }
}
