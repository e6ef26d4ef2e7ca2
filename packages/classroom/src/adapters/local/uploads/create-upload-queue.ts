import { createStore, type ReadableStore } from '@hwjy/base'
import { partsToSend, uploadsToOpen } from '../../../core/uploader/next-steps.ts'
import { partRange, usableParts } from '../../../core/uploader/upload-parts.ts'
import {
  canTryAgain,
  newUpload,
  type UploadEvent,
  type UploadState,
  uploadReducer,
} from '../../../core/uploader/upload-state.ts'
import type { UploadRecord, UploadStore } from '../../../ports/upload-store.ts'
import {
  UploadError,
  type UploadErrorCode,
  type UploadTarget,
  type UploadTargets,
} from '../../../ports/upload-target.ts'
import { type Clock, systemClock } from '../clock.ts'
import { newId } from '../new-id.ts'
import { claimByLock } from './claim-by-lock.ts'
import { askToRead, isSameFile, readContent } from './kept-file.ts'

export interface Upload {
  id: string
  name: string
  purpose: string
  state: UploadState
}

/** A file that lies in the store, whole. */
export interface StoredUpload {
  id: string
  key: string
  name: string
  kind: string
  purpose: string
  sizeBytes: number
}

export interface NewUpload {
  file: File
  /** What the backend calls this sort of file. */
  kind: string
  /** What `keep` has to do with the stored file. */
  purpose: string
  /** Lets a large file be read again after a reload without a copy of it. */
  handle?: FileSystemFileHandle | undefined
}

export interface UploadQueueOptions {
  owner: string
  targets: UploadTargets
  store: UploadStore
  /**
   * Tells the backend what was stored; an upload is done after it. Called again after a failure or a reload, so doing it
   * twice must be harmless. @throws {UploadError}
   */
  keep?: (upload: StoredUpload) => Promise<void>
  /** Whether this page may carry on an upload that is not its own yet: two tabs must not send the same file. */
  claim?: (id: string) => Promise<boolean>
  clock?: Clock
}

export interface UploadQueue extends ReadableStore<readonly Upload[]> {
  /** @returns the upload's id */
  add(upload: NewUpload): string
  pause(id: string): void
  /** Goes on after a pause or a failure. */
  resume(id: string): void
  /** Takes the upload away in any state, and its parts from the store. */
  remove(id: string): void
  /** Gives back a file that was not kept over a reload. @returns false where it is another file */
  giveFile(id: string, file: File): boolean
  /** Tries at once what waits for the network. */
  hurry(): void
  /** Takes up what an earlier page left unfinished. */
  restore(): Promise<void>
}

interface Entry {
  record: UploadRecord
  state: UploadState
  file: Blob | null
  target: UploadTarget | null
  /** The parts are one object; only the backend may not know yet. */
  isWhole: boolean
  parts: Map<number, AbortController>
  stopTimer: () => void
  /** Questions to the store, one after the other. */
  asking: Promise<void>
}

/** Without any progress for so long, a connection is taken for lost. */
const STALL_MS = 60_000

/** The store will never take it: there is nothing to keep over a reload. */
const isHopeless = (state: UploadState) => state.status === 'failed' && !canTryAgain(state.error)

const codeOf = (error: unknown): UploadErrorCode => (error instanceof UploadError ? error.code : 'refused')

