import { Secret, TOTP } from 'otpauth/slim'
import { describe, expect, it } from 'vitest'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

/** The secret of RFC 6238, appendix B. */
const secret = Secret.fromUTF8('12345678901234567890').base32

describe('TOTP', () => {
  // The vectors have eight digits; six are their end.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('takes the vector of RFC 6238 at %i s', (seconds, digits) => {
    expect(totpStep(secret, digits.slice(-6), seconds * 1_000)).toBe(Math.floor(seconds / 30))
  })

  it.each([
    ['two steps early', -60, false],
    ['one step early', -30, true],
    ['in its step', 0, true],
    ['one step late', 30, true],
    ['two steps late', 60, false],
  ])('%s', (_, seconds, isTaken) => {
    const at = 1_111_111_110_000
    expect(totpStep(secret, '050471', at + seconds * 1_000)).toBe(isTaken ? 37_037_037 : null)
  })

  it('takes no code of another secret, and no other text', () => {
    const other = newTotpSecret()
    expect(Secret.fromBase32(other).bytes).toHaveLength(20)
    expect(totpStep(other, '050471', 1_111_111_111_000)).toBeNull()
    expect(totpStep(secret, 'abcdef', 1_111_111_111_000)).toBeNull()
    expect(totpStep(secret, '', 1_111_111_111_000)).toBeNull()
  })

  it('tells an authenticator app everything by its address', () => {
    const uri = new URL(totpUri(secret, '华文课堂', 'student.anna'))
    expect(uri.protocol).toBe('otpauth:')
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret,
      issuer: '华文课堂',
      digits: '6',
      period: '30',
    })
    expect(decodeURIComponent(uri.pathname)).toContain('student.anna')
    expect(TOTP.defaults.algorithm).toBe('SHA1')
  })
})
