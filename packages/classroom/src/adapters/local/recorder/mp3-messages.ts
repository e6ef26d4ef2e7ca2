import type { Recorded } from '../../../ports/sound-source.ts'

/** @property port samples as `Float32Array`, then `'end'` */
export interface EncoderRequest {
  port: MessagePort
  sampleRate: number
}

export type EncoderReply = { type: 'ready' } | { type: 'not-loaded' } | ({ type: 'done' } & Recorded)
