import { expect, it } from 'vitest'
import { idempotencyKeyOf, inputHash, keyDenial } from './idempotency-key.ts'

const MALFORMED = { code: 'idempotencyKeyUnusable', detail: { reason: 'malformed' } }

it.each([
  ['bare', 'a-1', 'a-1'],
  ['quoted, as the IETF draft writes it', '"a-1"', 'a-1'],
  ['of 64 characters', 'x'.repeat(64), 'x'.repeat(64)],
  ['that was not sent: the request id of an old client', null, 'req'],
])('an idempotency key %s is taken', (_, header, key) => {
  expect(idempotencyKeyOf(header, 'req')).toBe(key)
})

it.each([
  ['of no characters', ''],
  ['of 65 characters', 'x'.repeat(65)],
  ['with a space', 'a b'],
  ['in Chinese', '钥匙'],
])('an idempotency key %s is refused, not replaced by another', (_, header) => {
  expect(() => idempotencyKeyOf(header, 'req')).toThrow(expect.objectContaining(MALFORMED))
})

it('a repetition under a key is told from another call and from another input', () => {
  const first = { operationId: 'rateLesson', inputHash: 'a' }
  expect(keyDenial(first, first)).toBeNull()
  expect(keyDenial({ ...first, operationId: 'signContract' }, first)).toBe('other-call')
  expect(keyDenial({ ...first, inputHash: 'b' }, first)).toBe('other-input')
  expect(keyDenial(first, { ...first, inputHash: null })).toBeNull()
})

const file = (etag: string) => ({
  file: { name: 'a.pdf', sizeBytes: 3, etag, content: new Blob(), publish: () => Promise.reject(new Error('unused')) },
})

it('the hash of an input depends on values and files, not on the order of fields', async () => {
  const hash = await inputHash({ a: 1, b: { c: [1, 2], d: null } }, file('1'))
  expect(await inputHash({ b: { d: null, c: [1, 2] }, a: 1 }, file('1'))).toBe(hash)
  const others = [
    await inputHash({ a: 1, b: { c: [2, 1], d: null } }, file('1')),
    await inputHash({ a: 1, b: { c: [1, 2], d: null } }, file('2')),
    await inputHash({ a: 1, b: { c: [1, 2], d: null } }, {}),
    await inputHash({ a: '1', b: { c: [1, 2], d: null } }, file('1')),
  ]
  expect(new Set([hash, ...others]).size).toBe(5)
})
