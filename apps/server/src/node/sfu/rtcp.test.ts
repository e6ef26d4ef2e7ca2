import { describe, expect, it } from 'vitest'
import { readRtcp, writeBandwidthLimit, writeNack, writePictureLoss, writeReceiverReport } from './rtcp.ts'

describe('RTCP', () => {
  it('asks for packets again, sixteen to an item, round the circle', () => {
    const seqs = [65_530, 65_535, 2, 100]
    const packet = writeNack(77, seqs)
    expect(packet.length).toBe(12 + 2 * 4)
    expect(readRtcp(packet)).toEqual([{ type: 'nack', mediaSsrc: 77, seqs }])
  })

  it('reads every part of a compound packet and stops at a cut-off one', () => {
    const senderReport = Buffer.alloc(28)
    senderReport.set([0x80, 200, 0, 6])
    senderReport.writeUInt32BE(5, 4)
    senderReport.writeUInt32BE(0x11112222, 8)
    senderReport.writeUInt32BE(0x33334444, 12)
    const compound = Buffer.concat([senderReport, writePictureLoss(9), writeNack(9, [1]).subarray(0, 14)])
    expect(readRtcp(compound)).toEqual([
      { type: 'senderReport', senderSsrc: 5, ntpMiddle: 0x22223333 },
      { type: 'keyFrameRequest', mediaSsrc: 9 },
    ])
  })

  it('understands the other way to ask for a key frame', () => {
    const fullIntraRequest = Buffer.alloc(20)
    fullIntraRequest.set([0x84, 206, 0, 4])
    fullIntraRequest.writeUInt32BE(42, 12)
    expect(readRtcp(fullIntraRequest)).toEqual([{ type: 'keyFrameRequest', mediaSsrc: 42 }])
  })

  it.each([30_000, 700_000, 3_000_000, 50_000_000])('limits a sender to %i bit/s, never more', (bitrate) => {
    const packet = writeBandwidthLimit([1, 2], bitrate)
    expect(packet.toString('latin1', 12, 16)).toBe('REMB')
    expect(packet[16]).toBe(2)
    const exponent = packet[17]! >> 2
    const limit = (((packet[17]! & 3) << 16) | packet.readUInt16BE(18)) * 2 ** exponent
    expect(limit).toBeLessThanOrEqual(bitrate)
    expect(limit).toBeGreaterThan(bitrate * 0.99)
  })

  it('reports loss as a fraction of 256', () => {
    const packet = writeReceiverReport({
      mediaSsrc: 3,
      lossFraction: 0.5,
      lostTotal: 10,
      extendedSeq: 0x1_0005,
      jitter: 0,
      lastReportNtp: 0,
      delaySinceLastReport: 0,
    })
    expect(packet.readUInt16BE(2)).toBe(packet.length / 4 - 1)
    expect([packet[12], packet.readUIntBE(13, 3), packet.readUInt32BE(16)]).toEqual([128, 10, 0x1_0005])
  })
})
