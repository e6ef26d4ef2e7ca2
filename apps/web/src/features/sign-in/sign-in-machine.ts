import type { AccountStudent } from '@hwjy/sdk'
import type { CodeStep, ElsewhereStep, FormProblem, LoginProblem } from './login-problem.ts'

/** Where a sign-in rests until the user does something. A refused call leads back here, with its problem. */
export type RestingState = { problem: FormProblem | null } & (
  | { at: 'choosing' }
  /** The account is signed in on as many devices as the school allows. */
  | { at: 'elsewhere'; step: ElsewhereStep }
  | { at: 'new-device'; step: CodeStep }
  | { at: 'second-step'; step: CodeStep }
  /** A reload interrupted the choice of a family's student: the sign-in goes on with the token that it has. */
  | { at: 'resuming-family' }
)

/** @property attempt number of the call that is under way. @property behind what the screen shows meanwhile */
export type SignInState =
  | RestingState
  | { at: 'waiting'; attempt: number; behind: RestingState }
  /** The same call is made again with the result of the captcha. @property askedAt epoch ms */
  | { at: 'captcha'; askedAt: number; behind: RestingState }
  | { at: 'family'; attempt: number; behind: RestingState; students: readonly AccountStudent[] }
  /** WeChat knows the user, and no account knows WeChat: a phone number has to name the account. */
  | { at: 'bind-phone'; ticket: string; nickname: string }
  | { at: 'done' }

export type SignInEvent =
  | { type: 'submitted'; attempt: number }
  | { type: 'refused'; attempt: number; problem: LoginProblem }
  | { type: 'familyAsked'; attempt: number; students: readonly AccountStudent[] }
  /** The user closed a question of the browser, or the choice of a student. */
  | { type: 'givenUp'; attempt: number }
  /** The session has begun, so it does not matter which call began it. */
  | { type: 'signedIn' }
  | { type: 'edited' }
  | { type: 'wayChosen' }
  | { type: 'captchaClosed' }
  /** The user goes back to the first step, or the ticket of this one is too old. */
  | { type: 'stepLeft' }

const start: RestingState = { at: 'choosing', problem: null }

/** @param step the step that a reload interrupted */
export function initialState(step: CodeStep | ElsewhereStep | { kind: 'family' } | null): RestingState {
  if (step === null) return start
  return step.kind === 'family' ? { at: 'resuming-family', problem: null } : stepState(step)
}

/** Table: sign-in-machine.test.ts. An event that means nothing in a state returns the same object. */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  if (state.at === 'done') return state
  switch (event.type) {
    case 'signedIn':
      return { at: 'done' }
    case 'submitted':
      // A second press while a call is under way does nothing.
      if (state.at === 'captcha') return { at: 'waiting', attempt: event.attempt, behind: state.behind }
      return isResting(state) ? { at: 'waiting', attempt: event.attempt, behind: state } : state
    case 'refused':
      return isCurrent(state, event) ? refused(state.behind, event.problem) : state
    case 'familyAsked':
      return state.at === 'waiting' && isCurrent(state, event)
        ? { at: 'family', attempt: state.attempt, behind: state.behind, students: event.students }
        : state
    case 'givenUp':
      // The token of an interrupted choice ended with it.
      if (!isCurrent(state, event)) return state
      return state.behind.at === 'resuming-family' ? start : { ...state.behind, problem: null }
    case 'edited':
      return withoutProblem(state)
    case 'wayChosen':
    case 'stepLeft':
      // A call that is still under way is abandoned: what it answers changes nothing here.
      return state.at === 'bind-phone' ? state : start
    case 'captchaClosed':
      return state.at === 'captcha' ? { ...state.behind, problem: null } : state
    default:
      return event satisfies never
  }
}

/** Returns what the screen shows: the state itself, or the one that it waits behind. */
export const shownState = (state: SignInState) => ('behind' in state ? state.behind : state)

/** Returns the problem that the shown form says. */
export function shownProblem(state: SignInState): FormProblem | null {
  const shown = shownState(state)
  return isResting(shown) ? shown.problem : null
}

function refused(behind: RestingState, problem: LoginProblem): SignInState {
  switch (problem.kind) {
    case 'elsewhere':
    case 'code-needed':
      return stepState(problem)
    case 'captcha-required':
      // Only the first step takes the result of a captcha.
      return behind.at === 'choosing'
        ? { at: 'captcha', askedAt: problem.askedAt, behind: start }
        : { ...behind, problem: null }
    case 'wechat-unknown':
      return { at: 'bind-phone', ticket: problem.ticket, nickname: problem.nickname }
    case 'too-late':
      return { at: 'choosing', problem }
    default:
      return { ...behind, problem }
  }
}

function stepState(step: CodeStep | ElsewhereStep): RestingState {
  if (step.kind === 'elsewhere') return { at: 'elsewhere', step, problem: null }
  return { at: step.operation === 'verifyDevice' ? 'new-device' : 'second-step', step, problem: null }
}

const isResting = (state: SignInState): state is RestingState => 'problem' in state

type Underway = Extract<SignInState, { at: 'waiting' | 'family' }>
const isCurrent = (state: SignInState, { attempt }: { attempt: number }): state is Underway =>
  (state.at === 'waiting' || state.at === 'family') && state.attempt === attempt

function withoutProblem(state: SignInState): SignInState {
  if (isResting(state)) return state.problem === null ? state : { ...state, problem: null }
  return state.at === 'waiting' && state.behind.problem !== null
    ? { ...state, behind: { ...state.behind, problem: null } }
    : state
}
