/** Records when each listener received each message. Times are ms of `nowMs`. */
import { decodeLiveInk, decodeServerFrame } from '@hwjy/classroom/core'
import type { Received } from './live-client.ts'

/** Maps each key to the moment at which each listener received it; NaN where it never came. */
export type ReceiveTimes = ReadonlyMap<string, Float64Array>

/** An event's key is the id of its command; live ink is told apart by the index of its first point. */
export const inkKey = (firstPoint: number): string => `ink-${firstPoint}`

/** @param listeners what each of them received, in order */
export function receiveTimesOf(listeners: readonly (readonly Received[])[]): ReceiveTimes {
  const receiveTimes = new Map<string, Float64Array>()
  const keysOfText = new Map<string, readonly string[]>()
  for (const [listener, received] of listeners.entries()) {
    for (const { at, data } of received) {
      const known = typeof data === 'string' ? keysOfText.get(data) : undefined
      const keys = known ?? keysOf(data)
      if (typeof data === 'string') keysOfText.set(data, keys)
      for (const key of keys) {
        const times = receiveTimes.get(key) ?? new Float64Array(listeners.length).fill(Number.NaN)
        receiveTimes.set(key, times)
        if (Number.isNaN(times[listener])) times[listener] = at
      }
    }
  }
  return receiveTimes
}

function keysOf(data: string | Uint8Array): readonly string[] {
  const message = decodeServerFrame(data)
  if (message?.t === 'events') return message.events.map(({ id }) => id)
  const ink = message?.t === 'ephemeral' ? decodeLiveInk(message.frame) : null
  return ink ? [inkKey(ink.first)] : []
}

export function joinReceiveTimes(parts: readonly ReceiveTimes[], sizes: readonly number[]): ReceiveTimes {
  const keys = new Set(parts.flatMap((part) => [...part.keys()]))
  return new Map(
    [...keys].map((key) => [
      key,
      Float64Array.from(
        parts.flatMap((part, i) => [...(part.get(key) ?? new Float64Array(sizes[i] ?? 0).fill(Number.NaN))]),
      ),
    ]),
  )
}

export interface Delivery {
  /** ms from sending to the last listener, for each key. */
  toAll: number[]
  /** ms from sending to each listener, for each key. */
  toEach: number[]
  /** Listeners who never got it, summed over all keys. */
  lost: number
}

/** @param sent by key, when it was sent */
export function deliveryOf(sent: ReadonlyMap<string, number>, receiveTimes: ReceiveTimes, listeners: number): Delivery {
  const delivery: Delivery = { toAll: [], toEach: [], lost: 0 }
  for (const [key, sentAt] of sent) {
    const took = [...(receiveTimes.get(key) ?? [])].filter((at) => !Number.isNaN(at)).map((at) => at - sentAt)
    delivery.lost += listeners - took.length
    delivery.toEach.push(...took)
    if (took.length > 0) delivery.toAll.push(Math.max(...took))
  }
  return delivery
}
