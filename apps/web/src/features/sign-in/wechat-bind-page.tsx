import { Button } from '@hwjy/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { CODE_LENGTH } from '../../shared/account/code-length.ts'
import { PhoneField } from '../../shared/account/phone-field.tsx'
import { SmsCodeField } from '../../shared/account/sms-code-field.tsx'
import { usePhoneDraft } from '../../shared/account/use-phone-draft.ts'
import { useSmsCode } from '../../shared/account/use-sms-code.ts'
import { useRole } from '../../shared/session/use-role.ts'
import * as css from './login-page.css.ts'
import { formProblem } from './login-problem.ts'
import { ProblemNotice } from './problem-notice.tsx'
import { signInCalls } from './sign-in-calls.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { SignInSteps } from './sign-in-steps.tsx'
import { type SignIn, useSignIn } from './use-sign-in.ts'
import { WechatOver } from './wechat-over.tsx'
import { forgetWechatTicket, readWechatTicket, type WechatTicket } from './wechat-ticket.ts'
import { tabStorage } from '../../shared/storage.ts'

/** After a first sign-in with WeChat: whose account is it? The phone says. */
export default function WechatBindPage() {
  const { t } = useTranslation('signInMore')
  const role = useRole()
  const [ticket] = useState(() => readWechatTicket(tabStorage))
  const signIn = useSignIn(ticket?.role ?? 'student')
  if (role !== null) return <Navigate to={ticket?.from ?? `/${role}`} replace />
  return (
    <SignInFrame heading={t('wechatHeading')}>
      {ticket === null ? (
        <WechatOver text={t('wechatOver')} />
      ) : (
        <SignInSteps role={ticket.role} signIn={signIn}>
          <BindForm ticket={ticket} signIn={signIn} />
        </SignInSteps>
      )}
    </SignInFrame>
  )
}

function BindForm({ ticket: { role, ticket, nickname }, signIn }: { ticket: WechatTicket; signIn: SignIn }) {
  const { t } = useTranslation(['signInMore', 'smsCode'])
  const [phone, setPhone] = usePhoneDraft('signIn')
  const [smsCode, setSmsCode] = useState('')
  const [isSent, setIsSent] = useState(false)
  const sms = useSmsCode(`bindWechat.${ticket.slice(-16)}`, (captchaVerification) =>
    signInCalls[role].sendCode({ operation: 'bindWechat', ...phone, ticket, captchaVerification }),
  )
  const problem = formProblem(signIn.problem)

  const enter = (code: string) =>
    signIn.enter(async () => {
      const answer = await signInCalls[role].bindWechat({ ticket, ...phone, smsCode: code })
      forgetWechatTicket(tabStorage)
      return answer
    })
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsSent(true)
    if (phone.mobile === '') return
    if (!sms.sent) void sms.ask().then(() => setIsSent(false))
    else if (smsCode.length === CODE_LENGTH) enter(smsCode)
  }
  const codeError =
    problem?.kind === 'wrong-code'
      ? t('smsCode:wrongCode')
      : isSent && smsCode.length < CODE_LENGTH && t('smsCode:codeRequired')
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <p className={css.hint}>{t('bindText', { nickname })}</p>
      <PhoneField
        value={phone}
        onChange={(next) => {
          setPhone(next)
          sms.forget()
          signIn.forgetProblem()
        }}
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
        {sms.sent ? t('bindGo') : t('smsCode:send')}
      </Button>
      <Link to="/login" className={css.forgot}>
        {t('backToSignIn')}
      </Link>
    </form>
  )
}
