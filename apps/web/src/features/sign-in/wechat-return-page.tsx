import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readErrand } from '../../shared/account/wechat-errand.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { WechatBinding } from './wechat-binding.tsx'
import { WechatOver } from './wechat-over.tsx'
import { WechatSignIn } from './wechat-sign-in.tsx'
import { tabStorage } from '../../shared/storage.ts'

/** Where WeChat sends people back to, with a code that says who they are. */
export default function WechatReturnPage() {
  const { t } = useTranslation('signInMore')
  const [params] = useSearchParams()
  const [errand] = useState(() => readErrand(tabStorage, params.get('state')))
  const code = params.get('code')
  if (!errand || code === null) {
    return (
      <SignInFrame heading={t('wechatHeading')}>
        <WechatOver text={t(errand ? 'wechatDeclined' : 'wechatOver')} />
      </SignInFrame>
    )
  }
  return errand.purpose === 'bind' ? (
    <WechatBinding code={code} errand={errand} />
  ) : (
    <WechatSignIn code={code} errand={errand} />
  )
}
