/** Measures how loud each person is, from the browser's counters: no audio graph, so it works before any click. */

/** Levels 0..100 by id of the track they were measured on, ours and others'. */
export function readLevels(reports: readonly RTCStatsReport[]): Map<string, number> {
  const levels = new Map<string, number>()
  for (const report of reports) {
    for (const entry of report.values() as Iterable<LevelEntry>) {
      const isLevel = entry.type === 'inbound-rtp' || entry.type === 'media-source'
      if (!isLevel || entry.kind !== 'audio' || !entry.trackIdentifier || entry.audioLevel === undefined) continue
      levels.set(entry.trackIdentifier, toVolume(entry.audioLevel))
    }
  }
  return levels
}

interface LevelEntry {
  type: string
  kind?: string
  trackIdentifier?: string
  audioLevel?: number
}

// Quietest sound worth a bar, in dB below full scale.
const FLOOR_DB = -60

/** Ears are logarithmic: −60 dB is 0, full scale 100. @param level linear, 0..1 */
export function toVolume(level: number): number {
  if (level <= 0) return 0
  const db = 20 * Math.log10(level)
  return Math.round(Math.min(100, Math.max(0, (1 - db / FLOOR_DB) * 100)))
}
