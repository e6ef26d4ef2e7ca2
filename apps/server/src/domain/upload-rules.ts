/** What may be uploaded, by the kind the caller names. Sizes as the product document gives them. */
const MB = 1024 * 1024

export type UploadType = 'image' | 'audio' | 'video' | 'document' | 'zip'
export type UploadDenial = 'extension-not-allowed'

interface UploadKind {
  maxBytes: number
  extensions: readonly string[]
}

export const UPLOAD_KINDS: Readonly<Record<UploadType, UploadKind>> = {
  image: { maxBytes: 200 * MB, extensions: ['jpg', 'jpeg', 'png'] },
  audio: { maxBytes: 50 * MB, extensions: ['mp3'] },
  video: { maxBytes: 500 * MB, extensions: ['mp4', 'avi', 'mov', 'mpg'] },
  document: { maxBytes: 200 * MB, extensions: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'] },
  zip: { maxBytes: 500 * MB, extensions: ['zip'] },
}

/** Slides are heavier than other documents. */
const SLIDES_MAX_BYTES = 500 * MB

export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.')
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : ''
}

export function uploadDenial(type: UploadType, fileName: string): UploadDenial | null {
  return UPLOAD_KINDS[type].extensions.includes(extensionOf(fileName)) ? null : 'extension-not-allowed'
}

export function maxUploadBytes(type: UploadType, fileName: string): number {
  return ['ppt', 'pptx'].includes(extensionOf(fileName)) ? SLIDES_MAX_BYTES : UPLOAD_KINDS[type].maxBytes
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

/** Everything a person may write lies under here. */
export function ownedPrefix(owner: { userId: string; role: string }): string {
  return `${owner.role}/${owner.userId}/`
}

/** The `ownedPrefix` that a key of ours begins with. */
export function ownerOf(key: string): string {
  return `${key.split('/', 2).join('/')}/`
}
