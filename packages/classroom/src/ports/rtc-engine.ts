/** Camera, microphone and screen between people. Presence and permission come from the room, never from here. */
import type { CameraQuality } from '../core/live/rtc-signal.ts'
import type { UserId } from '../core/room/ids.ts'
import type { MediaKind } from '../core/room/room-types.ts'

export type VideoKind = 'camera' | 'screen'
export interface RtcDevice {
  id: string
  label: string
}
export interface RtcDevices {
  cameras: readonly RtcDevice[]
  microphones: readonly RtcDevice[]
  speakers: readonly RtcDevice[]
}

export type RtcErrorCode =
  | 'permission-denied'
  | 'device-missing'
  | 'device-busy'
  | 'device-failed'
  | 'insecure-context'
  | 'unsupported'
  | 'credential-expired'
  | 'credential-invalid'
  | 'not-publisher'
  | 'room-full'
  | 'unreachable'
  | 'publish-failed'
  | 'timeout'
  | 'aborted'
  | 'unknown'

export class RtcError extends Error {
  override readonly name = 'RtcError'
  readonly code: RtcErrorCode
  readonly kind: MediaKind | undefined
  constructor(code: RtcErrorCode, options: { kind?: MediaKind; cause?: unknown } = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.kind = options.kind
  }
}

export type RtcConnection = 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'failed'
/** 0 unknown, 1 excellent … 5 very poor, 6 no connection. */
export type NetworkQuality = 0 | 1 | 2 | 3 | 4 | 5 | 6

export interface RtcEvents {
  connection: RtcConnection
  /** `hasSound`: with a screen, whether it is heard as well; told again when that changes. */
  media: { userId: UserId; kind: MediaKind; available: boolean; hasSound?: boolean }
  /** `hasSound`: the shared screen is heard as well. */
  published: { kind: MediaKind; status: 'on' | 'off'; error?: RtcError; hasSound?: boolean }
  'first-frame': { userId: UserId; kind: VideoKind }
  /**
   * 0..100 by person, about five times a second; includes ourselves. A person who cannot be measured is left out.
   */
  volume: Readonly<Record<UserId, number>>
  quality: {
    up: NetworkQuality
    down: NetworkQuality
    roundTripMs: number | null
    lossPercent: number | null
    /** What we send in all, kbit/s; null before it was measured. */
    sentKbits: number | null
  }
  /** The browser wants a gesture before it plays sound; call `resumeAudio` from one. */
  'autoplay-blocked': undefined
  devices: RtcDevices
}

export interface PublishOptions {
  deviceId?: string
  profile?: '180p' | '360p' | '720p' | 'screen'
  /** Reuses a track that is open already (the device check). The engine owns it from here. */
  track?: MediaStreamTrack
}

export interface AttachOptions {
  /** Default `cover`. */
  fit?: 'cover' | 'contain'
  /** Default true for `local-camera`, as in a mirror. Others are always shown as they are. */
  isMirrored?: boolean
}

export interface RtcEngine {
  readonly capabilities: { maxPublishers: number; maxViewers: number }
  /** Resolves when signalling is up. Reconnects by itself afterwards. @throws {RtcError} */
  join(): Promise<void>
  /** Stops all devices, resolves always, idempotent. */
  leave(): Promise<void>
  /** @throws {RtcError} device errors, `not-publisher`, `publish-failed` */
  publish(kind: MediaKind, options?: PublishOptions): Promise<void>
  unpublish(kind: MediaKind): Promise<void>
  /** Silences without giving the device back, until unmuted, unpublished or published anew; no renegotiation. */
  setMuted(kind: 'mic' | 'camera', muted: boolean): Promise<void>
  switchDevice(kind: 'mic' | 'camera' | 'speaker', deviceId: string): Promise<void>
  /**
   * Shows a source inside `element` (the engine owns the <video>) and returns detach. It is received while the element
   * is in sight, or nearly so; the element's size decides between the streams of a camera. [R36]
   */
  attach(
    source: { userId: UserId; kind: VideoKind } | 'local-camera' | 'local-screen',
    element: HTMLElement,
    options?: AttachOptions,
  ): () => void
  /**
   * Limits what is sent of our own camera, even if the others ask for more; below `big` a shared screen has fewer frames,
   * too. `big` at first. [R32]
   */
  limitCamera(quality: CameraQuality): void
  /** `of` is the person's voice, or the sound of their shared screen. Default `mic`. `volume` 0..100. */
  setRemoteAudio(userId: UserId, options: { muted?: boolean; volume?: number; of?: 'mic' | 'screen' }): void
  resumeAudio(): Promise<void>
  track(
    source: { userId: UserId; kind: MediaKind } | 'local-mic' | 'local-camera' | 'local-screen',
  ): MediaStreamTrack | undefined
  devices(): Promise<RtcDevices>
  on<E extends keyof RtcEvents>(event: E, listener: (value: RtcEvents[E]) => void): () => void
}
