/** The life of one upload as data: what happened goes in, the next state comes out. Rules by id in SPEC.md. */
import type { EpochMs } from '../room/ids.ts'
import type { StoredPart, UploadErrorCode } from '../../ports/upload-target.ts'
import { partCount } from './upload-parts.ts'
import { addSample, type Sample } from './upload-progress.ts'

interface UploadFacts {
  sizeBytes: number
  /** Ascending by index. */
  stored: readonly StoredPart[]
  /** Bytes that have left, by index of a part under way. */
  sending: Readonly<Record<number, number>>
  /** Failures since a part was stored. */
  attempt: number
  /** How often the store had lost everything, so that the file was sent anew. */
  restarts: number
  /** The samples of the last seconds give the speed. */
  samples: readonly Sample[]
}

export type UploadState = UploadFacts &
  (
    | { status: 'queued' }
    /** Asks for a credential, and the store which parts it has. */
    | { status: 'opening' }
    | { status: 'sending' }
    | { status: 'waiting'; retryAt: EpochMs; error: UploadErrorCode }
    | { status: 'paused' }
    /** The file was not kept over the reload: the person chooses it again. */
    | { status: 'needs-file' }
    /** All parts are stored; they become one object, and the host is told. */
    | { status: 'joining' }
    | { status: 'done' }
    | { status: 'failed'; error: UploadErrorCode }
    | { status: 'canceled' }
  )

export type UploadStatus = UploadState['status']

export type UploadEvent =
  | { type: 'opening' }
  /** `isWhole`: the parts were joined before, and only the answer was lost. */
  | { type: 'opened'; stored: readonly StoredPart[]; isWhole: boolean }
  | { type: 'partStarted'; index: number }
  | { type: 'partProgress'; index: number; sentBytes: number; at: EpochMs }
  | { type: 'partStored'; part: StoredPart; at: EpochMs }
  | { type: 'partFailed'; index: number; error: UploadErrorCode; at: EpochMs }
  /** Asking, or joining, failed. */
  | { type: 'stepFailed'; error: UploadErrorCode; at: EpochMs }
  | { type: 'retryDue' }
  | { type: 'joined' }
  | { type: 'fileMissing' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'cancel' }

export const newUpload = (sizeBytes: number): UploadState => ({
  status: 'queued',
  sizeBytes,
  stored: [],
  sending: {},
  attempt: 0,
  restarts: 0,
  samples: [],
})

/** 1 s, 2 s, 4 s … never more than 30 s. `attempt` counts from 0. */
export const retryDelayMs = (attempt: number) => Math.min(1_000 * 2 ** attempt, 30_000)

/** A store that answers the same question wrongly so often in a row will not do better. */
const ASKED_ANEW_MAX = 5

/** A whole file is sent so often anew; parts that are stored in between do not count as progress. */
const RESTARTS_MAX = 2

const isFinal = ({ status }: UploadState) => status === 'done' || status === 'canceled'

/** Another try can help: all but a file that the store will never take. */
export const canTryAgain = (error: UploadErrorCode) => error !== 'too-large' && error !== 'wrong-content'

/** Final states stay final: an event that arrives late changes nothing. [UP1] */
export function uploadReducer(state: UploadState, event: UploadEvent): UploadState {
  if (isFinal(state)) return state
  switch (event.type) {
    case 'opening':
      return state.status === 'queued' ? become(state, { status: 'opening' }) : state
    case 'opened':
      return state.status === 'opening' ? opened(state, event) : state
    case 'partStarted':
      return { ...state, sending: { ...state.sending, [event.index]: 0 } }
    case 'partProgress':
      return progressed(state, event)
    case 'partStored':
      return partStored(state, event)
    case 'partFailed':
      return partFailed(state, event)
    case 'stepFailed':
      return state.status === 'opening' || state.status === 'joining' ? failed(state, event) : state
    case 'retryDue':
      return state.status === 'waiting' ? retried(state) : state
    case 'joined':
      return state.status === 'joining' ? become(state, { status: 'done' }) : state
    case 'fileMissing':
      return become(state, { status: 'needs-file' })
    case 'pause':
      return canPause(state) ? become({ ...state, sending: {}, samples: [] }, { status: 'paused' }) : state
    case 'resume':
      return canResume(state) ? become({ ...state, attempt: 0, restarts: 0 }, { status: 'queued' }) : state
    case 'cancel':
      return become({ ...state, sending: {} }, { status: 'canceled' })
    default:
      return event satisfies never
  }
}

