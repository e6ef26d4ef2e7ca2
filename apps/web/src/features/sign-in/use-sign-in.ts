import { ApiError, enter, type LoginResponse, type Role } from '@hwjy/sdk'
import { useRef, useState } from 'react'
import { CaptchaDialog } from '../../shared/captcha/lazy-captcha-dialog.ts'
import { i18n } from '../../shared/i18n/i18n.ts'
import { network } from '../../shared/network/network.ts'
import { type KeptStep, keptStep } from './steps/kept-step.ts'
import type { Family, SignIn, SignInCall } from './sign-in-attempt.ts'
import { isNextStep, type LoginProblem, loginProblem } from './login-problem.ts'

/** Signs in, and reports problems in the form's terms. On success the session informs all its subscribers. */
export function useSignIn(role: Role): SignIn {
  const [problem, setProblem] = useState<LoginProblem | null>(null)
  const [step, setStep] = useState<KeptStep | null>(keptStep)
  const [family, setFamily] = useState<Family | null>(null)
  const [hasSignedIn, setHasSignedIn] = useState(false)
  // No transition: a family is asked while the sign-in is under way, and React holds back what a transition shows.
  const [isBusy, setIsBusy] = useState(false)
  const lastCall = useRef<SignInCall>(null)

  async function attempt(call: SignInCall, captchaVerification = '') {
    lastCall.current = call
    setIsBusy(true)
    const outcome = await tryToEnter(role, call(captchaVerification), setFamily)
    setIsBusy(false)
    setFamily(null)
    setHasSignedIn(outcome === 'signed-in')
    if (outcome === 'signed-in' || outcome === 'given-up') return setProblem(null)
    setProblem(outcome)
    if (isNextStep(outcome)) setStep(outcome)
    if (outcome.kind === 'too-late') setStep(null)
  }
  return {
    hasSignedIn,
    problem,
    step,
    family,
    isBusy,
    enter: (call: SignInCall) => void attempt(call),
    enterAgain(captchaVerification: string) {
      if (lastCall.current) void attempt(lastCall.current, captchaVerification)
    },
    forgetProblem: () => setProblem(null),
    leaveStep() {
      setStep(null)
      setProblem(null)
    },
  }
}

async function tryToEnter(
  role: Role,
  answering: Promise<LoginResponse>,
  ask: (family: Family) => void,
): Promise<'signed-in' | 'given-up' | LoginProblem> {
  try {
    const beforeUserInfo = () =>
      import('./steps/ask-which-student.ts').then(({ askWhichStudent }) => askWhichStudent(ask))
    const result = await enter(role, answering, role === 'student' ? { beforeUserInfo } : {})
    if (result.status === 'signedIn') return 'signed-in'
    const { code, message, ticket, devices } = result
    return loginProblem({ code, data: ticket === null ? null : { ticket, devices: [...devices] } }, message, Date.now())
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'given-up'
    const message = await sentenceOf(error)
    // Its class comes with the code of the passkeys only.
    if (error instanceof Error && error.name === 'NoPasskeyError') return { kind: 'no-passkey', message }
    if (!(error instanceof ApiError)) return { kind: 'other', message }
    const problem = loginProblem(error, message, Date.now())
    return problem.kind === 'captcha-required' ? onceCaptchaIsHere(problem) : problem
  }
}

/** Most sign-ins never need the sentences for a server that is away. When their code does not come, that says which. */
async function sentenceOf(error: unknown): Promise<string> {
  if (error instanceof ApiError && error.message !== '') return error.message
  return import('../../shared/problem/problem-text.ts').then(
    ({ problemText }) => problemText(error),
    () => i18n.t(network.isOnline() ? 'problem.unreachable' : 'problem.offline'),
  )
}

/** The form stays as it is until the puzzle can be shown, and also when its code does not come. */
const onceCaptchaIsHere = (problem: LoginProblem): Promise<LoginProblem> =>
  CaptchaDialog.prefetch().then(
    () => problem,
    () => ({ kind: 'other', message: i18n.t('error.chunkText') }),
  )
