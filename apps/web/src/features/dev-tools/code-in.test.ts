import { expect, it } from 'vitest'
import { codeIn } from './code-in.ts'

it.each([
  ['【华文课堂】验证码 482913，5 分钟内有效。', '482913'],
  ['Huawen Classroom: 004217 is your code. It is good for 5 minutes.', '004217'],
  ['Your lesson was moved to 20261120.', null],
])('%s → %s', (text, code) => expect(codeIn(text)).toBe(code))
