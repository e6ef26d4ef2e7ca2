import { beforeEach, expect, it } from 'vitest'
import { startOAuth, endOAuth, readOAuth } from './oauth-state.ts'

beforeEach(() => sessionStorage.clear())
const request = { purpose: 'signIn', role: 'student', from: '/student' } as const

it('a request comes back with the state it went with, until it is answered', () => {
  const state = startOAuth(sessionStorage, request)
  expect(readOAuth(sessionStorage, state)).toEqual(request)
  endOAuth(sessionStorage)
  expect(readOAuth(sessionStorage, state)).toBeNull()
})

it('a link made by another person returns no request, and spoils none', () => {
  const state = startOAuth(sessionStorage, request)
  expect(readOAuth(sessionStorage, 'their-state')).toBeNull()
  expect(readOAuth(sessionStorage, null)).toBeNull()
  expect(readOAuth(sessionStorage, state)).toEqual(request)
})

it('each request has a state of its own', () =>
  expect(startOAuth(sessionStorage, request)).not.toBe(startOAuth(sessionStorage, request)))

it('unreadable storage holds no request', () => {
  sessionStorage.setItem('hwjy.oauth', '{"state":"s"')
  expect(readOAuth(sessionStorage, 's')).toBeNull()
})
