/** Measures how many tones are named right: glides of a made-up voice at three heights, under noise. */
import { hearTones, heardPitch, SAMPLE_RATE, type Tone } from '@hwjy/classroom/tones'
import { type Bench, median, ms } from './row.ts'

const TONES: readonly Tone[] = [1, 2, 3, 4]
/** A man's, a woman's and a child's. */
const VOICES = { 'low voice, 110 Hz': 110, 'middle voice, 210 Hz': 210, 'high voice, 300 Hz': 300 } as const
const NOISE_DB = 15
const SYLLABLE_S = 0.32
const PAUSE_S = 0.12
/** Half of the range of these voices, in semitones; about that of a person who reads to a class. */
const HALF_ST = 4

export const run: Bench = async function* ({ size }) {
  const takes = size === 'short' ? 6 : size === 'usual' ? 40 : 200
  const random = randomFrom(7)
  const times: number[] = []
  let all = 0
  let right = 0
  for (const [name, hertz] of Object.entries(VOICES)) {
    let found = 0
    for (let take = 0; take < takes; take++) {
      const wanted = shuffled([...TONES, ...TONES], random)
      const samples = spoken(wanted, hertz, random)
      const startedAt = performance.now()
      const heard = hearTones(heardPitch(samples), wanted.length)
      times.push((performance.now() - startedAt) / (samples.length / SAMPLE_RATE))
      found += wanted.filter((tone, place) => heard?.[place]?.tone === tone).length
    }
    const count = takes * 2 * TONES.length
    all += count
    right += found
    yield {
      what: `${name}: tones named right, of ${count}`,
      ours: share(found / count),
      rival: '',
      ratio: '',
      goal: '≥ 95 %',
    }
  }
  if (right / all < 0.95) throw new Error(`only ${share(right / all)} of the tones were named right`)
  yield { what: 'work for a second of sound, median', ours: ms(median(times)), rival: '', ratio: '', goal: '≤ 200 ms' }
}

/** Glides with five harmonics, each a little higher, longer and steeper than the last, under white noise. */
function spoken(tones: readonly Tone[], hertz: number, random: () => number): Float32Array {
  const parts = tones.flatMap((tone) => [
    glide(tone, hertz, random),
    new Float32Array(Math.round(PAUSE_S * SAMPLE_RATE)),
  ])
  const samples = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  const voiced = parts.filter((_, place) => place % 2 === 0)
  const energy = voiced.reduce((sum, part) => sum + part.reduce((all, value) => all + value * value, 0), 0)
  const count = voiced.reduce((sum, part) => sum + part.length, 0)
  const noise = Math.sqrt(energy / count) * 10 ** (-NOISE_DB / 20)
  // Uniform numbers have a third of the energy of their peak.
  return samples.map((value) => value + noise * Math.sqrt(3) * (2 * random() - 1))
}

/** Chao's five heights: 55, 35, 214, 51. */
const GLIDES: Record<Tone, readonly number[]> = { 1: [1, 1], 2: [0, 1], 3: [-0.5, -1, 0.5], 4: [1, -1] }

function glide(tone: Tone, hertz: number, random: () => number): Float32Array {
  const length = Math.round(SYLLABLE_S * (0.85 + 0.3 * random()) * SAMPLE_RATE)
  const half = HALF_ST * (0.85 + 0.3 * random())
  const shift = 0.6 * (random() - 0.5)
  const points = GLIDES[tone]
  let phase = 0
  return Float32Array.from({ length }, (_, index) => {
    const at = (index / (length - 1)) * (points.length - 1)
    const [low, high] = [points[Math.floor(at)] ?? 0, points[Math.ceil(at)] ?? 0]
    const semitones = shift + half * (low + (high - low) * (at - Math.floor(at)))
    phase += (2 * Math.PI * hertz * 2 ** (semitones / 12)) / SAMPLE_RATE
    const envelope = Math.min(1, index / 400, (length - index) / 800)
    return (
      envelope *
      [1, 0.6, 0.4, 0.25, 0.15].reduce((sum, level, harmonic) => sum + level * Math.sin(phase * (harmonic + 1)), 0)
    )
  })
}

const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item)

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const share = (value: number) => `${(value * 100).toFixed(1)} %`
