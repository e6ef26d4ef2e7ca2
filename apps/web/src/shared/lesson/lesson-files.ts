import { pause } from '@hwjy/base'
import {
  kindOfFile,
  needsPages,
  type OwnFiles,
  type RoomFile,
  RoomFileError,
  type RoomFileErrorCode,
  type RoomFiles,
} from '@hwjy/classroom/local'
import {
  ApiError,
  copyResource,
  errorCodes,
  type FileType,
  getTranscode,
  HttpError,
  listCloudResources,
  listLessonResourcesAs,
  NetworkError,
  type ResourceItem,
  type Role,
  startTranscode,
  TimeoutError,
  type TranscodeFailure,
  uploadLessonResource,
} from '@hwjy/sdk'

/** Addresses open for an hour at least; those of a class are asked for again long before. */
const LIST_GOOD_MS = 10 * 60_000
const CONVERSION_LOOK_MS = 1_500

const CODES: Readonly<Record<number, RoomFileErrorCode>> = {
  [errorCodes.notFound]: 'missing',
  [errorCodes.forbidden]: 'missing',
  [errorCodes.notInClass]: 'missing',
  [errorCodes.tooOften]: 'busy',
}
const UPLOAD_CODES: Readonly<Record<string, RoomFileErrorCode>> = {
  offline: 'offline',
  busy: 'busy',
  'quota-exceeded': 'no-room',
  'too-large': 'too-large',
  'wrong-content': 'wrong-content',
}
const TYPES: Readonly<Record<RoomFile['kind'], FileType>> = {
  picture: 'image',
  document: 'document',
  sound: 'audio',
  film: 'video',
  other: 'zip',
}

/** Files of a lesson over our API. Those who are in the lesson read them; the teacher adds to them. */
export function createLessonFiles(lessonId: string, role: Role): RoomFiles {
  let read: { at: number; items: Promise<ReadonlyMap<string, ResourceItem>> } | null = null

  /** @param notBefore what was read earlier does not count */
  function items(notBefore: number): Promise<ReadonlyMap<string, ResourceItem>> {
    if (read !== null && read.at >= notBefore) return read.items
    const asked = listLessonResourcesAs(role, { lessonId }).then(
      (list) => new Map(list.map((item) => [item.resourceId, item])),
      (cause: unknown) => {
        if (read?.items === asked) read = null
        throw toFileError(cause)
      },
    )
    read = { at: Date.now(), items: asked }
    return asked
  }

  async function find(fileId: string, isAgain: boolean): Promise<ResourceItem> {
    const askedAt = Date.now()
    const known = isAgain ? undefined : (await items(askedAt - LIST_GOOD_MS)).get(fileId)
    // A file may have been added since the list was read.
    const item = known ?? (await items(askedAt)).get(fileId)
    if (item === undefined) throw new RoomFileError('missing')
    return item
  }

  return {
    list: async () => [...(await items(Date.now())).values()].map(toRoomFile),
    async open(fileId, isAgain = false) {
      const item = await find(fileId, isAgain)
      if (!needsPages(item.fileName)) return { name: item.fileName, url: item.resourceUrl }
      // Its pages may have been made since.
      const { transcode } = item.transcode?.pdfUrl ? item : await find(fileId, true)
      if (!transcode?.pdfUrl) throw new RoomFileError('not-converted')
      return { name: item.fileName, url: transcode.pdfUrl }
    },
    async add(file, { onProgress = () => undefined, signal = new AbortController().signal } = {}) {
      const { uploadToLesson } = await import('../uploads/upload-queue.ts')
      const kind = TYPES[kindOfFile(file.name)]
      const resource = await uploadToLesson(lessonId, { file, kind }, { onProgress, signal }).catch(
        (cause: unknown) => {
          if (signal.aborted) throw cause
          throw toFileError(cause)
        },
      )
      read = null
      return toRoomFile(resource)
    },
    async resume({ name, sizeBytes }, { onProgress = () => undefined, signal = new AbortController().signal } = {}) {
      const { resumeUploadToLesson } = await import('../uploads/upload-queue.ts')
      const resumed = await resumeUploadToLesson(lessonId, { name, sizeBytes }, { onProgress, signal }).catch(
        (cause: unknown) => {
          if (signal.aborted) throw cause
          throw toFileError(cause)
        },
      )
      read = null
      if (resumed !== null) return toRoomFile(resumed)
      // Another page may have sent the rest of it.
      const listed = [...(await items(Date.now())).values()]
      const sent = listed.find((item) => item.fileName === name && item.sizeBytes === sizeBytes)
      return sent === undefined ? null : toRoomFile(sent)
    },
    async makePages(fileId, signal) {
      const { fileName } = await find(fileId, false)
      if (!needsPages(fileName)) return
      try {
        // Asked without its hook: the room's port knows no React, and what the call marks stale is read anew below.
        let transcode: Awaited<ReturnType<typeof getTranscode>> = await startTranscode({ resourceId: fileId })
        while (transcode?.status !== 'done') {
          if (transcode?.status === 'failed') throw new RoomFileError(conversionCode(transcode.reason))
          await pause(CONVERSION_LOOK_MS, signal)
          transcode = await getTranscode({ resourceId: fileId })
        }
      } catch (cause) {
        signal?.throwIfAborted()
        throw toFileError(cause)
      }
      read = null
    },
    ...(role === 'teacher' && { own: ownFiles(lessonId, () => void (read = null)) }),
  }
}

