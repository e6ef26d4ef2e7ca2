/** Records sound as mp3: the microphone of this device, or a made-up one in tests. */
import type { Heard } from '../core/recorder/recorder-state.ts'

export interface Recorded extends Heard {
  /** `audio/mpeg`, 64 kbit/s, mono. */
  mp3: Blob
}

export interface SoundHandlers {
  /** How loud it is, 0..100, some ten times a second. */
  onLevel: (level: number) => void
  /** Every few seconds: the mp3 frames since the last part, with the length and the loudest sample of all until now. */
  onPart: (part: Recorded) => void
  /** The device went; `stop` still gives what was heard. */
  onLost: () => void
}

export interface OpenRecording {
  /** Ends the recording and gives the device back. @throws {RecorderError} */
  stop(): Promise<Recorded>
  /** Gives the device back, and keeps nothing. Idempotent. */
  cancel(): void
}

export interface SoundSource {
  /** Records from the moment it resolves. @param deviceId null for the browser's choice. @throws {RecorderError} */
  open(deviceId: string | null, handlers: SoundHandlers): Promise<OpenRecording>
}
