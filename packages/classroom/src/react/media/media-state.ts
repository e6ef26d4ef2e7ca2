import { type OwnSources, sourcesOff } from '../../core/media/own-source.ts'
import type { UserId } from '../../core/room/ids.ts'
import type { CameraQuality } from '../../core/live/rtc-signal.ts'
import type { DeviceKind, NewDevice } from '../../core/media/device-changes.ts'
import type { RtcConnection, RtcDevices, RtcErrorCode, RtcEvents } from '../../ports/rtc-engine.ts'

import type { NetworkStep } from './weak-network.ts'

export type { OwnSource } from '../../core/media/own-source.ts'

export interface MediaState {
  connection: RtcConnection
  joinError: RtcErrorCode | null
  mine: OwnSources
  devices: RtcDevices
  /** The browser plays no sound before a gesture. */
  isSoundBlocked: boolean
  quality: RtcEvents['quality']
  /** How much picture is shown, and whether the person chose to stay there. [R32] */
  network: { step: NetworkStep; isSaving: boolean }
  /** What is sent of one's own camera on a weak network. */
  sending: CameraQuality
  /** More is sent than the connection of a family should carry: above 2,048 kbit/s. */
  isHeavy: boolean
  /** The screen is shared without its sound. [R39] */
  isShareSilent: boolean
  /** People whose shared screen is heard as well. */
  soundingScreens: readonly UserId[]
  /** Plugged in during class, to be taken or left. */
  offered: NewDevice | null
  /** A device was lost, and this sort goes on with another one. */
  replaced: DeviceKind | null
}

export const initialMediaState: MediaState = {
  connection: 'idle',
  joinError: null,
  mine: sourcesOff,
  devices: { cameras: [], microphones: [], speakers: [] },
  isSoundBlocked: false,
  quality: { up: 0, down: 0, roundTripMs: null, lossPercent: null, sentKbits: null },
  network: { step: 'full', isSaving: false },
  sending: 'big',
  isHeavy: false,
  isShareSilent: false,
  soundingScreens: [],
  offered: null,
  replaced: null,
}
