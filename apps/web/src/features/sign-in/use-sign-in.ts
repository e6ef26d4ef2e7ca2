import { ApiError, describeError, signIn } from '@hwjy/sdk'
import { useMutation } from '@tanstack/react-query'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import type { Credentials } from './login-form.tsx'
import { type LoginProblem, loginProblem } from './login-problem.ts'

/** Signing in, with what went wrong in the form's terms. When it works the guard leads on. */
export function useSignIn() {
  const attempt = useMutation({ mutationFn: tryToSignIn, retry: false })
  return {
    signIn: attempt.mutate,
    problem: attempt.data ?? null,
    isBusy: attempt.isPending,
    forgetProblem: attempt.reset,
  }
}

async function tryToSignIn({ role, username, password }: Credentials): Promise<LoginProblem | null> {
  try {
    const result = await signIn(role, { username: username.trim(), password, captchaVerification: '' })
    return result.status === 'heldBack' ? { kind: 'forced-login' } : null
  } catch (error) {
    const message = describeError(error, currentLanguage())
    if (!(error instanceof ApiError)) return { kind: 'other', message }
    return loginProblem({ code: error.code, message, retryAfterSeconds: error.data?.retryAfterSeconds }, Date.now())
  }
}
