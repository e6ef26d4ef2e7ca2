import { Button } from '@hwjy/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE_LENGTH } from '../../shared/account/code-length.ts'
import { SmsCodeField } from '../../shared/account/sms-code-field.tsx'
import { useSmsCode } from '../../shared/account/use-sms-code.ts'
import type { WayProps } from './lazy-parts.ts'
import * as css from './login-page.css.ts'
import { formProblem, type NextStep } from './login-problem.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { signInCalls } from './sign-in-calls.ts'

interface CodeStepProps extends WayProps {
  step: Extract<NextStep, { kind: 'code-needed' }>
}

/** The password was right; a code sent to the account's phone is needed, too. */
export function CodeStep({ role, signIn, step: { operation, ticket, mobile } }: CodeStepProps) {
  const { t } = useTranslation(['signInMore', 'smsCode', 'signIn', 'common'])
  const [smsCode, setSmsCode] = useState('')
  const [isSent, setIsSent] = useState(false)
  // A ticket is one sign-in's: a code that went to another one's is not kept for it.
  const sms = useSmsCode(`${operation}.${ticket.slice(-16)}`, (captchaVerification) =>
    signInCalls[role].sendCode({ operation, ticket, captchaVerification }),
  )
  const problem = formProblem(signIn.problem)

  const enter = (code: string) => signIn.enter(() => signInCalls[role].secondStep({ ticket, smsCode: code }))
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!sms.sent) return void sms.ask()
    setIsSent(true)
    if (smsCode.length === CODE_LENGTH) enter(smsCode)
  }
  const codeError =
    problem?.kind === 'wrong-code'
      ? t('smsCode:wrongCode')
      : isSent && smsCode.length < CODE_LENGTH && t('smsCode:codeRequired')
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <div>
        <h2 className={css.stepHeading}>{t(operation === 'twoFactor' ? 'twoFactorTitle' : 'newDeviceTitle')}</h2>
        <p className={css.hint}>{t(operation === 'twoFactor' ? 'twoFactorText' : 'newDeviceText', { mobile })}</p>
      </div>
      <SmsCodeField
        sms={sms}
        isOwnPhone
        value={smsCode}
        onChange={(digits) => {
          setSmsCode(digits)
          setIsSent(false)
          signIn.forgetProblem()
        }}
        onComplete={enter}
        error={codeError}
      />
      <ProblemNotice problem={problem} />
      <Button type="submit" tone="primary" size="lg" isWide isBusy={signIn.isBusy || sms.isBusy}>
        {sms.sent ? t('signIn:submit') : t('smsCode:send')}
      </Button>
      <Button isWide size="lg" onClick={signIn.leaveStep}>
        {t('backToSignIn')}
      </Button>
    </form>
  )
}
