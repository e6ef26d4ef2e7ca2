import { RecorderError } from '../../../core/recorder/recorder-state.ts'
import type { SoundSource } from '../../../ports/sound-source.ts'

/** The microphone for a page that seldom records: all of its code is fetched when the first recording begins. */
export const createLateMicrophone = (): SoundSource => ({
  async open(deviceId, handlers) {
    const { createMicrophoneSource } = await import('./microphone-source.ts').catch((cause: unknown) => {
      throw new RecorderError('not-loaded', { cause })
    })
    return createMicrophoneSource().open(deviceId, handlers)
  },
})
