import { expect, it } from 'vitest'
import { loginProblem } from './login-problem.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')

it.each([
  ['a wrong password', { code: 50001, message: '' }, { kind: 'wrong-password' }],
  ['a captcha to solve', { code: 50002, message: '' }, { kind: 'captcha-required', askedAt: noon }],
  ['a sign-in on another device', { code: 50021, message: '' }, { kind: 'forced-login' }],
  ['an expired sign-in on another device', { code: 50023, message: '' }, { kind: 'forced-login' }],
  [
    'anything else in the server’s words',
    { code: 500, message: 'Server error' },
    { kind: 'other', message: 'Server error' },
  ],
] as const)('tells %s', (_, failure, problem) => expect(loginProblem(failure, noon)).toEqual(problem))

it('says until when too many attempts close the door', () => {
  const failure = { code: 50003, message: '', retryAfterSeconds: 90 }
  expect(loginProblem(failure, noon)).toEqual({ kind: 'too-many-attempts', until: noon + 90_000 })
})
