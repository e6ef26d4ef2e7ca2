import { Button } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { CodeForm } from './code-form.tsx'
import type { WayProps } from './lazy-parts.ts'
import * as css from './login-page.css.ts'
import type { NextStep } from './login-problem.ts'
import { signInCalls } from './sign-in-calls.ts'

interface CodeStepProps extends WayProps {
  step: Extract<NextStep, { kind: 'code-needed' }>
}

/** The password was right; a code sent to the account's phone is needed, too. */
export function CodeStep({ role, signIn, step: { operation, ticket, mobile } }: CodeStepProps) {
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
      <Button isWide size="lg" onClick={signIn.leaveStep}>
        {t('backToSignIn')}
      </Button>
    </CodeForm>
  )
}
