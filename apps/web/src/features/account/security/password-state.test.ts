import { expect, it } from 'vitest'
import { passwordState } from './password-state.ts'

it.each([
  ['there is none', { hasPassword: false, isPasswordOld: false, passwordDaysLeft: null }, 'missing', 0],
  ['nobody knows since when', { hasPassword: true, isPasswordOld: false, passwordDaysLeft: null }, 'unknown', 0],
  ['it is good for a while', { hasPassword: true, isPasswordOld: false, passwordDaysLeft: 61 }, 'fresh', 61],
  ['it is time to change it', { hasPassword: true, isPasswordOld: true, passwordDaysLeft: 0 }, 'old', 0],
] as const)('%s', (_, info, status, daysLeft) => expect(passwordState(info)).toEqual({ status, daysLeft }))
