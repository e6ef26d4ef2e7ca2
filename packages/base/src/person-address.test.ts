import { expect, it } from 'vitest'
import { personAddress } from './person-address.ts'

it.each([
  ['Anna', 'Annaさん'],
  ['王小明', '王小明さん'],
  ['李老師', '李老師'],
  ['李老师', '李老师'],
  ['佐藤先生', '佐藤先生'],
  ['花子さん', '花子さん'],
  ['Teacher Li', 'Teacher Li'],
  ['Li Laoshi', 'Li Laoshi'],
  ['Ms. Tan', 'Ms. Tan'],
  ['Missy', 'Missyさん'],
  ['先生', '先生さん'],
])('in Japanese %s is addressed as %s', (name, address) => expect(personAddress(name, 'ja-JP')).toBe(address))

it('a teacher is addressed as 先生 in Japanese and as 老师 in Chinese, and not twice', () => {
  expect(personAddress('何亮', 'ja-JP', 'teacher')).toBe('何亮先生')
  expect(personAddress('何亮', 'zh-CN', 'teacher')).toBe('何亮老师')
  expect(personAddress('李老师', 'zh-CN', 'teacher')).toBe('李老师')
  expect(personAddress('何亮老师', 'ja-JP', 'teacher')).toBe('何亮老师')
  expect(personAddress('何亮', 'en-US', 'teacher')).toBe('何亮')
})

it.each(['en-US', 'zh-CN'] as const)('in %s a student is addressed by the name alone', (language) =>
  expect(personAddress('Anna', language)).toBe('Anna'),
)
