import { describeError, studentBindWechat, teacherBindWechat } from '@hwjy/sdk'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { forgetErrand, type WechatErrand } from '../../shared/account/wechat-errand.ts'
import { useProof } from '../../shared/account/use-proof.tsx'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { WayWaiting } from './way-waiting.tsx'
import { WechatOver } from './wechat-over.tsx'
import { tabStorage } from '../../shared/storage.ts'

/** Somebody who is signed in adds WeChat to their account, and goes back to where they came from. */
export function WechatBinding({ code, errand: { role, from } }: { code: string; errand: WechatErrand }) {
  const { t } = useTranslation('signInMore')
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const { proven, dialog } = useProof(role)
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    forgetErrand(tabStorage)
    const bind = role === 'teacher' ? teacherBindWechat : studentBindWechat
    proven(() => bind({ code })).then(
      () => navigate(from, { replace: true, state: { hasBoundWechat: true } }),
      (error: unknown) => setProblem(isGivenUp(error) ? t('wechatNotProven') : describeError(error, currentLanguage())),
    )
  }, [code, from, navigate, proven, role, t])

  return (
    <SignInFrame heading={t('wechatHeading')}>
      {problem === null ? <WayWaiting /> : <WechatOver text={problem} backTo={from} />}
      {dialog}
    </SignInFrame>
  )
}

const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
