import { createStore, type ReadableStore } from '@hwjy/base'
import { DRAFT_MAX_BYTES, sizeOf } from './draft-bounds.ts'
import {
  type DraftEvent,
  draftReducer,
  type DraftState,
  loading,
  SAVE_AFTER_MS,
  type UnkeptReason,
} from './draft-state.ts'
import { type DraftName, type DraftStore, draftKey } from './draft-store.ts'
import { createTabLock, type TabLock, type TabLockOptions } from './tab-lock.ts'

export interface DraftOptions<Values> {
  name: DraftName
  store: DraftStore
  /** The form as it begins; a discarded draft leaves this. */
  blank: Values
  /** Whether these values are worth no draft. Default: they equal `blank`. */
  isBlank?: (values: Values) => boolean
  /** Reads again what the form is based on, before it is shown as this tab's own after another tab had it. */
  refresh?: () => Promise<void>
  /**
   * Reads what is saved by now. The form begins anew with it where another tab left no draft: that tab has sent it. A
   * draft of all fields stays on what it was based on, or what others saved since would look taken back.
   */
  begin?: () => Promise<Values>
  lockOf?: (options: TabLockOptions) => TabLock
}

export interface Draft<Values> extends ReadableStore<DraftState> {
  /**
   * Loads the draft and listens to the page, until it is told to stop; then it saves, and lets another tab write.
   * @param show puts values into the form: a draft that came back, or the blank form
   */
  start(show: (values: Values) => void): () => void
  change(values: Values): void
  /** The server has it: the draft goes. Call it for nothing less. */
  sent(): void
  discard(): void
  /** Brings back what was discarded last. */
  undo(): void
  /** Makes this tab the one that writes. */
  takeOver(): void
}

/** One form's draft: what is typed in this tab, kept in this browser. */
export function createDraft<Values extends object>(options: DraftOptions<Values>): Draft<Values> {
  const { name, store, refresh, begin, lockOf = createTabLock } = options
  let { blank } = options
  const isBlank = options.isBlank ?? ((values: Values) => isSame(values, blank))
  const state = createStore<DraftState>(loading)
  const tell = (event: DraftEvent) => state.setState((now) => draftReducer(now, event))
  let latest: Values = blank
  let show: (values: Values) => void = () => undefined
  let discarded: Values | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  // Writes, one after the other: what was sent must not be written again by an older save.
  let writing: Promise<void> = Promise.resolve()
  /** Counts how often this tab lost the form or left it: what it was about to show then is not shown. */
  let losses = 0

  const lock = lockOf({
    name: draftKey(name),
    onAsked: () => flush(),
    onLost() {
      losses += 1
      clearTimeout(timer)
      tell({ type: 'locked' })
    },
    onFree: () => void resume(),
  })

  const write = (work: () => Promise<void>) => {
    clearTimeout(timer)
    writing = writing.then(work).catch((error: unknown) => tell({ type: 'failed', reason: reasonOf(error) }))
    return writing
  }

  function flush(): Promise<void> {
    const { status } = state.getState()
    return status === 'changed' || status === 'unkept' ? write(save) : writing
  }

  async function save() {
    const values = latest
    if (isBlank(values)) {
      await store.remove(name)
      if (values === latest) tell({ type: 'blank' })
      return
    }
    const sizeBytes = sizeOf(values)
    if (sizeBytes > DRAFT_MAX_BYTES) return tell({ type: 'failed', reason: 'too-large' })
    const savedAt = Date.now()
    await store.put(name, { savedAt, sizeBytes, values })
    if (values === latest) tell({ type: 'saved', at: savedAt })
  }

  async function load(isMine: Promise<boolean>) {
    try {
      if (!(await isMine)) tell({ type: 'locked' })
      const found = await store.get(name)
      // Typed before the draft was there: what was typed counts.
      if (state.getState().status === 'changed') return
      if (found) {
        // An older version of the form may have had fewer fields.
        latest = { ...blank, ...(found.values as Values) }
        show(latest)
      }
      tell(found ? { type: 'found', savedAt: found.savedAt } : { type: 'nothing' })
    } catch {
      tell({ type: 'nothing' })
    }
  }

  /** This tab has the form that another one had: it shows what is stored by now. */
  async function resume() {
    const before = losses
    await refresh?.().catch(() => undefined)
    const found = await store.get(name).catch(() => null)
    const begun = found ? null : await begin?.().catch(() => null)
    if (before !== losses) return
    blank = begun ?? blank
    latest = found ? { ...blank, ...(found.values as Values) } : blank
    show(latest)
    tell({ type: 'load' })
    tell(found ? { type: 'found', savedAt: found.savedAt } : { type: 'nothing' })
  }

  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') void flush()
  }

  return {
    getState: state.getState,
    subscribe: state.subscribe,
    start(onShow) {
      show = onShow
      tell({ type: 'load' })
      const ready = endings.get(draftKey(name)) ?? Promise.resolve()
      let isStopped = false
      void ready.then(() => (isStopped ? undefined : load(lock.tryHold())))
      document.addEventListener('visibilitychange', saveWhenHidden)
      return () => {
        isStopped = true
        losses += 1
        document.removeEventListener('visibilitychange', saveWhenHidden)
        endings.set(
          draftKey(name),
          flush().finally(() => lock.release()),
        )
      }
    },
    change(values) {
      if (state.getState().status === 'elsewhere') return
      latest = values
      discarded = null
      tell({ type: 'change' })
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), SAVE_AFTER_MS)
    },
    sent() {
      latest = blank
      tell({ type: 'sent' })
      void write(() => store.remove(name))
    },
    discard() {
      discarded = latest
      latest = blank
      show(blank)
      tell({ type: 'discard' })
      void write(() => store.remove(name))
    },
    undo() {
      if (discarded === null) return
      latest = discarded
      show(latest)
      tell({ type: 'change' })
      void flush()
    },
    takeOver() {
      void lock.takeOver().then(resume)
    },
  }
}

/** A form that was closed a moment ago still saves, and holds its lock until then. */
const endings = new Map<string, Promise<void>>()

const reasonOf = (error: unknown): UnkeptReason =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'

/** Blobs are the same when they have the same size: nothing else of them can be read at once. */
export const isSame = (one: unknown, other: unknown) => comparable(one) === comparable(other)
const comparable = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Blob ? `blob of ${part.size}` : part))
