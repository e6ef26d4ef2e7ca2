import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../durations.ts'
import { isKnownSession, missingRecentProof, PROOF_LIFETIME_MS, recentProofs } from './recent-proof.ts'
import type { SignInMeans } from './second-step-rules.ts'

const now = 1_000_000_000
const proofs = { signedInAt: 0, passwordAt: null, phoneAt: null, strongAt: null }
const means: SignInMeans = {
  hasPassword: true,
  hasPhone: true,
  canGetCodes: true,
  isTwoFactor: false,
  hasTotp: false,
  recoveryCodesLeft: 0,
  passkeys: 0,
}

describe('a proof', () => {
  it('counts for ten minutes', () => {
    const proven = { ...proofs, passwordAt: now }
    expect(recentProofs(proven, now + PROOF_LIFETIME_MS - 1)).toEqual(['password'])
    expect(recentProofs(proven, now + PROOF_LIFETIME_MS)).toEqual([])
    expect(missingRecentProof(means, proven, now)).toBeNull()
    expect(missingRecentProof(means, proven, now + PROOF_LIFETIME_MS)).toEqual(['password', 'smsCode'])
  })

  it('is not signing in some other way, unless the account has no other', () => {
    const proven = { ...proofs, signedInAt: now }
    const nothing = { ...means, hasPassword: false, canGetCodes: false }
    expect(missingRecentProof(means, proven, now)).toEqual(['password', 'smsCode'])
    expect(missingRecentProof(nothing, proven, now)).toBeNull()
    expect(missingRecentProof(nothing, proofs, now)).toEqual([])
  })

  it('takes both steps where two are wanted, each within ten minutes', () => {
    const twoSteps = { ...means, isTwoFactor: true }
    const first = { ...proofs, passwordAt: now - PROOF_LIFETIME_MS + 1 }
    expect(missingRecentProof(twoSteps, first, now)).toEqual(['smsCode'])
    expect(missingRecentProof(twoSteps, { ...first, phoneAt: now }, now)).toBeNull()
    expect(missingRecentProof(twoSteps, { ...first, phoneAt: now }, now + 1)).toEqual(['password'])
    expect(missingRecentProof(twoSteps, { ...proofs, strongAt: now }, now)).toBeNull()
  })
})

it.each([
  ['six days old on a known device', 6 * DAY_MS, true, true],
  ['seven days old', 7 * DAY_MS, true, false],
  ['of a moment ago on a strange device', 0, false, false],
])('a session %s', (_, age, isDeviceKnown, isKnown) => {
  expect(isKnownSession({ ...proofs, signedInAt: now - age }, isDeviceKnown, now)).toBe(isKnown)
})
