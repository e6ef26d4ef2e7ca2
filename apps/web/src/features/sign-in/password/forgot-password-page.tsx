import { errorCodes, type Role } from '@hwjy/sdk'
import { Banner, Button, Checkbox } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import {
  type NewPassword,
  NewPasswordFields,
  newPasswordProblems,
} from '../../../shared/account/proof/new-password-fields.tsx'
import { sayTooLate } from '../../../shared/account/proof/say-too-late.ts'
import { SmsCodeField } from '../../../shared/account/code/sms-code-field.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { usePhoneDraft } from '../../../shared/account/phone/use-phone-draft.ts'
import { useCodeForm } from '../use-code-form.ts'
import * as css from '../login-page.css.ts'
import { RoleRow } from '../choice-row.tsx'
import { signInCalls } from '../sign-in-calls.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { ToldPhoneField } from '../told-phone-field.tsx'
import { rememberChoice, rememberedChoice, useSignInWays } from '../ways/sign-in-choice.ts'
import { ResetStep, useResetStep } from './reset-step.tsx'
import { deviceStorage } from '../../../shared/choices/storage.ts'

const problemFields = {
  ofCode: {
    [errorCodes.wrongSmsCode]: 'smsCode',
    [errorCodes.wrongSecondStep]: 'step',
    [errorCodes.passwordUnchanged]: 'password',
    ...newPasswordProblems,
  },
  inInput: ['mobile', 'smsCode', 'password', 'passwordAgain'],
} as const
type FieldName = (typeof problemFields.inInput)[number] | 'step'

/** Sends a code to the phone, then sets a new password. An account with sign-in in two steps takes one proof more. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation(['signInMore', 'smsCode', 'signIn'])
  const navigate = useNavigate()
  const ways = useSignInWays()
  const [role, setRole] = useState<Role>(() => rememberedChoice(deviceStorage).role)
  const [phone, setPhone] = usePhoneDraft('signIn')
  const [password, setPassword] = useState<NewPassword>({ password: '', passwordAgain: '' })
  const [letsWechatGo, setLetsWechatGo] = useState(true)
  const step = useResetStep(role)
  const calls = signInCalls[role]
  const { problem, isBusy, run, forgetProblem } = useCall<FieldName>(problemFields, sayTooLate)
  const code = useCodeForm({
    purpose: `resetPassword.${role}`,
    send: (captchaVerification) => calls.sendCode({ operation: 'resetPassword', ...phone, captchaVerification }),
    mobile: phone.mobile,
    isRefused: problem?.field === 'smsCode',
    onEdit: forgetProblem,
    onCode: (smsCode) => void save(smsCode),
  })

  async function save(smsCode: string) {
    if (password.password === '' || step.isMissingOnSubmit()) return
    const hasWorked = await run(async () => {
      // A token is good for one form, and asking for it is quick: a fresh one each time.
      const { randomToken } = await calls.formToken()
      const keepWechat = !letsWechatGo
      const given = await step.input()
      const request = { ...phone, smsCode, ...password, ...given, keepWechat, randomToken }
      await calls.retrievePassword(request).catch(step.askIfNeeded)
    })
    if (!hasWorked) return
    code.forget()
    rememberChoice(deviceStorage, { role, way: 'phone' })
    void navigate('/login', { state: { hasNewPassword: true } })
  }
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
      <form noValidate className={css.form} onSubmit={code.submit}>
        <p className={css.hint}>{t('forgotText')}</p>
        <RoleRow
          value={role}
          onChange={(next) => {
            setRole(next)
            code.forget()
            step.forget()
          }}
        />
        <ToldPhoneField
          value={phone}
          onChange={(next) => {
            setPhone(next)
            code.forget()
            step.forget()
            forgetProblem()
          }}
          isMissing={code.isPhoneMissing}
          isInvalid={code.isPhoneInvalid || problem?.field === 'mobile'}
        />
        <SmsCodeField {...code.field} />
        {code.isSent && (
          <>
            <NewPasswordFields
              value={password}
              onChange={(next) => {
                setPassword(next)
                forgetProblem()
              }}
              problem={problem}
              isMissing={code.isSubmitted && password.password === ''}
            />
            <Checkbox
              label={t('letWechatGo')}
              description={t('letWechatGoText')}
              isChecked={letsWechatGo}
              onCheckedChange={setLetsWechatGo}
            />
          </>
        )}
        {step.ways && code.isSent && (
          <ResetStep step={step} onEdit={forgetProblem} problem={problem?.field === 'step' && problem.message} />
        )}
        <CallNotice problem={problem} />
        <Button type="submit" tone="primary" size="lg" isWide isBusy={isBusy || code.isBusy}>
          {code.isSent ? t('forgotSave') : t('smsCode:send')}
        </Button>
        <Link to="/login" className={css.forgot}>
          {t('backToSignIn')}
        </Link>
      </form>
    </SignInFrame>
  )
}
