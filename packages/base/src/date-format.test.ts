import { expect, it } from 'vitest'
import { dateFormat } from './date-format.ts'

const at = new Date('2026-11-20T11:00:00Z')

it('writes a moment in the language, the zone and the parts that are asked for', () => {
  expect(dateFormat('en-US', { timeZone: 'Asia/Shanghai', hour: 'numeric' }).format(at)).toBe('7 PM')
  expect(dateFormat('zh-CN', { timeZone: 'Asia/Shanghai', hour: 'numeric' }).format(at)).toBe('19时')
  expect(dateFormat('en-US', { timeZone: 'UTC', hour: 'numeric' }).format(at)).toBe('11 AM')
  expect(dateFormat('en-US', { timeZone: 'UTC', weekday: 'long' }).format(at)).toBe('Friday')
})

it('makes each format once', () =>
  expect(dateFormat('ja-JP', { timeZone: 'UTC', month: 'long' })).toBe(
    dateFormat('ja-JP', { timeZone: 'UTC', month: 'long' }),
  ))
