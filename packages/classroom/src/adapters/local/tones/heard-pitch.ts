import { PitchDetector } from 'pitchy'
import { type PitchFrame, pitchFrames, SAMPLE_RATE, WINDOW_SAMPLES } from '../../../core/tones/pitch-frames.ts'

/** The pitch of a recording by McLeod's method. It takes about a tenth of the recording's time: call it in a worker. */
export function heardPitch(samples: Float32Array): PitchFrame[] {
  const detector = PitchDetector.forFloat32Array(WINDOW_SAMPLES)
  return pitchFrames(samples, (window) => detector.findPitch(window, SAMPLE_RATE))
}
