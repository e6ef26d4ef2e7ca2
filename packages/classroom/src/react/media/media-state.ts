import { type OwnSources, sourcesOff } from '../../core/media/own-source.ts'
import type { RtcConnection, RtcDevices, RtcErrorCode, RtcEvents } from '../../ports/rtc-engine.ts'

export type { OwnSource } from '../../core/media/own-source.ts'

export interface MediaState {
  connection: RtcConnection
  joinError: RtcErrorCode | null
  mine: OwnSources
  devices: RtcDevices
  /** The browser plays no sound before a gesture. */
  isSoundBlocked: boolean
  quality: RtcEvents['quality']
}

export const initialMediaState: MediaState = {
  connection: 'idle',
  joinError: null,
  mine: sourcesOff,
  devices: { cameras: [], microphones: [], speakers: [] },
  isSoundBlocked: false,
  quality: { up: 0, down: 0, roundTripMs: null, lossPercent: null },
}
