/** Measures the encoder of takes beside lamejs, on the same samples. */
import { Mp3Encoder } from '@breezystack/lamejs'
import { createMp3Encoder } from 'wasm-media-encoders'
import { createMp3Take, MP3_KBIT } from '../../packages/classroom/src/adapters/local/recorder/mp3-take.ts'
import { type Bench, kilobytes, median, ms, type Size, times } from './row.ts'

const SAMPLE_RATE = 48_000
/** The audio thread hands over this number of samples at a time. */
const BATCH_SAMPLES = 4_096
const usual = { seconds: 60, rounds: 3 }
const sizes: Record<Size, typeof usual> = { short: { seconds: 2, rounds: 1 }, usual, full: usual }

export const run: Bench = async function* ({ size }) {
  const { seconds, rounds } = sizes[size]
  const batches = speech(seconds)
  const encoder = await createMp3Encoder()
  const ours: Encoded[] = []
  const lamejs: Encoded[] = []
  // The first of each is thrown away: it compiles.
  for (let round = 0; round <= rounds; round++) {
    ours.push(measured(() => encodeOurs(encoder, batches)))
    lamejs.push(measured(() => encodeLamejs(batches)))
  }
  const cpu = (all: readonly Encoded[]) => median(all.slice(1).map(({ cpuMs }) => cpuMs))
  yield {
    what: `mp3 of ${seconds} s, ${MP3_KBIT} kbit/s, mono: CPU (median of ${rounds})`,
    ours: ms(cpu(ours)),
    rival: `${ms(cpu(lamejs))} (lamejs 1.2.7)`,
    ratio: times(cpu(lamejs), cpu(ours)),
    goal: '≥ 3×',
  }
  yield {
    what: `mp3 of ${seconds} s: bytes`,
    ours: kilobytes(ours[0]?.bytes ?? 0),
    rival: kilobytes(lamejs[0]?.bytes ?? 0),
    ratio: '',
    goal: `${kilobytes((seconds * MP3_KBIT * 1_000) / 8)} and a frame`,
  }
}

interface Encoded {
  cpuMs: number
  bytes: number
}

function measured(encode: () => number): Encoded {
  const before = process.cpuUsage()
  const bytes = encode()
  const { user, system } = process.cpuUsage(before)
  return { cpuMs: (user + system) / 1_000, bytes }
}

function encodeOurs(encoder: Awaited<ReturnType<typeof createMp3Encoder>>, batches: readonly Float32Array[]): number {
  const take = createMp3Take(encoder, SAMPLE_RATE)
  for (const batch of batches) take.add(batch)
  return take.end().mp3.size
}

function encodeLamejs(batches: readonly Float32Array[]): number {
  const encoder = new Mp3Encoder(1, SAMPLE_RATE, MP3_KBIT)
  let bytes = 0
  for (const batch of batches) {
    // It takes whole numbers, so turning samples into them is part of its work.
    bytes += encoder.encodeBuffer(Int16Array.from(batch, (sample) => sample * 32_767)).length
  }
  return bytes + encoder.flush().length
}

/** Vowels with overtones that rise and fall, pauses between them, a little noise: what a voice asks of an encoder. */
function speech(seconds: number): readonly Float32Array[] {
  const count = seconds * SAMPLE_RATE
  let state = 1
  const noise = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state / 2 ** 31 - 1
  }
  const samples = Float32Array.from({ length: count }, (_, index) => {
    const at = index / SAMPLE_RATE
    const pitch = 180 + 60 * Math.sin(2 * Math.PI * 1.3 * at)
    const isVoiced = Math.sin(2 * Math.PI * 2.1 * at) > -0.6
    const tone = [1, 2, 3, 5, 8].reduce((sum, over) => sum + Math.sin(2 * Math.PI * pitch * over * at) / over, 0)
    return (isVoiced ? 0.2 * tone : 0) + 0.01 * noise()
  })
  return Array.from({ length: Math.ceil(count / BATCH_SAMPLES) }, (_, index) =>
    samples.slice(index * BATCH_SAMPLES, (index + 1) * BATCH_SAMPLES),
  )
}
