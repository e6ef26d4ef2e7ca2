import {
  ApiError,
  type Captcha,
  type CaptchaAnswer,
  checkCaptcha,
  describeError,
  errorCodes,
  getCaptcha,
} from '@hwjy/sdk'
import { useEffect, useRef, useState } from 'react'
import { currentLanguage } from '../i18n/i18n.ts'

/** Why there is another picture than before. */
type Reason = 'wrong' | 'expired' | null

export type CaptchaState =
  | { phase: 'loading'; reason: Reason }
  | { phase: 'ready'; captcha: Captcha; reason: Reason }
  | { phase: 'checking' | 'solved'; captcha: Captcha }
  /** The server wants a pause; a new picture comes by itself. @property until epoch ms */
  | { phase: 'pause'; until: number }
  | { phase: 'failed'; message: string }

const PAUSE_SECONDS = 10

/**
 * One picture after the other, until one is solved.
 * @param onSolved with the text that goes with the next sign-in
 */
export function useCaptcha(onSolved: (captchaVerification: string) => void) {
  const [round, setRound] = useState<{ reason: Reason }>({ reason: null })
  const [state, setState] = useState<CaptchaState>({ phase: 'loading', reason: null })
  const checking = useRef<AbortController>(null)

  function renew(reason: Reason = null) {
    setState({ phase: 'loading', reason })
    setRound({ reason })
  }

  useEffect(() => {
    const asking = new AbortController()
    getCaptcha(asking.signal).then(
      (captcha) => setState({ phase: 'ready', captcha, reason: round.reason }),
      (error: unknown) => {
        if (!asking.signal.aborted) setState(afterFailure(error))
      },
    )
    return () => {
      asking.abort()
      checking.current?.abort()
    }
  }, [round])

  useEffect(() => {
    if (state.phase === 'ready') return after(state.captcha.expiresInSeconds * 1_000, () => renew('expired'))
    if (state.phase === 'pause') return after(state.until - Date.now(), () => renew())
    if (state.phase !== 'failed') return
    const again = () => renew()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [state])

  async function check(answer: Omit<CaptchaAnswer, 'captchaId'>) {
    if (state.phase !== 'ready') return
    const { captcha } = state
    const { signal } = (checking.current = new AbortController())
    setState({ phase: 'checking', captcha })
    try {
      const { captchaVerification } = await checkCaptcha({ captchaId: captcha.captchaId, ...answer }, signal)
      if (signal.aborted) return
      setState({ phase: 'solved', captcha })
      onSolved(captchaVerification)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ApiError && error.code === errorCodes.captchaWrong) renew('wrong')
      else setState(afterFailure(error))
    }
  }

  return { state, check, renew: () => renew() }
}

function afterFailure(error: unknown): CaptchaState {
  if (error instanceof ApiError && error.code === errorCodes.tooOften) {
    return { phase: 'pause', until: Date.now() + (error.data?.retryAfterSeconds ?? PAUSE_SECONDS) * 1_000 }
  }
  return { phase: 'failed', message: describeError(error, currentLanguage()) }
}

function after(ms: number, act: () => void) {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
