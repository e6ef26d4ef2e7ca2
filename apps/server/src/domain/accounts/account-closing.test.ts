import { expect, it } from 'vitest'
import { closingTime } from './account-closing.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const DAY = 86_400_000

it('an account goes after the days of its school', () => expect(closingTime(null, noon, 7)).toBe(noon + 7 * DAY))

it('asking again does not begin the waiting time again', () =>
  expect(closingTime(noon + DAY, noon, 7)).toBe(noon + DAY))
