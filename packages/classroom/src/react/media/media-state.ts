import type { MediaKind, RefusalCode } from '../../core/room/room-types.ts'
import type { RtcConnection, RtcDevices, RtcErrorCode, RtcEvents } from '../../ports/rtc-engine.ts'

export interface OwnSource {
  status: 'off' | 'starting' | 'on' | 'stopping'
  /** Why it did not start or broke; cleared by the next attempt. */
  error: RtcErrorCode | null
  /** The right to send it was lost while it was on. */
  stoppedBy: RefusalCode | null
  /** It was to come on with the stage, and may not. */
  refusedBy: RefusalCode | null
  /** The other picture source took its place. [R12] */
  replacedBy: MediaKind | null
}

export interface MediaState {
  connection: RtcConnection
  joinError: RtcErrorCode | null
  mine: Readonly<Record<MediaKind, OwnSource>>
  devices: RtcDevices
  /** The browser plays no sound before a gesture. */
  isSoundBlocked: boolean
  quality: RtcEvents['quality']
}

const off: OwnSource = { status: 'off', error: null, stoppedBy: null, refusedBy: null, replacedBy: null }

export const initialMediaState: MediaState = {
  connection: 'idle',
  joinError: null,
  mine: { mic: off, camera: off, screen: off },
  devices: { cameras: [], microphones: [], speakers: [] },
  isSoundBlocked: false,
  quality: { up: 0, down: 0, roundTripMs: null, lossPercent: null },
}

/** Picture sources exclude each other. [R12] */
export const rivalOf = (kind: MediaKind): MediaKind | null =>
  kind === 'camera' ? 'screen' : kind === 'screen' ? 'camera' : null
