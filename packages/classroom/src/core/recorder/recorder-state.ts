/** Recording a take as data: what happened goes in, the next state comes out. Rules by id in SPEC.md. */
import type { EpochMs } from '../room/ids.ts'

export type RecorderErrorCode =
  | 'permission-denied'
  /** This device has no microphone. */
  | 'no-device'
  /** The page may use none: it is not served securely, or the browser cannot record. */
  | 'no-microphone'
  /** Another program has it. */
  | 'device-busy'
  | 'device-failed'
  /** The code that records did not arrive. */
  | 'not-loaded'

export class RecorderError extends Error {
  override readonly name = 'RecorderError'
  readonly code: RecorderErrorCode
  constructor(code: RecorderErrorCode, options: { cause?: unknown } = {}) {
    super(code, options)
    this.code = code
  }
}

/** Why a take that ended is not kept. */
export type TakeRefusal = 'empty' | 'silent'

export type RecorderState =
  /** `error`: why the last one did not begin, or ended early. `refusal`: why it was not kept. */
  | { status: 'idle'; error: RecorderErrorCode | null; refusal: TakeRefusal | null }
  /** Asks for the microphone. */
  | { status: 'opening' }
  /** `level` 0..100, as loud as it is now. */
  | { status: 'recording'; startedAt: EpochMs; level: number }
  /** The last sounds are being encoded. `error` if the device went. */
  | { status: 'finishing'; error: RecorderErrorCode | null }

export type RecorderEvent =
  | { type: 'record' }
  | { type: 'opened'; at: EpochMs }
  | { type: 'level'; level: number }
  | { type: 'stop' }
  /** The device went while it recorded: what it heard until then is kept. */
  | { type: 'deviceLost' }
  | { type: 'finished'; take: Heard }
  | { type: 'failed'; error: RecorderErrorCode }
  | { type: 'cancel' }

/** What a take turned out to be. `peak`: the loudest sample, 0..1. */
export interface Heard {
  durationMs: number
  peak: number
}

/** Long enough for a text to read aloud; half a megabyte for each minute. */
export const TAKE_MAX_MS = 10 * 60_000
/** Shorter is a press by mistake. */
const EMPTY_BELOW_MS = 500
/** −50 dB of full scale: quieter than a whisper at arm's length, louder than a muted microphone's noise. */
const SILENT_BELOW = 10 ** (-50 / 20)

/** [RC4] */
export function takeRefusal({ durationMs, peak }: Heard): TakeRefusal | null {
  if (durationMs < EMPTY_BELOW_MS) return 'empty'
  return peak < SILENT_BELOW ? 'silent' : null
}

export const idle: RecorderState = { status: 'idle', error: null, refusal: null }

/** An event that does not fit the state changes nothing: the answers of an earlier press arrive late. [RC1] */
export function recorderReducer(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'record':
      return state.status === 'idle' ? { status: 'opening' } : state
    case 'opened':
      return state.status === 'opening' ? { status: 'recording', startedAt: event.at, level: 0 } : state
    case 'level':
      return state.status === 'recording' ? { ...state, level: event.level } : state
    case 'stop':
      // Before it began there is nothing to encode.
      if (state.status === 'opening') return idle
      return state.status === 'recording' ? { status: 'finishing', error: null } : state
    case 'deviceLost':
      return state.status === 'recording' ? { status: 'finishing', error: 'device-failed' } : state
    case 'finished':
      return state.status === 'finishing'
        ? { status: 'idle', error: state.error, refusal: takeRefusal(event.take) }
        : state
    case 'failed':
      return state.status === 'idle' ? state : { status: 'idle', error: event.error, refusal: null }
    case 'cancel':
      return idle
    default:
      return event satisfies never
  }
}
