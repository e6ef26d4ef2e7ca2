import type { WayProps } from '../sign-in.ts'
import { Button } from '@hwjy/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePhoneDraft } from '../../../shared/account/phone/use-phone-draft.ts'
import { DemoAccounts } from '../demo-accounts.tsx'
import * as css from '../login-page.css.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import { signInCalls } from '../sign-in-calls.ts'
import { shownProblem } from '../sign-in-machine.ts'
import { ToldPhoneField } from '../told-phone-field.tsx'
import { PasswordField } from './password-field.tsx'

/** Phone number and password. */
export function PhoneForm({ role, signIn }: WayProps) {
  const { t } = useTranslation(['signInMore', 'signIn', 'smsCode'])
  const [phone, setPhone] = usePhoneDraft('signIn')
  const [password, setPassword] = useState('')
  const [isSent, setIsSent] = useState(false)
  const problem = shownProblem(signIn.state)

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
      <ToldPhoneField
        value={phone}
        onChange={(next) => {
          setPhone(next)
          signIn.edit()
        }}
        isMissing={isSent && phone.mobile === ''}
        isInvalid={problem?.kind === 'invalid-phone'}
      />
      <PasswordField
        value={password}
        onChange={(next) => {
          setPassword(next)
          signIn.edit()
        }}
        error={passwordError}
      />
      <ProblemNotice problem={problem} />
      <Button type="submit" tone="primary" size="lg" isWide isBusy={signIn.state.at === 'waiting'}>
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
            signIn.edit()
          }}
        />
      </Suspense>
    </form>
  )
}
