import { DownloadError } from '../error/api-error.ts'
import type { Progress } from './upload.ts'

export interface DownloadOptions {
  signal?: AbortSignal | undefined
  onProgress?: ((progress: Progress) => void) | undefined
}

/**
 * Fetches a file by its address: a plain GET without our headers, since stores and signed addresses refuse them.
 * @throws {DownloadError} `invalid-address` | `download-failed`; the abort reason of the caller's own `signal`
 */
export async function downloadBlob(url: string, { signal, onProgress }: DownloadOptions = {}): Promise<Blob> {
  const address = httpAddress(url)
  try {
    const response = await fetch(address, signal ? { signal } : {})
    if (!response.ok) throw new DownloadError('download-failed', { status: response.status })
    if (!onProgress || !response.body) return await response.blob()
    const chunks = await readChunks(response.body, lengthOf(response), onProgress)
    return new Blob(chunks, { type: response.headers.get('Content-Type') ?? '' })
  } catch (cause) {
    if (cause instanceof DownloadError || (signal?.aborted && cause === signal.reason)) throw cause
    throw new DownloadError('download-failed', { cause })
  }
}

function httpAddress(url: string): URL {
  const base = globalThis.location?.href
  const address = url.trim() !== '' && URL.canParse(url, base) ? new URL(url, base) : null
  if (address && /^(https?|blob):$/.test(address.protocol)) return address
  throw new DownloadError('invalid-address')
}

async function readChunks(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  totalBytes: number | null,
  onProgress: (progress: Progress) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = body.getReader()
  for (let loadedBytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return chunks
    chunks.push(value)
    loadedBytes += value.byteLength
    onProgress({ loadedBytes, totalBytes })
  }
}

// The header counts compressed bytes: the length of a compressed response is unknown until it is unpacked.
function lengthOf({ headers }: Response): number | null {
  return headers.has('Content-Encoding') ? null : Number(headers.get('Content-Length')) || null
}
