import { beforeEach, expect, it } from 'vitest'
import { isRemindedLater, remindLater } from './password-reminder.ts'

beforeEach(() => localStorage.clear())
const noon = Date.UTC(2026, 10, 20, 12)

it('asks the first time, and again a day later; everybody for themselves', () => {
  expect(isRemindedLater(localStorage, 'anna', noon)).toBe(false)
  remindLater(localStorage, 'anna', noon)
  expect(isRemindedLater(localStorage, 'anna', noon + 86_399_999)).toBe(true)
  expect(isRemindedLater(localStorage, 'anna', noon + 86_400_000)).toBe(false)
  expect(isRemindedLater(localStorage, 'ben', noon)).toBe(false)
})
