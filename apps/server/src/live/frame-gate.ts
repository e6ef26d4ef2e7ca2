import {
  type ClientMessage,
  type CloseReason,
  decodeClientFrame,
  type EpochMs,
  MAX_FRAME_BYTES,
} from '@hwjy/classroom/core'
import { createRateLimiter } from '../http/rate-limiter.ts'
import { FRAME_RATE, GARBAGE_LIMIT } from './live-socket.ts'

/** What becomes of one frame: it is read, skipped, or it ends the socket. */
export type GateVerdict = { message: ClientMessage } | { skip: true } | { close: CloseReason }

/** Stands at the door of one socket and counts: size, sense, speed. */
export function createFrameGate(): (data: string | Uint8Array, now: EpochMs) => GateVerdict {
  const rate = createRateLimiter(FRAME_RATE.burst, FRAME_RATE.perSecond)
  let garbage = 0
  return (data, now) => {
    if (sizeOf(data) > MAX_FRAME_BYTES) return { close: 'too-large' }
    if (rate.take('', now)) return { close: 'too-many-frames' }
    const message = decodeClientFrame(data)
    if (message) return { message }
    garbage += 1
    return garbage >= GARBAGE_LIMIT ? { close: 'garbage' } : { skip: true }
  }
}

/** UTF-16 units are never more than bytes, so only a text in between has to be measured. */
function sizeOf(data: string | Uint8Array): number {
  if (typeof data !== 'string') return data.byteLength
  return data.length > MAX_FRAME_BYTES || data.length * 3 <= MAX_FRAME_BYTES
    ? data.length
    : new TextEncoder().encode(data).length
}
