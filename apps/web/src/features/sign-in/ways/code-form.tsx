import type { SignIn } from '../sign-in-attempt.ts'
import type { LoginResponse, SmsReceipt } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneField } from '../../../shared/account/phone/phone-field.tsx'
import { SmsCodeField } from '../../../shared/account/code/sms-code-field.tsx'
import { useCodeForm } from '../../../shared/account/code/use-code-form.ts'
import type { PhoneNumber } from '../../../shared/account/phone/use-phone-draft.ts'
import * as css from '../login-page.css.ts'
import { formProblem } from '../login-problem.ts'
import { ProblemNotice } from '../problem-notice.tsx'

export interface CodeFormProps {
  signIn: SignIn
  /** Names what the code is for. */
  purpose: string
  /** The phone that the form asks for; left out when the code goes to the account's own. */
  phone?: { value: PhoneNumber; onChange: (phone: PhoneNumber) => void }
  send: (captchaVerification: string) => Promise<SmsReceipt>
  enter: (smsCode: string) => Promise<LoginResponse>
  /** Called after the sign-in, to clear the form: the next user of this tab is another one. */
  onEntered?: () => void
  submitLabel: string
  /** Over the fields. */
  intro?: ReactNode
  /** Under the button; may bring a phone of its own. */
  children?: ReactNode | ((typePhone: (phone: PhoneNumber) => void) => ReactNode)
}

/** Signs in with a code from a text message. A complete code is sent by itself. */
export function CodeForm({
  signIn,
  purpose,
  phone,
  send,
  enter,
  onEntered,
  submitLabel,
  intro,
  children,
}: CodeFormProps) {
  const { t } = useTranslation('smsCode')
  const problem = formProblem(signIn.problem)
  const code = useCodeForm({
    purpose,
    send,
    ...(phone && { mobile: phone.value.mobile }),
    isRefused: problem?.kind === 'wrong-code',
    onEdit: signIn.forgetProblem,
    onCode: (smsCode) =>
      signIn.enter(async () => {
        const answer = await enter(smsCode)
        if (answer.status === '200') {
          code.forget()
          onEntered?.()
        }
        return answer
      }),
  })
  function typePhone(next: PhoneNumber) {
    phone?.onChange(next)
    code.forget()
    signIn.forgetProblem()
  }
  return (
    <form noValidate className={css.form} onSubmit={code.submit}>
      {intro}
      {phone && (
        <PhoneField
          value={phone.value}
          onChange={typePhone}
          isMissing={code.isPhoneMissing}
          isInvalid={code.isPhoneInvalid || problem?.kind === 'invalid-phone'}
        />
      )}
      <SmsCodeField {...code.field} isOwnPhone={!phone} onComplete={code.complete} />
      <ProblemNotice problem={problem} />
      <Button type="submit" tone="primary" size="lg" isWide isBusy={signIn.isBusy || code.isBusy}>
        {code.isSent ? submitLabel : t('send')}
      </Button>
      {typeof children === 'function' ? children(typePhone) : children}
    </form>
  )
}
