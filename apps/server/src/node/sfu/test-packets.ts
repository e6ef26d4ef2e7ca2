interface PacketFields {
  seq: number
  timestamp: number
  ssrc: number
  payloadType: number
  marker: boolean
  payload: readonly number[]
}

export function rtpPacket(fields: Partial<PacketFields> = {}): Buffer {
  const { seq = 1, timestamp = 0, ssrc = 1, payloadType = 96, marker = false, payload = KEY_FRAME } = fields
  const packet = Buffer.alloc(12 + payload.length)
  packet[0] = 0x80
  packet[1] = (marker ? 0x80 : 0) | payloadType
  packet.writeUInt16BE(seq & 0xffff, 2)
  packet.writeUInt32BE(timestamp >>> 0, 4)
  packet.writeUInt32BE(ssrc, 8)
  packet.set(payload, 12)
  return packet
}

/** First bytes of a VP8 key frame, and below of a frame that builds on others. */
export const KEY_FRAME = [0x10, 0x00] as const
export const DELTA_FRAME = [0x10, 0x01] as const
