import { expect, it } from 'vitest'
import { accountDenial, FAILURE_WINDOW_MS, signInDenial } from './sign-in-rules.ts'

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

it.each([
  [19, 0, null],
  [20, 0, 1],
  [20, 1_000, null],
  [23, 0, 8],
  [23, 5_000, 3],
  [26, 0, 60],
  [500, 0, 60],
  [500, 59_001, 1],
  [500, 60_000, null],
])('an account with %i failures, the last %i ms ago, opens in %j s', (count, ago, seconds) => {
  const times = Array.from({ length: count }, (_, i) => now - ago - (count - 1 - i))
  const denial = seconds === null ? null : { reason: 'too-many-attempts', retryAfterSeconds: seconds }
  expect(accountDenial(times, now)).toEqual(denial)
})

it('of an account forgets failures after a quarter of an hour', () => {
  expect(accountDenial(failures(500, FAILURE_WINDOW_MS), now)).toBeNull()
})
