import { ApiError, describeError, signIn } from '@hwjy/sdk'
import { useState, useTransition } from 'react'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
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
    signIn: (credentials: Credentials) =>
      startTransition(async () => {
        const problem = await tryToSignIn(credentials)
        setProblem(problem)
        setHasSignedIn(problem === null)
      }),
  }
}

async function tryToSignIn({ role, username, password }: Credentials): Promise<LoginProblem | null> {
  try {
    const result = await signIn(role, { username: username.trim(), password, captchaVerification: '' })
    if (result.status === 'heldBack') return { kind: 'forced-login' }
    return null
  } catch (error) {
    const message = describeError(error, currentLanguage())
    if (!(error instanceof ApiError)) return { kind: 'other', message }
    return loginProblem({ code: error.code, message, retryAfterSeconds: error.data?.retryAfterSeconds }, Date.now())
  }
}