const OWN_PAGE_SIZE = 20

/** @param onShown the list of the lesson has one more */
function ownFiles(lessonId: string, onShown: () => void): OwnFiles {
  const places = new Map<string, ResourceItem['lessonId']>()
  // A copy has an id of its own; the same file is not copied twice.
  const shown = new Map<string, RoomFile>()

  async function show(file: RoomFile): Promise<RoomFile> {
    const data = { resourceId: file.fileId, lessonId }
    if (places.get(file.fileId) != null) return toRoomFile(await copyResource(data))
    try {
      // Asked without its hook, as is the copy: the room's port knows no React, and the lesson's list is read anew.
      await uploadLessonResource(data)
      return file
    } catch (cause) {
      // Another window gave it its place meanwhile.
      if (cause instanceof ApiError && cause.code === errorCodes.resourceElsewhere) {
        return toRoomFile(await copyResource(data))
      }
      throw cause
    }
  }

  return {
    async list(search, current) {
      const asked = { current, size: OWN_PAGE_SIZE, ...(search !== '' && { keyword: search }) }
      const { records, pages } = await listCloudResources(asked).catch((cause: unknown) => {
        throw toFileError(cause)
      })
      for (const item of records) places.set(item.resourceId, item.lessonId)
      return { files: records.map(toRoomFile), hasMore: current < pages }
    },
    async show(file) {
      if (places.get(file.fileId) === lessonId) return file
      const known = shown.get(file.fileId)
      if (known !== undefined) return known
      const added = await show(file).catch((cause: unknown) => {
        throw toFileError(cause)
      })
      onShown()
      shown.set(file.fileId, added)
      return added
    },
  }
}

type ListedFile = Pick<ResourceItem, 'resourceId' | 'fileName' | 'sizeBytes'>

const toRoomFile = ({ resourceId, fileName, sizeBytes }: ListedFile) => ({
  fileId: resourceId,
  name: fileName,
  kind: kindOfFile(fileName),
  sizeBytes,
})

const conversionCode = (reason: TranscodeFailure | null): RoomFileErrorCode => {
  if (reason === 'converter-missing') return 'no-converter'
  return reason === 'too-large' ? 'too-large' : 'not-converted'
}

/** Turns an error of an API call into the room's file error. @throws any other error unchanged */
export function toFileError(cause: unknown): RoomFileError {
  if (cause instanceof RoomFileError) return cause
  if (cause instanceof NetworkError || cause instanceof TimeoutError) return new RoomFileError('offline', { cause })
  if (cause instanceof HttpError) return new RoomFileError('busy', { cause })
  if (cause instanceof ApiError) return new RoomFileError(CODES[cause.code] ?? 'refused', { cause })
  const { name, code } = Object(cause) as { name?: unknown; code?: unknown }
  if (name === 'UploadError') return new RoomFileError(UPLOAD_CODES[String(code)] ?? 'refused', { cause })
  throw cause
}
