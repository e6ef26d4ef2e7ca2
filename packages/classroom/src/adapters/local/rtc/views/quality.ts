/** Rates the network from the browser's own counters. */
import type { NetworkQuality } from '../../../../ports/rtc-engine.ts'

export interface ConnectionSample {
  roundTripMs: number | null
  /** Packets since the connection began. */
  received: number
  lost: number
  /** Share of what we sent that did not arrive, as the other end reports it, 0..1; null when we send nothing. */
  uplinkLoss: number | null
}

/** A part of `RtcEvents['quality']`. */
export interface ConnectionQuality {
  up: NetworkQuality
  down: NetworkQuality
  roundTripMs: number | null
  lossPercent: number | null
}

/** Adds up every connection of this page; the slowest round trip counts. */
export function sampleConnection(reports: readonly RTCStatsReport[]): ConnectionSample {
  const sample: ConnectionSample = { roundTripMs: null, received: 0, lost: 0, uplinkLoss: null }
  for (const report of reports) {
    for (const entry of report.values() as Iterable<StatsEntry>) {
      if (entry.type === 'candidate-pair' && entry.nominated && entry.currentRoundTripTime !== undefined) {
        sample.roundTripMs = Math.max(sample.roundTripMs ?? 0, entry.currentRoundTripTime * 1_000)
      } else if (entry.type === 'inbound-rtp') {
        sample.received += entry.packetsReceived ?? 0
        sample.lost += Math.max(0, entry.packetsLost ?? 0)
      } else if (entry.type === 'remote-inbound-rtp' && entry.fractionLost !== undefined) {
        sample.uplinkLoss = Math.max(sample.uplinkLoss ?? 0, entry.fractionLost)
      }
    }
  }
  return sample
}

interface StatsEntry {
  type: string
  nominated?: boolean
  currentRoundTripTime?: number
  packetsReceived?: number
  packetsLost?: number
  fractionLost?: number
}

/** Compares two samples taken a moment apart. A direction without packets is judged by its round trip alone. */
export function rateConnection(before: ConnectionSample | null, after: ConnectionSample): ConnectionQuality {
  const received = after.received - (before?.received ?? 0)
  const lost = Math.max(0, after.lost - (before?.lost ?? 0))
  const downLoss = received + lost > 0 ? lost / (received + lost) : null
  return {
    up: rateDirection(after.roundTripMs, after.uplinkLoss),
    down: rateDirection(after.roundTripMs, downLoss),
    roundTripMs: after.roundTripMs === null ? null : Math.round(after.roundTripMs),
    lossPercent: downLoss === null ? null : Math.round(downLoss * 1_000) / 10,
  }
}

// Upper bounds of 1 excellent, 2 good, 3 fair, 4 poor; beyond is 5. Round trip in ms, loss 0..1.
const BOUNDS = [
  { roundTripMs: 100, loss: 0.01 },
  { roundTripMs: 200, loss: 0.03 },
  { roundTripMs: 400, loss: 0.08 },
  { roundTripMs: 800, loss: 0.2 },
] as const

export function rateDirection(roundTripMs: number | null, loss: number | null): NetworkQuality {
  if (roundTripMs === null) return 0
  const index = BOUNDS.findIndex((bound) => roundTripMs <= bound.roundTripMs && (loss ?? 0) <= bound.loss)
  return (index === -1 ? 5 : index + 1) as NetworkQuality
}
