/**
 * The life of a draft as data. Its rules:
 * [DR1] loading, empty, changed, saved, restored, discarded, elsewhere, unkept.
 * [DR2] a change is kept 400 ms later, and at once when the page is hidden.
 * [DR3] a draft comes back with its time, and can be discarded; that can be undone until the next change.
 * [DR4] only what was sent, or discarded, is removed: a failed send removes nothing.
 * [DR5] one tab writes; another one reads until it is asked to take over, or the form is free.
 * [DR6] a draft that cannot be kept says so, and is tried again at the next change.
 */

export type EpochMs = number

/** `full`: no room on this device. `blocked`: the browser keeps nothing, as in a private window. */
export type UnkeptReason = 'full' | 'blocked' | 'too-large'

export type DraftState =
  | { status: 'loading' }
  /** The form is as it began. */
  | { status: 'empty' }
  | { status: 'changed' }
  | { status: 'saved'; savedAt: EpochMs }
  /** An earlier page kept it, and nothing was changed since. */
  | { status: 'restored'; savedAt: EpochMs }
  | { status: 'discarded' }
  /** Another tab has the form open. */
  | { status: 'elsewhere' }
  | { status: 'unkept'; reason: UnkeptReason }

export type DraftEvent =
  | { type: 'found'; savedAt: EpochMs }
  | { type: 'nothing' }
  | { type: 'locked' }
  | { type: 'change' }
  | { type: 'saved'; at: EpochMs }
  | { type: 'blank' }
  | { type: 'failed'; reason: UnkeptReason }
  | { type: 'discard' }
  | { type: 'sent' }
  | { type: 'load' }

export const loading: DraftState = { status: 'loading' }

/** Changes wait so long, so that typing does not write at every letter. */
export const SAVE_AFTER_MS = 400

/** Says if another tab has the form, so that this one may not change it. */
export const isReadOnly = ({ status }: DraftState) => status === 'elsewhere'

export function draftReducer(state: DraftState, event: DraftEvent): DraftState {
  switch (event.type) {
    case 'load':
      return loading
    case 'locked':
      return { status: 'elsewhere' }
    case 'found':
      return state.status === 'loading' ? { status: 'restored', savedAt: event.savedAt } : state
    case 'nothing':
      return state.status === 'loading' ? { status: 'empty' } : state
    default:
      // Changes made here after another tab took over are not kept. [DR5]
      return state.status === 'elsewhere' ? state : written(state, event)
  }
}

function written(
  state: DraftState,
  event: Exclude<DraftEvent, { type: 'load' | 'locked' | 'found' | 'nothing' }>,
): DraftState {
  switch (event.type) {
    case 'change':
      return { status: 'changed' }
    case 'saved':
      // Changed again meanwhile: the next save is on its way.
      return state.status === 'changed' || state.status === 'unkept' ? { status: 'saved', savedAt: event.at } : state
    case 'failed':
      return { status: 'unkept', reason: event.reason }
    case 'blank':
    case 'sent':
      return { status: 'empty' }
    case 'discard':
      return { status: 'discarded' }
    default:
      return event satisfies never
  }
}
