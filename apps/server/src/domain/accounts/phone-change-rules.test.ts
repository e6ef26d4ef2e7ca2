import { expect, it } from 'vitest'
import { LOST_PHONE_WAIT_MS, phoneChangePlan } from './phone-change-rules.ts'

const both = { hasPhone: true, hasPassword: true }

it.each([
  ['is at once when the present phone proves itself', both, false, { provenBy: ['smsCode'], waitMs: 0 }],
  ['waits for three days when the present phone is lost', both, true, { provenBy: null, waitMs: LOST_PHONE_WAIT_MS }],
  [
    'needs the present phone where no password can stand for it',
    { ...both, hasPassword: false },
    true,
    { denial: 'old-phone-required' },
  ],
  [
    'takes the password where there is no phone yet',
    { ...both, hasPhone: false },
    false,
    { provenBy: null, waitMs: 0 },
  ],
  [
    'has nothing to wait for where no phone can be lost',
    { ...both, hasPhone: false },
    true,
    { provenBy: null, waitMs: 0 },
  ],
  [
    'takes a recent sign-in where there is neither',
    { hasPhone: false, hasPassword: false },
    false,
    { provenBy: [], waitMs: 0 },
  ],
])('another phone %s', (_, account, isOldPhoneLost, plan) => {
  expect(phoneChangePlan(account, isOldPhoneLost)).toEqual(plan)
})
