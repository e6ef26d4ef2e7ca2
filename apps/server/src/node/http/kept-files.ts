import { readFile, stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'

/** The files kept for all readers take at most so many bytes of memory; the whole app is about a third of it. */
const ALL_BYTES = 32 * 1024 * 1024
/** Larger files are rare and are sent from disk, bytes. */
const FILE_BYTES = 1024 * 1024

/** Reads a file, or answers null where there is none or it is too large to be kept. */
export type KeptFiles = (file: string) => Promise<Uint8Array<ArrayBuffer> | null>

/**
 * Files that never change, in memory from the first reader on. A page is fetched in dozens of small files, and to open
 * each from disk takes longer than to send it.
 */
export function keptFiles(): KeptFiles {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: ALL_BYTES,
    sizeCalculation: (content) => Math.max(1, content.length),
    fetchMethod: async (file) => ((await isSmall(file)) ? new Uint8Array(await readFile(file)) : undefined),
  })
  return async (file) => (await kept.fetch(file)) ?? null
}

const isSmall = (file: string): Promise<boolean> =>
  stat(file).then(
    (stats) => stats.isFile() && stats.size <= FILE_BYTES,
    () => false,
  )
