/** One slot of one viewer: shows a source, or rests. */
import type { PacketPort } from './packet-port.ts'
import type { CachedPacket } from './packet-cache.ts'
import { readRtcp } from './rtcp.ts'
import { isRtcp, stampRtp, startsVp8KeyFrame } from './rtp.ts'
import { createStreamRewriter } from './stream-rewriter.ts'

export interface DownlinkSource {
  isVideo: boolean
  requestKeyFrame(): void
  /** Enough for a viewer to begin with right now, oldest first; empty when only a new key frame helps. */
  recentPicture(): readonly CachedPacket[]
  find(seq: number): CachedPacket | undefined
}

export interface Downlink {
  /** Begins with this source, video with a key frame that it asks for. */
  show(source: DownlinkSource | null): void
  forward(cached: CachedPacket, now: number): void
  /** The viewer's connection is up; what was forwarded before is lost. */
  opened(): void
  /** RTCP from the viewer. */
  receive(packet: Buffer): void
}

export interface Slot {
  ssrc: number
  payloadType: number
  clockRate: 48_000 | 90_000
}

export function createDownlink(port: PacketPort, slot: Slot): Downlink {
  const rewriter = createStreamRewriter(slot)
  let source: DownlinkSource | null = null
  let isWaitingForKeyFrame = false

  const send = ({ header, packet }: CachedPacket, now: number) => {
    const stamp = rewriter.rewrite(header, now)
    if (!stamp) return
    stampRtp(packet, stamp)
    port.send(packet)
  }

  const forward = (cached: CachedPacket, now: number) => {
    if (!port.isOpen()) return
    if (isWaitingForKeyFrame) {
      if (!startsVp8KeyFrame(cached.packet, cached.header.payloadOffset)) {
        // The first request, or the key frame that answered it, may be lost; a viewer who received nothing asks nothing.
        source?.requestKeyFrame()
        return
      }
      isWaitingForKeyFrame = false
    }
    send(cached, now)
  }

  // Before the connection is up a key frame would be lost, and the next one must wait its turn.
  const begin = () => {
    if (!source?.isVideo || !port.isOpen()) return
    const picture = source.recentPicture()
    if (picture.length === 0) source.requestKeyFrame()
    for (const cached of picture) forward(cached, performance.now())
  }

  return {
    show(next) {
      source = next
      isWaitingForKeyFrame = next?.isVideo ?? false
      rewriter.restart()
      begin()
    },
    opened: begin,
    forward,
    receive(packet) {
      if (!source || !isRtcp(packet)) return
      for (const feedback of readRtcp(packet)) {
        if (feedback.type === 'senderReport' || feedback.mediaSsrc !== slot.ssrc) continue
        if (feedback.type === 'keyFrameRequest') source.requestKeyFrame()
        else {
          for (const seq of feedback.seqs) {
            const sourceSeq = rewriter.sourceSeq(seq)
            const cached = sourceSeq === null ? undefined : source.find(sourceSeq)
            if (cached) send(cached, performance.now())
          }
        }
      }
    },
  }
}
