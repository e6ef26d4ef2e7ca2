import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { readOAuth } from '../../../shared/account/wechat/oauth-state.ts'
import { interruptedStep } from '../steps/stored-step.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { WechatBinding } from './wechat-binding.tsx'
import { WechatFailed } from './wechat-failed.tsx'
import { WechatSignIn } from './wechat-sign-in.tsx'
import { tabStorage } from '../../../shared/choices/storage.ts'

/** WeChat redirects users here, with a code that identifies them. */
export default function WechatReturnPage() {
  const { t } = useTranslation('signInMore')
  const [params] = useSearchParams()
  const [request] = useState(() => readOAuth(tabStorage, params.get('state')))
  const [interrupted] = useState(interruptedStep)
  const code = params.get('code')
  // The request is answered, and a reload interrupted what came after it.
  if (!request && interrupted) return <Navigate to="/login" replace />
  if (!request || code === null) {
    return (
      <SignInFrame heading={t('wechatHeading')}>
        <WechatFailed text={t(request ? 'wechatDeclined' : 'wechatOver')} />
      </SignInFrame>
    )
  }
  return request.purpose === 'bind' ? (
    <WechatBinding code={code} request={request} />
  ) : (
    <WechatSignIn code={code} request={request} />
  )
}
