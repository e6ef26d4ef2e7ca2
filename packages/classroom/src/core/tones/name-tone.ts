/** Names the tone of a syllable from the shape of its pitch. */
import { type PitchFrame, voicedOf } from './pitch-frames.ts'

export type Tone = 1 | 2 | 3 | 4

/** Middle of a voice in semitones, and half of the range that it speaks in. */
export interface VoiceRange {
  middle: number
  half: number
}

/** A voice that moves less than this is taken to move this much: noise would look like tones. */
const SMALLEST_HALF_ST = 1.2
const POINTS = 16
/** The beginning of a voiced stretch belongs to the consonant. */
const ONSET_SHARE = 0.2
/** Unvoiced for so long, and it is another stretch. */
const GAP_FRAMES = 12
const SHORTEST_FRAMES = 6
/** Two tones that fit this alike cannot be told apart. */
const UNSURE = 0.12

/**
 * Contours in the scale of a voice: 0 its middle, 1 and −1 the edges. The third tone is spoken in full, low before
 * others, and with a long rise when it is read alone; the second and the fourth are also even glides.
 */
const TEMPLATES: readonly { tone: Tone; points: readonly number[] }[] = [
  { tone: 1, points: [0.8, 0.85, 0.8] },
  { tone: 2, points: [-0.15, 0, 0.35, 0.85] },
  { tone: 3, points: [-0.5, -0.9, -1, -0.5] },
  { tone: 3, points: [-0.4, -0.8, -1, -1] },
  { tone: 4, points: [0.9, 0.6, -0.2, -0.9] },
  { tone: 2, points: [0.1, 0.9] },
  { tone: 3, points: [-0.8, -1.05, -1, -0.4, 0.1] },
  { tone: 4, points: [0.5, -0.9] },
]

/** The contour of a tone as it is spoken alone, in the scale of a voice, for drawing. */
export const contourOfTone = (tone: Tone): readonly number[] =>
  resampled(TEMPLATES.find((template) => template.tone === tone)?.points ?? [], POINTS)

/** Null where hardly anything is voiced. */
export function voiceRange(frames: readonly PitchFrame[]): VoiceRange | null {
  const voiced = voicedOf(frames).sort((a, b) => a - b)
  if (voiced.length < SHORTEST_FRAMES) return null
  const at = (share: number) => voiced[Math.min(voiced.length - 1, Math.floor(share * voiced.length))] ?? 0
  const [low, high] = [at(0.05), at(0.95)]
  return { middle: (low + high) / 2, half: Math.max(SMALLEST_HALF_ST, (high - low) / 2) }
}

/** The pitch of one syllable in the scale of its voice, 16 points; null where nothing was heard clearly. */
export function syllableContour(frames: readonly PitchFrame[], { middle, half }: VoiceRange): readonly number[] | null {
  const stretch = longestStretch(frames)
  if (stretch.length < SHORTEST_FRAMES) return null
  const spoken = stretch.slice(Math.floor(stretch.length * ONSET_SHARE))
  return resampled(spoken, POINTS).map((semitones) => (semitones - middle) / half)
}

/** Voiced frames that belong together; short gaps are bridged. */
function longestStretch(frames: readonly PitchFrame[]): number[] {
  let longest: number[] = []
  let current: number[] = []
  let gap = 0
  for (const { semitones } of frames) {
    if (semitones === null) {
      gap += 1
      if (gap > GAP_FRAMES) current = []
      continue
    }
    const before = current.at(-1)
    if (before !== undefined)
      for (let step = 1; step <= gap; step++) current.push(before + ((semitones - before) * step) / (gap + 1))
    current.push(semitones)
    gap = 0
    if (current.length > longest.length) longest = current
  }
  return [...longest]
}

/** @returns null where two tones fit alike */
export function nameTone(contour: readonly number[]): Tone | null {
  const distances = new Map<Tone, number>()
  for (const { tone, points } of TEMPLATES) {
    const distance = shapeDistance(contour, resampled(points, contour.length))
    distances.set(tone, Math.min(distance, distances.get(tone) ?? Number.POSITIVE_INFINITY))
  }
  const [first, second] = [...distances].sort(([, a], [, b]) => a - b)
  if (!first || !second || second[1] - first[1] <= UNSURE) return null
  return first[0]
}

/** How far two contours are apart: their shapes without their height, and a little of their heights. */
export function shapeDistance(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)]
  const squares = one.map((value, place) => (value - meanOne - ((other[place] ?? 0) - meanOther)) ** 2)
  return Math.sqrt(mean(squares)) + 0.45 * Math.abs(meanOne - meanOther)
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The same line through so many points, at even distances. */
export function resampled(points: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const at = count === 1 ? 0 : (index / (count - 1)) * (points.length - 1)
    const [low, high] = [points[Math.floor(at)] ?? 0, points[Math.ceil(at)] ?? 0]
    return low + (high - low) * (at - Math.floor(at))
  })
}
