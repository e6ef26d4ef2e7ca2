import { nameTone, syllableContour, type Tone, voiceRange } from './name-tone.ts'
import type { PitchFrame } from './pitch-frames.ts'
import { splitSyllables } from './split-syllables.ts'

export interface HeardSyllable {
  /** In the scale of the voice, 0 its middle, ±1 its edges; null where nothing was heard clearly. */
  contour: readonly number[] | null
  /** Null where it is not clear which. */
  tone: Tone | null
}

/** What was heard of each syllable of a take; null where the take is too short or too quiet for them. */
export function hearTones(frames: readonly PitchFrame[], count: number): readonly HeardSyllable[] | null {
  const range = voiceRange(frames)
  const spans = splitSyllables(frames, count)
  if (!range || !spans) return null
  return spans.map(({ from, until }) => {
    const contour = syllableContour(frames.slice(from, until), range)
    return { contour, tone: contour && nameTone(contour) }
  })
}
