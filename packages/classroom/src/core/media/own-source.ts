import type { RtcErrorCode } from '../../ports/rtc-engine.ts'
import type { MediaKind, RefusalCode } from '../room/room-types.ts'

/** Shows what my microphone, my camera or my screen share is doing, and why it is off. */
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
  /** It came back by itself after a share. [R39] */
  isBack: boolean
}

export type OwnSources = Readonly<Record<MediaKind, OwnSource>>

const off: OwnSource = { status: 'off', error: null, stoppedBy: null, refusedBy: null, replacedBy: null, isBack: false }

export const sourcesOff: OwnSources = { mic: off, camera: off, screen: off }

/** Picture sources exclude each other. [R12] */
export const rivalOf = (kind: MediaKind): MediaKind | null =>
  kind === 'camera' ? 'screen' : kind === 'screen' ? 'camera' : null
