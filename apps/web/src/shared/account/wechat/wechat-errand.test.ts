import { beforeEach, expect, it } from 'vitest'
import { beginErrand, forgetErrand, readErrand } from './wechat-errand.ts'

beforeEach(() => sessionStorage.clear())
const errand = { purpose: 'signIn', role: 'student', from: '/student' } as const

it('comes back with the state it went with, until it is done', () => {
  const state = beginErrand(sessionStorage, errand)
  expect(readErrand(sessionStorage, state)).toEqual(errand)
  forgetErrand(sessionStorage)
  expect(readErrand(sessionStorage, state)).toBeNull()
})

it('a link that somebody else made brings nothing, and spoils nothing', () => {
  const state = beginErrand(sessionStorage, errand)
  expect(readErrand(sessionStorage, 'their-state')).toBeNull()
  expect(readErrand(sessionStorage, null)).toBeNull()
  expect(readErrand(sessionStorage, state)).toEqual(errand)
})

it('each has a state of its own', () =>
  expect(beginErrand(sessionStorage, errand)).not.toBe(beginErrand(sessionStorage, errand)))

it('what cannot be read is no errand', () => {
  sessionStorage.setItem('hwjy.wechatErrand', '{"state":"s"')
  expect(readErrand(sessionStorage, 's')).toBeNull()
})
