import { createStore, type ReadableStore } from '@hwjy/base'
import type { UploadErrorCode } from '@hwjy/classroom/uploads'
import {
  type Answer,
  type AnswersReceipt,
  ApiError,
  errorCodes,
  HttpError,
  NetworkError,
  TimeoutError,
} from '@hwjy/sdk'
import {
  type AnswerBook,
  type AnswerFile,
  answersToSend,
  type BookEnd,
  type BookEvent,
  bookReducer,
  type FileField,
  type OwnAnswer,
  pendingFiles,
} from './answer-book.ts'

/** Long enough for a word to be typed, and with the call less than a second. */
export const SEND_AFTER_MS = 800
const RETRY_MAX_MS = 30_000

/** 1 s, 2 s, 4 s … never more than 30 s. `failures` counts from 1. */
export const retryDelayMs = (failures: number) => Math.min(1_000 * 2 ** (failures - 1), RETRY_MAX_MS)

export interface StoredFile {
  resourceId: string
  resourceUrl: string
}

export interface BookOptions {
  book: AnswerBook
  save: (answers: ReturnType<typeof answersToSend>) => Promise<Pick<AnswersReceipt, 'savedAt'>>
  /** Waits for the line; rejects only when trying again is of no use. */
  upload: (file: AnswerFile, field: FileField, no: number) => Promise<StoredFile>
  /** Something that a draft has to keep, or no longer. */
  onChange: (book: AnswerBook) => void
  /** The server has these answers: what this device kept of their takes can go. */
  onSaved?: (nos: readonly number[]) => void
}

export interface OpenBook extends ReadableStore<AnswerBook> {
  change(no: number, part: Partial<Pick<OwnAnswer, 'keys' | 'text'>>): void
  /** A file that the answer has already changes nothing. */
  addFile(no: number, field: FileField, file: AnswerFile): void
  removeFile(no: number, field: FileField, id: string): void
  moveFile(no: number, id: string, by: -1 | 1): void
  retryFile(no: number, field: FileField, id: string): void
  setLater(no: number, isLater: boolean): void
  choose(no: number, which: 'mine' | 'theirs'): void
  /** Sends now what waits: another question, a hidden page, a line that is back. */
  flush(): void
  /** Resolves when the server has everything, or nothing more can be sent. */
  settled(): Promise<void>
  /** The server will take nothing more. */
  end(end: BookEnd): void
  /** Another tab writes: nothing goes out from here any more. */
  stop(): void
}

