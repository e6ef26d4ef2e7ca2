import type { ApiCall } from './api-client.ts'
import { call } from './call.ts'
import type { ChangeCallOptions } from './call-options.ts'
import type { DataOf } from './envelope.ts'
import type { Transmit } from './wire.ts'

export interface UploadOptions extends ChangeCallOptions {
  /** Bytes of the whole request, headers not counted; the last report has `loaded === total`. */
  onProgress?: ((progress: Progress) => void) | undefined
}

export interface Progress {
  loadedBytes: number
  /** Null while the size is unknown. */
  totalBytes: number | null
}

/** A call that carries files. Its time limit starts anew whenever bytes move. */
export function callWithFiles<Answer>(
  request: ApiCall,
  { onProgress, ...options }: UploadOptions = {},
): Promise<DataOf<Answer>> {
  const canReport = onProgress !== undefined && typeof XMLHttpRequest !== 'undefined'
  return call<Answer>({ ...request, ...(canReport && { transmit: byXhr(onProgress) }) }, options)
}

// `fetch` cannot tell how far an upload is; XMLHttpRequest can, and works in every browser.
const byXhr =
  (onProgress: (progress: Progress) => void): Transmit =>
  ({ request: { url, method, headers, signal }, body }, onActivity) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest()
      const abort = () => {
        xhr.abort()
        reject(signal.reason)
      }
      if (signal.aborted) return abort()
      signal.addEventListener('abort', abort)
      xhr.open(method, url)
      xhr.responseType = 'blob'
      for (const [name, value] of headers) {
        // The browser names the type of a form itself: only it knows the boundary.
        if (name !== 'content-type' || !(body instanceof FormData)) xhr.setRequestHeader(name, value)
      }
      xhr.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        onActivity()
        onProgress({ loadedBytes: loaded, totalBytes: lengthComputable ? total : null })
      }
      xhr.onload = () => resolve(new Response(xhr.response, { status: xhr.status }))
      xhr.onerror = () => reject(new TypeError('The request failed'))
      xhr.onloadend = () => signal.removeEventListener('abort', abort)
      xhr.send(body as XMLHttpRequestBodyInit | null)
    })
