/** The small files of the demo school: photos of written work, takes of readers, a film, documents. */
import type { Attachment } from '../../domain/files/attachment.ts'
import { contentTypeOf, extensionOf } from '../../domain/files/file-kinds.ts'
import { uploadTypeOf } from '../../domain/files/upload-rules.ts'

/** Gives the bytes of one file of `DEMO_MEDIA`, when they are first asked for: a browser need not load all of them. */
export type LoadDemoMedia = (name: DemoMediaName) => Promise<Uint8Array<ArrayBuffer>>

// Sizes in bytes, lengths in seconds; a test compares them with the files.
export const DEMO_MEDIA = {
  'page-1.jpg': { sizeBytes: 26_896 },
  'page-2.jpg': { sizeBytes: 24_556 },
  'page-2-sideways.jpg': { sizeBytes: 24_263 },
  'take-slow.mp3': { sizeBytes: 28_656, durationSeconds: 14 },
  'take-clear.mp3': { sizeBytes: 26_856, durationSeconds: 13 },
  'take-comment.mp3': { sizeBytes: 17_280, durationSeconds: 9 },
  'film.mp4': { sizeBytes: 3_275, durationSeconds: 3 },
  'slides.pdf': { sizeBytes: 25_273 },
  'words.docx': { sizeBytes: 882 },
} as const satisfies Readonly<Record<string, { sizeBytes: number; durationSeconds?: number }>>

export type DemoMediaName = keyof typeof DEMO_MEDIA

interface Owner {
  id: string
  role: 'teacher' | 'student'
}

/**
 * The key under which a person has one of the files. @param copy tells two of one person's apart; counts from 1
 */
export function demoMediaKey({ id, role }: Owner, name: DemoMediaName, copy = 1): string {
  return `${role}/${id}/${uploadTypeOf(name) ?? 'document'}/demo-${copy}-${name}`
}

/** The file that lies under a key; null for keys of other objects. */
export function demoMediaOf(key: string): DemoMediaName | null {
  const name = /\/demo-\d+-([a-z0-9.-]+)$/.exec(key)?.[1]
  return name !== undefined && Object.hasOwn(DEMO_MEDIA, name) ? (name as DemoMediaName) : null
}

export const mediaType = (name: DemoMediaName): string => contentTypeOf(extensionOf(name)) ?? 'application/octet-stream'

/** The file as it hangs on a piece of work. */
export function demoAttachment(owner: Owner, name: DemoMediaName, fileName: string): Attachment {
  return {
    resourceId: `res_${owner.id.slice('usr_'.length)}_${name.replaceAll(/\W/g, '_')}`,
    fileName,
    objectKey: demoMediaKey(owner, name),
    contentType: mediaType(name),
    ...DEMO_MEDIA[name],
  }
}
