import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { forgetErrand, type WechatErrand } from '../../../shared/account/wechat/wechat-errand.ts'
import { useRole } from '../../../shared/session/use-role.ts'
import { formProblem } from '../login-problem.ts'
import { signInCalls } from '../sign-in-calls.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { SignInSteps } from '../steps/sign-in-steps.tsx'
import { useSignIn } from '../use-sign-in.ts'
import { WayWaiting } from '../ways/way-waiting.tsx'
import { saveWechatTicket } from './wechat-ticket.ts'
import { WechatOver } from './wechat-over.tsx'
import { tabStorage } from '../../../shared/choices/storage.ts'

/** WeChat has identified the user: the sign-in goes on by itself. Users without an account go on to `/wxBind`. */
export function WechatSignIn({ code, errand }: { code: string; errand: WechatErrand }) {
  const { t } = useTranslation('signInMore')
  const role = useRole()
  const signIn = useSignIn(errand.role)
  const { problem, enter } = signIn
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    forgetErrand(tabStorage)
    enter(() => signInCalls[errand.role].byWechat({ code }))
  }, [code, enter, errand.role])

  if (role !== null) return <Navigate to={errand.from} replace />
  if (problem?.kind === 'wechat-unknown') {
    const { ticket, nickname } = problem
    saveWechatTicket(tabStorage, { role: errand.role, from: errand.from, ticket, nickname })
    return <Navigate to="/wxBind" replace />
  }
  const refused = formProblem(problem)
  return (
    <SignInFrame heading={t('wechatHeading')}>
      <SignInSteps role={errand.role} signIn={signIn}>
        {refused === null ? (
          <WayWaiting />
        ) : (
          <WechatOver text={'message' in refused ? refused.message : t('wechatOver')} />
        )}
      </SignInSteps>
    </SignInFrame>
  )
}
