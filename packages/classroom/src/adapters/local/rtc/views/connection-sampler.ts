import type { UserId } from '../../../../core/room/ids.ts'
import type { RtcEvents } from '../../../../ports/rtc-engine.ts'
import type { Emitter } from '../emitter.ts'
import { type ConnectionSample, rateConnection, sampleConnection } from './quality.ts'
import { readLevels } from '../devices/volume.ts'

const QUALITY_INTERVAL_MS = 2_000
const VOLUME_INTERVAL_MS = 200
const NO_CONNECTION: RtcEvents['quality'] = { up: 6, down: 6, roundTripMs: null, lossPercent: null }

export interface ConnectionSamplerOptions {
  emitter: Emitter<RtcEvents>
  /** Null while there is no connection to look at. */
  getStats(): Promise<RTCStatsReport[]> | null
  isConnected(): boolean
  /** Lists every track that can be measured, ours included; a muted one is not. */
  voices(): { userId: UserId; trackId: string }[]
}

export function startConnectionSampler({
  emitter,
  getStats,
  isConnected,
  voices,
}: ConnectionSamplerOptions): () => void {
  let before: ConnectionSample | null = null
  const quality = setInterval(async () => {
    if (!emitter.isHeard('quality')) return
    const after = sampleConnection((await getStats()) ?? [])
    emitter.emit('quality', isConnected() ? rateConnection(before, after) : NO_CONNECTION)
    before = after
  }, QUALITY_INTERVAL_MS)

  let wasHeard = false
  const volume = setInterval(async () => {
    const measurable = emitter.isHeard('volume') ? voices() : []
    if (measurable.length === 0 && !wasHeard) return
    // One empty report after the last voice, so that its bar falls.
    wasHeard = measurable.length > 0
    const levels = readLevels((await getStats()) ?? [])
    emitter.emit(
      'volume',
      Object.fromEntries(measurable.map(({ userId, trackId }) => [userId, levels.get(trackId) ?? 0])),
    )
  }, VOLUME_INTERVAL_MS)

  return () => {
    clearInterval(quality)
    clearInterval(volume)
  }
}
