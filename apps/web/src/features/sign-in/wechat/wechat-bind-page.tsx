import { useState } from 'react'
import { personAddress } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { usePhoneDraft } from '../../../shared/account/phone/use-phone-draft.ts'
import { useRole } from '../../../shared/session/use-role.ts'
import { CodeForm } from '../ways/code-form.tsx'
import * as css from '../login-page.css.ts'
import { signInCalls } from '../sign-in-calls.ts'
import type { SignIn } from '../sign-in.ts'
import { interruptedStep } from '../steps/stored-step.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { SignInSteps } from '../steps/sign-in-steps.tsx'
import { useSignIn } from '../use-sign-in.ts'
import { WechatFailed } from './wechat-failed.tsx'
import { forgetWechatTicket, readWechatTicket, type WechatTicket } from './wechat-ticket.ts'
import { tabStorage } from '../../../shared/choices/storage.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'

/** Asks after a first sign-in with WeChat for the account it belongs to. The phone identifies it. */
export default function WechatBindPage() {
  const { t } = useTranslation('signInMore')
  const role = useRole()
  const [ticket] = useState(() => readWechatTicket(tabStorage))
  const [interrupted] = useState(interruptedStep)
  const signIn = useSignIn(ticket?.role ?? 'student')
  if (role !== null) return <Navigate to={ticket?.from ?? `/${role}`} replace />
  // The phone was proven, and a reload interrupted what came after it.
  if (!ticket && interrupted) return <Navigate to="/login" replace />
  return (
    <SignInFrame heading={t('wechatHeading')}>
      {ticket === null ? (
        <WechatFailed text={t('wechatOver')} />
      ) : (
        <SignInSteps role={ticket.role} signIn={signIn}>
          <BindForm ticket={ticket} signIn={signIn} />
        </SignInSteps>
      )}
    </SignInFrame>
  )
}

function BindForm({ ticket: { role, ticket, nickname }, signIn }: { ticket: WechatTicket; signIn: SignIn }) {
  const { t } = useTranslation('signInMore')
  const [phone, setPhone] = usePhoneDraft('signIn')
  const calls = signInCalls[role]
  const enter = async (smsCode: string) => {
    const answer = await calls.bindWechat({ ticket, ...phone, smsCode })
    forgetWechatTicket(tabStorage)
    return answer
  }
  return (
    <CodeForm
      signIn={signIn}
      purpose={`bindWechat.${ticket.slice(-16)}`}
      phone={{ value: phone, onChange: setPhone }}
      send={(captchaVerification) => calls.sendCode({ operation: 'bindWechat', ...phone, ticket, captchaVerification })}
      enter={enter}
      submitLabel={t('bindGo')}
      intro={<p className={css.hint}>{t('bindText', { nickname: personAddress(nickname, currentLanguage()) })}</p>}
    >
      <Link to="/login" className={css.forgot}>
        {t('backToSignIn')}
      </Link>
    </CodeForm>
  )
}
