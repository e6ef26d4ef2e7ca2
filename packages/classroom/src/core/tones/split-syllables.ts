import type { PitchFrame } from './pitch-frames.ts'

/** Frames of one syllable: from, and before which. */
export interface FrameSpan {
  from: number
  until: number
}

/** A syllable is seldom shorter than 80 ms, and seldom three times as long as the others. */
const SHORTEST = 8
const LONGEST_SHARE = 3
/** What a border in a loud place costs, beside what an uneven length costs. */
const LOUD_BORDER = 0.12

/**
 * Cuts a take into so many syllables: borders lie where it is quiet, and lengths are about even. It hears no words, so a
 * reader who leaves some out moves the borders.
 * @returns null where the take is too short for so many
 */
export function splitSyllables(frames: readonly PitchFrame[], count: number): readonly FrameSpan[] | null {
  const first = frames.findIndex(({ semitones }) => semitones !== null)
  const last = frames.findLastIndex(({ semitones }) => semitones !== null)
  if (first < 0 || count < 1 || last + 1 - first < count * SHORTEST) return null
  const spoken = frames.slice(first, last + 1)
  const usual = spoken.length / count
  const longest = Math.ceil(usual * LONGEST_SHARE)
  const loudest = Math.max(...spoken.map(({ level }) => level))
  // 0 where it is silent, 1 where it is loudest.
  const loudness = spoken.map(({ level }) => Math.max(0, 1 + (level - loudest) / 30))

  // best[n][end]: the least cost of the first n syllables that end there.
  const best = Array.from({ length: count + 1 }, () =>
    new Float64Array(spoken.length + 1).fill(Number.POSITIVE_INFINITY),
  )
  const cameFrom = Array.from({ length: count + 1 }, () => new Int32Array(spoken.length + 1))
  const row = (n: number) => best[n] ?? new Float64Array()
  row(0)[0] = 0
  for (let n = 1; n <= count; n++) {
    for (let end = n * SHORTEST; end <= spoken.length; end++) {
      const border = n === count ? 0 : (loudness[end] ?? 0) / LOUD_BORDER
      for (let length = SHORTEST; length <= Math.min(longest, end); length++) {
        const cost = (row(n - 1)[end - length] ?? Number.POSITIVE_INFINITY) + ((length - usual) / usual) ** 2 + border
        if (cost >= (row(n)[end] ?? 0)) continue
        row(n)[end] = cost
        const from = cameFrom[n]
        if (from) from[end] = end - length
      }
    }
  }
  if (!Number.isFinite(row(count)[spoken.length] ?? Number.POSITIVE_INFINITY)) return null
  const spans: FrameSpan[] = []
  for (let n = count, end = spoken.length; n > 0; n--) {
    const from = cameFrom[n]?.[end] ?? 0
    spans.unshift({ from: first + from, until: first + end })
    end = from
  }
  return spans
}
