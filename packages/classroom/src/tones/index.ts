/** The tones of a voice: its pitch, syllable by syllable, and what they are called. Nothing leaves the device. */
export { hearTones, type HeardSyllable } from '../core/tones/hear-tones.ts'
export {
  contourOfTone,
  nameTone,
  shapeDistance,
  syllableContour,
  type Tone,
  type VoiceRange,
  voiceRange,
} from '../core/tones/name-tone.ts'
export { HOP_MS, type PitchFrame, SAMPLE_RATE, voicedOf } from '../core/tones/pitch-frames.ts'
export { spokenTones, toneOfSyllable } from '../core/tones/spoken-tones.ts'
export { heardPitch } from '../adapters/local/tones/heard-pitch.ts'
