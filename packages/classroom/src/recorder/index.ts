/** Takes spoken into the microphone, as mp3, that survive a reload until they are handed in. */
export {
  type Heard,
  RecorderError,
  type RecorderErrorCode,
  type RecorderState,
  TAKE_MAX_MS,
  type TakeRefusal,
} from '../core/recorder/recorder-state.ts'
export type { OpenRecording, Recorded, SoundHandlers, SoundSource } from '../ports/sound-source.ts'
export type { Take, TakePart, TakeStore } from '../ports/take-store.ts'
export {
  createRecorder,
  type Recorder,
  type RecorderOptions,
  type RecorderView,
} from '../adapters/local/recorder/create-recorder.ts'
export { createIdbTakeStore } from '../adapters/local/recorder/idb-take-store.ts'
export { createMicrophoneSource, prefetchMicrophone } from '../adapters/local/recorder/microphone-source.ts'
