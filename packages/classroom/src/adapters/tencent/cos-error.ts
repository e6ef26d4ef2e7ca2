import { UploadError, type UploadErrorCode } from '../../ports/upload-target.ts'

/** https://cloud.tencent.com/document/product/436/7730. `QuotaExceeded` and `StorageFull` are our own server's. */
const CODES: Readonly<Record<string, UploadErrorCode>> = {
  ExpiredToken: 'credential-expired',
  RequestTimeTooSkewed: 'credential-expired',
  // The sign-in that the key was given to has ended, or the key has.
  InvalidAccessKeyId: 'credential-expired',
  NoSuchUpload: 'upload-gone',
  InvalidPart: 'part-missing',
  QuotaExceeded: 'quota-exceeded',
  StorageFull: 'storage-full',
  EntityTooLarge: 'too-large',
  InvalidArgument: 'wrong-content',
  SlowDown: 'busy',
}

/** Translates what the store answered; the only place that reads its error codes. */
export function toUploadError(code: string, message: string, status: number | undefined, cause: unknown): UploadError {
  if (cause instanceof UploadError) return cause
  if (code === 'AccessDenied' && message === 'Request has expired')
    return new UploadError('credential-expired', { cause })
  const known = CODES[code]
  if (known) return new UploadError(known, { cause })
  if (status === undefined || status === 0) return new UploadError('offline', { cause })
  return new UploadError(status >= 500 || status === 429 ? 'busy' : 'refused', { cause })
}
