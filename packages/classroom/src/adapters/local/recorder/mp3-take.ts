import type { WasmMediaEncoder } from 'wasm-media-encoders'
import type { Recorded } from '../../../ports/sound-source.ts'

/** Speech is clear at it, and a minute is half a megabyte. */
export const MP3_KBIT = 64

export interface Mp3Take {
  add(samples: Float32Array): void
  end(): Recorded
}

/** Encodes samples as they come, measures their length, and finds the loudest. */
export function createMp3Take(encoder: WasmMediaEncoder<'audio/mpeg'>, sampleRate: number): Mp3Take {
  encoder.configure({ sampleRate, channels: 1, bitrate: MP3_KBIT })
  const frames: BlobPart[] = []
  let count = 0
  let peak = 0
  // The encoder uses the memory of its answer again.
  const keep = (frame: Uint8Array) => void frames.push(frame.slice())
  return {
    add(samples) {
      count += samples.length
      for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
      keep(encoder.encode([samples]))
    },
    end() {
      keep(encoder.finalize())
      const durationMs = Math.round((count / sampleRate) * 1_000)
      return { mp3: new Blob(frames, { type: 'audio/mpeg' }), durationMs, peak }
    },
  }
}
