import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['王小明', '小明'],
  ['欧阳 娜娜', '娜娜'],
  ['李老师', '李'],
  ['李老師', '李'],
  ['老师', '老师'],
  ['佐藤花子', '花子'],
  ['Anna Tan', 'AT'],
  ['chen mei ling', 'CL'],
  ['Budi', 'B'],
  ['  zoë  ', 'Z'],
  ['👩‍🏫 Lin', '👩‍🏫L'],
  ['', ''],
])('%s is shown as %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
