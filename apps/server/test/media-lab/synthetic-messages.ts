/** Between a bench and its process of synthetic people. */
import type { RtcClientSignal, RtcServerSignal } from '@hwjy/classroom/core'

export type ToSynthetic =
  /** Watches and hears a person for a while, and keeps what arrived. Answered by `done`. */
  | { op: 'record'; as: string; from: string; forMs: number }
  /** These people send what was recorded, again and again. Answered by `done` once all of them are connected. */
  | { op: 'publish'; people: readonly string[] }
  | { op: 'signal'; userId: string; signal: RtcServerSignal }

export type FromSynthetic =
  | { op: 'signal'; userId: string; signal: RtcClientSignal }
  | { op: 'done' }
  | { op: 'failed'; why: string }
