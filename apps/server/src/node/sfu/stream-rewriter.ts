import { type RtpHeader, type RtpStamp, seqDistance } from './rtp.ts'

/**
 * Makes one continuous stream out of the sources that a slot shows one after the other: the viewer's decoder sees a
 * single SSRC whose sequence numbers have no gap and whose clock never jumps back.
 */
export interface StreamRewriter {
  /** The next packet begins another source. */
  restart(): void
  /** @param now ms, any monotonic clock. @returns null for a packet from before the source's first one. */
  rewrite(header: RtpHeader, now: number): RtpStamp | null
  /** The source's number of a packet we sent as `seq`; null if it belongs to an earlier source. */
  sourceSeq(seq: number): number | null
}

export function createStreamRewriter(slot: { ssrc: number; payloadType: number; clockRate: number }): StreamRewriter {
  let base: { seq: number; seqOffset: number; timestampOffset: number } | null = null
  let last = { seq: 0, timestamp: 0, sentAt: 0 }

  return {
    restart() {
      base = null
    },
    rewrite(header, now) {
      if (!base) {
        const pauseMs = last.sentAt === 0 ? 0 : Math.max(1, now - last.sentAt)
        const timestamp = last.timestamp + Math.round((pauseMs * slot.clockRate) / 1_000)
        base = {
          seq: header.seq,
          seqOffset: (last.seq + 1 - header.seq) & 0xffff,
          timestampOffset: (timestamp - header.timestamp) >>> 0,
        }
      } else if (seqDistance(header.seq, base.seq) < 0) {
        return null
      }
      const seq = (header.seq + base.seqOffset) & 0xffff
      const timestamp = (header.timestamp + base.timestampOffset) >>> 0
      if (last.sentAt === 0 || seqDistance(seq, last.seq) > 0) {
        last = { seq, timestamp, sentAt: now }
        // The circle has two halves: move the beginning along, or old packets would look early half a circle later.
        if (seqDistance(header.seq, base.seq) > 0x4000) base.seq = (header.seq - 0x2000) & 0xffff
      }
      return { payloadType: slot.payloadType, ssrc: slot.ssrc, seq, timestamp }
    },
    sourceSeq(seq) {
      if (!base) return null
      const sourceSeq = (seq - base.seqOffset) & 0xffff
      return seqDistance(sourceSeq, base.seq) < 0 ? null : sourceSeq
    },
  }
}
