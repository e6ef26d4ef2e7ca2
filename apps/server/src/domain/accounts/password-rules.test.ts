import { describe, expect, it } from 'vitest'
import { commonPasswords } from '../../auth/common-passwords.ts'
import { passwordRule, schoolSettings } from '../school/school-settings.ts'
import { isCommonPassword, isPersonalPassword, passwordDaysLeft, passwordDenial } from './password-rules.ts'

const usual = passwordRule(schoolSettings())

it.each([
  ['Huawen-2026', 'too-weak'],
  ['huawen-classroom-2026', null],
  ['huawen classroom here', 'too-weak'],
])('a school can want a digit, and 16 to 64 characters of two kinds: %s', (password, denial) => {
  const own = { passwordMinLength: 16, passwordMaxLength: 64, passwordKinds: 2, passwordNeedsDigit: true }
  expect(passwordDenial(password, password, passwordRule(schoolSettings(own)))).toBe(denial)
})

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
  expect(passwordDenial(password, password, usual)).toBe(denial)
})

it('is entered twice, the same', () => {
  expect(passwordDenial('Huawen-2026', 'Kite-river-27', usual)).toBe('entries-differ')
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

describe('a common password', () => {
  it('is one of a list of at least thirty thousand', async () => {
    expect((await commonPasswords()).size).toBeGreaterThan(30_000)
  })

  it.each([
    ['Password1!', true],
    ['P@ssw0rd', true],
    ['Pass-Word-1', true],
    ['Qwerty123!', true],
    ['Dragon-2026', true],
    ['123Iloveyou!', true],
    ['ＰＡＳＳＷＯＲＤ1!a', false],
    ['Kite-river-27', false],
    ['vK7#pq2mLz', false],
    ['汉字Fenster7', false],
  ])('%s: %s', async (password, isCommon) => {
    expect(isCommonPassword(password, await commonPasswords())).toBe(isCommon)
  })
})

it.each([
  ['Anna-2026', true],
  ['anna.Kowalska1', true],
  ['Kowalska#12', true],
  ['4nna-K0walska', true],
  ['Student.Anna1', true],
  ['Huawen-2027', true],
  ['HuawenClassroom1', true],
  ['李静Ab-2026', true],
  ['Tel-13800000003', true],
  ['Tel-00000003', true],
  ['Anna-rides-77', false],
  ['Annabelle-rows7', false],
  ['Kite-river-27', false],
])('a password of one’s own name or number is personal, %s: %s', (password, isPersonal) => {
  const words = ['Anna Kowalska', 'Anna', '李静', 'student.anna', 'Huawen', 'Huawen Classroom']
  expect(isPersonalPassword(password, { words, mobile: '13800000003' })).toBe(isPersonal)
})
