/** Tracks what others send: which sources exist, which tracks carry them, and where they are shown and heard. */
import type { UserId } from '../../../../core/room/ids.ts'
import type { RtcSource } from '../../../../core/live/rtc-signal.ts'
import type { MediaKind } from '../../../../core/room/room-types.ts'
import type { RtcEvents, VideoKind } from '../../../../ports/rtc-engine.ts'
import { sourceKey } from '../link/media-link.ts'
import { createRemoteAudio, type RemoteAudio } from './remote-audio.ts'
import { createVideoView, type VideoView } from './video-view.ts'

export interface RemoteMedia {
  readonly audio: RemoteAudio
  setSource(source: RtcSource, isAvailable: boolean): void
  /** Sets all sources after joining: one that is not named has stopped meanwhile. */
  setSources(sources: readonly RtcSource[]): void
  setTrack(source: RtcSource, track: MediaStreamTrack | null): void
  /** Drops the tracks of a lost connection. Pictures stay frozen until the next one brings new tracks. */
  forgetTracks(): void
  track(source: RtcSource): MediaStreamTrack | undefined
  attach(source: { userId: UserId; kind: VideoKind }, element: HTMLElement, fit: 'cover' | 'contain'): () => void
  /** Lists every voice, and the pictures that are shown on the page. */
  wanted(): RtcSource[]
  voices(): { userId: UserId; trackId: string }[]
  clear(): void
}

export interface RemoteMediaEvents {
  onMedia(media: RtcEvents['media']): void
  onFirstFrame(source: RtcEvents['first-frame']): void
  onWantedChange(): void
  onAutoplayBlocked(): void
}

// A picture that moves to another place on the page is detached and attached again: do not let go meanwhile.
const LINGER_MS = 500

export function createRemoteMedia(events: RemoteMediaEvents): RemoteMedia {
  const sources = new Map<string, RtcSource>()
  const tracks = new Map<string, MediaStreamTrack>()
  const views = new Map<VideoView, string>()
  // Sources whose first frame was announced.
  const seen = new Set<string>()
  const audio = createRemoteAudio(events.onAutoplayBlocked)

  const availableTrack = (key: string) => (sources.has(key) ? tracks.get(key) : undefined)
  const show = ({ userId, kind }: RtcSource) => {
    const key = sourceKey({ userId, kind })
    const track = availableTrack(key) ?? null
    if (kind === 'mic') return audio.setTrack(userId, track)
    for (const [view, shown] of views) if (shown === key) view.setTrack(track)
  }

  const setSource = (source: RtcSource, isAvailable: boolean) => {
    const key = sourceKey(source)
    if (isAvailable === sources.has(key)) return
    if (isAvailable) sources.set(key, source)
    else {
      sources.delete(key)
      seen.delete(key)
    }
    events.onWantedChange()
    show(source)
    events.onMedia({ ...source, available: isAvailable })
  }

  return {
    audio,
    setSource,
    setSources(present) {
      const keys = new Set(present.map(sourceKey))
      for (const [key, source] of sources) if (!keys.has(key)) setSource(source, false)
      for (const source of present) setSource(source, true)
    },
    setTrack(source, track) {
      if (track) tracks.set(sourceKey(source), track)
      else tracks.delete(sourceKey(source))
      show(source)
    },
    forgetTracks: () => tracks.clear(),
    track: (source) => availableTrack(sourceKey(source)),
    attach(source, element, fit) {
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
      views.set(view, key)
      view.setTrack(availableTrack(key) ?? null)
      events.onWantedChange()
      return () => {
        view.remove()
        if (views.delete(view)) setTimeout(events.onWantedChange, LINGER_MS)
      }
    },
    wanted() {
      const shown = new Set(views.values())
      return [...sources].filter(([key, { kind }]) => kind === 'mic' || shown.has(key)).map(([, source]) => source)
    },
    voices() {
      return [...sources.values()].flatMap(({ userId, kind }: { userId: UserId; kind: MediaKind }) => {
        const track = kind === 'mic' ? audio.track(userId) : undefined
        return track ? [{ userId, trackId: track.id }] : []
      })
    },
    clear() {
      sources.clear()
      tracks.clear()
      seen.clear()
      for (const view of views.keys()) view.setTrack(null)
      audio.close()
    },
  }
}
