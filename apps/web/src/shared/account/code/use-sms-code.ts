import { ApiError, errorCodes, type SmsReceipt } from '@hwjy/sdk'
import { useState } from 'react'
import { codeOnItsWay, readSentCode, type SentCode, sentCode } from './sent-code.ts'
import { useCall } from '../use-call.ts'
import { tabStorage } from '../../choices/storage.ts'

const problemFields = { ofCode: {}, inInput: ['mobile'] } as const

/**
 * A code on its way to a phone: asked for, sent again after a minute, with a captcha where the server wants one.
 * @param key names the purpose; a reload of the tab keeps that a code was sent
 * @param send the call; gets what the captcha gave, empty at first
 */
export function useSmsCode(key: string, send: (captchaVerification: string) => Promise<SmsReceipt>) {
  const storageKey = `hwjy.sentCode.${key}`
  const [sent, setSent] = useState(() => readSentCode(tabStorage.getItem(storageKey), Date.now()))
  const [isCaptchaOpen, setIsCaptchaOpen] = useState(false)
  const { problem, isBusy, run, forgetProblem } = useCall<'mobile'>(problemFields)

  function keep(code: SentCode | null) {
    setSent(code)
    if (code) tabStorage.setItem(storageKey, JSON.stringify(code))
    else tabStorage.removeItem(storageKey)
  }
  const ask = (captchaVerification = '') => {
    setIsCaptchaOpen(false)
    return run(async () => {
      try {
        keep(sentCode(await send(captchaVerification), Date.now()))
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === errorCodes.captchaRequired) return setIsCaptchaOpen(true)
        // Asked for before a reload, or in another tab: the code that is on its way is the one to type.
        if (error.code === errorCodes.codeJustSent) keep(codeOnItsWay(error.data, Date.now()))
        throw error
      }
    })
  }
  return {
    sent,
    problem,
    isBusy,
    isCaptchaOpen,
    ask,
    closeCaptcha: () => setIsCaptchaOpen(false),
    // Call it when the phone is another one, or the code was used.
    forget() {
      keep(null)
      forgetProblem()
    },
  }
}

export type SmsCode = ReturnType<typeof useSmsCode>
