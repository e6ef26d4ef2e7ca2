import { getResolvedPDFJS } from 'unpdf'

/** A file in good order is known by its last few kilobytes. One that must be searched through may have this many. */
const READ_MAX_BYTES = 32 * 1024 * 1024

/** How many pages a PDF has, or why nobody can tell. Reads only the parts of the file that say so. */
export async function countPdfPages(content: Blob): Promise<number | 'encrypted' | 'broken'> {
  const { getDocument, PasswordException, PDFDataRangeTransport } = await getResolvedPDFJS()
  // PDF.js waits for ever for a range that does not come, so the failure to read one has a promise of its own.
  const unreadable = Promise.withResolvers<never>()
  let readBytes = 0

  class BlobTransport extends PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      readBytes += end - begin
      if (readBytes > READ_MAX_BYTES) return unreadable.reject(new Error('too much to search through'))
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
    return numPages > 0 ? numPages : 'broken'
  } catch (error) {
    return error instanceof PasswordException ? 'encrypted' : 'broken'
  } finally {
    // What it still waits for is no concern of ours.
    task.destroy().catch(() => undefined)
  }
}
