import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { forgetErrand, type WechatErrand } from '../../../shared/account/wechat/wechat-errand.ts'
import { useRole } from '../../../shared/session/use-role.ts'
import { signInCalls } from '../sign-in-calls.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { shownProblem } from '../sign-in-machine.ts'
import { SignInSteps } from '../steps/sign-in-steps.tsx'
import { useSignIn } from '../use-sign-in.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { saveWechatTicket } from './wechat-ticket.ts'
import { WechatFailed } from './wechat-failed.tsx'
import { tabStorage } from '../../../shared/choices/storage.ts'

/** WeChat has identified the user: the sign-in goes on by itself. Users without an account go on to `/wxBind`. */
export function WechatSignIn({ code, errand }: { code: string; errand: WechatErrand }) {
  const { t } = useTranslation('signInMore')
  const role = useRole()
  const signIn = useSignIn(errand.role)
  const { state, enter } = signIn
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    forgetErrand(tabStorage)
    enter(() => signInCalls[errand.role].byWechat({ code }))
  }, [code, enter, errand.role])

  if (role !== null) return <Navigate to={errand.from} replace />
  if (state.at === 'bind-phone') {
    const { ticket, nickname } = state
    saveWechatTicket(tabStorage, { role: errand.role, from: errand.from, ticket, nickname })
    return <Navigate to="/wxBind" replace />
  }
  const refused = shownProblem(state)
  return (
    <SignInFrame heading={t('wechatHeading')}>
      <SignInSteps role={errand.role} signIn={signIn}>
        {refused === null ? (
          <FormSkeleton />
        ) : (
          <WechatFailed text={'message' in refused ? refused.message : t('wechatOver')} />
        )}
      </SignInSteps>
    </SignInFrame>
  )
}
