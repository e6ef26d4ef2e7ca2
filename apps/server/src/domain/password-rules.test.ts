import { expect, it } from 'vitest'
import { passwordDaysLeft, passwordDenial } from './password-rules.ts'

it.each([
  ['Huawen-1', null],
  ['Huawen-2026-2027', null],
  ['huawen2026!', null],
  ['汉字Huawen1', null],
  ['Huawen-', 'too-weak'],
  ['Huawen-2026-20270', 'too-weak'],
  ['huawen2026', 'too-weak'],
  ['HUAWEN----', 'too-weak'],
  ['12345678', 'too-weak'],
])('a password has 8 to 16 characters of at least three kinds: %s', (password, denial) => {
  expect(passwordDenial(password, password)).toBe(denial)
})

it('is entered twice, the same', () => {
  expect(passwordDenial('Huawen-2026', 'Huawen-2027')).toBe('entries-differ')
})

const DAY = 24 * 60 * 60_000

it.each([
  [0, 90],
  [1, 90],
  [DAY, 89],
  [89 * DAY + 1, 1],
  [90 * DAY, 0],
  [400 * DAY, 0],
])('is to be changed after 90 days: %i ms old, %i days left', (age, left) => {
  expect(passwordDaysLeft(1_000, 90, 1_000 + age)).toBe(left)
})

it('nobody is asked to change a password of unknown age', () => expect(passwordDaysLeft(null, 90, 1_000)).toBeNull())
