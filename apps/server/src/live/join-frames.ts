import type { LiveData } from '@hwjy/classroom/core'

/** Frames one after another, each behind its length: four bytes, little-endian. Text becomes UTF-8. */
export function joinFrames(frames: readonly LiveData[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts = frames.map((frame) => (typeof frame === 'string' ? encoder.encode(frame) : frame))
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0))
  const view = new DataView(joined.buffer)
  let offset = 0
  for (const part of parts) {
    view.setUint32(offset, part.length, true)
    joined.set(part, offset + 4)
    offset += 4 + part.length
  }
  return joined
}
