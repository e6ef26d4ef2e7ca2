import { type FileInspector, InspectionError } from '../ports/file-inspector.ts'
import { checkArchive } from './check-archive.ts'
import { countPdfPages } from './count-pdf-pages.ts'
import { measureMp3 } from './measure-mp3.ts'

// Slides are larger; a demo in a page and a test have none of these.
const FILE_MAX_BYTES = 20 * 1024 * 1024
const TIMEOUT_MS = 10_000

/**
 * Serves hosts that can start no process: a page that is its own server, and tests. A single step that runs too long is
 * not ended, and its memory is the host's; in a page it is the memory of the person who opened the file.
 */
export const inProcessInspector: FileInspector = {
  countPages: (pdf, signal) => within(pdf, signal, () => countPdfPages(pdf)),
  measureAudio: (mp3, signal) => within(mp3, signal, () => measureMp3(mp3)),
  checkDocument: (document, signal) => within(document, signal, () => checkArchive(document)),
  // Loaded with the first file: a page that is its own server hardly ever imports one.
  readTable: (file, signal) =>
    within(file, signal, async () => (await import('./read-table-file.ts')).readTableFile(file)),
}

async function within<T>(file: Blob, signal: AbortSignal, inspect: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  if (file.size > FILE_MAX_BYTES) throw new InspectionError('too-large')
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new InspectionError('timed-out')), TIMEOUT_MS)
  const stop = () => late.reject(signal.reason)
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([inspect(), late.promise])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
