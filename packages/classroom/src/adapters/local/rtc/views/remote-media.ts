/** Tracks what others send: which sources exist, which tracks carry them, and where they are shown and heard. */
import type { UserId } from '../../../../core/room/ids.ts'
import type { RtcSource, StreamKind } from '../../../../core/live/rtc-signal.ts'
import { chooseCameras, isMediaKind, isSound, MOST_PICTURES, streamFor } from '../../../../core/media/camera-streams.ts'
import type { AttachOptions, RtcEvents, VideoKind } from '../../../../ports/rtc-engine.ts'
import { sourceKey } from '../link/media-link.ts'
import { createRemoteAudio, type RemoteAudio } from './remote-audio.ts'
import { createVideoView, type VideoView } from './video-view.ts'
import { LET_GO_MS, watchElement, type WatchedElement } from './watch-element.ts'

export interface RemoteMedia {
  readonly audio: RemoteAudio
  setSource(source: RtcSource, isAvailable: boolean): void
  /** Sets all sources after joining: one that is not named has stopped meanwhile. */
  setSources(sources: readonly RtcSource[]): void
  setTrack(source: RtcSource, track: MediaStreamTrack | null): void
  /** Drops the tracks of a lost connection. Pictures stay frozen until the next one brings new tracks. */
  forgetTracks(): void
  track(source: RtcSource): MediaStreamTrack | undefined
  attach(source: { userId: UserId; kind: VideoKind }, element: HTMLElement, options: AttachOptions): () => void
  /** Lists every sound, and the pictures that are in sight on the page, the largest first. */
  wanted(): RtcSource[]
  voices(): { userId: UserId; track: MediaStreamTrack }[]
  cameraCount(): number
  clear(): void
}

export interface RemoteMediaEvents {
  onMedia(media: RtcEvents['media']): void
  onFirstFrame(source: RtcEvents['first-frame']): void
  onWantedChange(): void
  onAutoplayBlocked(): void
}

interface ShownPicture {
  source: { userId: UserId; kind: VideoKind }
  watched: WatchedElement
}

const streamKey = ({ userId, kind }: RtcSource) => `${kind}:${userId}`

export function createRemoteMedia(events: RemoteMediaEvents): RemoteMedia {
  const sources = new Map<string, RtcSource>()
  const tracks = new Map<string, MediaStreamTrack>()
  const views = new Map<VideoView, ShownPicture>()
  // Pictures that were taken off the page a moment ago, for one that only moves to another place.
  const leaving = new Map<string, ReturnType<typeof setTimeout>>()
  let lastPictures: readonly RtcSource[] = []
  // Sources whose first frame was announced.
  const seen = new Set<string>()
  const audio = createRemoteAudio(events.onAutoplayBlocked)

  const isSent = (userId: UserId) => (kind: StreamKind) => sources.has(streamKey({ userId, kind }))
  const availableTrack = ({ userId, kind }: RtcSource) => {
    const is = isSent(userId)
    const isAvailable = kind === 'camera' ? is('camera') || is('cameraSmall') : is(kind)
    return isAvailable ? tracks.get(sourceKey({ userId, kind })) : undefined
  }
  const show = (source: RtcSource) => {
    const { userId, kind } = source
    if (kind === 'mic') return audio.setTrack(userId, availableTrack(source) ?? null)
    if (kind === 'screenAudio') return audio.setTrack(userId, availableTrack(source) ?? null, 'screen')
    const key = sourceKey(source)
    for (const [view, shown] of views) {
      if (sourceKey(shown.source) === key) view.setTrack(availableTrack(shown.source) ?? null)
    }
  }

  // A page of tiles comes into sight tile by tile: they are asked for together, when the widest is known.
  let changeTimer: ReturnType<typeof setTimeout> | undefined
  const changeWanted = () => {
    changeTimer ??= setTimeout(() => {
      changeTimer = undefined
      events.onWantedChange()
    })
  }

  const setSource = (source: RtcSource, isAvailable: boolean) => {
    const key = streamKey(source)
    if (isAvailable === sources.has(key)) return
    if (isAvailable) sources.set(key, source)
    else {
      sources.delete(key)
      seen.delete(sourceKey(source))
    }
    changeWanted()
    show(source)
    const { userId, kind } = source
    const is = isSent(userId)
    if (kind === 'screen' || kind === 'screenAudio') {
      events.onMedia({ userId, kind: 'screen', available: is('screen'), hasSound: is('screenAudio') })
    } else if (isMediaKind(kind)) events.onMedia({ userId, kind, available: isAvailable })
  }

  const picturesInSight = (): RtcSource[] => {
    const shown = [...views.values()]
    const cameras = chooseCameras(
      shown.flatMap(({ source: { userId, kind }, watched: { width, isSeen } }) =>
        kind === 'camera' ? [{ userId, width, isSeen }] : [],
      ),
    )
    const screens = shown.filter(({ source, watched }) => source.kind === 'screen' && watched.isSeen)
    return [
      ...screens.map(({ source }) => source).filter(({ userId, kind }) => isSent(userId)(kind)),
      ...[...cameras].flatMap(([userId, quality]) => {
        const kind = streamFor(quality, isSent(userId))
        return kind === null ? [] : [{ userId, kind }]
      }),
    ]
  }

  return {
    audio,
    setSource,
    setSources(present) {
      const keys = new Set(present.map(streamKey))
      for (const [key, source] of sources) if (!keys.has(key)) setSource(source, false)
      for (const source of present) setSource(source, true)
    },
    setTrack(source, track) {
      if (track) tracks.set(sourceKey(source), track)
      else tracks.delete(sourceKey(source))
      show(source)
    },
    forgetTracks: () => tracks.clear(),
    track: availableTrack,
    attach(source, element, { fit = 'cover' }) {
      const key = sourceKey(source)
      const view = createVideoView({
        element,
        fit,
        isMirrored: false,
        onFirstFrame() {
          if (seen.has(key)) return
          seen.add(key)
          events.onFirstFrame(source)
        },
      })
      const watched = watchElement(element, changeWanted)
      views.set(view, { source, watched })
      view.setTrack(availableTrack(source) ?? null)
      changeWanted()
      return () => {
        view.remove()
        watched.stop()
        if (!views.delete(view)) return
        if (watched.isSeen) {
          clearTimeout(leaving.get(key))
          leaving.set(
            key,
            setTimeout(() => {
              leaving.delete(key)
              changeWanted()
            }, LET_GO_MS),
          )
        }
        changeWanted()
      }
    },
    wanted() {
      const sounds = [...sources.values()].filter(({ kind }) => isSound(kind))
      const inSight = picturesInSight()
      const keys = new Set(inSight.map(sourceKey))
      const rest = lastPictures.filter((source) => {
        const key = sourceKey(source)
        return !keys.has(key) && leaving.has(key) && sources.has(streamKey(source))
      })
      lastPictures = [...inSight, ...rest].slice(0, MOST_PICTURES)
      return [...sounds, ...lastPictures]
    },
    voices() {
      return [...sources.values()].flatMap(({ userId, kind }) => {
        const track = kind === 'mic' ? audio.track(userId) : undefined
        return track ? [{ userId, track }] : []
      })
    },
    cameraCount: () => [...sources.values()].filter(({ kind }) => kind === 'camera').length,
    clear() {
      sources.clear()
      tracks.clear()
      seen.clear()
      clearTimeout(changeTimer)
      changeTimer = undefined
      for (const timer of leaving.values()) clearTimeout(timer)
      leaving.clear()
      lastPictures = []
      for (const view of views.keys()) view.setTrack(null)
      audio.close()
    },
  }
}
