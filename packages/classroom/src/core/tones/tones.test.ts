import { describe, expect, it } from 'vitest'
import { hearTones } from './hear-tones.ts'
import { contourOfTone, nameTone, resampled, type Tone } from './name-tone.ts'
import type { PitchFrame } from './pitch-frames.ts'
import { splitSyllables } from './split-syllables.ts'
import { spokenTones } from './spoken-tones.ts'

const tones: readonly Tone[] = [1, 2, 3, 4]
const quiet: PitchFrame = { semitones: null, level: -70 }
/** A syllable of 300 ms with a quiet place after it, around semitone 20, half a range of 5. */
const spoken = (tone: Tone): PitchFrame[] => [
  ...resampled(contourOfTone(tone), 26).map((value) => ({ semitones: 20 + 5 * value, level: -20 })),
  quiet,
  quiet,
  quiet,
  quiet,
]

describe('the name of a tone', () => {
  it.each(tones)('tone %i is known by its own contour', (tone) => expect(nameTone(contourOfTone(tone))).toBe(tone))

  it('is not given where two tones fit alike', () => {
    // It rises half as far as the second tone, and begins half as high as the first.
    const between = resampled([0.45, 0.86], 16)
    expect(nameTone(between)).toBeNull()
  })

  it('is heard syllable by syllable, in the range of that voice', () => {
    const frames = [1, 2, 3, 4, 4, 3, 2, 1].flatMap((tone) => spoken(tone as Tone))
    expect(hearTones(frames, 8)?.map(({ tone }) => tone)).toEqual([1, 2, 3, 4, 4, 3, 2, 1])
  })

  it('is not guessed in a take that is too short', () => expect(hearTones(spoken(1), 12)).toBeNull())
})

describe('the borders of syllables', () => {
  it('lie where it is quiet', () => {
    const frames = [...spoken(1), ...spoken(4), ...spoken(2)]
    const spans = splitSyllables(frames, 3) ?? []
    expect(spans.slice(1).every(({ from }) => (frames[from]?.level ?? 0) < -60)).toBe(true)
  })

  it('are about even where nothing is quiet', () => {
    const frames = Array.from({ length: 90 }, (): PitchFrame => ({ semitones: 20, level: -20 }))
    expect(splitSyllables(frames, 3)?.map(({ from }) => from)).toEqual([0, 30, 60])
  })
})

describe('spoken tones', () => {
  it.each([
    [
      ['nǐ', 'hǎo'],
      [2, 3],
    ],
    [
      ['hěn', 'hǎo', 'chī'],
      [2, 3, 1],
    ],
    [
      ['nǐ', null, 'hǎo'],
      [3, 3],
    ],
    [
      ['bú', 'shì'],
      [2, 4],
    ],
    [
      ['péng', 'you'],
      [2, null],
    ],
    [['lǜ'], [4]],
  ])('of %j are %j', (syllables, expected) => expect(spokenTones(syllables)).toEqual(expected))
})
