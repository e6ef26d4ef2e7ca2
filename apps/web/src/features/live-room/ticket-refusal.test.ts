import { ApiError, NetworkError } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { ticketRefusal } from './ticket-refusal.ts'

it.each([
  [30001, 'door-not-open'],
  [30002, 'entry-closed'],
  [30003, 'room-full'],
  [30004, 'removed'],
  [30005, 'class-ended'],
  [30006, 'not-in-room'],
] as const)('takes %i for the refusal "%s"', (code, refusal) => {
  expect(ticketRefusal(new ApiError(code, '', null, 'r'))).toBe(refusal)
})

it('tries again after a server error or a broken line', () => {
  expect(ticketRefusal(new ApiError(500, '', null, 'r'))).toBeNull()
  expect(ticketRefusal(new NetworkError('r', null))).toBeNull()
})
