import { describe, expect, it } from 'vitest'
import { loudnessOf, medianOf, speedOf } from './device-check.ts'

describe('device check', () => {
  it('[R33] measures a microphone by its root mean square', () => {
    expect(loudnessOf(new Float32Array(8))).toBe(0)
    expect(loudnessOf([])).toBe(0)
    expect(loudnessOf([1, -1, 1, -1])).toBe(100)
  })

  it('[R33] takes the middle one of several round trips', () => {
    expect(medianOf([900, 10, 12, 11, 13])).toBe(12)
  })

  it('[R33] tells a speed only from a download that is large enough', () => {
    expect(speedOf(1_000_000, 1_000)).toBe(8_000)
    expect(speedOf(2_000, 10)).toBeNull()
    expect(speedOf(1_000_000, 0)).toBeNull()
  })
})
