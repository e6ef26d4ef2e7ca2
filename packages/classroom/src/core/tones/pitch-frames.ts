/** The pitch of a voice, frame by frame. */

/** 10 ms of sound. `semitones` above 55 Hz; null where nothing is voiced. `level` in dB of full scale. */
export interface PitchFrame {
  semitones: number | null
  level: number
}

/** Finds a pitch in a window of samples: hertz, and how clear it is, 0..1. */
export type FindPitch = (window: Float32Array) => readonly [hertz: number, clarity: number]

export const SAMPLE_RATE = 16_000
export const HOP_MS = 10
/** 50 ms: three periods of the lowest voice. */
export const WINDOW_SAMPLES = 800
const HOP_SAMPLES = (SAMPLE_RATE * HOP_MS) / 1_000

const LOWEST_HZ = 55
const HIGHEST_HZ = 550
const CLEAR = 0.75
/** A voice this much below its loudest frame is breath, or the room. */
const LEVEL_SPAN_DB = 22
/** More than this away from the middle of a voice is an octave error of the detector. */
const OCTAVE_ERROR_ST = 9

/** @param samples mono, 16 kHz */
export function pitchFrames(samples: Float32Array, findPitch: FindPitch): PitchFrame[] {
  const frames: PitchFrame[] = []
  for (let start = 0; start + WINDOW_SAMPLES <= samples.length; start += HOP_SAMPLES) {
    const window = samples.subarray(start, start + WINDOW_SAMPLES)
    const [hertz, clarity] = findPitch(window)
    const isVoiced = clarity >= CLEAR && hertz >= LOWEST_HZ && hertz <= HIGHEST_HZ
    frames.push({ semitones: isVoiced ? 12 * Math.log2(hertz / LOWEST_HZ) : null, level: levelOf(window) })
  }
  return repaired(withoutQuiet(frames))
}

function levelOf(window: Float32Array): number {
  let sum = 0
  for (const sample of window) sum += sample * sample
  return 10 * Math.log10(sum / window.length + 1e-12)
}

function withoutQuiet(frames: readonly PitchFrame[]): PitchFrame[] {
  const loudest = Math.max(...frames.map(({ level }) => level), -120)
  return frames.map((frame) => (frame.level < loudest - LEVEL_SPAN_DB ? { ...frame, semitones: null } : frame))
}

/** Octave errors are put right against the middle of the voice; single frames that jump are smoothed. */
function repaired(frames: readonly PitchFrame[]): PitchFrame[] {
  const middle = median(voicedOf(frames))
  const inPlace = frames.map(({ semitones, level }) => {
    if (semitones === null) return { semitones, level }
    const off = semitones - middle
    const octaves = Math.abs(off) > OCTAVE_ERROR_ST ? Math.round(off / 12) : 0
    return { semitones: semitones - 12 * octaves, level }
  })
  return inPlace.map((frame, place) => {
    if (frame.semitones === null) return frame
    return { ...frame, semitones: median(voicedOf(inPlace.slice(Math.max(0, place - 2), place + 3))) }
  })
}

export const voicedOf = (frames: readonly PitchFrame[]): number[] =>
  frames.flatMap(({ semitones }) => (semitones === null ? [] : [semitones]))

/** NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
