import type { WayProps } from '../way-props.ts'
import { Button, Field, PasswordInput } from '@hwjy/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PhoneField } from '../../../shared/account/phone/phone-field.tsx'
import { usePhoneDraft } from '../../../shared/account/phone/use-phone-draft.ts'
import { DemoAccounts } from '../lazy-demo-accounts.ts'
import * as css from '../login-page.css.ts'
import { formProblem } from '../login-problem.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import { signInCalls } from '../sign-in-calls.ts'
import { useCapsLock } from '../use-caps-lock.ts'

export default function PhonePasswordForm({ role, signIn }: WayProps) {
  const { t } = useTranslation(['signInMore', 'signIn', 'smsCode'])
  const capsLock = useCapsLock()
  const [phone, setPhone] = usePhoneDraft('signIn')
  const [password, setPassword] = useState('')
  const [isSent, setIsSent] = useState(false)
  const problem = formProblem(signIn.problem)

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsSent(true)
    if (phone.mobile === '' || password === '') return
    signIn.enter((captchaVerification) =>
      signInCalls[role].byPhonePassword({ ...phone, password, captchaVerification }),
    )
  }
  const passwordError =
    isSent && password === ''
      ? t('signIn:passwordRequired')
      : problem?.kind === 'too-long'
        ? t('signIn:passwordTooLong')
        : problem?.kind === 'wrong-password' && t('wrongPhonePassword')
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <PhoneField
        value={phone}
        onChange={(next) => {
          setPhone(next)
          signIn.forgetProblem()
        }}
        isMissing={isSent && phone.mobile === ''}
        isInvalid={problem?.kind === 'invalid-phone'}
      />
      <Field label={t('signIn:password')} error={passwordError} help={capsLock.isOn && t('signIn:capsLock')}>
        <PasswordInput
          name="password"
          size="lg"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            signIn.forgetProblem()
          }}
          {...capsLock.handlers}
        />
      </Field>
      <ProblemNotice problem={problem} />
      <Button type="submit" tone="primary" size="lg" isWide isBusy={signIn.isBusy}>
        {t('signIn:submit')}
      </Button>
      <Link to="/login/forgot" className={css.forgot}>
        {t('signIn:forgot')}
      </Link>
      <Suspense>
        <DemoAccounts
          role={role}
          way="phone"
          typed={phone.mobile}
          onPick={({ zone, mobile }, demoPassword) => {
            setPhone({ zone, mobile })
            setPassword(demoPassword)
            signIn.forgetProblem()
          }}
        />
      </Suspense>
    </form>
  )
}
