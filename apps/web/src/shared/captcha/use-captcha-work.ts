import { ApiError, checkCaptchaWork, errorCodes, getCaptchaWork } from '@hwjy/sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { network } from '../network/network.ts'
import { problemText } from '../problem/problem-text.ts'
import type { WorkMessage, WorkRequest } from './captcha-worker.ts'

export type CaptchaWorkState =
  /** @property part 0 to 1 */
  | { phase: 'working'; part: number }
  | { phase: 'checking' | 'solved' }
  /** The server wants a pause; the work begins by itself afterwards. @property until epoch ms */
  | { phase: 'pause'; until: number }
  | { phase: 'failed'; message: string }

const PAUSE_SECONDS = 10

/**
 * Solves a captcha that asks nothing of the user: the device calculates. It begins by itself.
 * @param onSolved with the text that goes with the next call
 */
export function useCaptchaWork(onSolved: (captchaVerification: string) => void) {
  const [state, setState] = useState<CaptchaWorkState>({ phase: 'working', part: 0 })
  const [round, setRound] = useState(0)
  const tell = useEffectEvent(onSolved)

  useEffect(() => {
    const asking = new AbortController()
    let worker: Worker | null = null
    const fail = (error: unknown) => {
      if (!asking.signal.aborted) setState(afterFailure(error))
    }
    // Both calls are made without their hooks: sign-in pages have no query client, and a captcha makes no read stale.
    const work = async () => {
      const { challenge, tries } = await getCaptchaWork({ signal: asking.signal })
      if (asking.signal.aborted) return
      worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module', name: 'captcha' })
      worker.addEventListener('error', fail)
      worker.addEventListener('message', ({ data }: MessageEvent<WorkMessage>) => {
        if (data.type === 'progress') return setState({ phase: 'working', part: data.done })
        if (!data.solution) return fail(null)
        setState({ phase: 'checking' })
        const { counter, derivedKey } = data.solution
        checkCaptchaWork({ challenge, counter, derivedKey }, { signal: asking.signal }).then(
          ({ captchaVerification }) => {
            setState({ phase: 'solved' })
            tell(captchaVerification)
          },
          fail,
        )
      })
      worker.postMessage({ challenge, tries } satisfies WorkRequest)
    }
    work().catch(fail)
    return () => {
      asking.abort()
      worker?.terminate()
    }
  }, [round])

  const again = () => {
    setState({ phase: 'working', part: 0 })
    setRound((before) => before + 1)
  }
  const onTime = useEffectEvent(again)
  useEffect(() => {
    if (state.phase === 'pause') {
      const timer = setTimeout(() => onTime(), state.until - Date.now())
      return () => clearTimeout(timer)
    }
    if (state.phase !== 'failed') return
    return network.subscribe(() => {
      if (network.isOnline()) onTime()
    })
  }, [state])

  return { state, again }
}

function afterFailure(error: unknown): CaptchaWorkState {
  if (error instanceof ApiError && error.code === errorCodes.tooOften) {
    return { phase: 'pause', until: Date.now() + (error.data?.retryAfterSeconds ?? PAUSE_SECONDS) * 1_000 }
  }
  return { phase: 'failed', message: sentence(error) }
}

/** A device that is too slow hands in too late: for the user that is no wrong answer, but a failed try. */
function sentence(error: unknown): string {
  const isLate = error instanceof ApiError && error.code === errorCodes.captchaWrong
  return error === null || isLate || error instanceof Event ? '' : problemText(error)
}
