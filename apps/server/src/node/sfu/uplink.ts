/** One stream of one publisher, on its way into the SFU: received once, handed to every downlink. */
import type { PacketPort } from './packet-port.ts'
import type { StreamKind } from '@hwjy/classroom/core'
import type { Downlink, DownlinkSource } from './downlink.ts'
import { createLossTracker } from './loss-tracker.ts'
import { type CachedPacket, createPacketCache } from './packet-cache.ts'
import { readRtcp, writeBandwidthLimit, writeNack, writePictureLoss, writeReceiverReport } from './rtcp.ts'
import { isRtcp, readRtpHeader, seqDistance, startsVp8KeyFrame } from './rtp.ts'

export interface Uplink {
  readonly kind: StreamKind
  /** RTP or RTCP as it came from the publisher. */
  receive(packet: Buffer): void
  attach(downlink: Downlink): void
  detach(downlink: Downlink): void
  /** While it is closed, packets reach no viewer: the person does not want to send or may not. */
  setForwarding(isForwarding: boolean): void
  close(): void
}

// Browsers ignore, without a word, requests that follow each other in less than 300 ms.
const KEY_FRAME_INTERVAL_MS = 350
// A newcomer is given a picture this young at once, in a burst, instead of waiting for a new one.
const REPLAY_MS = 1_500
const REPLAY_PACKETS = 250
const REPORT_INTERVAL_MS = 1_000
const NACK_INTERVAL_MS = 20

/** @param isVideo a picture, which begins with a key frame and is repaired. @param maxBitrate bit/s this publisher may send in all, told to the browser every second */
export function createUplink(
  { kind, isVideo }: { kind: StreamKind; isVideo: boolean },
  port: PacketPort,
  maxBitrate: number,
  now = () => performance.now(),
): Uplink {
  const downlinks = new Set<Downlink>()
  let cache = createPacketCache()
  let loss = createLossTracker()
  let ssrc: number | null = null
  let isForwarding = false
  let senderReport: { ntpMiddle: number; at: number } | null = null
  let requestedAt = Number.NEGATIVE_INFINITY
  let keyFrame: { seq: number; at: number } | null = null
  let lastSeq = 0
  let keyFrameTimer: NodeJS.Timeout | undefined
  let nackTimer: NodeJS.Timeout | undefined
  const reportTimer = setInterval(() => report(), REPORT_INTERVAL_MS)

  const report = () => {
    if (ssrc === null) return
    const at = now()
    port.send(
      writeReceiverReport({
        mediaSsrc: ssrc,
        ...loss.report(),
        jitter: 0,
        lastReportNtp: senderReport?.ntpMiddle ?? 0,
        delaySinceLastReport: senderReport ? Math.round(((at - senderReport.at) * 65_536) / 1_000) : 0,
      }),
    )
    if (isVideo) port.send(writeBandwidthLimit([ssrc], maxBitrate))
  }

  // Many viewers ask at once when a class comes in; the publisher hears it now and then.
  const requestKeyFrame = () => {
    if (!isVideo || ssrc === null || keyFrameTimer) return
    const waitMs = requestedAt + KEY_FRAME_INTERVAL_MS - now()
    if (waitMs > 0) {
      keyFrameTimer = setTimeout(() => {
        keyFrameTimer = undefined
        requestKeyFrame()
      }, waitMs)
      return
    }
    requestedAt = now()
    port.send(writePictureLoss(ssrc))
  }

  // A key frame goes to all who wait: none of them needs another.
  const cancelRequest = () => {
    clearTimeout(keyFrameTimer)
    keyFrameTimer = undefined
  }

  // Runs only while something is missing.
  const chaseLosses = () => {
    nackTimer = undefined
    if (ssrc === null) return
    const { seqs, gaveUp } = loss.due(now())
    if (seqs.length > 0) port.send(writeNack(ssrc, seqs))
    if (gaveUp) requestKeyFrame()
    if (loss.hasGaps) nackTimer = setTimeout(chaseLosses, NACK_INTERVAL_MS)
  }

  // Gives all packets since the last key frame, if they are few and recent; else none.
  const recentPicture = (): CachedPacket[] => {
    if (!keyFrame || now() - keyFrame.at > REPLAY_MS) return []
    const length = ((lastSeq - keyFrame.seq) & 0xffff) + 1
    if (length > REPLAY_PACKETS) return []
    const first = keyFrame.seq
    return Array.from({ length }, (_, index) => cache.find((first + index) & 0xffff)).filter(
      (cached) => cached !== undefined,
    )
  }

  const source: DownlinkSource = { isVideo, requestKeyFrame, recentPicture, find: (seq) => cache.find(seq) }
  const restartDownlinks = () => {
    for (const downlink of downlinks) downlink.show(source)
  }

  const beginSource = (newSsrc: number) => {
    ssrc = newSsrc
    loss = createLossTracker()
    cache = createPacketCache()
    keyFrame = null
    restartDownlinks()
  }

  return {
    kind,
    receive(packet) {
      if (isRtcp(packet)) {
        for (const feedback of readRtcp(packet)) {
          if (feedback.type === 'senderReport' && feedback.senderSsrc === ssrc) {
            senderReport = { ntpMiddle: feedback.ntpMiddle, at: now() }
          }
        }
        return
      }
      const header = readRtpHeader(packet)
      if (!header) return
      const isNewSource = header.ssrc !== ssrc
      if (isNewSource) beginSource(header.ssrc)
      const at = now()
      loss.receive(header.seq, at)
      // At once and not only by the clock: a browser's estimate may jump to our limit in its first two seconds only.
      if (isNewSource) report()
      if (isVideo && loss.hasGaps && !nackTimer) nackTimer = setTimeout(chaseLosses, NACK_INTERVAL_MS)
      if (!isForwarding) return
      cache.store({ header, packet })
      if (seqDistance(header.seq, lastSeq) > 0 || keyFrame === null) lastSeq = header.seq
      if (isVideo && startsVp8KeyFrame(packet, header.payloadOffset)) {
        keyFrame = { seq: header.seq, at }
        cancelRequest()
      }
      for (const downlink of downlinks) downlink.forward({ header, packet }, at)
    },
    attach(downlink) {
      downlinks.add(downlink)
      downlink.show(source)
    },
    detach(downlink) {
      if (downlinks.delete(downlink)) downlink.show(null)
    },
    setForwarding(next) {
      if (next === isForwarding) return
      isForwarding = next
      keyFrame = null
      if (next) restartDownlinks()
    },
    close() {
      clearInterval(reportTimer)
      cancelRequest()
      clearTimeout(nackTimer)
      for (const downlink of downlinks) downlink.show(null)
      downlinks.clear()
    },
  }
}
