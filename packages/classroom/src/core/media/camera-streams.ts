/**
 * One camera is sent as two streams, a big and a small one, and each viewer takes what its tile needs. Pure rules for
 * both ends: who watches which stream, and which streams a publisher encodes. [R36]
 */
import { type CameraQuality, STREAMS, type StreamKind } from '../live/rtc-signal.ts'
import type { UserId } from '../room/ids.ts'
import type { MediaKind } from '../room/room-types.ts'

/** How a picture is encoded: px of its longer side at most, frames a second, bit/s. */
export interface PictureShape {
  longSide: number
  frameRate: number
  maxBitrate: number
}

export const BIG_PICTURE: PictureShape = { longSide: 640, frameRate: 20, maxBitrate: 700_000 }
const SMALL_PICTURE: PictureShape = { longSide: 320, frameRate: 12, maxBitrate: 120_000 }
const SMALLEST_PICTURE: PictureShape = { longSide: 240, frameRate: 10, maxBitrate: 80_000 }

/** From so many cameras on, a page of tiles has to be cheaper to receive and to decode. */
const MANY_CAMERAS = 13
/** A tile narrower than this, in CSS px, shows the small stream. */
const BIG_FROM_WIDTH = 360
const MOST_BIG = 3
/**
 * Pictures that one viewer receives at a time. With five sent streams and a voice for each person of a full stage they
 * stay within `MAX_MEDIA_SECTIONS`.
 */
export const MOST_PICTURES = 36

/** @param cameras cameras that are on in the room, one's own included */
export const smallPicture = (cameras: number): PictureShape =>
  cameras >= MANY_CAMERAS ? SMALLEST_PICTURE : SMALL_PICTURE

const QUALITIES = ['none', 'small', 'big'] as const satisfies readonly CameraQuality[]

export const lowerQuality = (a: CameraQuality, b: CameraQuality): CameraQuality =>
  QUALITIES[Math.min(QUALITIES.indexOf(a), QUALITIES.indexOf(b))] ?? 'none'

/** The right that a stream needs: rights, the log and people know three kinds only. */
export const rightOf = (stream: StreamKind): MediaKind => STREAMS[stream].right

/** False for the two kinds that only exist on the wire: people are told nothing of them. */
export const isMediaKind = (stream: StreamKind): stream is MediaKind => rightOf(stream) === stream

export const isSound = (stream: StreamKind): boolean => STREAMS[stream].type === 'audio'

/** A place on the page where a camera is shown. */
export interface CameraTile {
  userId: UserId
  /** CSS px. */
  width: number
  /** In sight, or nearly so. */
  isSeen: boolean
}

/**
 * Chooses a stream for each camera that is in sight. The widest tile of a person counts; of those that are wide enough
 * for the big stream, the widest get it, and of equal ones those that were there first.
 */
export function chooseCameras(tiles: readonly CameraTile[]): ReadonlyMap<UserId, 'small' | 'big'> {
  const widths = new Map<UserId, number>()
  for (const { userId, width, isSeen } of tiles) {
    if (isSeen) widths.set(userId, Math.max(width, widths.get(userId) ?? 0))
  }
  const byWidth = [...widths].sort(([, a], [, b]) => b - a)
  return new Map(
    byWidth.map(([userId, width], index) => [userId, index < MOST_BIG && width >= BIG_FROM_WIDTH ? 'big' : 'small']),
  )
}

/** The stream to ask for, of those that the person sends; null when there is none. */
export function streamFor(quality: 'small' | 'big', isSent: (stream: StreamKind) => boolean): StreamKind | null {
  const order = quality === 'big' ? (['camera', 'cameraSmall'] as const) : (['cameraSmall', 'camera'] as const)
  return order.find(isSent) ?? null
}
