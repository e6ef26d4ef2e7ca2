import { seqDistance } from './rtp.ts'

/** Losses on the way from a publisher to us: what to ask again for, when to give up, and the numbers of a report. */
export interface LossTracker {
  receive(seq: number, now: number): void
  /** Sequence numbers to ask for now, oldest first. `gaveUp` means that a picture is broken: ask for a key frame. */
  due(now: number): { seqs: number[]; gaveUp: boolean }
  readonly hasGaps: boolean
  /** Closes one report interval. */
  report(): { lossFraction: number; lostTotal: number; extendedSeq: number }
}

// Packets may overtake each other by this much before we call them lost.
const REORDER_MS = 10
const RETRY_MS = 60
const MAX_TRIES = 8
// A longer gap is a pause of the connection: asking again would only fill it.
const MAX_GAP = 200

export function createLossTracker(): LossTracker {
  let highest: number | null = null
  let first = 0
  let wraps = 0
  let received = 0
  let gaveUp = false
  let lastReport = { expected: 0, received: 0 }
  const missing = new Map<number, { askAt: number; tries: number }>()

  const expected = () => (highest === null ? 0 : wraps * 0x10000 + highest - first + 1)

  return {
    get hasGaps() {
      return missing.size > 0 || gaveUp
    },
    receive(seq, now) {
      received += 1
      if (highest === null) {
        highest = first = seq
        return
      }
      const ahead = seqDistance(seq, highest)
      if (ahead <= 0) {
        missing.delete(seq)
        return
      }
      if (ahead - 1 > MAX_GAP || missing.size > MAX_GAP) {
        missing.clear()
        gaveUp = true
      } else {
        for (let gap = 1; gap < ahead; gap += 1) {
          missing.set((highest + gap) & 0xffff, { askAt: now + REORDER_MS, tries: 0 })
        }
      }
      if (seq < highest) wraps += 1
      highest = seq
    },
    due(now) {
      const seqs: number[] = []
      for (const [seq, gap] of missing) {
        if (gap.askAt > now) continue
        if (gap.tries === MAX_TRIES) {
          missing.delete(seq)
          gaveUp = true
          continue
        }
        gap.tries += 1
        gap.askAt = now + RETRY_MS
        seqs.push(seq)
      }
      const result = { seqs, gaveUp }
      gaveUp = false
      return result
    },
    report() {
      const now = { expected: expected(), received }
      const expectedSince = now.expected - lastReport.expected
      const lostSince = expectedSince - (now.received - lastReport.received)
      lastReport = now
      return {
        lossFraction: expectedSince > 0 ? Math.max(0, lostSince) / expectedSince : 0,
        lostTotal: Math.max(0, now.expected - now.received),
        extendedSeq: wraps * 0x10000 + (highest ?? 0),
      }
    },
  }
}
