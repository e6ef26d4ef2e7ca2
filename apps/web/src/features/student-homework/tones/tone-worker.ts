/// <reference lib="webworker" />
/** Finds the pitch of a take beside the page. Nothing leaves the device. */
import { hearTones, heardPitch, type HeardSyllable } from '@hwjy/classroom/tones'

export interface ToneRequest {
  id: number
  /** Mono, 16 kHz. */
  samples: Float32Array
  /** How many syllables were to be read. */
  count: number
}
export interface ToneResponse {
  id: number
  /** Null where the take is too short or too quiet for them. */
  syllables: readonly HeardSyllable[] | null
}

addEventListener('message', ({ data: { id, samples, count } }: MessageEvent<ToneRequest>) => {
  postMessage({ id, syllables: hearTones(heardPitch(samples), count) } satisfies ToneResponse)
})
