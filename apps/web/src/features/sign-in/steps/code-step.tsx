import { Button } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeForm } from '../ways/code-form.tsx'
import * as css from '../login-page.css.ts'
import type { CodeStep as Step } from '../login-problem.ts'
import type { WayProps } from '../sign-in.ts'
import { signInCalls } from '../sign-in-calls.ts'
import { StepHeading } from './step-heading.tsx'

interface CodeStepProps extends WayProps {
  step: Step
  /** Other ways than a text message. */
  children?: ReactNode
}

/** The password was right; a code sent to the account's phone is needed, too. */
export function CodeStep({ role, signIn, step: { operation, ticket, mobile }, children }: CodeStepProps) {
  const { t } = useTranslation(['signInMore', 'signIn'])
  const calls = signInCalls[role]
  return (
    <CodeForm
      signIn={signIn}
      // A ticket is one sign-in's: a code that went to another one's is not kept for it.
      purpose={`${operation}.${ticket.slice(-16)}`}
      send={(captchaVerification) => calls.sendCode({ operation, ticket, captchaVerification })}
      enter={(smsCode) => calls.secondStep({ ticket, smsCode })}
      submitLabel={t('signIn:submit')}
      intro={
        <div>
          <StepHeading>{t(operation === 'twoFactor' ? 'twoFactorTitle' : 'newDeviceTitle')}</StepHeading>
          <p className={css.hint}>{t(operation === 'twoFactor' ? 'twoFactorText' : 'newDeviceText', { mobile })}</p>
        </div>
      }
    >
      {children}
      <Button isWide size="lg" onClick={signIn.leaveStep}>
        {t('backToSignIn')}
      </Button>
    </CodeForm>
  )
}
