import type { AccountStudent } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import type { CodeStep, ElsewhereStep, FormProblem, LoginProblem } from './login-problem.ts'
import {
  initialState,
  type RestingState,
  shownProblem,
  shownState,
  type SignInEvent,
  signInReducer,
  type SignInState,
} from './sign-in-machine.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
const devices = [
  {
    device: { kind: 'computer' as const, browser: 'Chrome', system: 'Windows', model: null },
    lastSeenAt: '2026-11-20T11:00:00Z',
  },
]
const elsewhere: ElsewhereStep = { kind: 'elsewhere', ticket: 'ticket-1', devices }
const code: CodeStep = {
  kind: 'code-needed',
  operation: 'twoFactor',
  ticket: 'ticket-2',
  mobile: '138****0003',
  ways: ['totp', 'smsCode'],
}
const device: CodeStep = { ...code, operation: 'verifyDevice', ticket: 'ticket-3', ways: ['smsCode'] }
const students: AccountStudent[] = ['anna', 'ben'].map((stuId) => ({
  stuId,
  name: stuId,
  nickname: '',
  avatar: null,
  gradeName: null,
  isCurrent: stuId === 'anna',
}))

const wrongPassword: FormProblem = { kind: 'wrong-password' }
const wrongCode: FormProblem = { kind: 'wrong-code' }
const tooLate: FormProblem = { kind: 'too-late', message: 'Please sign in again' }
const tooMany: FormProblem = { kind: 'too-many-attempts', until: noon + 60_000 }
const noPasskey: FormProblem = { kind: 'no-passkey', message: 'No passkey was used' }
const said = (message: string): FormProblem => ({ kind: 'other', message })

const choosing = (problem: FormProblem | null = null): RestingState => ({ at: 'choosing', problem })
const atElsewhere = (problem: FormProblem | null = null): RestingState => ({
  at: 'elsewhere',
  step: elsewhere,
  problem,
})
const atDevice = (problem: FormProblem | null = null): RestingState => ({ at: 'new-device', step: device, problem })
const atSecond = (problem: FormProblem | null = null): RestingState => ({ at: 'second-step', step: code, problem })
const resuming = (problem: FormProblem | null = null): RestingState => ({ at: 'resuming-family', problem })
const waiting = (behind = choosing(), attempt = 1): SignInState => ({ at: 'waiting', attempt, behind })
const captcha = (behind = choosing(), askedAt = noon): SignInState => ({ at: 'captcha', askedAt, behind })
const family = (behind = choosing(), attempt = 1): SignInState => ({ at: 'family', attempt, behind, students })
const bindPhone: SignInState = { at: 'bind-phone', ticket: 'ticket-4', nickname: '安娜' }
const done: SignInState = { at: 'done' }

const submitted = (attempt = 1): SignInEvent => ({ type: 'submitted', attempt })
const refused = (problem: LoginProblem, attempt = 1): SignInEvent => ({ type: 'refused', attempt, problem })
const askFamily = (attempt = 1): SignInEvent => ({ type: 'familyAsked', attempt, students })
const givenUp = (attempt = 1): SignInEvent => ({ type: 'givenUp', attempt })
const captchaRequired: LoginProblem = { kind: 'captcha-required', askedAt: noon }
const wechatUnknown: LoginProblem = { kind: 'wechat-unknown', ticket: 'ticket-4', nickname: '安娜' }
const signedIn: SignInEvent = { type: 'signedIn' }
const edited: SignInEvent = { type: 'edited' }
const wayChosen: SignInEvent = { type: 'wayChosen' }
const captchaClosed: SignInEvent = { type: 'captchaClosed' }
const stepLeft: SignInEvent = { type: 'stepLeft' }

