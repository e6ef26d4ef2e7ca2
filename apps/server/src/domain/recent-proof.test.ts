import { describe, expect, it } from 'vitest'
import { PROOF_LIFETIME_MS, proofWays, provenUntil } from './recent-proof.ts'

const now = 1_000_000_000
const proofs = { signedInAt: 0, passwordAt: null, phoneAt: null }

describe('an account is proven', () => {
  it.each([
    ['by password or phone', { hasPassword: true, canGetCodes: true, isTwoFactor: false }, ['password', 'smsCode']],
    [
      'by the phone alone where two steps are wanted',
      { hasPassword: true, canGetCodes: true, isTwoFactor: true },
      ['smsCode'],
    ],
    [
      'by the password where there is no phone, or no service that sends codes',
      { hasPassword: true, canGetCodes: false, isTwoFactor: false },
      ['password'],
    ],
    // Two steps without a phone cannot be asked for when signing in either; without a service, the session had both.
    ['also with two steps', { hasPassword: true, canGetCodes: false, isTwoFactor: true }, ['password']],
    ['by signing in where there is neither', { hasPassword: false, canGetCodes: false, isTwoFactor: false }, []],
  ])('%s', (_, account, ways) => {
    expect(proofWays(account)).toEqual(ways)
  })
})

describe('a proof', () => {
  it('counts for ten minutes', () => {
    const proven = { ...proofs, passwordAt: now }
    expect(provenUntil(proven, ['password', 'smsCode'], now)).toBe(now + PROOF_LIFETIME_MS)
    expect(provenUntil(proven, ['password'], now + PROOF_LIFETIME_MS - 1)).toBe(now + PROOF_LIFETIME_MS)
    expect(provenUntil(proven, ['password'], now + PROOF_LIFETIME_MS)).toBeNull()
  })

  it('is only for what it proves', () => {
    expect(provenUntil({ ...proofs, passwordAt: now }, ['smsCode'], now)).toBeNull()
    expect(provenUntil({ ...proofs, phoneAt: now }, ['password'], now)).toBeNull()
  })

  it('is not signing in some other way, unless the account has no other', () => {
    expect(provenUntil({ ...proofs, signedInAt: now }, ['password'], now)).toBeNull()
    expect(provenUntil({ ...proofs, signedInAt: now }, [], now)).toBe(now + PROOF_LIFETIME_MS)
    expect(provenUntil(proofs, [], now)).toBeNull()
  })
})
