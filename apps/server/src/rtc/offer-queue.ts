import type { RtcServerSignal } from '@hwjy/classroom/core'
import type { AdmittedSignal } from './rtc-gate.ts'

/** Between one person and the media process: one offer there at a time, and of those that wait only the newest. */
export interface OfferQueue {
  push(signal: AdmittedSignal, now: number): void
  /** Takes a signal of the media process: an answer lets the next offer through. */
  hear(signal: RtcServerSignal, now: number): void
  /** A new media process, or a new join: what waited belongs to the one before. */
  reset(): void
}

// An offer without an answer for so long was lost: the next one goes on.
const ANSWER_WITHIN_MS = 5_000
// Signals that wait behind an offer; a browser has some twenty candidates for each.
const WAITING_LIMIT = 100
// They depend on no offer, and what ends a use of media must not wait.
const AT_ONCE: ReadonlySet<AdmittedSignal['op']> = new Set(['publish', 'unpublish'])

export function createOfferQueue(send: (signal: AdmittedSignal) => void): OfferQueue {
  let offeredAt: number | null = null
  let waiting: AdmittedSignal[] = []

  const isBusy = (now: number) => offeredAt !== null && now - offeredAt < ANSWER_WITHIN_MS
  const release = (now: number) => {
    while (waiting.length > 0 && !(waiting[0]?.op === 'offer' && isBusy(now))) {
      const signal = waiting.shift()
      if (!signal) return
      if (signal.op === 'offer') offeredAt = now
      send(signal)
    }
  }

  return {
    push(signal, now) {
      if (AT_ONCE.has(signal.op)) return send(signal)
      if (signal.op === 'offer') {
        waiting = waiting.filter(
          (other) => other.op !== 'offer' && (other.op !== 'candidate' || other.session === signal.session),
        )
      }
      if (waiting.length < WAITING_LIMIT || signal.op === 'offer') waiting.push(signal)
      release(now)
    },
    hear(signal, now) {
      if (signal.op !== 'answer' && !(signal.op === 'failed' && signal.of === 'offer')) return
      offeredAt = null
      release(now)
    },
    reset() {
      offeredAt = null
      waiting = []
    },
  }
}
