import { beforeEach, expect, it } from 'vitest'
import { rememberChoice, rememberedChoice } from './sign-in-choice.ts'

beforeEach(() => localStorage.clear())

it('a new browser belongs to a student with a username', () =>
  expect(rememberedChoice(localStorage)).toEqual({ role: 'student', way: 'username' }))

it('the next sign-in begins as the last one did', () => {
  rememberChoice(localStorage, { role: 'teacher', way: 'sms' })
  expect(rememberedChoice(localStorage)).toEqual({ role: 'teacher', way: 'sms' })
})

it('a way that no longer exists is a username', () => {
  localStorage.setItem('hwjy.signInBy', 'telegraph')
  expect(rememberedChoice(localStorage).way).toBe('username')
})
