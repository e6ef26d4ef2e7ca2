import {
  type ClientMessage,
  type CloseReason,
  decodeClientFrame,
  type EpochMs,
  MAX_FRAME_BYTES,
} from '@hwjy/classroom/core'
import { createBudget } from '../domain/budget.ts'
import { budgets } from '../domain/budgets.ts'
import { GARBAGE_LIMIT } from './live-socket.ts'

export type GateVerdict = { message: ClientMessage } | { skip: true } | { close: CloseReason }

/** Checks the frames of one socket: their size, their sense and their rate. */
export function createFrameGate(): (data: string | Uint8Array, now: EpochMs) => GateVerdict {
  const budget = createBudget(budgets.frames)
  let garbage = 0
  return (data, now) => {
    if (sizeOf(data) > MAX_FRAME_BYTES) return { close: 'too-large' }
    if (budget.take('', now)) return { close: 'too-many-frames' }
    const message = decodeClientFrame(data)
    if (message) return { message }
    garbage += 1
    return garbage >= GARBAGE_LIMIT ? { close: 'garbage' } : { skip: true }
  }
}

// UTF-16 units are never more than bytes, so only a text in between has to be measured.
function sizeOf(data: string | Uint8Array): number {
  if (typeof data !== 'string') return data.byteLength
  return data.length > MAX_FRAME_BYTES || data.length * 3 <= MAX_FRAME_BYTES
    ? data.length
    : new TextEncoder().encode(data).length
}
