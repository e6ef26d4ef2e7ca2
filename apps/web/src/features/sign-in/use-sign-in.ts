import { ApiError, describeError, enter, type LoginResponse, type Role } from '@hwjy/sdk'
import { useRef, useState } from 'react'
import { CaptchaDialog } from '../../shared/captcha/lazy-captcha-dialog.ts'
import { currentLanguage, i18n } from '../../shared/i18n/i18n.ts'
import type { Family } from './ask-which-student.ts'
import { type KeptStep, keptStep } from './kept-step.ts'
import { isNextStep, type LoginProblem, loginProblem } from './login-problem.ts'

/** Any call that signs in. @param captchaVerification empty until the server asks for one */
export type SignInCall = (captchaVerification: string) => Promise<LoginResponse>

/** Signing in, with what stands in its way in the form's terms. When it works, the session says so to everybody. */
export function useSignIn(role: Role) {
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
    /** What is still missing; a wrong code leaves it as it is. */
    step,
    /** Whose account several students share: the sign-in waits for one of them. */
    family,
    isBusy,
    enter: (call: SignInCall) => void attempt(call),
    /** The same sign-in once more. @param captchaVerification what the captcha gave */
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

export type SignIn = ReturnType<typeof useSignIn>

async function tryToEnter(
  role: Role,
  answering: Promise<LoginResponse>,
  ask: (family: Family) => void,
): Promise<'signed-in' | 'given-up' | LoginProblem> {
  try {
    const beforeUserInfo = () => import('./ask-which-student.ts').then(({ askWhichStudent }) => askWhichStudent(ask))
    const result = await enter(role, answering, role === 'student' ? { beforeUserInfo } : {})
    if (result.status === 'signedIn') return 'signed-in'
    const { code, message, ticket, devices } = result
    return loginProblem({ code, data: ticket === null ? null : { ticket, devices: [...devices] } }, message, Date.now())
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'given-up'
    const message = describeError(error, currentLanguage())
    if (!(error instanceof ApiError)) return { kind: 'other', message }
    const problem = loginProblem(error, message, Date.now())
    return problem.kind === 'captcha-required' ? onceCaptchaIsHere(problem) : problem
  }
}

/** The form stays as it is until the puzzle can be shown, and also when its code does not come. */
const onceCaptchaIsHere = (problem: LoginProblem): Promise<LoginProblem> =>
  CaptchaDialog.prefetch().then(
    () => problem,
    () => ({ kind: 'other', message: i18n.t('error.chunkText') }),
  )
