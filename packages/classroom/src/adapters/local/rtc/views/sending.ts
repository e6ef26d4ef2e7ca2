/** How much we send, from the browser's own counters. */
export interface SendingSample {
  bytes: number
  /** ms, the browser's clock of the counters; 0 without a sender. */
  at: number
}

/** Adds up every sender of this page, headers and repeated packets included. */
export function sampleSending(reports: readonly RTCStatsReport[]): SendingSample {
  const sample: SendingSample = { bytes: 0, at: 0 }
  for (const report of reports) {
    for (const entry of report.values() as Iterable<SentEntry>) {
      if (entry.type !== 'outbound-rtp') continue
      sample.bytes += (entry.bytesSent ?? 0) + (entry.headerBytesSent ?? 0)
      sample.at = Math.max(sample.at, entry.timestamp ?? 0)
    }
  }
  return sample
}

interface SentEntry {
  type: string
  bytesSent?: number
  headerBytesSent?: number
  timestamp?: number
}

/** @returns null for the first sample, and after a new connection began to count */
export function sentKbits(before: SendingSample | null, after: SendingSample): number | null {
  if (before === null || before.at === 0 || after.at <= before.at || after.bytes < before.bytes) return null
  return Math.round(((after.bytes - before.bytes) * 8) / (after.at - before.at))
}
