/** Reading and re-stamping RTP packets (RFC 3550), and the one bit of VP8 (RFC 7741) an SFU must understand. */

export interface RtpHeader {
  payloadType: number
  marker: boolean
  /** 16 bits, wraps. */
  seq: number
  /** 32 bits, wraps; 90 kHz for video, 48 kHz for audio. */
  timestamp: number
  ssrc: number
  payloadOffset: number
}

export type RtpStamp = Pick<RtpHeader, 'payloadType' | 'seq' | 'timestamp' | 'ssrc'>

/** RTP and RTCP share one port; RTCP types sit in 192..223. RFC 5761 section 4. */
export const isRtcp = (packet: Buffer) => packet.length >= 8 && packet[1]! >= 192 && packet[1]! <= 223

/** @returns null for anything that is not a whole RTP packet. */
export function readRtpHeader(packet: Buffer): RtpHeader | null {
  if (packet.length < 12 || packet[0]! >> 6 !== 2) return null
  const hasExtension = (packet[0]! & 0x10) !== 0
  const csrcEnd = 12 + (packet[0]! & 0x0f) * 4
  if (hasExtension && packet.length < csrcEnd + 4) return null
  const payloadOffset = hasExtension ? csrcEnd + 4 + packet.readUInt16BE(csrcEnd + 2) * 4 : csrcEnd
  if (payloadOffset > packet.length) return null
  return {
    marker: (packet[1]! & 0x80) !== 0,
    payloadType: packet[1]! & 0x7f,
    seq: packet.readUInt16BE(2),
    timestamp: packet.readUInt32BE(4),
    ssrc: packet.readUInt32BE(8),
    payloadOffset,
  }
}

/** Overwrites the header in place: the native send copies, so one packet serves every subscriber in turn. */
export function stampRtp(packet: Buffer, { payloadType, seq, timestamp, ssrc }: RtpStamp): void {
  packet[1] = (packet[1]! & 0x80) | payloadType
  packet.writeUInt16BE(seq, 2)
  packet.writeUInt32BE(timestamp, 4)
  packet.writeUInt32BE(ssrc, 8)
}

/** True for the first packet of a VP8 key frame, where a new viewer may begin. */
export function startsVp8KeyFrame(packet: Buffer, payloadOffset: number): boolean {
  const descriptor = packet[payloadOffset]
  if (descriptor === undefined) return false
  const startsPartition = (descriptor & 0x10) !== 0 && (descriptor & 0x07) === 0
  if (!startsPartition) return false
  let offset = payloadOffset + 1
  if ((descriptor & 0x80) !== 0) {
    const extension = packet[offset] ?? 0
    offset += 1
    if ((extension & 0x80) !== 0) offset += ((packet[offset] ?? 0) & 0x80) !== 0 ? 2 : 1
    if ((extension & 0x40) !== 0) offset += 1
    if ((extension & 0x30) !== 0) offset += 1
  }
  const frameHeader = packet[offset]
  return frameHeader !== undefined && (frameHeader & 0x01) === 0
}

/** Gives the distance by which `a` is ahead of `b` on the 16-bit circle, −32768..32767. */
export const seqDistance = (a: number, b: number) => (((a - b) & 0xffff) << 16) >> 16
