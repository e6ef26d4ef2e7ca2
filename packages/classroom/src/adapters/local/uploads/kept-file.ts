import type { UploadRecord } from '../../../ports/upload-store.ts'

type FileFacts = Pick<UploadRecord, 'name' | 'sizeBytes' | 'lastModified'>

/** Whether a file chosen again is the one whose parts are in the store already. */
export const isSameFile = ({ name, sizeBytes, lastModified }: FileFacts, file: File) =>
  file.name === name && file.size === sizeBytes && file.lastModified === lastModified

/** The file of an upload that an earlier page began; null where the person has to choose it again. */
export async function readContent(record: UploadRecord): Promise<Blob | null> {
  const { content } = record
  if (content === null || content instanceof Blob) return content
  try {
    // Asking for a permission needs a press, so only one that is still given counts.
    if ((await permissionOf(content)) !== 'granted') return null
    const file = await content.getFile()
    return isSameFile(record, file) ? file : null
  } catch {
    // The file was moved or deleted.
    return null
  }
}

/** Asks for the permission to read a file that is kept as a handle. Call it at a press. */
export async function askToRead({ content }: UploadRecord): Promise<void> {
  if (content === null || content instanceof Blob) return
  await (content as AskableHandle).requestPermission?.({ mode: 'read' }).catch(() => undefined)
}

const permissionOf = (handle: FileSystemFileHandle) =>
  (handle as AskableHandle).queryPermission?.({ mode: 'read' }) ?? Promise.resolve('granted' as const)

/** Not in TypeScript's library yet: https://wicg.github.io/file-system-access/#api-filesystemhandle-querypermission */
type AskableHandle = FileSystemFileHandle &
  Partial<Record<'queryPermission' | 'requestPermission', (options: { mode: 'read' }) => Promise<PermissionState>>>
