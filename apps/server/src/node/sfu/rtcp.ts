/**
 * The RTCP an SFU speaks: reports, retransmission and key frame requests, and a bandwidth limit. RFC 3550, 4585, 5104.
 * We write it ourselves because the library's own `requestKeyframe` ends the process when a track is not open.
 */

export type RtcpFeedback =
  /** `senderSsrc` reported its clock: the middle 32 bits of its NTP time. */
  | { type: 'senderReport'; senderSsrc: number; ntpMiddle: number }
  | { type: 'nack'; mediaSsrc: number; seqs: readonly number[] }
  | { type: 'keyFrameRequest'; mediaSsrc: number }

const SENDER_REPORT = 200
const RECEIVER_REPORT = 201
const TRANSPORT_FEEDBACK = 205
const PAYLOAD_FEEDBACK = 206

/** Reads a compound packet; what we do not use is skipped, a cut-off rest ignored. */
export function readRtcp(packet: Buffer): RtcpFeedback[] {
  const found: RtcpFeedback[] = []
  for (let offset = 0; offset + 8 <= packet.length; ) {
    const format = packet[offset]! & 0x1f
    const type = packet[offset + 1]!
    const end = offset + (packet.readUInt16BE(offset + 2) + 1) * 4
    if (end > packet.length) break
    if (type === SENDER_REPORT && end - offset >= 28) {
      found.push({
        type: 'senderReport',
        senderSsrc: packet.readUInt32BE(offset + 4),
        ntpMiddle: packet.readUInt32BE(offset + 10),
      })
    } else if (type === TRANSPORT_FEEDBACK && format === 1 && end - offset >= 16) {
      found.push({
        type: 'nack',
        mediaSsrc: packet.readUInt32BE(offset + 8),
        seqs: readNackItems(packet, offset + 12, end),
      })
    } else if (type === PAYLOAD_FEEDBACK && format === 1 && end - offset >= 12) {
      found.push({ type: 'keyFrameRequest', mediaSsrc: packet.readUInt32BE(offset + 8) })
    } else if (type === PAYLOAD_FEEDBACK && format === 4) {
      for (let item = offset + 12; item + 8 <= end; item += 8) {
        found.push({ type: 'keyFrameRequest', mediaSsrc: packet.readUInt32BE(item) })
      }
    }
    offset = end
  }
  return found
}

// Each item is one sequence number and a mask of the sixteen after it.
function readNackItems(packet: Buffer, start: number, end: number): number[] {
  const seqs: number[] = []
  for (let offset = start; offset + 4 <= end; offset += 4) {
    const first = packet.readUInt16BE(offset)
    const mask = packet.readUInt16BE(offset + 2)
    seqs.push(first)
    for (let bit = 0; bit < 16; bit += 1) if ((mask >> bit) & 1) seqs.push((first + bit + 1) & 0xffff)
  }
  return seqs
}

/** Asks the sender of `mediaSsrc` for a key frame. */
export function writePictureLoss(mediaSsrc: number): Buffer {
  const packet = feedbackHeader(PAYLOAD_FEEDBACK, 1, 12)
  packet.writeUInt32BE(mediaSsrc, 8)
  return packet
}

/** Asks for packets again. `seqs` ascending on the circle, not empty. */
export function writeNack(mediaSsrc: number, seqs: readonly number[]): Buffer {
  const items: { first: number; mask: number }[] = []
  for (const seq of seqs) {
    const item = items.at(-1)
    const bit = item ? ((seq - item.first) & 0xffff) - 1 : -1
    if (item && bit >= 0 && bit < 16) item.mask |= 1 << bit
    else items.push({ first: seq, mask: 0 })
  }
  const packet = feedbackHeader(TRANSPORT_FEEDBACK, 1, 12 + items.length * 4)
  packet.writeUInt32BE(mediaSsrc, 8)
  for (const [index, { first, mask }] of items.entries()) {
    packet.writeUInt16BE(first, 12 + index * 4)
    packet.writeUInt16BE(mask, 14 + index * 4)
  }
  return packet
}

/**
 * Tells a browser how much it may send (REMB, draft-alvestrand-rmcat-remb).
 * @param bitrate bit/s of everything on the connection; rounded down to 18 significant bits
 */
export function writeBandwidthLimit(mediaSsrcs: readonly number[], bitrate: number): Buffer {
  const packet = feedbackHeader(PAYLOAD_FEEDBACK, 15, 20 + mediaSsrcs.length * 4)
  const exponent = Math.max(0, Math.ceil(Math.log2((bitrate + 1) / 0x40000)))
  const mantissa = Math.floor(bitrate / 2 ** exponent)
  packet.write('REMB', 12, 'latin1')
  packet[16] = mediaSsrcs.length
  packet[17] = (exponent << 2) | (mantissa >> 16)
  packet.writeUInt16BE(mantissa & 0xffff, 18)
  for (const [index, ssrc] of mediaSsrcs.entries()) packet.writeUInt32BE(ssrc, 20 + index * 4)
  return packet
}

export interface ReceptionReport {
  mediaSsrc: number
  /** Share of packets lost since the last report, 0..1. */
  lossFraction: number
  lostTotal: number
  /** 16 bits of wrap count, then the highest sequence number. */
  extendedSeq: number
  /** In timestamp units. */
  jitter: number
  /** From the last sender report, 0 before the first. */
  lastReportNtp: number
  /** Since then, in 1/65536 s. */
  delaySinceLastReport: number
}

export function writeReceiverReport(report: ReceptionReport): Buffer {
  const packet = Buffer.alloc(32)
  writeHeader(packet, RECEIVER_REPORT, 1)
  packet.writeUInt32BE(report.mediaSsrc, 8)
  packet[12] = Math.min(255, Math.floor(report.lossFraction * 256))
  packet.writeIntBE(Math.min(report.lostTotal, 0x7fffff), 13, 3)
  packet.writeUInt32BE(report.extendedSeq >>> 0, 16)
  packet.writeUInt32BE(report.jitter >>> 0, 20)
  packet.writeUInt32BE(report.lastReportNtp, 24)
  packet.writeUInt32BE(report.delaySinceLastReport >>> 0, 28)
  return packet
}

function feedbackHeader(type: number, format: number, sizeBytes: number): Buffer {
  const packet = Buffer.alloc(sizeBytes)
  writeHeader(packet, type, format)
  return packet
}

// Our own SSRC is 1 everywhere, as in browsers that only receive.
function writeHeader(packet: Buffer, type: number, count: number): void {
  packet[0] = 0x80 | count
  packet[1] = type
  packet.writeUInt16BE(packet.length / 4 - 1, 2)
  packet.writeUInt32BE(1, 4)
}
