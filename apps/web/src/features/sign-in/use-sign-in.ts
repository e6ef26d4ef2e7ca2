import {
  type AccountStudent,
  ApiError,
  assignStudent,
  enter,
  listAccountStudents,
  type LoginResponse,
  type Role,
} from '@hwjy/sdk'
import { useRef, useState } from 'react'
import { expectSignIn } from '../../shared/app-events.ts'
import { CaptchaDialog } from '../../shared/captcha/lazy-captcha-dialog.ts'
import { i18n } from '../../shared/i18n/i18n.ts'
import { network } from '../../shared/network/network.ts'
import { ChooseStudent } from './late-parts.ts'
import { type LoginProblem, loginProblem } from './login-problem.ts'
import type { SignIn, SignInCall } from './sign-in.ts'
import { initialState, type SignInEvent, signInReducer, type SignInState } from './sign-in-machine.ts'
import { interruptedStep } from './steps/stored-step.ts'

/** Makes the calls of a sign-in, and tells the reducer what came of them. On success the session informs all its users. */
export function useSignIn(role: Role): SignIn {
  const [state, setState] = useState<SignInState>(() => initialState(interruptedStep()))
  // Two events can come before React renders again.
  const latest = useRef(state)
  const attempts = useRef(0)
  const lastCall = useRef<SignInCall>(null)
  const answerFamily = useRef<(stuId: string | null) => void>(null)

  /** Returns true if the event changed something. */
  function send(event: SignInEvent): boolean {
    const next = signInReducer(latest.current, event)
    const isHeard = next !== latest.current
    latest.current = next
    setState(next)
    return isHeard
  }
  async function attempt(call: SignInCall, captchaVerification = '') {
    const number = attempts.current + 1
    if (!send({ type: 'submitted', attempt: number })) return
    attempts.current = number
    lastCall.current = call
    expectSignIn(role)
    const askFamily = (students: readonly AccountStudent[]) =>
      new Promise<string | null>((resolve) => {
        answerFamily.current = resolve
        if (!send({ type: 'familyAsked', attempt: number, students })) resolve(null)
      })
    const outcome = await tryToEnter(role, call(captchaVerification), askFamily)
    if (outcome === 'signed-in') send({ type: 'signedIn' })
    else if (outcome === 'given-up') send({ type: 'givenUp', attempt: number })
    else send({ type: 'refused', attempt: number, problem: outcome })
  }
  return {
    state,
    enter: (call) => void attempt(call),
    enterAgain(captchaVerification) {
      if (lastCall.current) void attempt(lastCall.current, captchaVerification)
    },
    chooseStudent: (stuId) => answerFamily.current?.(stuId),
    edit() {
      expectSignIn(role)
      send({ type: 'edited' })
    },
    chooseWay: () => void send({ type: 'wayChosen' }),
    leaveStep: () => void send({ type: 'stepLeft' }),
    closeCaptcha: () => void send({ type: 'captchaClosed' }),
  }
}

type AskFamily = (students: readonly AccountStudent[]) => Promise<string | null>

async function tryToEnter(
  role: Role,
  answering: Promise<LoginResponse>,
  askFamily: AskFamily,
): Promise<'signed-in' | 'given-up' | LoginProblem> {
  try {
    const beforeUserInfo = () => chooseStudent(askFamily)
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

/**
 * Asks between the password and the home who is learning today. An account with one student is not asked.
 * @throws {DOMException} `AbortError`, when no student was chosen
 */
async function chooseStudent(askFamily: AskFamily): Promise<void> {
  const students = await listAccountStudents({ accountType: '017001' })
  if (students.length < 2) return
  await ChooseStudent.prefetch()
  const stuId = await askFamily(students)
  if (stuId === null) throw new DOMException('No student was chosen', 'AbortError')
  if (!students.some((student) => student.stuId === stuId && student.isCurrent)) await assignStudent({ stuId })
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
