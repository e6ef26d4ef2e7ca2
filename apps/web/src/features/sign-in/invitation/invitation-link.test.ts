import { expect, it } from 'vitest'
import { invitationToken } from './invitation-link.ts'

it('the token of an invitation is read from behind the # of its address', () => {
  const token = 'A-z_9'.repeat(9)
  expect(invitationToken(`#${token}`)).toBe(token)
  expect([invitationToken(''), invitationToken('#short'), invitationToken(`#${token}?x=1`)]).toEqual([null, null, null])
})
