import { describe, expect, it } from 'vitest'
import { createRoundTrip } from './round-trip.ts'

describe('[R23] the round trip of a socket', () => {
  it('is the longest of the last eight pings of the server', () => {
    const trip = createRoundTrip()
    expect(trip.longestMs()).toBe(0)
    for (const [i, way] of [700, 20, 30, 40, 50, 60, 70, 80, 90].entries()) {
      const ping = trip.due(i * 4_000)
      trip.answered(ping?.sentAt ?? -1, i * 4_000 + way)
      expect(trip.longestMs()).toBe(i < 8 ? 700 : 90)
    }
  })

  it('is asked every four seconds, and counts no answer without a ping', () => {
    const trip = createRoundTrip()
    expect(trip.due(0)).toEqual({ t: 'ping', sentAt: 0 })
    expect(trip.due(3_999)).toBeNull()
    trip.answered(-5_000, 100)
    trip.answered(0, 80)
    trip.answered(0, 3_000)
    expect(trip.longestMs()).toBe(80)
  })
})
