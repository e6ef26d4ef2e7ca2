import type { WasmMediaEncoder } from 'wasm-media-encoders'
import type { Recorded } from '../../../ports/sound-source.ts'

/** Speech is clear at it, and a minute is half a megabyte. */
export const MP3_KBIT = 64

/** A reload loses no more than this of a running take. */
const PART_SECONDS = 2

export interface Mp3Take {
  /** @returns the frames since the last part, once they are long enough to be kept */
  add(samples: Float32Array): Recorded | null
  end(): Recorded
}

/** Encodes samples as they come, measures their length, and finds the loudest. */
export function createMp3Take(encoder: WasmMediaEncoder<'audio/mpeg'>, sampleRate: number): Mp3Take {
  encoder.configure({ sampleRate, channels: 1, bitrate: MP3_KBIT })
  const frames: BlobPart[] = []
  let count = 0
  let [partFrom, partCount] = [0, 0]
  let peak = 0
  // The encoder uses the memory of its answer again.
  const keep = (frame: Uint8Array) => void frames.push(frame.slice())
  const recorded = (parts: BlobPart[]): Recorded => ({
    mp3: new Blob(parts, { type: 'audio/mpeg' }),
    durationMs: Math.round((count / sampleRate) * 1_000),
    peak,
  })
  return {
    add(samples) {
      count += samples.length
      for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
      keep(encoder.encode([samples]))
      if (count - partCount < PART_SECONDS * sampleRate) return null
      const part = recorded(frames.slice(partFrom))
      partFrom = frames.length
      partCount = count
      return part
    },
    end() {
      keep(encoder.finalize())
      return recorded(frames)
    },
  }
}
