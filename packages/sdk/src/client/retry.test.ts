import { expect, it } from 'vitest'
import { ApiError, HttpError, NetworkError, TimeoutError } from '../error/api-error.ts'
import { retryDelayMs } from './retry.ts'

it.each([
  ['that found no server', new NetworkError('r', null), [500, 1_500, null]],
  ['that a gateway answered', new HttpError(502, '', 'r'), [500, 1_500, null]],
  ['that another page answered', new HttpError(404, '', 'r'), [null, null, null]],
  ['that the server refused', new ApiError(500, '', null, 'r'), [null, null, null]],
  ['that took too long', new TimeoutError('r', null), [null, null, null]],
])('a request %s is sent again after these delays', (_, error, delays) => {
  expect([1, 2, 3].map((failures) => retryDelayMs(error, failures, 0.5))).toEqual(delays)
})

it('the delay before a retry varies by a quarter, so that clients do not come back at one moment', () => {
  const error = new NetworkError('r', null)
  expect([retryDelayMs(error, 1, 0), retryDelayMs(error, 1, 1)]).toEqual([375, 625])
})
