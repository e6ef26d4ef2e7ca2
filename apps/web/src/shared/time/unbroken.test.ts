import { expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

it('leaves a Chinese or Japanese date no place at which a line may end', () => {
  const whole = unbroken('2026年11月22日')
  expect(whole.replaceAll('\u2060', '')).toBe('2026年11月22日')
  expect(whole).not.toMatch(/[^\u2060]{2}/)
})

it('leaves a date alone that is written in words', () => {
  expect(unbroken('Nov 22, 2026')).toBe('Nov 22, 2026')
})