/** What a person may press. */
export const canPause = ({ status }: UploadState) =>
  status === 'queued' || status === 'opening' || status === 'sending' || status === 'waiting'
export const canResume = (state: UploadState) =>
  state.status === 'paused' || state.status === 'needs-file' || (state.status === 'failed' && canTryAgain(state.error))

function opened(state: UploadFacts, { stored, isWhole }: Extract<UploadEvent, { type: 'opened' }>): UploadState {
  return isWhole ? become(state, { status: 'joining' }) : goOn({ ...state, stored: withParts(stored, []) })
}

type Phase<State = UploadState> = State extends UploadFacts ? Omit<State, keyof UploadFacts> : never

function become({ sizeBytes, stored, sending, attempt, restarts, samples }: UploadFacts, phase: Phase): UploadState {
  return { sizeBytes, stored, sending, attempt, restarts, samples, ...phase }
}

const goOn = (state: UploadFacts) =>
  become(state, { status: state.stored.length === partCount(state.sizeBytes) ? 'joining' : 'sending' })

// A lost answer of the last step is asked for again; anything else begins with what the store has. [UP5]
const retried = (state: UploadState) =>
  state.stored.length === partCount(state.sizeBytes) ? goOn(state) : become(state, { status: 'opening' })

function progressed(
  state: UploadState,
  { index, sentBytes, at }: Extract<UploadEvent, { type: 'partProgress' }>,
): UploadState {
  if (state.sending[index] === undefined) return state
  const next = { ...state, sending: { ...state.sending, [index]: sentBytes } }
  return { ...next, samples: addSample(state.samples, { at, bytes: loadedBytes(next) }) }
}

// Also while it waits or asks: a part that was under way then counts. [UP4]
function partStored(state: UploadState, { part, at }: Extract<UploadEvent, { type: 'partStored' }>): UploadState {
  const { [part.index]: _sent, ...sending } = state.sending
  const next = { ...state, sending, attempt: 0, stored: withParts(state.stored, [part]) }
  const counted = { ...next, samples: addSample(state.samples, { at, bytes: loadedBytes(next) }) }
  return counted.status === 'sending' ? goOn(counted) : counted
}

function partFailed(state: UploadState, event: Extract<UploadEvent, { type: 'partFailed' }>): UploadState {
  const { [event.index]: _sent, ...sending } = state.sending
  const next = { ...state, sending }
  // The first of three parts that fail together decides. [UP3]
  return state.status === 'sending' ? failed(next, event) : next
}

function failed(state: UploadFacts, { error, at }: { error: UploadErrorCode; at: EpochMs }): UploadState {
  const { attempt } = state
  const counted = { ...state, attempt: attempt + 1 }
  switch (error) {
    // The network comes back when it does: no count ends it. [UP3]
    case 'offline':
    case 'busy':
      return become(counted, { status: 'waiting', retryAt: at + retryDelayMs(attempt), error })
    // A new credential for the same key, and what the store has by now. [UP4]
    case 'credential-expired':
      return attempt >= ASKED_ANEW_MAX ? givenUp(counted) : become(counted, { status: 'opening' })
    // Everything anew. [UP5]
    case 'upload-gone':
    case 'part-missing':
      if (attempt >= ASKED_ANEW_MAX || state.restarts >= RESTARTS_MAX) return givenUp(counted)
      return become({ ...counted, stored: [], restarts: state.restarts + 1 }, { status: 'opening' })
    default:
      return become({ ...counted, sending: {}, samples: [] }, { status: 'failed', error })
  }
}

const givenUp = (state: UploadFacts) => become({ ...state, sending: {} }, { status: 'failed', error: 'refused' })

function withParts(known: readonly StoredPart[], added: readonly StoredPart[]): readonly StoredPart[] {
  const byIndex = new Map([...known, ...added].map((part) => [part.index, part]))
  return [...byIndex.values()].sort((a, b) => a.index - b.index)
}

/** Bytes that the store has, and those on their way. */
export function loadedBytes({ stored, sending }: Pick<UploadState, 'stored' | 'sending'>): number {
  const storedBytes = stored.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  return Object.values(sending).reduce((sum, bytes) => sum + bytes, storedBytes)
}
