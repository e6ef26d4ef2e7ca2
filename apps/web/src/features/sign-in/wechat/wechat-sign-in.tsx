import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { endOAuth, type OAuthRequest } from '../../../shared/account/wechat/oauth-state.ts'
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
export function WechatSignIn({ code, request }: { code: string; request: OAuthRequest }) {
  const { t } = useTranslation('signInMore')
  const role = useRole()
  const signIn = useSignIn(request.role)
  const { state, enter } = signIn
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    endOAuth(tabStorage)
    enter(() => signInCalls[request.role].byWechat({ code }))
  }, [code, enter, request.role])

  if (role !== null) return <Navigate to={request.from} replace />
  if (state.at === 'bind-phone') {
    const { ticket, nickname } = state
    saveWechatTicket(tabStorage, { role: request.role, from: request.from, ticket, nickname })
    return <Navigate to="/wxBind" replace />
  }
  const refused = shownProblem(state)
  return (
    <SignInFrame heading={t('wechatHeading')}>
      <SignInSteps role={request.role} signIn={signIn}>
        {refused === null ? (
          <FormSkeleton />
        ) : (
          <WechatFailed text={'message' in refused ? refused.message : t('wechatOver')} />
        )}
      </SignInSteps>
    </SignInFrame>
  )
}
