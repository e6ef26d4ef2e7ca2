/** Decides which files may be uploaded, by the kind the caller names. Sizes as the product document gives them. */
import type { SchoolSettings } from '../school/school-settings.ts'
import { contentTypeOf, extensionOf } from './file-kinds.ts'

export type UploadType = 'image' | 'audio' | 'video' | 'document' | 'zip'

export type UploadDenial =
  | { code: 'fileTypeNotAllowed' | 'contentMismatch' }
  | { code: 'fileTooLarge'; limitBytes: number }
  | { code: 'quotaExceeded'; limitBytes: number }
  | { code: 'tooManyFiles'; limitFiles: number }

/** The school chooses where the document gives two sizes. */
export type UploadLimits = Pick<SchoolSettings, 'imageLimitBytes' | 'audioLimitBytes' | 'videoLimitBytes'>

export interface UploadSpace {
  usedBytes: number
  quotaBytes: number
  files: number
}

/**
 * Files of one person: a teacher with thirty files a day fills it in three years. Each takes a block of the disk and a
 * place in lists, however small it is.
 */
export const FILES_MAX = 20_000

const MB = 1024 * 1024
/** Limits a file with homework or a message to less than 100 MB, regardless of its kind. */
export const ATTACHMENT_MAX_BYTES = 100 * MB - 1
const FILM_BYTES = 500 * MB
const SLIDES_BYTES = 500 * MB
const ARCHIVE_BYTES = 500 * MB
const DOCUMENT_BYTES = 200 * MB

// Endings of a kind, and how many bytes a file with each may have.
function limitsOf(type: UploadType, limits: UploadLimits): Readonly<Record<string, number>> {
  const { imageLimitBytes, audioLimitBytes, videoLimitBytes } = limits
  switch (type) {
    case 'image':
      return { jpg: imageLimitBytes, jpeg: imageLimitBytes, png: imageLimitBytes }
    case 'audio':
      return { mp3: audioLimitBytes }
    case 'video':
      return { mp4: videoLimitBytes, avi: FILM_BYTES, mov: FILM_BYTES, mpg: FILM_BYTES }
    case 'document':
      return {
        pdf: DOCUMENT_BYTES,
        doc: DOCUMENT_BYTES,
        docx: DOCUMENT_BYTES,
        xls: DOCUMENT_BYTES,
        xlsx: DOCUMENT_BYTES,
        ppt: SLIDES_BYTES,
        pptx: SLIDES_BYTES,
      }
    case 'zip':
      return { zip: ARCHIVE_BYTES }
  }
}

/** Returns the kind of a file that was sent without one; null when it is none that may be uploaded. */
export function uploadTypeOf(fileName: string): UploadType | null {
  const contentType = contentTypeOf(extensionOf(fileName))
  if (contentType === null) return null
  const [family] = contentType.split('/')
  if (family === 'image' || family === 'audio' || family === 'video') return family
  return contentType === 'application/zip' ? 'zip' : 'document'
}

/** Bytes a file of this name may have; null when it is no file of this kind. */
export function uploadLimitBytes(type: UploadType, fileName: string, limits: UploadLimits): number | null {
  return limitsOf(type, limits)[extensionOf(fileName)] ?? null
}

/** Before anything is sent: only the name is known. */
export function uploadDenial(
  type: UploadType,
  fileName: string,
  limits: UploadLimits,
  space: UploadSpace,
): UploadDenial | null {
  if (uploadLimitBytes(type, fileName, limits) === null) return { code: 'fileTypeNotAllowed' }
  if (space.files >= FILES_MAX) return { code: 'tooManyFiles', limitFiles: FILES_MAX }
  return space.usedBytes < space.quotaBytes ? null : { code: 'quotaExceeded', limitBytes: space.quotaBytes }
}

/** Checks the stored file: its content decides what it is, regardless of its name. */
export function resourceDenial(
  type: UploadType,
  fileName: string,
  stored: { contentType: string; sizeBytes: number },
  limits: UploadLimits,
): UploadDenial | null {
  const limitBytes = uploadLimitBytes(type, fileName, limits)
  if (limitBytes === null) return { code: 'fileTypeNotAllowed' }
  if (contentTypeOf(extensionOf(fileName)) !== stored.contentType) return { code: 'contentMismatch' }
  return stored.sizeBytes <= limitBytes ? null : { code: 'fileTooLarge', limitBytes }
}

/**
 * The key an upload is stored under: `<role>/<user>/<type>/<random>.<extension>`. Always fresh, because the COS client
 * would otherwise mix the parts of two files with one name into one object.
 */
export function uploadKey(
  owner: { userId: string; role: string },
  type: UploadType,
  fileName: string,
  random: string,
): string {
  return `${ownedPrefix(owner)}${type}/${random}.${extensionOf(fileName)}`
}

/** Says if `uploadKey` gave `key` to this person for a file of this kind and ending: then its upload may go on. */
export function isUploadKeyOf(
  owner: { userId: string; role: string },
  type: UploadType,
  fileName: string,
  key: string,
): boolean {
  return (
    isOwnKey(owner, key) &&
    key.startsWith(`${ownedPrefix(owner)}${type}/`) &&
    extensionOf(key) === extensionOf(fileName)
  )
}

/** All objects that a person may write lie under this prefix. */
export function ownedPrefix(owner: { userId: string; role: string }): string {
  return `${owner.role}/${owner.userId}/`
}

/**
 * Checks that every part of a key is a name. `..`, `.` and nothing between two slashes are none: where keys become
 * paths, they would lead out of a folder, or name one object in two ways.
 */
export function isPlainKey(key: string): boolean {
  return !key.includes('\\') && key.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

export function isOwnKey(owner: { userId: string; role: string }, key: string): boolean {
  return key.startsWith(ownedPrefix(owner)) && isPlainKey(key)
}

/** The `ownedPrefix` that a key of ours begins with. */
export function ownerOf(key: string): string {
  return `${key.split('/', 2).join('/')}/`
}
