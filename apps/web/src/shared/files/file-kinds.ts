import type { FileType } from '@hwjy/sdk'

const MB = 1024 ** 2

/**
 * What may be uploaded, by the ending of its name, and how many bytes it may have. Where it says 0 the school decides,
 * and the server says so.
 */
const ENDINGS: Readonly<Record<FileType, Readonly<Record<string, number>>>> = {
  image: { jpg: 0, jpeg: 0, png: 0 },
  audio: { mp3: 0 },
  video: { mp4: 0, avi: 500 * MB, mov: 500 * MB, mpg: 500 * MB },
  document: {
    pdf: 200 * MB,
    doc: 200 * MB,
    docx: 200 * MB,
    xls: 200 * MB,
    xlsx: 200 * MB,
    ppt: 500 * MB,
    pptx: 500 * MB,
  },
  zip: { zip: 500 * MB },
}

export const fileTypes = ['image', 'audio', 'video', 'document', 'zip'] as const satisfies readonly FileType[]

/** The browser's file dialog takes the endings in this form: `.jpg,.jpeg,…`. */
export const acceptedEndings = fileTypes
  .flatMap((type) => Object.keys(ENDINGS[type]))
  .map((ending) => `.${ending}`)
  .join(',')

/** "第三课.PDF" is "第三课" and ".PDF". A name that is only an ending has none. */
export function splitName(fileName: string): { stem: string; ending: string } {
  const dot = fileName.lastIndexOf('.')
  return dot > 0 ? { stem: fileName.slice(0, dot), ending: fileName.slice(dot) } : { stem: fileName, ending: '' }
}

export type FileDenial = { reason: 'kind' | 'empty' } | { reason: 'size'; limitBytes: number }

/** Judges a file before its first byte is sent: its type, or why it cannot be taken. */
export function judgeFile({ name, size }: Pick<File, 'name' | 'size'>): FileType | FileDenial {
  const ending = splitName(name).ending.slice(1).toLowerCase()
  const type = fileTypes.find((known) => Object.hasOwn(ENDINGS[known], ending))
  if (type === undefined) return { reason: 'kind' }
  if (size === 0) return { reason: 'empty' }
  const limitBytes = ENDINGS[type][ending] ?? 0
  return limitBytes > 0 && size > limitBytes ? { reason: 'size', limitBytes } : type
}
