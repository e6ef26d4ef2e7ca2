import type { Role } from '@hwjy/sdk'
import { errorCodes } from '@hwjy/sdk'
import { Banner, Button } from '@hwjy/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { CODE_LENGTH } from '../../shared/account/code-length.ts'
import { NewPasswordFields, type NewPassword } from '../../shared/account/new-password-fields.tsx'
import { PhoneField } from '../../shared/account/phone-field.tsx'
import { SmsCodeField } from '../../shared/account/sms-code-field.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { usePhoneDraft } from '../../shared/account/use-phone-draft.ts'
import { useSmsCode } from '../../shared/account/use-sms-code.ts'
import * as css from './login-page.css.ts'
import { RoleRow } from './role-row.tsx'
import { rememberChoice, rememberedChoice } from './sign-in-choice.ts'
import { signInCalls } from './sign-in-calls.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useSignInWays } from './use-sign-in-ways.ts'
import { deviceStorage } from '../../shared/storage.ts'

const problemFields = {
  ofCode: {
    [errorCodes.wrongSmsCode]: 'smsCode',
    [errorCodes.passwordUnchanged]: 'password',
    [errorCodes.passwordTooWeak]: 'password',
    [errorCodes.passwordsDiffer]: 'passwordAgain',
  },
  inInput: ['mobile', 'smsCode', 'password', 'passwordAgain'],
} as const
type FieldName = 'mobile' | 'smsCode' | 'password' | 'passwordAgain'

/** A code to the phone, then a new password. Whoever has the phone has the account. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation(['signInMore', 'smsCode', 'signIn'])
  const navigate = useNavigate()
  const ways = useSignInWays()
  const [role, setRole] = useState<Role>(() => rememberedChoice(deviceStorage).role)
  const [phone, setPhone] = usePhoneDraft('signIn')
  const [smsCode, setSmsCode] = useState('')
  const [password, setPassword] = useState<NewPassword>({ password: '', passwordAgain: '' })
  const [isSent, setIsSent] = useState(false)
  const calls = signInCalls[role]
  const sms = useSmsCode(`resetPassword.${role}`, (captchaVerification) =>
    calls.sendCode({ operation: 'resetPassword', ...phone, captchaVerification }),
  )
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsSent(true)
    if (phone.mobile === '') return
    if (!sms.sent) {
      await sms.ask()
      return setIsSent(false)
    }
    if (smsCode.length < CODE_LENGTH || password.password === '') return
    const hasWorked = await run(async () => {
      // A token is good for one form, and asking for it is quick: a fresh one each time.
      const { randomToken } = await calls.formToken()
      await calls.retrievePassword({ ...phone, smsCode, ...password, randomToken })
    })
    if (!hasWorked) return
    sms.forget()
    rememberChoice(deviceStorage, { role, way: 'phone' })
    void navigate('/login', { state: { hasNewPassword: true } })
  }
  const codeError =
    problem?.field === 'smsCode'
      ? t('smsCode:wrongCode')
      : isSent && smsCode.length < CODE_LENGTH && t('smsCode:codeRequired')
  if (!ways.includes('sms')) {
    return (
      <SignInFrame heading={t('forgotHeading')}>
        <Banner>{t('forgotNoSms')}</Banner>
        <Button asChild size="lg" isWide>
          <Link to="/login">{t('backToSignIn')}</Link>
        </Button>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame heading={t('forgotHeading')}>
      <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
        <p className={css.hint}>{t('forgotText')}</p>
        <RoleRow
          value={role}
          onChange={(next) => {
            setRole(next)
            sms.forget()
          }}
        />
        <PhoneField
          value={phone}
          onChange={(next) => {
            setPhone(next)
            sms.forget()
            forgetProblem()
          }}
          isMissing={isSent && phone.mobile === ''}
          isInvalid={sms.problem?.field === 'mobile' || problem?.field === 'mobile'}
        />
        <SmsCodeField
          sms={sms}
          value={smsCode}
          onChange={(digits) => {
            setSmsCode(digits)
            setIsSent(false)
            forgetProblem()
          }}
          error={sms.sent && codeError}
        />
        {sms.sent && (
          <NewPasswordFields
            value={password}
            onChange={(next) => {
              setPassword(next)
              forgetProblem()
            }}
            problem={problem}
            isMissing={isSent && password.password === ''}
          />
        )}
        <CallNotice problem={problem} />
        <Button type="submit" tone="primary" size="lg" isWide isBusy={isBusy || sms.isBusy}>
          {sms.sent ? t('forgotSave') : t('smsCode:send')}
        </Button>
        <Link to="/login" className={css.forgot}>
          {t('backToSignIn')}
        </Link>
      </form>
    </SignInFrame>
  )
}
