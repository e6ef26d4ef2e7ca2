/** Between the server and its SFU child. `id` names one person's session on the server. */
import type { RoomId, RtcServerSignal, UserId } from '@hwjy/classroom/core'
import type { AdmittedSignal } from '../../rtc/rtc-gate.ts'
import type { MediaRights } from '../../rtc/rtc-host.ts'
import type { SfuNetwork } from './sfu-connection.ts'
import type { SfuLimits } from './sfu-room.ts'

export interface SfuSettings extends SfuNetwork, SfuLimits {
  epoch: number
  /** bit/s one publisher may send in all. */
  maxUplinkBitrate: number
  /** m-lines of one connection. */
  maxSections: number
}

export type ToSfu =
  /** First message; answered by `ready` or `unavailable`. */
  | { type: 'start'; settings: SfuSettings }
  | { type: 'enter'; id: number; roomId: RoomId; userId: UserId; rights: MediaRights }
  | { type: 'rights'; id: number; rights: MediaRights }
  | { type: 'signal'; id: number; signal: AdmittedSignal }
  | { type: 'exit'; id: number }
  /** Once a second; answered by `pong`. */
  | { type: 'ping' }

export type FromSfu =
  | { type: 'ready' }
  /** `rssBytes`: what the process has in memory, native code included. */
  | { type: 'pong'; rssBytes: number }
  | { type: 'unavailable'; detail: string }
  | { type: 'signal'; id: number; signal: RtcServerSignal }
