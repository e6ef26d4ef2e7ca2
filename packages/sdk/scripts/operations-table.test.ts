import { describe, expect, it } from 'vitest'
import { bodyLimit, cacheSeconds, forFullDisk, ownTransaction } from './operations-table.ts'

const MB = 1024 * 1024
const call = (bytes?: number) => ({ operationId: 'x', ...(bytes !== undefined && { 'x-max-body-bytes': bytes }) })

describe('the largest body of a call', () => {
  it('the largest body of a call is at most 2 MiB, because it is kept in memory', () => {
    expect(bodyLimit(call(2 * MB), {})).toBe(2 * MB)
    expect(() => bodyLimit(call(2 * MB + 1), { no: 'number' })).toThrow('is for calls with a file')
  })

  it('the largest body of a call may be more with a file, which is stored as it arrives', () => {
    expect(bodyLimit(call(100 * MB), { file: 'file' })).toBe(100 * MB)
    expect(bodyLimit(call(12 * MB), { picture: 'base64File' })).toBe(12 * MB)
  })

  it('the largest body of a call may be left out', () => {
    expect(bodyLimit(call(), {})).toBeUndefined()
  })
})

describe('x-transaction', () => {
  const write = { operationId: 'x', 'x-roles': ['teacher'], 'x-transaction': 'room-log' }

  it('x-transaction says why a call that changes something is not one transaction', () => {
    expect(ownTransaction(write)).toBe('room-log')
    expect(ownTransaction({ operationId: 'x', 'x-roles': ['teacher'] })).toBeUndefined()
  })

  it('x-transaction is refused on a read, and on a call before sign-in, because they are never carried out once', () => {
    expect(() => ownTransaction({ ...write, 'x-read': true })).toThrow('calls that change something')
    expect(() => ownTransaction({ ...write, 'x-roles': ['anonymous'] })).toThrow('calls that change something')
  })

  it('x-transaction is refused with an unknown reason', () => {
    expect(() => ownTransaction({ ...write, 'x-transaction': 'because' })).toThrow('x-transaction is one of')
  })
})

describe('x-on-full-disk', () => {
  it('x-on-full-disk is for a call that writes, and refused on a read, which goes on anyway', () => {
    expect(forFullDisk({ operationId: 'x', 'x-on-full-disk': true })).toBe(true)
    expect(forFullDisk({ operationId: 'x' })).toBeUndefined()
    expect(() => forFullDisk({ operationId: 'x', 'x-read': true, 'x-on-full-disk': true })).toThrow('calls that write')
  })
})

describe('x-cache-seconds', () => {
  it('x-cache-seconds is for a read that everybody may make, and refused where an answer belongs to one person', () => {
    const read = { operationId: 'x', 'x-read': true, 'x-roles': ['anonymous'], 'x-cache-seconds': 60 }
    expect(cacheSeconds(read)).toBe(60)
    expect(() => cacheSeconds({ ...read, 'x-roles': ['student'] })).toThrow('everybody may make')
    expect(() => cacheSeconds({ ...read, 'x-read': false })).toThrow('everybody may make')
  })
})
