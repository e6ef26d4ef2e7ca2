/** Plays the voices of the others, and the sound of their shared screens: one hidden <audio> for each. */
import type { UserId } from '../../../../core/room/ids.ts'

/** A person's voice, or the sound of their shared screen. */
export type SoundOf = 'mic' | 'screen'

export interface RemoteAudio {
  /** @param of default `mic` */
  setTrack(userId: UserId, track: MediaStreamTrack | null, of?: SoundOf): void
  /** Remembered for people whose sound is not here yet. `volume` 0..100. */
  configure(userId: UserId, options: { muted?: boolean; volume?: number; of?: SoundOf }): void
  /** Plays what the browser held back; call it from a click. @throws DOMException when it still refuses */
  resume(): Promise<void>
  /** Browsers that cannot choose a speaker keep the default one. */
  setSpeaker(deviceId: string): Promise<void>
  track(userId: UserId): MediaStreamTrack | undefined
  close(): void
}

export function createRemoteAudio(onBlocked: () => void): RemoteAudio {
  const voices = new Map<string, { element: HTMLAudioElement; track: MediaStreamTrack }>()
  const settings = new Map<string, { muted: boolean; volume: number }>()
  let speakerId = ''
  let isBlocked = false

  const apply = (key: string) => {
    const element = voices.get(key)?.element
    const { muted, volume } = settings.get(key) ?? { muted: false, volume: 100 }
    if (element) Object.assign(element, { muted, volume: volume / 100 })
  }

  const play = (element: HTMLAudioElement) =>
    element.play().catch((error: unknown) => {
      // Anything else is an interruption by the next track, which plays itself.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || isBlocked) return
      isBlocked = true
      onBlocked()
    })

  const remove = (key: string) => {
    const voice = voices.get(key)
    if (!voice) return
    voice.element.srcObject = null
    voice.element.remove()
    voices.delete(key)
  }

  return {
    setTrack(userId, track, of = 'mic') {
      const key = keyOf(userId, of)
      if (voices.get(key)?.track === track) return
      remove(key)
      if (!track) return
      const element = document.createElement('audio')
      element.autoplay = true
      element.hidden = true
      element.srcObject = new MediaStream([track])
      if (speakerId) void element.setSinkId(speakerId).catch(() => undefined)
      document.body.append(element)
      voices.set(key, { element, track })
      apply(key)
      void play(element)
    },
    configure(userId, { of = 'mic', ...options }) {
      const key = keyOf(userId, of)
      settings.set(key, { muted: false, volume: 100, ...settings.get(key), ...options })
      apply(key)
    },
    async resume() {
      await Promise.all([...voices.values()].map(({ element }) => element.play()))
      isBlocked = false
    },
    async setSpeaker(deviceId) {
      // Not remembered either: the next voice would ask for it, and be lost.
      if (!('setSinkId' in HTMLMediaElement.prototype)) return
      speakerId = deviceId
      await Promise.all([...voices.values()].map(({ element }) => element.setSinkId(deviceId)))
    },
    track: (userId) => voices.get(keyOf(userId, 'mic'))?.track,
    close() {
      for (const key of voices.keys()) remove(key)
    },
  }
}

const keyOf = (userId: UserId, of: SoundOf) => `${of}:${userId}`
