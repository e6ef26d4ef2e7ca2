import { expect, it } from 'vitest'
import { codeDigits } from './code-digits.ts'

it.each([
  ['482913', '482913'],
  ['482 913', '482913'],
  ['４８２９１３', '482913'],
  ['Your code is 482913.', '482913'],
  ['48291399', '482913'],
  ['code', ''],
])('the code field takes the digits of %s', (text, digits) => expect(codeDigits(text, 6)).toBe(digits))
