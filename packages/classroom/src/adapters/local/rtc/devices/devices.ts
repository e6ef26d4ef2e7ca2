import type { MediaKind } from '../../../../core/room/room-types.ts'
import {
  type PublishOptions,
  type RtcDevice,
  type RtcDevices,
  RtcError,
  type RtcErrorCode,
} from '../../../../ports/rtc-engine.ts'

type Profile = NonNullable<PublishOptions['profile']>

/** Width × height at most, frames a second, and bit/s: a single layer has to suit the slowest viewer. */
export const VIDEO_PROFILES: Record<Profile, { width: number; height: number; frameRate: number; maxBitrate: number }> =
  {
    '180p': { width: 320, height: 180, frameRate: 15, maxBitrate: 200_000 },
    '360p': { width: 640, height: 360, frameRate: 20, maxBitrate: 700_000 },
    '720p': { width: 1280, height: 720, frameRate: 25, maxBitrate: 1_500_000 },
    screen: { width: 1920, height: 1080, frameRate: 10, maxBitrate: 2_000_000 },
  }

/** The picture of a shared screen, and its sound where the person gave it. */
export interface SharedScreen {
  track: MediaStreamTrack
  sound: MediaStreamTrack | null
}

/** @throws {RtcError} as `openTrack` */
export async function openScreen(): Promise<SharedScreen> {
  try {
    const stream = await requireMediaDevices('screen').getDisplayMedia(screenConstraints())
    const track = stream.getVideoTracks()[0]
    if (!track) throw new RtcError('device-failed', { kind: 'screen' })
    track.contentHint = 'detail'
    const sound = stream.getAudioTracks()[0] ?? null
    if (sound) sound.contentHint = 'music'
    return { track, sound }
  } catch (cause) {
    throw toRtcError(cause, 'screen')
  }
}

/** @throws {RtcError} `permission-denied` `device-missing` `device-busy` `device-failed` `insecure-context` `unsupported` `aborted` */
export async function openTrack(kind: 'mic' | 'camera', options: PublishOptions = {}): Promise<MediaStreamTrack> {
  if (options.track?.readyState === 'live') return options.track
  const mediaDevices = requireMediaDevices(kind)
  try {
    const track = (await openDevice(mediaDevices, kind, options)).getTracks()[0]
    if (!track) throw new RtcError('device-failed', { kind })
    track.contentHint = kind === 'mic' ? 'speech' : 'motion'
    return track
  } catch (cause) {
    throw toRtcError(cause, kind)
  }
}

// A remembered device that is no longer there must not keep a person out: the default one steps in.
async function openDevice(mediaDevices: MediaDevices, kind: 'mic' | 'camera', options: PublishOptions) {
  try {
    return await mediaDevices.getUserMedia(deviceConstraints(kind, options))
  } catch (error) {
    if (!options.deviceId || nameOf(error) !== 'OverconstrainedError') throw error
    const { deviceId: _missing, ...withoutDevice } = options
    return mediaDevices.getUserMedia(deviceConstraints(kind, withoutDevice))
  }
}

function deviceConstraints(
  kind: 'mic' | 'camera',
  { deviceId, profile = '360p' }: PublishOptions,
): MediaStreamConstraints {
  const device = deviceId ? { deviceId: { exact: deviceId } } : {}
  if (kind === 'mic') {
    return { audio: { ...device, echoCancellation: true, noiseSuppression: true, autoGainControl: true } }
  }
  const { width, height, frameRate } = VIDEO_PROFILES[profile]
  return { video: { ...device, width: { ideal: width }, height: { ideal: height }, frameRate: { ideal: frameRate } } }
}

// Newer than the DOM library. https://w3c.github.io/mediacapture-screen-share-extensions/
interface ScreenOptions extends DisplayMediaStreamOptions {
  selfBrowserSurface: 'exclude'
  systemAudio: 'include' | 'exclude'
}

/**
 * The sound of a tab is taken as it is. The sound of the whole computer has the class's own voices in it, so it is
 * offered only where the browser takes them out again. [R39]
 */
export function screenConstraints(): ScreenOptions {
  const { width, height, frameRate } = VIDEO_PROFILES.screen
  const canRestrict = 'restrictOwnAudio' in navigator.mediaDevices.getSupportedConstraints()
  const asItIs = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
  return {
    video: { width: { max: width }, height: { max: height }, frameRate: { max: frameRate } },
    audio: { ...asItIs, ...(canRestrict ? { restrictOwnAudio: true } : {}) },
    selfBrowserSurface: 'exclude',
    systemAudio: canRestrict ? 'include' : 'exclude',
  }
}

/** Labels are empty until the person allowed a device of that sort. */
export async function listDevices(): Promise<RtcDevices> {
  const all = await requireMediaDevices().enumerateDevices()
  const ofKind = (kind: MediaDeviceKind): RtcDevice[] =>
    all.filter((device) => device.kind === kind).map(({ deviceId, label }) => ({ id: deviceId, label }))
  return { cameras: ofKind('videoinput'), microphones: ofKind('audioinput'), speakers: ofKind('audiooutput') }
}

// Browsers hide `mediaDevices` from pages that are not served securely.
function requireMediaDevices(kind?: MediaKind): MediaDevices {
  if (navigator.mediaDevices) return navigator.mediaDevices
  throw new RtcError(globalThis.isSecureContext ? 'unsupported' : 'insecure-context', kind ? { kind } : {})
}

const ERROR_CODES: Record<string, RtcErrorCode> = {
  NotAllowedError: 'permission-denied',
  SecurityError: 'permission-denied',
  NotFoundError: 'device-missing',
  OverconstrainedError: 'device-missing',
  NotReadableError: 'device-busy',
  AbortError: 'device-failed',
  InvalidStateError: 'aborted',
  NotSupportedError: 'unsupported',
  TypeError: 'unsupported',
}

/** From the names in https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia */
export function toRtcError(cause: unknown, kind: MediaKind): RtcError {
  if (cause instanceof RtcError) return cause
  return new RtcError(ERROR_CODES[nameOf(cause)] ?? 'unknown', { kind, cause })
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
