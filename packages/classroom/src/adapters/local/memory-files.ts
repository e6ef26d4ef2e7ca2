/** Files of a class that lives in one page: nothing leaves it, and they go with it. */
import { kindOfFile, needsPages, type RoomFile, RoomFileError, type RoomFiles } from '../../ports/room-files.ts'
import { newId } from './new-id.ts'

export interface MemoryFiles extends RoomFiles {
  /** Gives back the memory that files take. */
  close(): void
}

export function createMemoryFiles(): MemoryFiles {
  const files = new Map<string, RoomFile & { url: string }>()
  const listed = ({ url: _url, ...file }: RoomFile & { url: string }): RoomFile => file
  return {
    list: async () => [...files.values()].map(listed).toReversed(),
    async open(fileId) {
      const file = files.get(fileId)
      if (file === undefined) throw new RoomFileError('missing')
      return { name: file.name, url: file.url }
    },
    async add(file, { onProgress, signal } = {}) {
      signal?.throwIfAborted()
      const { name, size: sizeBytes } = file
      const kept = { fileId: newId(), name, kind: kindOfFile(name), sizeBytes, url: URL.createObjectURL(file) }
      files.set(kept.fileId, kept)
      onProgress?.(1)
      return listed(kept)
    },
    async makePages(fileId) {
      const file = files.get(fileId)
      if (file === undefined) throw new RoomFileError('missing')
      if (needsPages(file.name)) throw new RoomFileError('no-converter')
    },
    close() {
      for (const { url } of files.values()) URL.revokeObjectURL(url)
      files.clear()
    },
  }
}
