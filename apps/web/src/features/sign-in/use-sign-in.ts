import { ApiError, describeError, signIn } from '@hwjy/sdk'
import { useState, useTransition } from 'react'
import { currentLanguage, i18n } from '../../shared/i18n/i18n.ts'
import { CaptchaDialog } from './lazy-captcha-dialog.ts'
import type { Credentials } from './login-form.tsx'
import { type LoginProblem, loginProblem } from './login-problem.ts'

/** Signing in, with what went wrong in the form's terms. When it works, the session says so to everybody. */
export function useSignIn() {
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const [hasSignedIn, setHasSignedIn] = useState(false)
  const [isBusy, startTransition] = useTransition()
  return {
    hasSignedIn,
    problem,
    isBusy,
    forgetProblem: () => setProblem(null),
    /** @param captchaVerification from the captcha, where the server asked for one */
    signIn: (credentials: Credentials, captchaVerification = '') =>
      startTransition(async () => {
        const problem = await tryToSignIn(credentials, captchaVerification)
        setProblem(problem)
        setHasSignedIn(problem === null)
      }),
  }
}

async function tryToSignIn(
  { role, username, password }: Credentials,
  captchaVerification: string,
): Promise<LoginProblem | null> {
  try {
    const result = await signIn(role, { username: username.trim(), password, captchaVerification })
    if (result.status === 'heldBack') return { kind: 'forced-login' }
    return null
  } catch (error) {
    const message = describeError(error, currentLanguage())
    if (!(error instanceof ApiError)) return { kind: 'other', message }
    const { code, data } = error
    const problem = loginProblem({ code, message, retryAfterSeconds: data?.retryAfterSeconds }, Date.now())
    return problem.kind === 'captcha-required' ? onceCaptchaIsHere(problem) : problem
  }
}

/** The form stays as it is until the puzzle can be shown, and also when its code does not come. */
const onceCaptchaIsHere = (problem: LoginProblem): Promise<LoginProblem> =>
  CaptchaDialog.prefetch().then(
    () => problem,
    () => ({ kind: 'other', message: i18n.t('error.chunkText') }),
  )
