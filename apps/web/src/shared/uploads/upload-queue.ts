import {
  type CosConstructor,
  cosUploadTargets,
  createIdbUploadStore,
  createUploadQueue,
  loadedBytes,
  type NewUpload,
  type StoredUpload,
  type Upload,
  UploadError,
  type UploadErrorCode,
  type UploadFile,
  type UploadGrant,
  type UploadQueue,
} from '@hwjy/classroom/uploads'
import {
  ApiError,
  type CloudResource,
  errorCodes,
  type FileType,
  getSdk,
  HttpError,
  NetworkError,
  studentAddCloudResource,
  studentTempCredential,
  teacherAddCloudResource,
  teacherTempCredential,
  TimeoutError,
} from '@hwjy/sdk'
import { uploadProblemText } from '@hwjy/ui'
import { noteKeptFor } from '../drafts/kept-for.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { network } from '../network/network.ts'
import type { ToldError } from '../problem/told-by.ts'
import { problemOf } from './to-strip-upload.ts'
import { forgetUploads, wantUploads } from './uploads-wanted.ts'

/**
 * Says what becomes of a stored file. `resource`: it joins the person's files. `lesson:<id>`: it is shown with a lesson as
 * well. `answer:<id>`: it belongs to an answer of homework, which keeps it under that id.
 */
export type UploadPurpose = 'resource' | `lesson:${string}` | `answer:${string}`

const CODES: Readonly<Record<number, UploadErrorCode>> = {
  [errorCodes.quotaExceeded]: 'quota-exceeded',
  [errorCodes.tooManyFiles]: 'quota-exceeded',
  [errorCodes.fileTypeNotAllowed]: 'wrong-content',
  [errorCodes.contentMismatch]: 'wrong-content',
  [errorCodes.fileTooLarge]: 'too-large',
  [errorCodes.uploadNotFound]: 'upload-gone',
  [errorCodes.tooOften]: 'busy',
  401: 'signed-out',
  500: 'busy',
}

/** Translates what the API refused, or that it could not be reached. */
function toUploadError(cause: unknown): UploadError {
  if (cause instanceof UploadError) return cause
  if (cause instanceof NetworkError || cause instanceof TimeoutError) return new UploadError('offline', { cause })
  if (cause instanceof HttpError && cause.status >= 500) return new UploadError('busy', { cause })
  const code = cause instanceof ApiError ? CODES[cause.code] : undefined
  return new UploadError(code ?? 'refused', { cause })
}

const currentUserId = () => getSdk().session.getState().userInfo?.userId

/**
 * Calls the API for one person. Children of a family take turns in a window: a file of one never goes to another.
 * @throws {UploadError} `signed-out` while another person is signed in
 */
async function asOwner<T>(owner: string, call: (isTeacher: boolean) => Promise<T>): Promise<T> {
  if (currentUserId() !== owner) throw new UploadError('signed-out')
  try {
    return await call(getSdk().session.getState().userRole === 'teacher')
  } catch (cause) {
    throw toUploadError(cause)
  }
}

// Both calls are made without their hooks: uploads go on outside React. `Uploads` marks the reads stale that they touch.
const grantTo =
  (owner: string) =>
  (file: UploadFile, key: string | null): Promise<UploadGrant> =>
    asOwner(owner, (isTeacher) => {
      const request = { type: file.kind as FileType, fileName: file.name, ...(key !== null && { newFileName: key }) }
      return (isTeacher ? teacherTempCredential : studentTempCredential)(request)
    })

/** The server registers an object once, however often it is asked. */
const keepFor = (owner: string) => (stored: StoredUpload) =>
  asOwner(owner, async (isTeacher) => {
    const lessonId = /^lesson:(.+)$/.exec(stored.purpose)?.[1]
    const isKnown = stored.purpose === ('resource' satisfies UploadPurpose) || stored.purpose.startsWith('answer:')
    if (lessonId === undefined && !isKnown) return
    const request = {
      newFileName: stored.key,
      fileName: stored.name,
      type: stored.kind as FileType,
      ...(lessonId !== undefined && { lessonId }),
    }
    const resource = await (isTeacher ? teacherAddCloudResource : studentAddCloudResource)(request)
    keptListeners.get(stored.id)?.(resource)
  })

/** The SDK describes itself by a larger type than the one that is used. */
const loadCos = () => import('cos-js-sdk-v5').then((module) => module.default as unknown as CosConstructor)

const queues = new Map<string, UploadQueue>()
const keptListeners = new Map<string, (resource: CloudResource) => void>()

/** The uploads of one person; those of an earlier page go on when it is made. */
export function uploadQueueOf(userId: string): UploadQueue {
  const known = queues.get(userId)
  if (known) return known
  const store = createIdbUploadStore()
  const targets = cosUploadTargets({ grant: grantTo(userId), loadCos })
  const queue = createUploadQueue({ owner: userId, targets, store, keep: keepFor(userId) })
  queues.set(userId, queue)
  network.subscribe(() => network.isOnline() && queue.hurry())
  // The browser has its own words for this question, and asks it only after a person did something here. Whoever signed
  // out was asked already.
  window.addEventListener('beforeunload', (event) => {
    if (currentUserId() === userId && queue.getState().some(({ state: { status } }) => isUnderWay(status)))
      event.preventDefault()
  })
  void queue.restore().then(() => queue.getState().length === 0 && forgetUploads())
  return queue
}

type UploadStatus = ReturnType<UploadQueue['getState']>[number]['state']['status']
const isUnderWay = (status: UploadStatus) => status === 'opening' || status === 'sending' || status === 'joining'

/** Uploads a file for the person who is signed in; the strip at the window's foot shows it. @returns the upload's id */
export function startUpload(upload: Omit<NewUpload, 'purpose'> & { purpose: UploadPurpose }): string {
  const userId = currentUserId()
  if (userId === undefined) throw new UploadError('signed-out')
  return startUploadOf(userId, upload)
}

