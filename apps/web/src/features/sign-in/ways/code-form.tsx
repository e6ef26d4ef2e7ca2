import type { LoginResponse, SmsReceipt } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { SmsCodeField } from '../../../shared/account/code/sms-code-field.tsx'
import { useCodeForm } from '../use-code-form.ts'
import { type PhoneNumber, usePhoneDraft } from '../../../shared/account/phone/use-phone-draft.ts'
import { DemoAccounts } from '../demo-accounts.tsx'
import * as css from '../login-page.css.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import type { SignIn, WayProps } from '../sign-in.ts'
import { signInCalls } from '../sign-in-calls.ts'
import { shownProblem } from '../sign-in-machine.ts'
import { ToldPhoneField } from '../told-phone-field.tsx'

interface CodeFormProps {
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
  const problem = shownProblem(signIn.state)
  const code = useCodeForm({
    purpose,
    send,
    ...(phone && { mobile: phone.value.mobile }),
    isRefused: problem?.kind === 'wrong-code',
    onEdit: signIn.edit,
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
    signIn.edit()
  }
  return (
    <form noValidate className={css.form} onSubmit={code.submit}>
      {intro}
      {phone && (
        <ToldPhoneField
          value={phone.value}
          onChange={typePhone}
          isMissing={code.isPhoneMissing}
          isInvalid={code.isPhoneInvalid || problem?.kind === 'invalid-phone'}
        />
      )}
      <SmsCodeField {...code.field} isOwnPhone={!phone} onComplete={code.complete} />
      <ProblemNotice problem={problem} />
      <Button type="submit" tone="primary" size="lg" isWide isBusy={signIn.state.at === 'waiting' || code.isBusy}>
        {code.isSent ? submitLabel : t('send')}
      </Button>
      {typeof children === 'function' ? children(typePhone) : children}
    </form>
  )
}

/** Signs in with a phone number and a code that is sent to it. */
export function SmsForm({ role, signIn }: WayProps) {
  const { t } = useTranslation('signIn')
  const [phone, setPhone, forgetPhone] = usePhoneDraft('signIn')
  const calls = signInCalls[role]
  return (
    <CodeForm
      signIn={signIn}
      purpose={`login.${role}`}
      phone={{ value: phone, onChange: setPhone }}
      send={(captchaVerification) => calls.sendCode({ operation: 'login', ...phone, captchaVerification })}
      enter={(smsCode) => calls.bySmsCode({ ...phone, smsCode, operation: 'login' })}
      onEntered={forgetPhone}
      submitLabel={t('submit')}
    >
      {(typePhone) => (
        <Suspense>
          <DemoAccounts
            role={role}
            way="sms"
            typed={phone.mobile}
            onPick={({ zone, mobile }) => typePhone({ zone, mobile })}
          />
        </Suspense>
      )}
    </CodeForm>
  )
}
