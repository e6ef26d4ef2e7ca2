import { ApiError, HttpError, NetworkError } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { shouldRetry } from './query-client.ts'

it.each([
  ['a broken line', new NetworkError('r', null), true],
  ['a gateway that is down', new HttpError(502, '', 'r'), true],
  ['a server that failed', new ApiError(500, '', null, 'r'), true],
  ['a page in between that says no', new HttpError(403, '', 'r'), false],
  ['a lesson that is not yours', new ApiError(403, '', null, 'r'), false],
  ['an expired sign-in', new ApiError(401, '', null, 'r'), false],
] as const)('after %s a read is tried again or not', (_, error, expected) =>
  expect(shouldRetry(0, error)).toBe(expected),
)

it('stops after two more tries', () => {
  expect(shouldRetry(2, new NetworkError('r', null))).toBe(false)
})
