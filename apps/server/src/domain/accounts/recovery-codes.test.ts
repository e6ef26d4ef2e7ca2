import { expect, it } from 'vitest'
import { newRecoveryCodes, plainRecoveryCode, recoveryCode } from './recovery-codes.ts'

it('ten recovery codes differ, in four groups of four', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
})

it('each character of a recovery code is as likely as any other', () => {
  const random = Uint8Array.from({ length: 16 }, (_, i) => i * 17)
  expect(recoveryCode(random)).toBe('0H2K-4N6Q-8SAV-CXEZ')
})

it.each(['7k2m-49qx-td0c-8vwe', '7K2M49QXTD0C8VWE', ' 7K2M 49QX TDOC 8VWE ', '7k2m-49qx-tdoc-8vwe'])(
  'a recovery code is the same typed as "%s"',
  (typed) => {
    expect(plainRecoveryCode(typed)).toBe('7K2M49QXTD0C8VWE')
  },
)
