import type { Recorded } from '../../../ports/sound-source.ts'

/**
 * @property port samples as `Float32Array`, then `'end'`
 * @property encoderUrl the encoder's WebAssembly
 */
export interface EncoderRequest {
  port: MessagePort
  sampleRate: number
  encoderUrl: string
}

/** A `part` has the frames since the part before, `done` has all of them. */
export type EncoderReply = { type: 'ready' } | { type: 'not-loaded' } | ({ type: 'part' | 'done' } & Recorded)
