import { describe, expect, it } from 'vitest'
import { bodyLimit } from './operations-table.ts'

const MB = 1024 * 1024
const call = (bytes?: number) => ({ operationId: 'x', ...(bytes !== undefined && { 'x-max-body-bytes': bytes }) })

describe('the largest body of a call', () => {
  it('is at most 2 MiB, because it is kept in memory', () => {
    expect(bodyLimit(call(2 * MB), {})).toBe(2 * MB)
    expect(() => bodyLimit(call(2 * MB + 1), { no: 'number' })).toThrow('is for calls with a file')
  })

  it('may be more with a file, which is stored as it arrives', () => {
    expect(bodyLimit(call(100 * MB), { file: 'file' })).toBe(100 * MB)
    expect(bodyLimit(call(12 * MB), { picture: 'base64File' })).toBe(12 * MB)
  })

  it('may be left out', () => {
    expect(bodyLimit(call(), {})).toBeUndefined()
  })
})
