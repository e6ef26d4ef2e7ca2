import { expect, it } from 'vitest'
import { contractDocument, moneyIn } from './contract-text.ts'

const facts = {
  orderId: 'ord_1',
  schoolName: '华文示范学校',
  studentName: 'Anna Kowalska',
  courseName: '商务中文入门',
  className: '周二班',
  teacherName: '王建国',
  totalLessons: 8,
  lessonMinutes: 60,
  amountMinor: 128_000,
  currency: 'CNY',
  paidOn: '2026-11-20',
}
const LANGUAGES = ['zh-CN', 'en-US', 'ja-JP'] as const

it.each(LANGUAGES)('says everything that was agreed, in %s', (language) => {
  const { clauses } = contractDocument(language, facts)
  const text = clauses.map((clause) => clause.text).join('\n')
  for (const value of [
    'ord_1',
    '华文示范学校',
    'Anna Kowalska',
    '商务中文入门',
    '周二班',
    '王建国',
    '8',
    '60',
    '2026-11-20',
  ]) {
    expect(text).toContain(value)
  }
  expect(text).toContain('1,280.00')
  expect(text).not.toMatch(/[{}]/)
})

it('has the same clauses in every language', () => {
  expect(new Set(LANGUAGES.map((language) => contractDocument(language, facts).clauses.length)).size).toBe(1)
})

it('leaves braces in a name alone', () => {
  const { clauses } = contractDocument('en-US', { ...facts, studentName: '{schoolName}' })
  expect(clauses[0]?.text).toContain('Student: {schoolName}')
})

it('writes money as its currency is written', () => {
  expect(moneyIn('en-US', 128_000, 'USD')).toBe('$1,280.00')
  expect(moneyIn('ja-JP', 12_800, 'JPY')).toMatch(/12,800$/)
})
