import { expect, it } from 'vitest'
import { workTries } from './captcha-rules.ts'

it.each([
  [0, 400],
  [99, 400],
  [100, 800],
  [200, 1_600],
  [300, 3_200],
  [10_000, 3_200],
])('after %i works of a network the next takes up to %i tries', (asked, tries) => {
  expect(workTries(asked, 400)).toBe(tries)
})
