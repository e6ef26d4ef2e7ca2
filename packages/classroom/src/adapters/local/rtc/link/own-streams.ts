/** What we send of our own: the streams of each open source, as large as they are watched, asked for and taken back. */
import type { CameraQuality, StreamKind } from '../../../../core/live/rtc-signal.ts'
import { lowerQuality, rightOf } from '../../../../core/media/camera-streams.ts'
import type { MediaKind } from '../../../../core/room/room-types.ts'
import type { MediaSignalling } from '../../../../ports/media-signalling.ts'
import type { MediaLink } from './media-link.ts'
import { outgoingTrack } from './outgoing-tracks.ts'
import type { Publisher } from './publisher.ts'

export interface OwnStreams {
  /** What the viewers of our camera ask for. */
  setDemand(demand: CameraQuality): void
  /** What our own network allows. */
  setLimit(limit: CameraQuality): void
  /** Hands the link the streams of a source as they are now. */
  send(kind: MediaKind): void
  askToPublish(kind: MediaKind): void
  unpublish(kind: MediaKind): void
}

export interface OwnStreamsContext {
  signalling: Pick<MediaSignalling, 'send'>
  link: () => MediaLink | null
  publisher: () => Pick<Publisher, 'open'>
  /** Cameras of others that are on. */
  cameraCount: () => number
}

export function createOwnStreams({ signalling, link, publisher, cameraCount }: OwnStreamsContext): OwnStreams {
  let demand: CameraQuality = 'big'
  let limit: CameraQuality = 'big'

  const outgoing = (stream: StreamKind) =>
    outgoingTrack(stream, publisher(), {
      quality: lowerQuality(demand, limit),
      limit,
      cameras: cameraCount() + (publisher().open('camera') ? 1 : 0),
      hasSmall: link()?.sends.includes('cameraSmall') ?? false,
    })
  const streamsOf = (kind: MediaKind) => link()?.sends.filter((stream) => rightOf(stream) === kind) ?? []
  const send = (kind: MediaKind) => {
    for (const stream of streamsOf(kind)) link()?.setOutgoing(stream, outgoing(stream))
  }

  return {
    setDemand(next) {
      demand = next
      send('camera')
    },
    setLimit(next) {
      limit = next
      send('camera')
      send('screen')
    },
    send,
    // The kind itself is told last: its answer is the one that is waited for.
    askToPublish(kind) {
      for (const stream of streamsOf(kind).toReversed()) {
        if (outgoing(stream)) signalling.send({ op: 'publish', kind: stream })
      }
    },
    unpublish(kind) {
      for (const stream of streamsOf(kind)) signalling.send({ op: 'unpublish', kind: stream })
    },
  }
}
