/** The frames of a stored log, as the server hands them out: each behind its length in four bytes, little-endian. */
import type { RoomEvent } from '../room/room-types.ts'
import { decodeServerFrame, type LiveData } from './frames.ts'

const LENGTH_BYTES = 4
/** A text frame is a JSON object; every other frame begins with its kind. */
const BRACE = 0x7b

/** Text becomes UTF-8. */
export function joinFrames(frames: readonly LiveData[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts = frames.map((frame) => (typeof frame === 'string' ? encoder.encode(frame) : frame))
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + LENGTH_BYTES + part.length, 0))
  const view = new DataView(joined.buffer)
  let offset = 0
  for (const part of parts) {
    view.setUint32(offset, part.length, true)
    joined.set(part, offset + LENGTH_BYTES)
    offset += LENGTH_BYTES + part.length
  }
  return joined
}

/**
 * Reads the events of joined frames, in order. Null where a frame is cut off or is none of events; never throws.
 */
export function eventsOfLog(bytes: Uint8Array): readonly RoomEvent[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const decoder = new TextDecoder()
  const events: RoomEvent[] = []
  for (let offset = 0; offset < bytes.length; ) {
    if (offset + LENGTH_BYTES > bytes.length) return null
    const end = offset + LENGTH_BYTES + view.getUint32(offset, true)
    if (end > bytes.length) return null
    const frame = bytes.subarray(offset + LENGTH_BYTES, end)
    const message = decodeServerFrame(frame[0] === BRACE ? decoder.decode(frame) : frame)
    if (message?.t !== 'events') return null
    for (const event of message.events) events.push(event)
    offset = end
  }
  return events
}
