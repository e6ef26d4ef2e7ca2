/**
 * Opens and closes the devices that we send from, remembers mutes, and notices unplugged cameras. It knows no
 * connections.
 */
import type { MediaKind } from '../../../../core/room/room-types.ts'
import { type PublishOptions, RtcError } from '../../../../ports/rtc-engine.ts'
import { openScreen, openTrack, type SharedScreen } from '../devices/devices.ts'

export interface Publisher {
  /** Opens the device and starts sending, audible and visible, or changes to other options. @throws {RtcError} */
  start(kind: MediaKind, options: PublishOptions): Promise<void>
  stop(kind: MediaKind): void
  stopAll(): void
  /** Lasts until the source is stopped or started anew; nothing happens to one that is off. */
  setMuted(kind: 'mic' | 'camera', isMuted: boolean): void
  /** Keeps sending the old device until the new one is open. @throws {RtcError} */
  switchDevice(kind: 'mic' | 'camera', deviceId: string): Promise<void>
  /** What is open, null when it is off. `sound` is that of a shared screen, where the person gave it. */
  open(kind: MediaKind): Readonly<Publication> | null
}

export interface Publication {
  track: MediaStreamTrack
  sound: MediaStreamTrack | null
  options: PublishOptions
}

export interface PublisherEvents {
  onChange(kind: MediaKind): void
  /** The device ended by itself. Its publication is already gone. */
  onLost(kind: MediaKind, error: RtcError): void
}

export function createPublisher({ onChange, onLost }: PublisherEvents): Publisher {
  const publications = new Map<MediaKind, Publication>()
  // Counts starts and stops by kind, so that a device which opens late is given back at once.
  const attempts: Record<MediaKind, number> = { mic: 0, camera: 0, screen: 0 }

  const release = (kind: MediaKind) => {
    const publication = publications.get(kind)
    if (!publication) return
    for (const track of [publication.track, publication.sound]) {
      if (!track) continue
      track.onended = null
      track.stop()
    }
    publications.delete(kind)
  }

  const hold = (kind: MediaKind, { track, sound }: SharedScreen, options: PublishOptions) => {
    if (publications.get(kind)?.track !== track) release(kind)
    track.onended = () => {
      release(kind)
      onChange(kind)
      // "Stop sharing" in the browser's own bar is the person's wish; a camera does not end by wish.
      onLost(kind, new RtcError(kind === 'screen' ? 'aborted' : 'device-missing', { kind }))
    }
    const publication: Publication = { track, sound, options }
    if (sound) {
      sound.onended = () => {
        publication.sound = null
        onChange(kind)
      }
    }
    publications.set(kind, publication)
    onChange(kind)
  }

  const start = async (kind: MediaKind, { track, ...options }: PublishOptions, keepsMute = false) => {
    attempts[kind] += 1
    const attempt = attempts[kind]
    const opened =
      kind === 'screen'
        ? await openScreen()
        : { track: await openTrack(kind, track ? { ...options, track } : options), sound: null }
    if (attempt !== attempts[kind]) {
      opened.track.stop()
      opened.sound?.stop()
      throw new RtcError('aborted', { kind })
    }
    // Read now and not before: the person may have muted while the new device was opening.
    opened.track.enabled = keepsMute ? (publications.get(kind)?.track.enabled ?? true) : true
    hold(kind, opened, options)
  }

  const stop = (kind: MediaKind) => {
    attempts[kind] += 1
    if (!publications.has(kind)) return
    release(kind)
    onChange(kind)
  }

  return {
    start: (kind, options) => start(kind, options),
    stop,
    stopAll() {
      for (const kind of ['mic', 'camera', 'screen'] as const) stop(kind)
    },
    setMuted(kind, isMuted) {
      const track = publications.get(kind)?.track
      if (track) track.enabled = !isMuted
    },
    async switchDevice(kind, deviceId) {
      const publication = publications.get(kind)
      if (!publication) return
      const options = { ...publication.options, deviceId }
      try {
        await start(kind, options, true)
      } catch (error) {
        // Phones open one camera at a time: let go of the old one first.
        if (!(error instanceof RtcError) || error.code !== 'device-busy') throw error
        publication.track.stop()
        await start(kind, options, true)
      }
    },
    open: (kind) => publications.get(kind) ?? null,
  }
}
