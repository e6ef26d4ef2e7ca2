import { describe, expect, it } from 'vitest'
import { readRtpHeader } from './rtp.ts'
import { createStreamRewriter } from './stream-rewriter.ts'
import { rtpPacket } from './test-packets.ts'

const slot = { ssrc: 500, payloadType: 120, clockRate: 90_000 }
const header = (seq: number, timestamp: number) => {
  const read = readRtpHeader(rtpPacket({ seq, timestamp }))
  if (!read) throw new Error('not a packet')
  return read
}

describe('stream rewriter', () => {
  it('keeps gaps and order of one source, under the slot’s own names', () => {
    const rewriter = createStreamRewriter(slot)
    const first = rewriter.rewrite(header(1_000, 5_000), 0)
    const third = rewriter.rewrite(header(1_002, 8_000), 33)
    const second = rewriter.rewrite(header(1_001, 5_000), 34)
    expect(first).toMatchObject({ ssrc: 500, payloadType: 120 })
    expect((third?.seq ?? 0) - (first?.seq ?? 0)).toBe(2)
    expect((second?.seq ?? 0) - (first?.seq ?? 0)).toBe(1)
    expect((third?.timestamp ?? 0) - (first?.timestamp ?? 0)).toBe(3_000)
  })

  it('joins the next source without a gap, its clock moved on by the pause', () => {
    const rewriter = createStreamRewriter(slot)
    const last = rewriter.rewrite(header(1_000, 5_000), 100)
    rewriter.restart()
    const next = rewriter.rewrite(header(60_000, 4_000_000_000), 1_100)
    expect((next?.seq ?? 0) - (last?.seq ?? 0)).toBe(1)
    expect((next?.timestamp ?? 0) - (last?.timestamp ?? 0)).toBe(90_000)
  })

  it('drops what is older than the packet it began with', () => {
    const rewriter = createStreamRewriter(slot)
    rewriter.rewrite(header(1_000, 0), 0)
    expect(rewriter.rewrite(header(999, 0), 1)).toBeNull()
  })

  it('still tells late from early after more than half a circle', () => {
    const rewriter = createStreamRewriter(slot)
    for (let seq = 0; seq <= 50_000; seq += 1) rewriter.rewrite(header(seq, seq), seq)
    expect(rewriter.rewrite(header(49_999, 0), 50_001)).not.toBeNull()
    expect(rewriter.rewrite(header(50_001, 0), 50_002)).not.toBeNull()
  })

  it('finds the source’s number of a packet it sent, of this source only', () => {
    const rewriter = createStreamRewriter(slot)
    const old = rewriter.rewrite(header(1_000, 0), 0)
    rewriter.restart()
    const sent = rewriter.rewrite(header(7, 0), 10)
    expect(rewriter.sourceSeq(sent?.seq ?? -1)).toBe(7)
    expect(rewriter.sourceSeq(old?.seq ?? -1)).toBeNull()
  })
})
