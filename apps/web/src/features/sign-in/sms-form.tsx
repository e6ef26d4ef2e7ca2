import { Button } from '@hwjy/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE_LENGTH } from '../../shared/account/code-length.ts'
import { PhoneField } from '../../shared/account/phone-field.tsx'
import { SmsCodeField } from '../../shared/account/sms-code-field.tsx'
import { type PhoneNumber, usePhoneDraft } from '../../shared/account/use-phone-draft.ts'
import { useSmsCode } from '../../shared/account/use-sms-code.ts'
import { DemoAccounts } from './lazy-demo-accounts.ts'
import type { WayProps } from './lazy-parts.ts'
import * as css from './login-page.css.ts'
import { formProblem } from './login-problem.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { signInCalls } from './sign-in-calls.ts'

/** A phone number, then the code that came to it. Complete, it signs in by itself. */
export default function SmsForm({ role, signIn }: WayProps) {
  const { t } = useTranslation(['smsCode', 'signIn'])
  const [phone, setPhone, forgetPhone] = usePhoneDraft('signIn')
  const [smsCode, setSmsCode] = useState('')
  const [isSent, setIsSent] = useState(false)
  const sms = useSmsCode(`login.${role}`, (captchaVerification) =>
    signInCalls[role].sendCode({ operation: 'login', ...phone, captchaVerification }),
  )
  const problem = formProblem(signIn.problem)

  const enter = (code: string) =>
    signIn.enter(async () => {
      const answer = await signInCalls[role].bySmsCode({ ...phone, smsCode: code, operation: 'login' })
      // The next person in front of this tab is another one.
      if (answer.status === '200') {
        sms.forget()
        forgetPhone()
      }
      return answer
    })
  function typePhone({ zone, mobile }: PhoneNumber) {
    setPhone({ zone, mobile })
    sms.forget()
    signIn.forgetProblem()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsSent(true)
    if (phone.mobile === '') return
    if (!sms.sent) void sms.ask().then(() => setIsSent(false))
    else if (smsCode.length === CODE_LENGTH) enter(smsCode)
  }
  const codeError =
    problem?.kind === 'wrong-code'
      ? t('wrongCode')
      : isSent && sms.sent && smsCode.length < CODE_LENGTH && t('codeRequired')
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <PhoneField
        value={phone}
        onChange={typePhone}
        isMissing={isSent && phone.mobile === ''}
        isInvalid={sms.problem?.field === 'mobile' || problem?.kind === 'invalid-phone'}
      />
      <SmsCodeField
        sms={sms}
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
        {sms.sent ? t('signIn:submit') : t('send')}
      </Button>
      <Suspense>
        <DemoAccounts role={role} way="sms" typed={phone.mobile} onPick={typePhone} />
      </Suspense>
    </form>
  )
}
