/** Plays the voices of the others: one hidden <audio> for each. */
import type { UserId } from '../../../../core/room/ids.ts'

export interface RemoteAudio {
  setTrack(userId: UserId, track: MediaStreamTrack | null): void
  /** Remembered for people whose voice is not here yet. `volume` 0..100. */
  configure(userId: UserId, options: { muted?: boolean; volume?: number }): void
  /** Plays what the browser held back; call it from a click. @throws DOMException when it still refuses */
  resume(): Promise<void>
  /** Browsers that cannot choose a speaker keep the default one. */
  setSpeaker(deviceId: string): Promise<void>
  track(userId: UserId): MediaStreamTrack | undefined
  close(): void
}

export function createRemoteAudio(onBlocked: () => void): RemoteAudio {
  const voices = new Map<UserId, { element: HTMLAudioElement; track: MediaStreamTrack }>()
  const settings = new Map<UserId, { muted: boolean; volume: number }>()
  let speakerId = ''
  let isBlocked = false

  const apply = (userId: UserId) => {
    const element = voices.get(userId)?.element
    const { muted, volume } = settings.get(userId) ?? { muted: false, volume: 100 }
    if (element) Object.assign(element, { muted, volume: volume / 100 })
  }

  const play = (element: HTMLAudioElement) =>
    element.play().catch((error: unknown) => {
      // Anything else is an interruption by the next track, which plays itself.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || isBlocked) return
      isBlocked = true
      onBlocked()
    })

  const remove = (userId: UserId) => {
    const voice = voices.get(userId)
    if (!voice) return
    voice.element.srcObject = null
    voice.element.remove()
    voices.delete(userId)
  }

  return {
    setTrack(userId, track) {
      if (voices.get(userId)?.track === track) return
      remove(userId)
      if (!track) return
      const element = document.createElement('audio')
      element.autoplay = true
      element.hidden = true
      element.srcObject = new MediaStream([track])
      if (speakerId) void element.setSinkId(speakerId).catch(() => undefined)
      document.body.append(element)
      voices.set(userId, { element, track })
      apply(userId)
      void play(element)
    },
    configure(userId, options) {
      settings.set(userId, { muted: false, volume: 100, ...settings.get(userId), ...options })
      apply(userId)
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
    track: (userId) => voices.get(userId)?.track,
    close() {
      for (const userId of voices.keys()) remove(userId)
    },
  }
}
