import { describe, expect, it } from 'vitest'
import { isAnswer, networkReducer, probeDelayMs } from './network-state.ts'

describe('whether there is a network', () => {
  const online = { isOnline: true, failures: 0 }
  it.each([
    ['an answer means that there is one', { isOnline: false, failures: 3 }, 'answered', online],
    ['a probe without an answer means that there is none', online, 'probeFailed', { isOnline: false, failures: 1 }],
    [
      'each further failure is counted',
      { isOnline: false, failures: 1 },
      'probeFailed',
      { isOnline: false, failures: 2 },
    ],
    ['the browser’s “offline” is believed at once', online, 'lineLost', { isOnline: false, failures: 0 }],
    [
      '“offline” said again does not restart the pauses',
      { isOnline: false, failures: 4 },
      'lineLost',
      { isOnline: false, failures: 4 },
    ],
  ] as const)('%s', (_, before, event, after) => expect(networkReducer(before, event)).toEqual(after))
})

it('probes are 1, 2, 4 … 30 seconds apart at most, and half of that at least', () => {
  expect([1, 2, 3, 6, 7, 40].map((failures) => probeDelayMs(failures, 0))).toEqual([1e3, 2e3, 4e3, 30e3, 30e3, 30e3])
  expect(probeDelayMs(3, 1)).toBe(2_000)
})

describe('an answer of ours', () => {
  const reply = (status: number, type: string) => new Response(null, { status, headers: { 'content-type': type } })
  it.each([
    ['is JSON', reply(200, 'application/json'), true],
    ['may be a file', reply(200, 'image/png'), true],
    ['may be a refusal', reply(403, 'application/json; charset=utf-8'), true],
    ['may be a gateway’s failure, which is not the person’s network', reply(502, 'text/html'), true],
    ['is not the sign-in page of a café’s network', reply(200, 'text/html'), false],
    ['is not a network’s demand to sign in', reply(511, 'text/html'), false],
  ])('%s', (_, response, expected) => expect(isAnswer(response)).toBe(expected))
})
