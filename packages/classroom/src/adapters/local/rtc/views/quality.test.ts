import { describe, expect, it } from 'vitest'
import { type ConnectionSample, rateDirection, rateConnection, sampleConnection } from './quality.ts'

const report = (...entries: object[]) =>
  new Map(entries.map((entry, index) => [String(index), entry])) as unknown as RTCStatsReport
const sample = (fields: Partial<ConnectionSample>): ConnectionSample => ({
  roundTripMs: 20,
  received: 0,
  lost: 0,
  uplinkLoss: null,
  ...fields,
})

describe('connection quality', () => {
  it.each([
    [20, 0, 1],
    [150, 0, 2],
    [20, 0.02, 2],
    [350, 0.05, 3],
    [90, 0.15, 4],
    [1_200, 0, 5],
    [20, 0.5, 5],
  ])('rates %i ms and %f lost as %i', (roundTripMs, loss, expected) => {
    expect(rateDirection(roundTripMs, loss)).toBe(expected)
  })

  it('does not rate a connection without a round trip', () => {
    expect(rateDirection(null, 0)).toBe(0)
  })

  it('counts only what happened since the last look', () => {
    const before = sample({ received: 1_000, lost: 500 })
    expect(rateConnection(before, sample({ received: 1_095, lost: 505, uplinkLoss: 0 }))).toEqual({
      up: 1,
      down: 3,
      roundTripMs: 20,
      lossPercent: 5,
    })
  })

  it('is not upset when counters begin anew after a reconnect', () => {
    expect(rateConnection(sample({ received: 1_000, lost: 50 }), sample({ received: 10 })).down).toBe(1)
  })

  it('adds connections up; the slowest pair that is in use counts', () => {
    const pair = (nominated: boolean, currentRoundTripTime: number) => ({
      type: 'candidate-pair',
      nominated,
      currentRoundTripTime,
    })
    const inbound = { type: 'inbound-rtp', packetsReceived: 10, packetsLost: 1 }
    expect(
      sampleConnection([
        report(pair(true, 0.02), pair(false, 9), inbound),
        report(pair(true, 0.08), inbound, { type: 'remote-inbound-rtp', fractionLost: 0.25 }),
      ]),
    ).toEqual({ roundTripMs: 80, received: 20, lost: 2, uplinkLoss: 0.25 })
  })
})
