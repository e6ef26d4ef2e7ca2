import { describe, expect, it } from 'vitest'
import { isRtcp, readRtpHeader, seqDistance, stampRtp, startsVp8KeyFrame } from './rtp.ts'
import { rtpPacket } from './test-packets.ts'

describe('RTP', () => {
  it('reads a header, and finds the payload behind contributors and an extension', () => {
    const plain = rtpPacket({ seq: 7, timestamp: 90_000, ssrc: 0xdeadbeef, payloadType: 96, payload: [1, 2] })
    expect(readRtpHeader(plain)).toEqual({
      marker: false,
      payloadType: 96,
      seq: 7,
      timestamp: 90_000,
      ssrc: 0xdeadbeef,
      payloadOffset: 12,
    })
    const extended = Buffer.concat([plain.subarray(0, 12), Buffer.from([0, 0, 0, 9, 0xbe, 0xde, 0, 1, 5, 5, 5, 5, 1])])
    extended[0] = 0x91
    expect(readRtpHeader(extended)?.payloadOffset).toBe(24)
  })

  it('refuses what is cut off or not RTP', () => {
    expect(readRtpHeader(Buffer.alloc(11, 0x80))).toBeNull()
    expect(readRtpHeader(Buffer.alloc(20))).toBeNull()
    const cutExtension = rtpPacket({ payload: [] })
    cutExtension[0] = 0x90
    expect(readRtpHeader(cutExtension)).toBeNull()
  })

  it('stamps a header in place and leaves marker and payload alone', () => {
    const packet = rtpPacket({ marker: true, payload: [9, 8, 7] })
    stampRtp(packet, { payloadType: 120, seq: 65_535, timestamp: 0xffffffff, ssrc: 5 })
    expect(readRtpHeader(packet)).toMatchObject({
      marker: true,
      payloadType: 120,
      seq: 65_535,
      timestamp: 0xffffffff,
      ssrc: 5,
    })
    expect([...packet.subarray(12)]).toEqual([9, 8, 7])
  })

  it('tells RTCP from RTP on the same port', () => {
    expect(isRtcp(Buffer.from([0x80, 200, 0, 1, 0, 0, 0, 1]))).toBe(true)
    expect(isRtcp(rtpPacket({ payloadType: 96, marker: true }))).toBe(false)
  })

  it.each([
    ['a key frame with a short descriptor', [0x10, 0x00], true],
    ['a key frame with a 15-bit picture id', [0x90, 0x80, 0x81, 0x02, 0x00], true],
    ['a key frame with every optional field', [0x90, 0xf0, 0x81, 0x02, 0x11, 0x22, 0x00], true],
    ['a delta frame', [0x90, 0x80, 0x81, 0x02, 0x01], false],
    ['a later packet of a key frame', [0x80, 0x80, 0x81, 0x02, 0x00], false],
    ['an empty payload', [], false],
  ])('knows where a VP8 picture may begin: %s', (_name, payload, expected) => {
    expect(startsVp8KeyFrame(rtpPacket({ payload }), 12)).toBe(expected)
  })

  it('measures sequence numbers round the circle', () => {
    expect(seqDistance(3, 65_534)).toBe(5)
    expect(seqDistance(65_534, 3)).toBe(-5)
  })
})
