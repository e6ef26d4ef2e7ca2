/** Keeps what one stream of a person sends, from its first key frame on. */
import { writePictureLoss } from '../../src/node/sfu/rtcp.ts'
import { isRtcp, readRtpHeader, startsVp8KeyFrame } from '../../src/node/sfu/rtp.ts'

export interface RecordedPacket {
  /** ms since the first one. */
  at: number
  timestamp: number
  marker: boolean
  bytes: Buffer
}

export interface Recording {
  readonly packets: RecordedPacket[]
  /** @param now ms */
  receive(bytes: Buffer, now: number): void
  /**
   * Asks the sender for a key frame, as every real receiver does: the first one is lost when it comes before our side
   * of the connection is up, and a browser makes none by itself. Null when none is missing, or when nothing has come yet.
   */
  request(): Buffer | null
}

/** @param isVideo a picture, which begins with a key frame */
export function createRecording(isVideo: boolean): Recording {
  const packets: RecordedPacket[] = []
  let beginAt = 0
  let ssrc: number | null = null
  return {
    packets,
    receive(bytes, now) {
      const header = isRtcp(bytes) ? null : readRtpHeader(bytes)
      if (!header) return
      ssrc = header.ssrc
      if (packets.length === 0) {
        if (isVideo && !startsVp8KeyFrame(bytes, header.payloadOffset)) return
        beginAt = now
      }
      const { timestamp, marker } = header
      packets.push({ at: now - beginAt, timestamp, marker, bytes: Buffer.from(bytes) })
    },
    request: () => (isVideo && packets.length === 0 && ssrc !== null ? writePictureLoss(ssrc) : null),
  }
}
