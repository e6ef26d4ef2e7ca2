import {
  type CosConstructor,
  cosUploadTargets,
  createIdbUploadStore,
  createUploadQueue,
  type NewUpload,
  type StoredUpload,
  UploadError,
  type UploadErrorCode,
  type UploadFile,
  type UploadGrant,
  type UploadQueue,
} from '@hwjy/classroom/uploads'
import {
  ApiError,
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
import { noteKeptFor } from '../drafts/kept-for.ts'
import { network } from '../network/network.ts'
import { forgetUploads, wantUploads } from './uploads-wanted.ts'

/** What becomes of a stored file. `resource`: it joins the person's files. */
export type UploadPurpose = 'resource'

const CODES: Readonly<Record<number, UploadErrorCode>> = {
  [errorCodes.quotaExceeded]: 'quota-exceeded',
  [errorCodes.tooManyFiles]: 'quota-exceeded',
  [errorCodes.fileTypeNotAllowed]: 'wrong-content',
  [errorCodes.contentMismatch]: 'wrong-content',
  [errorCodes.fileTooLarge]: 'too-large',
  [errorCodes.uploadNotFound]: 'upload-gone',
  [errorCodes.tooOften]: 'busy',
  401: 'signed-out',
}

/** Translates what the API refused, or that it could not be reached. */
function toUploadError(cause: unknown): UploadError {
  if (cause instanceof UploadError) return cause
  if (cause instanceof NetworkError || cause instanceof TimeoutError) return new UploadError('offline', { cause })
  if (cause instanceof HttpError && cause.status >= 500) return new UploadError('busy', { cause })
  const code = cause instanceof ApiError ? CODES[cause.code] : undefined
  return new UploadError(code ?? 'refused', { cause })
}

// Both calls are made without their hooks: uploads go on outside React. `Uploads` marks the reads stale that they touch.
const isTeacher = () => getSdk().session.getState().userRole === 'teacher'

async function grant({ name, kind }: UploadFile, key: string | null): Promise<UploadGrant> {
  const request = { type: kind as FileType, fileName: name, ...(key !== null && { newFileName: key }) }
  try {
    return await (isTeacher() ? teacherTempCredential : studentTempCredential)(request)
  } catch (cause) {
    throw toUploadError(cause)
  }
}

/** The server registers an object once, however often it is asked. */
async function keep({ key, name, kind, purpose }: StoredUpload) {
  if (purpose !== ('resource' satisfies UploadPurpose)) return
  try {
    const request = { newFileName: key, fileName: name, type: kind as FileType }
    await (isTeacher() ? teacherAddCloudResource : studentAddCloudResource)(request)
  } catch (cause) {
    throw toUploadError(cause)
  }
}

/** The SDK describes itself by a larger type than the one that is used. */
const loadCos = () => import('cos-js-sdk-v5').then((module) => module.default as unknown as CosConstructor)

const queues = new Map<string, UploadQueue>()

/** The uploads of one person; those of an earlier page go on when it is made. */
export function uploadQueueOf(userId: string): UploadQueue {
  const known = queues.get(userId)
  if (known) return known
  const store = createIdbUploadStore()
  const queue = createUploadQueue({ owner: userId, targets: cosUploadTargets({ grant, loadCos }), store, keep })
  queues.set(userId, queue)
  network.subscribe(() => network.isOnline() && queue.hurry())
  // The browser has its own words for this question, and asks it only after a person did something here.
  window.addEventListener('beforeunload', (event) => {
    if (queue.getState().some(({ state: { status } }) => isUnderWay(status))) event.preventDefault()
  })
  void queue.restore().then(() => queue.getState().length === 0 && forgetUploads())
  return queue
}

type UploadStatus = ReturnType<UploadQueue['getState']>[number]['state']['status']
const isUnderWay = (status: UploadStatus) => status === 'opening' || status === 'sending' || status === 'joining'

/** Uploads a file for the person who is signed in; the strip at the window's foot shows it. @returns the upload's id */
export function startUpload(upload: Omit<NewUpload, 'purpose'> & { purpose: UploadPurpose }): string {
  const userId = getSdk().session.getState().userInfo?.userId
  if (userId === undefined) throw new UploadError('signed-out')
  noteKeptFor(userId)
  wantUploads()
  return uploadQueueOf(userId).add(upload)
}
