/** What is open becomes streams to send: which track, how large, and whether it is encoded now. [R36] */
import type { CameraQuality, StreamKind } from '../../../../core/live/rtc-signal.ts'
import { BIG_PICTURE, rightOf, smallPicture } from '../../../../core/media/camera-streams.ts'
import { VIDEO_PROFILES } from '../devices/devices.ts'
import type { OutgoingTrack } from './media-link.ts'
import type { Publication, Publisher } from './publisher.ts'

export interface SendingState {
  /** The best stream of our camera that is wanted, and that the network allows. */
  quality: CameraQuality
  /** What our own network allows, whatever is wanted. */
  limit: CameraQuality
  /** Cameras that are on in the room, ours included. */
  cameras: number
  /** The link sends the camera twice; else its one stream changes its size. */
  hasSmall: boolean
}

const VOICE_BITRATE = 32_000
const MUSIC_BITRATE = 96_000
const SLOW_SCREEN_FRAME_RATE = 5

/** @returns null for a stream that has nothing to send */
export function outgoingTrack(
  stream: StreamKind,
  publisher: Pick<Publisher, 'open'>,
  state: SendingState,
): OutgoingTrack | null {
  const publication = publisher.open(rightOf(stream))
  if (!publication) return null
  const { track, sound } = publication
  switch (stream) {
    case 'mic':
      return { track, maxBitrate: VOICE_BITRATE, isActive: true }
    case 'screenAudio':
      return sound && { track: sound, maxBitrate: MUSIC_BITRATE, isActive: true }
    case 'screen':
      return { track, ...screenPicture(state.limit), isActive: true }
    case 'camera': {
      const shape = !state.hasSmall && state.quality === 'small' ? smallPicture(state.cameras) : bigPicture(publication)
      return { track, ...shape, isActive: state.quality === 'big' || (!state.hasSmall && state.quality === 'small') }
    }
    case 'cameraSmall':
      return state.hasSmall ? { track, ...smallPicture(state.cameras), isActive: state.quality !== 'none' } : null
    default:
      return stream satisfies never
  }
}

// Letters stay sharp on a weak network: a page of a document moves rarely, so that frames are what it can do without.
function screenPicture(limit: CameraQuality) {
  const { maxBitrate, frameRate } = VIDEO_PROFILES.screen
  return { maxBitrate, frameRate: limit === 'big' ? frameRate : SLOW_SCREEN_FRAME_RATE }
}

function bigPicture({ options: { profile } }: Publication) {
  if (profile === undefined || profile === 'screen') return BIG_PICTURE
  const { width, frameRate, maxBitrate } = VIDEO_PROFILES[profile]
  return { longSide: width, frameRate, maxBitrate }
}
