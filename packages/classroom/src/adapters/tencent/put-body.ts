import { type PartOptions, UploadError } from '../../ports/upload-target.ts'
import { toUploadError } from './cos-error.ts'

/**
 * Puts a body to a signed address. Not with `fetch`, which does not say how much has left.
 * @returns the ETag @throws {UploadError}
 */
export function putBody(url: string, body: Blob, { onProgress, signal }: PartOptions = {}): Promise<string> {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    const stop = () => {
      request.abort()
      reject(signal?.reason)
    }
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', stop, { once: true })
    request.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded))
    request.addEventListener('error', () => reject(new UploadError('offline')))
    request.addEventListener('load', () => {
      if (request.status < 300) return resolve(request.getResponseHeader('etag') ?? '')
      const { code, message } = answerOf(request.responseText)
      reject(toUploadError(code, message, request.status, request.responseText))
    })
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
    request.open('PUT', url)
    request.send(body)
  })
}

/** The code and message of an answer in XML. */
function answerOf(text: string): { code: string; message: string } {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  const valueOf = (name: string) => document.querySelector(name)?.textContent ?? ''
  return { code: valueOf('Code'), message: valueOf('Message') }
}
