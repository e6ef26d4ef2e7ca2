import { getResolvedPDFJS } from 'unpdf'
import { InspectionError } from '../ports/file-inspector.ts'
import type { ReadableFile } from './readable-file.ts'

// A file in good order is known by its last few kilobytes. One that must be searched through may have this many.
const READ_MAX_BYTES = 32 * 1024 * 1024

/**
 * Counts the pages of a PDF. Reads only the parts of the file that say so; what these inflate to is up to the file, so
 * this runs where its memory is limited.
 * @throws {InspectionError} `encrypted`, `broken`
 */
export async function countPdfPages(content: ReadableFile): Promise<number> {
  const { getDocument, PasswordException, PDFDataRangeTransport } = await getResolvedPDFJS()
  // PDF.js waits for ever for a range that does not come, so the failure to read one has a promise of its own.
  const unreadable = Promise.withResolvers<never>()
  let readBytes = 0

  class BlobTransport extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      readBytes += end - begin
      if (readBytes > READ_MAX_BYTES) return unreadable.reject(new InspectionError('broken'))
      content
        .slice(begin, end)
        .arrayBuffer()
        .then((bytes) => this.onDataRange(begin, new Uint8Array(bytes)), unreadable.reject)
    }
  }

  const task = getDocument({
    range: new BlobTransport(content.size, null),
    disableAutoFetch: true,
    disableStream: true,
    useSystemFonts: false,
    verbosity: 0,
  })
  try {
    const { numPages } = await Promise.race([task.promise, unreadable.promise])
    if (numPages > 0) return numPages
    throw new InspectionError('broken')
  } catch (cause) {
    if (cause instanceof InspectionError) throw cause
    throw new InspectionError(cause instanceof PasswordException ? 'encrypted' : 'broken', { cause })
  } finally {
    // The count is done, so an error of the cleanup does not matter.
    task.destroy().catch(() => undefined)
  }
}
