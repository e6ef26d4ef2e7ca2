import { expect, it } from 'vitest'
import { FAILURE_WINDOW_MS, signInDenial } from './sign-in-rules.ts'

const now = 1_000_000_000
const failures = (count: number, ago = 1_000) => Array.from({ length: count }, (_, i) => now - ago - (count - i))

it.each([
  ['no failure', 0, false, null],
  ['two failures', 2, false, null],
  ['three failures', 3, false, { reason: 'captcha-required' }],
  ['three failures and a captcha', 3, true, null],
  ['nine failures and a captcha', 9, true, null],
])('after %s', (_, count, captcha, denial) => {
  expect(signInDenial(failures(count), captcha, now)).toEqual(denial)
})

it('is closed by the tenth failure until that one is a quarter of an hour old', () => {
  expect(signInDenial(failures(10, 60_000), true, now)).toEqual({ reason: 'too-many-attempts', retryAfterSeconds: 840 })
  expect(signInDenial(failures(10, FAILURE_WINDOW_MS), false, now)).toBeNull()
})