/** Number, state, event, next state; `=` where the event changes nothing. */
const table: readonly [number, SignInState, SignInEvent, SignInState | '='][] = [
  // The first step.
  [1, choosing(), submitted(), waiting()],
  [2, choosing(wrongPassword), submitted(2), waiting(choosing(wrongPassword), 2)],
  [3, choosing(wrongPassword), edited, choosing()],
  [4, choosing(), edited, '='],
  [5, choosing(wrongPassword), wayChosen, choosing()],
  [6, waiting(), signedIn, done],
  [7, waiting(), refused(wrongPassword), choosing(wrongPassword)],
  [8, waiting(choosing(wrongPassword)), edited, waiting()],
  [9, waiting(), edited, '='],
  // What the server or the browser says about the account as a whole.
  [10, waiting(), refused(tooMany), choosing(tooMany)],
  [11, waiting(), refused(said('This account is closed')), choosing(said('This account is closed'))],
  [12, waiting(), refused(said('This account is not a teacher')), choosing(said('This account is not a teacher'))],
  [13, waiting(), refused(said('You are offline')), choosing(said('You are offline'))],
  [14, waiting(), refused(noPasskey), choosing(noPasskey)],
  [15, waiting(), refused({ kind: 'invalid-phone' }), choosing({ kind: 'invalid-phone' })],
  // A double press, and answers of a call that was abandoned.
  [20, waiting(), submitted(2), '='],
  [21, waiting(), wayChosen, choosing()],
  [22, choosing(), refused(wrongPassword), '='],
  [23, waiting(choosing(), 2), refused(wrongPassword, 1), '='],
  [24, waiting(choosing(), 2), givenUp(1), '='],
  [25, choosing(), refused(elsewhere), '='],
  [26, choosing(), askFamily(), '='],
  [27, waiting(choosing(), 2), askFamily(1), '='],
  [28, choosing(), signedIn, done],
  [29, waiting(choosing(), 2), signedIn, done],
  // The captcha.
  [30, waiting(), refused(captchaRequired), captcha()],
  [31, captcha(), submitted(2), waiting(choosing(), 2)],
  [32, waiting(choosing(), 2), refused({ ...captchaRequired, askedAt: noon + 1 }, 2), captcha(choosing(), noon + 1)],
  [33, waiting(choosing(), 2), refused(wrongPassword, 2), choosing(wrongPassword)],
  [34, captcha(), captchaClosed, choosing()],
  [35, captcha(), wayChosen, choosing()],
  [36, captcha(), refused(wrongPassword), '='],
  [37, choosing(wrongPassword), captchaClosed, '='],
  [38, waiting(atSecond()), refused(captchaRequired), atSecond()],
  // A second step, by any of its kinds.
  [40, waiting(), refused(code), atSecond()],
  [41, atSecond(), submitted(2), waiting(atSecond(), 2)],
  [42, waiting(atSecond(), 2), refused(wrongCode, 2), atSecond(wrongCode)],
  [43, waiting(atSecond(), 2), refused(wrongPassword, 2), atSecond(wrongPassword)],
  [44, waiting(atSecond(), 2), refused(noPasskey, 2), atSecond(noPasskey)],
  [45, waiting(atSecond(), 2), refused(tooMany, 2), atSecond(tooMany)],
  [46, waiting(atSecond(), 2), refused(tooLate, 2), choosing(tooLate)],
  [47, waiting(atSecond(), 2), givenUp(2), atSecond()],
  [48, waiting(atSecond(), 2), signedIn, done],
  [49, atSecond(wrongCode), edited, atSecond()],
  [50, atSecond(wrongCode), stepLeft, choosing()],
  [51, waiting(atSecond(), 2), stepLeft, choosing()],
  [52, waiting(atSecond(), 2), submitted(3), '='],
  [53, waiting(atSecond(), 2), refused(said('You are offline'), 2), atSecond(said('You are offline'))],
  // A new device; a second step can follow.
  [60, waiting(), refused(device), atDevice()],
  [61, waiting(atDevice(), 2), refused(wrongCode, 2), atDevice(wrongCode)],
  [62, waiting(atDevice(), 2), refused(tooLate, 2), choosing(tooLate)],
  [63, waiting(atDevice(), 2), refused(code, 2), atSecond()],
  [64, atDevice(), stepLeft, choosing()],
  // The account is signed in elsewhere.
  [70, waiting(), refused(elsewhere), atElsewhere()],
  [71, atElsewhere(), submitted(2), waiting(atElsewhere(), 2)],
  [72, waiting(atElsewhere(), 2), signedIn, done],
  [73, waiting(atElsewhere(), 2), refused(tooLate, 2), choosing(tooLate)],
  [74, waiting(atElsewhere(), 2), refused(code, 2), atSecond()],
  [75, atElsewhere(), stepLeft, choosing()],
  [76, waiting(atSecond(), 2), refused(elsewhere, 2), atElsewhere()],
  // A family's students share the account.
  [80, waiting(), askFamily(), family()],
  [81, family(), signedIn, done],
  [82, family(), givenUp(), choosing()],
  [83, family(), refused(said('You are offline')), choosing(said('You are offline'))],
  [84, family(), submitted(2), '='],
  [85, family(), askFamily(), '='],
  [86, family(atSecond(wrongCode)), givenUp(), atSecond()],
  [87, resuming(), submitted(), waiting(resuming())],
  [88, waiting(resuming()), askFamily(), family(resuming())],
  [89, family(resuming()), givenUp(), choosing()],
  [90, waiting(resuming()), refused(said('You are offline')), resuming(said('You are offline'))],
  [91, resuming(), stepLeft, choosing()],
  // WeChat knows a user whom no account knows.
  [100, waiting(), refused(wechatUnknown), bindPhone],
  [101, bindPhone, submitted(2), '='],
  [102, bindPhone, wayChosen, '='],
  [103, bindPhone, edited, '='],
  [104, bindPhone, refused(wrongPassword), '='],
  // A finished sign-in stays finished.
  [110, done, submitted(2), '='],
  [111, done, refused(wrongPassword), '='],
  [112, done, wayChosen, '='],
  [113, done, stepLeft, '='],
  [114, done, signedIn, '='],
]

it.each(table)('row %i leads to the next state', (_, state, event, next) => {
  const found = signInReducer(state, event)
  expect(found).toEqual(next === '=' ? state : next)
  expect(found === state).toBe(next === '=')
})

it('numbers every row once', () => expect(new Set(table.map(([number]) => number)).size).toBe(table.length))

it.each([
  [null, choosing()],
  [{ kind: 'family' as const }, resuming()],
  [
    { ...code, until: noon },
    { ...atSecond(), step: { ...code, until: noon } },
  ],
  [device, atDevice()],
  [elsewhere, atElsewhere()],
])('begins at the step that a reload interrupted (row %#)', (step, state) => expect(initialState(step)).toEqual(state))

it('shows the form behind a call or a captcha, with the problem that it still says', () => {
  expect(shownState(waiting(atSecond(wrongCode)))).toEqual(atSecond(wrongCode))
  expect(shownProblem(waiting(atSecond(wrongCode)))).toEqual(wrongCode)
  expect(shownState(captcha())).toEqual(choosing())
  expect(shownProblem(done)).toBeNull()
})
