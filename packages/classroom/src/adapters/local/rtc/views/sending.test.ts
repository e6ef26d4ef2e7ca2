import { expect, it } from 'vitest'
import { sampleSending, sentKbits } from './sending.ts'

const report = (...entries: object[]) =>
  new Map(entries.map((entry, index) => [String(index), entry])) as unknown as RTCStatsReport

it('adds up what every sender has sent, headers included', () => {
  const sent = { type: 'outbound-rtp', bytesSent: 900, headerBytesSent: 100, timestamp: 5_000 }
  expect(sampleSending([report(sent, { type: 'inbound-rtp', bytesReceived: 7 }), report(sent)])).toEqual({
    bytes: 2_000,
    at: 5_000,
  })
})

it('tells the speed between two looks, and none when a new connection counts anew', () => {
  expect(sentKbits({ bytes: 1_000, at: 1_000 }, { bytes: 251_000, at: 3_000 })).toBe(1_000)
  expect(sentKbits(null, { bytes: 251_000, at: 3_000 })).toBeNull()
  expect(sentKbits({ bytes: 251_000, at: 3_000 }, { bytes: 10, at: 4_000 })).toBeNull()
})
