import type { WayProps } from '../way-props.ts'
import { Button } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeForm } from '../ways/code-form.tsx'
import * as css from '../login-page.css.ts'
import type { NextStep } from '../login-problem.ts'
import { signInCalls } from '../sign-in-calls.ts'

interface CodeStepProps extends WayProps {
  step: Extract<NextStep, { kind: 'code-needed' }>
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
          <h2 className={css.stepHeading}>{t(operation === 'twoFactor' ? 'twoFactorTitle' : 'newDeviceTitle')}</h2>
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
