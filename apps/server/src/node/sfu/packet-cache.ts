import type { RtpHeader } from './rtp.ts'

export interface CachedPacket {
  /** The header as the publisher sent it; the packet's own header bytes are re-stamped for every viewer. */
  header: RtpHeader
  packet: Buffer
}

/** The newest packets of one source by sequence number, for viewers who ask again. Shared by all of them. */
export interface PacketCache {
  store(cached: CachedPacket): void
  find(seq: number): CachedPacket | undefined
}

/** @param size a power of two: 1,024 packets are about 8 s of 1 Mbit/s video. */
export function createPacketCache(size = 1_024): PacketCache {
  const slots = Array.from<CachedPacket | undefined>({ length: size })
  return {
    store(cached) {
      slots[cached.header.seq & (size - 1)] = cached
    },
    find(seq) {
      const cached = slots[seq & (size - 1)]
      return cached?.header.seq === seq ? cached : undefined
    },
  }
}
