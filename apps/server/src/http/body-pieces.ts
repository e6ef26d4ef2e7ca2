import { announcedBytes } from '../objects/cos-request.ts'
import { ApiError } from './api-error.ts'

/**
 * The body as it comes, and an error instead of its first byte too many. What is left after an error is the host's to
 * read away.
 * @throws {ApiError} `tooLarge`; before anything is read when its sender says so
 */
export async function* bodyPieces(request: Request, maxBytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  if (announcedBytes(request) > maxBytes) throw new ApiError('tooLarge')
  if (!request.body) return
  const reader = (request.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  try {
    let size = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      size += value.length
      if (size > maxBytes) throw new ApiError('tooLarge')
      yield value
    }
  } finally {
    // Not cancelled: that would close the connection before the response.
    reader.releaseLock()
  }
}