/** Carries out what the reducer decides: sends what changed, tries again, uploads files. */
export function createAnswerBook({ book, save, upload, onChange, onSaved }: BookOptions): OpenBook {
  const store = createStore(book)
  const uploading = new Set<string>()
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function tell(event: BookEvent) {
    if (isStopped) return
    store.setState((now) => bookReducer(now, event))
    onChange(store.getState())
  }

  function later(ms: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void send(), ms)
  }

  async function send() {
    clearTimeout(timer)
    const answers = answersToSend(store.getState())
    if (isStopped || answers.length === 0) return
    const { entries } = store.getState()
    const changes = new Map(answers.map(({ no }) => [no, entries.get(no)?.changes ?? 0]))
    tell({ type: 'sending', changes })
    try {
      const { savedAt } = await save(answers)
      tell({ type: 'saved', savedAt })
      onSaved?.([...changes.keys()])
    } catch (error) {
      fail(error)
    }
    const { failures } = store.getState()
    if (answersToSend(store.getState()).length > 0) later(failures > 0 ? retryDelayMs(failures) : 0)
  }

  function fail(error: unknown) {
    const found = saveFailure(error)
    if (found.type === 'conflict') tell({ type: 'conflict', answers: found.answers })
    else if (found.type === 'over') tell({ type: 'over', end: found.end })
    else tell({ type: 'failed' })
  }

  function carry(no: number, field: FileField, file: AnswerFile) {
    if (uploading.has(file.id)) return
    uploading.add(file.id)
    upload(file, field, no)
      .then(({ resourceId, resourceUrl }) => {
        tell({ type: 'fileStored', no, field, id: file.id, resourceId, url: resourceUrl })
        later(0)
      })
      .catch((error) => tell({ type: 'fileFailed', no, field, id: file.id, hasNoSpace: isOutOfSpace(error) }))
      .finally(() => uploading.delete(file.id))
  }

  const fileOf = (no: number, field: FileField, id: string) => {
    const { entries } = store.getState()
    return entries.get(no)?.[field].find((file) => file.id === id)
  }

  const carryAll = () => {
    for (const [no, entry] of store.getState().entries) {
      for (const field of ['images', 'audio'] as const)
        for (const file of entry[field]) if (pendingFiles(entry).includes(file)) carry(no, field, file)
    }
  }

  // Describes what an earlier page left goes out at once.
  carryAll()
  later(0)

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    change(no, part) {
      tell({ type: 'changed', no, part })
      // A choice is whole at once; a text may go on.
      later(SEND_AFTER_MS)
    },
    addFile(no, field, file) {
      if (fileOf(no, field, file.id)) return
      tell({ type: 'fileAdded', no, field, file })
      if (file.resourceId === null) carry(no, field, file)
    },
    removeFile(no, field, id) {
      tell({ type: 'fileRemoved', no, field, id })
      later(0)
    },
    moveFile(no, id, by) {
      tell({ type: 'fileMoved', no, id, by })
      later(SEND_AFTER_MS)
    },
    retryFile(no, field, id) {
      const file = fileOf(no, field, id)
      if (file) carry(no, field, file)
    },
    setLater: (no, isLater) => tell({ type: 'later', no, isLater }),
    choose(no, which) {
      tell({ type: 'chosen', no, which })
      later(0)
    },
    flush: () => void send(),
    settled() {
      if (isDone(store.getState())) return Promise.resolve()
      void send()
      return new Promise((resolve) => {
        const stop = store.subscribe(() => {
          if (!isDone(store.getState())) return
          stop()
          resolve()
        })
      })
    },
    end: (end) => tell({ type: 'over', end }),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Says if the book does nothing more by itself: all is sent, or the student has to choose, or a file was refused. */
const isDone = (book: AnswerBook) =>
  book.end !== null ||
  (book.sending === null &&
    answersToSend(book).length === 0 &&
    [...book.entries.values()].every((entry) => pendingFiles(entry).every(({ hasFailed }) => hasFailed === true)))

const ENDS: Readonly<Record<number, BookEnd>> = {
  [errorCodes.homeworkNotOpen]: 'not-open',
  [errorCodes.homeworkEnded]: 'ended',
  [errorCodes.timeLimitOver]: 'time-over',
  [errorCodes.alreadyHandedIn]: 'handed-in',
  [errorCodes.homeworkNotBegun]: 'not-begun',
  [errorCodes.notFound]: 'gone',
  [errorCodes.notInClass]: 'gone',
  [errorCodes.forbidden]: 'gone',
}

type SaveFailure =
  | { type: 'conflict'; answers: readonly { no: number; answer: Answer | null }[] }
  | { type: 'over'; end: BookEnd }
  | { type: 'retry' }

/** What a refused or lost save means. What is not known is tried again: nothing that was typed may be dropped. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { type: 'retry' }
  if (error.code === errorCodes.answerChanged) {
    const answers = (error.data as { answers?: readonly { no: number; answer: Answer | null }[] } | null)?.answers
    return answers ? { type: 'conflict', answers } : { type: 'retry' }
  }
  const end = ENDS[error.code]
  return end === undefined ? { type: 'retry' } : { type: 'over', end }
}

/** An upload says why it failed by a code of its own. */
const isOutOfSpace = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === ('quota-exceeded' satisfies UploadErrorCode)

/** Says whether the line, and not the answer, is why a call failed. */
export const isLineProblem = (error: unknown) =>
  error instanceof NetworkError || error instanceof TimeoutError || (error instanceof HttpError && error.status >= 500)