function startUploadOf(userId: string, upload: NewUpload): string {
  noteKeptFor(userId)
  wantUploads()
  return uploadQueueOf(userId).add(upload)
}

export interface WatchedUpload {
  /** @param share 0..1 */
  onProgress(share: number): void
  signal: AbortSignal
}

/**
 * Uploads a file that is waited for. It goes on when the page is left, and then becomes what its purpose says all the
 * same.
 * @throws {UploadError} or the signal's reason
 */
export function uploadFor(
  purpose: UploadPurpose,
  { file, kind }: Pick<NewUpload, 'file' | 'kind'>,
  { onProgress, signal }: WatchedUpload,
): Promise<CloudResource> {
  signal.throwIfAborted()
  const userId = currentUserId()
  if (userId === undefined) throw new UploadError('signed-out')
  return followed(userId, () => startUploadOf(userId, { file, kind, purpose }), { onProgress, signal })
}

/**
 * Uploads a photo or take of an answer, for as long as it takes the line to be back. A reload finds the same upload
 * again by the answer's id of it.
 * @param owner whose answer it is: a take may be finished after another child of the family has begun
 * @throws {UploadError} when the file is refused; `signed-out` while another person is signed in
 */
export async function uploadForAnswer(
  owner: string,
  id: string,
  upload: Pick<NewUpload, 'file' | 'kind'>,
  signal: AbortSignal,
): Promise<CloudResource> {
  if (currentUserId() !== owner) throw new UploadError('signed-out')
  const purpose = `answer:${id}` as const
  const queue = uploadQueueOf(owner)
  // A browser that allows no database has none of an earlier page.
  await queue.restore().catch(() => undefined)
  signal.throwIfAborted()
  const known = queue.getState().find((one) => one.purpose === purpose && one.state.status !== 'done')
  if (known && isHeld(known)) queue.resume(known.id)
  const start = () => known?.id ?? startUploadOf(owner, { ...upload, purpose })
  const watched = { onProgress: () => undefined, signal }
  return followed(owner, start, watched).catch((cause: unknown) => {
    // The browser has lost its copy of the file, or cannot read it; the answer or message has the file still.
    if (known === undefined || !isFileLost(cause)) throw cause
    return followed(owner, () => startUploadOf(owner, { ...upload, purpose }), watched)
  })
}

/**
 * Goes on with a file that an earlier page began to send to a lesson.
 * @returns null when there is none, or the browser has lost its copy of the file
 * @throws as `uploadFor`
 */
export async function resumeUploadToLesson(
  lessonId: string,
  { name, sizeBytes }: { name: string; sizeBytes: number },
  watched: WatchedUpload,
): Promise<CloudResource | null> {
  const userId = currentUserId()
  if (userId === undefined) throw new UploadError('signed-out')
  const purpose: UploadPurpose = `lesson:${lessonId}`
  const queue = uploadQueueOf(userId)
  // A browser that allows no database has none of an earlier page.
  await queue.restore().catch(() => undefined)
  watched.signal.throwIfAborted()
  const known = queue
    .getState()
    .find((one) => one.purpose === purpose && one.name === name && one.state.sizeBytes === sizeBytes)
  if (known === undefined || known.state.status === 'done') return null
  if (isHeld(known)) queue.resume(known.id)
  return followed(userId, () => known.id, watched).catch((cause: unknown) => {
    if (isFileLost(cause)) return null
    throw cause
  })
}

/** It goes on when it is asked for again. */
const isHeld = ({ state: { status } }: Upload) => status === 'failed' || status === 'paused'

const isFileLost = (cause: unknown) => cause instanceof UploadError && cause.code === 'file-changed'

/** A file that was waited for and refused. It says so in the words of the strip, which the person does not look at. */
class ToldUploadError extends UploadError implements ToldError {
  readonly told: string
  constructor(code: UploadErrorCode) {
    super(code)
    const { userRole } = getSdk().session.getState()
    this.told = uploadProblemText(problemOf(code, userRole), currentLanguage())
  }
}

/** Resolves with the resource that an upload became, and takes the upload out of the list. */
function followed(owner: string, start: () => string, { onProgress, signal }: WatchedUpload): Promise<CloudResource> {
  const queue = uploadQueueOf(owner)
  return new Promise((resolve, reject) => {
    const id = start()
    const end = () => {
      stop()
      keptListeners.delete(id)
      signal.removeEventListener('abort', onAbort)
      queue.remove(id)
    }
    const onAbort = () => {
      end()
      reject(signal.reason as Error)
    }
    let kept: CloudResource | null = null
    keptListeners.set(id, (resource) => {
      kept = resource
    })
    const look = () => {
      const state = queue.getState().find((upload) => upload.id === id)?.state
      if (state === undefined) return
      if (state.status === 'done' && kept !== null) {
        onProgress(1)
        end()
        resolve(kept)
      } else if (state.status === 'failed') {
        end()
        reject(new ToldUploadError(state.error))
      } else if (state.status === 'needs-file') {
        end()
        reject(new ToldUploadError('file-changed'))
      } else onProgress(state.sizeBytes === 0 ? 0 : loadedBytes(state) / state.sizeBytes)
    }
    const stop = queue.subscribe(look)
    signal.addEventListener('abort', onAbort)
    look()
  })
}

/** Uploads a file that a lesson then shows. @throws as `uploadFor` */
export const uploadToLesson = (
  lessonId: string,
  upload: Pick<NewUpload, 'file' | 'kind'>,
  watched: WatchedUpload,
): Promise<CloudResource> => uploadFor(`lesson:${lessonId}`, upload, watched)
