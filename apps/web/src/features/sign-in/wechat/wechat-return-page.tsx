import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { readErrand } from '../../../shared/account/wechat/wechat-errand.ts'
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
  const [errand] = useState(() => readErrand(tabStorage, params.get('state')))
  const [interrupted] = useState(interruptedStep)
  const code = params.get('code')
  // The errand is done, and a reload interrupted what came after it.
  if (!errand && interrupted) return <Navigate to="/login" replace />
  if (!errand || code === null) {
    return (
      <SignInFrame heading={t('wechatHeading')}>
        <WechatFailed text={t(errand ? 'wechatDeclined' : 'wechatOver')} />
      </SignInFrame>
    )
  }
  return errand.purpose === 'bind' ? (
    <WechatBinding code={code} errand={errand} />
  ) : (
    <WechatSignIn code={code} errand={errand} />
  )
}
