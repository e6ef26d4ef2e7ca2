import type { Recorded } from '../../../ports/sound-source.ts'

/** @property port samples as `Float32Array`, then `'end'` */
export interface EncoderRequest {
  port: MessagePort
  sampleRate: number
}

/** A `part` has the frames since the part before, `done` has all of them. */
export type EncoderReply = { type: 'ready' } | { type: 'not-loaded' } | ({ type: 'part' | 'done' } & Recorded)
