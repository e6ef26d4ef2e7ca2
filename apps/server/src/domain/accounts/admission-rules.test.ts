import { expect, it } from 'vitest'
import { type Applicant, admissionDenial } from './admission-rules.ts'

const limits = { knownDevices: 2, simultaneousSessions: 1 }
const applicant: Applicant = {
  isDeviceKnown: true,
  knownDevices: 1,
  otherDevices: 0,
  hasPhone: true,
  canSendCodes: true,
  isStepMissing: false,
  isPhoneProven: false,
  isForced: false,
}

it.each<[string, Partial<Applicant>, ReturnType<typeof admissionDenial>]>([
  ['a known device', {}, null],
  ['a new one within the limit', { isDeviceKnown: false }, null],
  ['a new one beyond it', { isDeviceKnown: false, knownDevices: 2 }, 'device-unverified'],
  [
    'a new one beyond it, where no codes can be sent',
    { isDeviceKnown: false, knownDevices: 2, canSendCodes: false },
    null,
  ],
  ['a missing step, where no codes can be sent', { isStepMissing: true, canSendCodes: false }, 'two-factor-required'],
  ['a missing step, of an account without a phone', { isStepMissing: true, hasPhone: false }, 'two-factor-required'],
  ['a missing step after a text code', { isStepMissing: true, isPhoneProven: true }, 'two-factor-required'],
  ['a known one of many', { knownDevices: 9 }, null],
  ['a new one beyond it, with a code', { isDeviceKnown: false, knownDevices: 2, isPhoneProven: true }, null],
  [
    'a new one beyond it, of an account without a phone',
    { isDeviceKnown: false, knownDevices: 2, hasPhone: false },
    null,
  ],
  ['a missing step', { isStepMissing: true }, 'two-factor-required'],
  ['signed in elsewhere', { otherDevices: 1 }, 'signed-in-elsewhere'],
  ['signed in elsewhere, and agreed to end that', { otherDevices: 1, isForced: true }, null],
  [
    'proof comes before who else is there',
    { otherDevices: 1, isStepMissing: true, isForced: true },
    'two-factor-required',
  ],
])('%s', (_, is, denial) => {
  expect(admissionDenial({ ...applicant, ...is }, limits)).toBe(denial)
})
