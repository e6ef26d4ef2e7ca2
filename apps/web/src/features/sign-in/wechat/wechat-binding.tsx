import { studentBindWechat, teacherBindWechat } from '@hwjy/sdk'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { endOAuth, type OAuthRequest } from '../../../shared/account/wechat/oauth-state.ts'
import { useProof } from '../../../shared/account/proof/use-proof.tsx'
import { problemText } from '../../../shared/problem/problem-text.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { FormSkeleton } from '../form-skeleton.tsx'
import { WechatFailed } from './wechat-failed.tsx'
import { tabStorage } from '../../../shared/choices/storage.ts'

/** Binds WeChat to the account of a signed-in user, and returns to the page they came from. */
export function WechatBinding({ code, request: { role, from } }: { code: string; request: OAuthRequest }) {
  const { t } = useTranslation('signInMore')
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>(null)
  const { proven, dialog } = useProof(role)
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    endOAuth(tabStorage)
    const bind = role === 'teacher' ? teacherBindWechat : studentBindWechat
    proven(() => bind({ code })).then(
      () => navigate(from, { replace: true, state: { hasBoundWechat: true } }),
      setError,
    )
  }, [code, from, navigate, proven, role])

  return (
    <SignInFrame heading={t('wechatHeading')}>
      {error === null ? (
        <FormSkeleton />
      ) : (
        <WechatFailed text={isGivenUp(error) ? t('wechatNotProven') : problemText(error)} backTo={from} />
      )}
      {dialog}
    </SignInFrame>
  )
}

const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
