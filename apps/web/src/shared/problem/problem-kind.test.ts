import { ApiError, HttpError, NetworkError, TimeoutError } from '@hwjy/sdk'
import { PageLoadError } from '../page/page-load-error.ts'
import { describe, expect, it } from 'vitest'
import { problemKind, supportCode } from './problem-kind.ts'

const api = (code: number, message = '') => new ApiError(code, message, null, 'req-1')
const http = (status: number) => new HttpError(status, '<html>', 'req-1')

describe('what a person can do about a failure', () => {
  it.each([
    ['waits for the network while there is none', null, false, 'offline'],
    ['waits for the network when the call broke without one', new NetworkError('req-1', null), false, 'offline'],
    ['waits for the network when the answer was late without one', new TimeoutError('req-1', null), false, 'offline'],
    ['looks at the network when nobody answers', new NetworkError('req-1', null), true, 'unreachable'],
    ['looks at the network when code does not come', new PageLoadError(() => {}, {}), true, 'unreachable'],
    ['tries again when the answer was late', new TimeoutError('req-1', null), true, 'slow'],
    ['tries again when a gateway’s answer was late', http(504), true, 'slow'],
    ['tries again when we failed', api(500, 'Something went wrong'), true, 'broken'],
    ['tries again when something unexpected happened', api(-1), true, 'broken'],
    ['tries again when a gateway failed', http(502), true, 'broken'],
    ['tries again when a proxy refused', http(403), true, 'broken'],
    ['waits a little when asked too often', api(429, 'Too many calls'), true, 'busy'],
    ['waits a little when a proxy was asked too often', http(429), true, 'busy'],
    ['reads the server’s own sentence', api(403, 'Not your lessons'), true, 'refused'],
    ['reads the server’s own sentence for what is not there', api(404, 'There is no such lesson'), true, 'refused'],
    ['looks elsewhere for what is not there', api(404), true, 'gone'],
    ['looks elsewhere when a proxy knows nothing', http(404), true, 'gone'],
    ['tries again after a fault of our own', new TypeError('x is undefined'), true, 'broken'],
  ] as const)('%s', (_, error, isOnline, kind) => expect(problemKind(error, isOnline)).toBe(kind))
})

describe('the code for support', () => {
  const at = Date.parse('2026-11-22T07:45:10.900Z')
  it.each([
    [http(502), 'HTTP 502 · req-1 · 2026-11-22 07:45:10 UTC'],
    [api(500, 'Oh'), 'Error 500 · req-1 · 2026-11-22 07:45:10 UTC'],
    [new TimeoutError('req-1', null), 'Timeout · req-1 · 2026-11-22 07:45:10 UTC'],
    [new NetworkError('req-1', null), undefined],
    [null, undefined],
  ])('of %s names what, which request and when', (error, code) => expect(supportCode(error, at)).toBe(code))
})
