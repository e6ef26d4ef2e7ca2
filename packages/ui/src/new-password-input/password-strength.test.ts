import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['', 'empty'],
  ['Huawen-', 'weak'],
  ['Huawen-2026-20270', 'weak'],
  ['huawen2026', 'weak'],
  ['HUAWEN----', 'weak'],
  ['12345678', 'weak'],
  ['Aa1Aa1Aa1', 'fair'],
  ['Huawen12', 'fair'],
  ['Huawen-1', 'good'],
  ['huawen2026!x', 'good'],
  ['汉字Huawen1', 'good'],
  ['Huawen-2026-2027', 'strong'],
])('a password has 8 to 16 characters of at least three kinds, and more is better: %s is %s', (password, level) => {
  expect(passwordStrength(password).level).toBe(level)
})

it('the strength of a password tells which kinds of character are there', () => {
  expect(passwordStrength('ab1').kinds).toEqual(['lower', 'digit'])
  expect(passwordStrength('学习').kinds).toEqual(['symbol'])
})

it('a school may ask for more of a password, and for a kind of character by name', () => {
  const rule = { minLength: 12, maxLength: 40, kinds: 2, needs: ['digit'] } as const
  expect(passwordStrength('Huawen-2026', rule).hasLength).toBe(false)
  expect(passwordStrength('a river of clouds', rule)).toMatchObject({ hasLength: true, hasKinds: false, level: 'weak' })
  expect(passwordStrength('a river of 7 clouds', rule).level).not.toBe('weak')
})