/** Carries out what the reducer decides: asks the store, sends parts, waits. Its rules are in `core/uploader/`. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const { owner, targets, store, keep = async () => undefined, claim = claimByLock, clock = systemClock } = options
  const entries = new Map<string, Entry>()
  const uploads = createStore<readonly Upload[]>([])
  let isPumping = false

  const list = () =>
    [...entries.values()].map(({ record: { id, name, purpose }, state }) => ({ id, name, purpose, state }))

  function tell(entry: Entry, event: UploadEvent) {
    const before = entry.state
    entry.state = uploadReducer(before, event)
    if (entry.state === before || !entries.has(entry.record.id)) return
    if (entry.state.status !== before.status) enter(entry)
    uploads.setState(list())
    pump()
  }

  function enter(entry: Entry) {
    const { state, record } = entry
    entry.stopTimer()
    switch (state.status) {
      case 'opening':
        return ask(entry, () => open(entry))
      case 'joining':
        return ask(entry, () => join(entry))
      case 'waiting':
        entry.stopTimer = clock.after(state.retryAt - clock.now(), () => tell(entry, { type: 'retryDue' }))
        return
      case 'paused':
      case 'failed':
      case 'queued':
        stopParts(entry)
        // What failed is not tried again by each page that opens: a person presses.
        record.isPaused = state.status !== 'queued'
        return void (isHopeless(state) ? store.remove(record.id) : store.put(record))
      case 'done':
        return void store.remove(record.id)
      case 'canceled':
        stopParts(entry)
        entries.delete(record.id)
        return void forget(entry)
      default:
        return
    }
  }

  function pump() {
    if (isPumping) return
    isPumping = true
    for (;;) {
      const opening = entries.get(uploadsToOpen(list())[0] ?? '')
      const part = partsToSend(list())[0]
      const sending = entries.get(part?.id ?? '')
      if (opening) tell(opening, { type: 'opening' })
      else if (sending && part) void send(sending, part.index)
      else break
    }
    isPumping = false
  }

  function ask(entry: Entry, work: () => Promise<void>) {
    entry.asking = entry.asking.then(work).catch((error: unknown) => {
      tell(entry, { type: 'stepFailed', error: codeOf(error), at: clock.now() })
    })
  }

  async function open(entry: Entry) {
    const { record } = entry
    entry.file ??= await readContent(record)
    if (entry.file === null) return tell(entry, { type: 'fileMissing' })
    entry.target = await targets.open(record, record.key)
    if (entry.state.status !== 'opening') return
    record.key = entry.target.key
    tell(entry, { type: 'opened', ...(await whatIsStored(entry, entry.target, store)) })
  }

  async function send(entry: Entry, index: number) {
    const { file, target, record } = entry
    if (!file || !target || record.uploadId === null) return
    const controller = new AbortController()
    entry.parts.set(index, controller)
    let stopWatch = () => {}
    const watch = () => {
      stopWatch()
      stopWatch = clock.after(STALL_MS, () => controller.abort(new UploadError('offline')))
    }
    tell(entry, { type: 'partStarted', index })
    try {
      const { start, end } = partRange(index, record.sizeBytes)
      const body = file.slice(start, end)
      await requireReadable(body)
      watch()
      const onProgress = (sentBytes: number) => {
        watch()
        tell(entry, { type: 'partProgress', index, sentBytes, at: clock.now() })
      }
      const part = await target.putPart(record.uploadId, index, body, { onProgress, signal: controller.signal })
      tell(entry, { type: 'partStored', part, at: clock.now() })
    } catch (error) {
      // A part that was taken back by a pause is no failure, and may be under way again already.
      if (entry.parts.get(index) === controller)
        tell(entry, { type: 'partFailed', index, error: codeOf(error), at: clock.now() })
    } finally {
      stopWatch()
      if (entry.parts.get(index) === controller) entry.parts.delete(index)
    }
  }

  async function join(entry: Entry) {
    const { target, record, state } = entry
    if (!target || record.uploadId === null) return
    if (!entry.isWhole) await target.complete(record.uploadId, state.stored)
    entry.isWhole = true
    const { id, name, kind, purpose, sizeBytes } = record
    await keep({ id, name, kind, purpose, sizeBytes, key: target.key })
    tell(entry, { type: 'joined' })
  }

  async function forget({ record, target, isWhole }: Entry) {
    await store.remove(record.id)
    if (target && record.uploadId !== null && !isWhole) await target.abort(record.uploadId)
  }

  function take(record: UploadRecord, file: Blob | null): Entry {
    const state = newUpload(record.sizeBytes)
    const entry: Entry = {
      record,
      state: record.isPaused ? uploadReducer(state, { type: 'pause' }) : state,
      file,
      target: null,
      isWhole: false,
      parts: new Map(),
      stopTimer: () => {},
      asking: Promise.resolve(),
    }
    entries.set(record.id, entry)
    uploads.setState(list())
    pump()
    return entry
  }

  const tellOne = (id: string, event: UploadEvent) => {
    const entry = entries.get(id)
    if (entry) tell(entry, event)
  }

  return {
    getState: uploads.getState,
    subscribe: uploads.subscribe,
    add({ file, kind, purpose, handle }) {
      const { name, size: sizeBytes, lastModified } = file
      const facts = { id: newId(), owner, name, kind, purpose, sizeBytes, lastModified, addedAt: clock.now() }
      const record = { ...facts, key: null, uploadId: null, isPaused: false, content: handle ?? file }
      void claim(record.id)
      void store.put(record)
      return take(record, file).record.id
    },
    pause: (id) => tellOne(id, { type: 'pause' }),
    resume(id) {
      const entry = entries.get(id)
      // The browser asks the person, and does so only at a press.
      const isAsked = entry?.state.status === 'needs-file' ? askToRead(entry.record) : Promise.resolve()
      void isAsked.then(() => tellOne(id, { type: 'resume' }))
    },
    remove(id) {
      const entry = entries.get(id)
      if (!entry) return
      tell(entry, { type: 'cancel' })
      // One that was done has no other state; it only leaves the list.
      entries.delete(id)
      uploads.setState(list())
    },
    giveFile(id, file) {
      const entry = entries.get(id)
      if (!entry || !isSameFile(entry.record, file)) return false
      entry.file = file
      entry.record.content = file
      tell(entry, { type: 'resume' })
      return true
    },
    hurry() {
      for (const entry of entries.values()) tell(entry, { type: 'retryDue' })
    },
    async restore() {
      for (const record of await store.list(owner))
        if (!entries.has(record.id) && (await claim(record.id))) take(record, null)
    },
  }
}

/** Asks the store; what this page believes to be stored does not count. [UP5] */
async function whatIsStored(entry: Entry, target: UploadTarget, store: UploadStore) {
  const { record } = entry
  if (record.uploadId !== null) {
    try {
      const parts = await target.listParts(record.uploadId)
      return { stored: usableParts(parts, record.sizeBytes), isWhole: false }
    } catch (error) {
      if (codeOf(error) !== 'upload-gone') throw error
      entry.isWhole = (await target.find()) === record.sizeBytes
      if (entry.isWhole) return { stored: [], isWhole: true }
    }
  }
  record.uploadId = await target.begin()
  await store.put(record)
  return { stored: [], isWhole: false }
}

function stopParts({ parts }: Entry) {
  const controllers = [...parts.values()]
  parts.clear()
  for (const controller of controllers) controller.abort(new UploadError('refused'))
}

/** A file that changed on the disk would look like a broken connection, and be tried for ever. */
async function requireReadable(body: Blob) {
  try {
    await body.slice(0, 1).arrayBuffer()
  } catch (cause) {
    throw new UploadError('file-changed', { cause })
  }
}
