import type { UserId } from '../../../../core/room/ids.ts'
import type { RtcEvents } from '../../../../ports/rtc-engine.ts'
import type { Emitter } from '../emitter.ts'
import { type ConnectionSample, rateConnection, sampleConnection } from './quality.ts'
import { readLevels } from '../devices/volume.ts'
import { sampleSending, type SendingSample, sentKbits } from './sending.ts'

const QUALITY_INTERVAL_MS = 2_000
const VOLUME_INTERVAL_MS = 200
const NO_CONNECTION: RtcEvents['quality'] = { up: 6, down: 6, roundTripMs: null, lossPercent: null, sentKbits: null }

export interface ConnectionSamplerOptions {
  emitter: Emitter<RtcEvents>
  /** Null while there is no connection to look at. */
  getStats(): Promise<RTCStatsReport[]> | null
  isConnected(): boolean
  /** Lists every track that can be measured, ours included; a muted one is not. */
  voices(): { userId: UserId; track: MediaStreamTrack }[]
}

export function startConnectionSampler({
  emitter,
  getStats,
  isConnected,
  voices,
}: ConnectionSamplerOptions): () => void {
  let before: ConnectionSample | null = null
  let sentBefore: SendingSample | null = null
  const quality = setInterval(async () => {
    if (!emitter.isHeard('quality')) return
    const reports = (await getStats()) ?? []
    const after = sampleConnection(reports)
    const sent = sampleSending(reports)
    emitter.emit(
      'quality',
      isConnected() ? { ...rateConnection(before, after), sentKbits: sentKbits(sentBefore, sent) } : NO_CONNECTION,
    )
    before = after
    sentBefore = sent
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
      // A voice that this browser does not measure is left out: it is not the same as silence.
      Object.fromEntries(
        measurable.flatMap(({ userId, track }) => {
          const level = levels.get(track.id)
          return level === undefined ? [] : [[userId, level]]
        }),
      ),
    )
  }, VOLUME_INTERVAL_MS)

  return () => {
    clearInterval(quality)
    clearInterval(volume)
  }
}
