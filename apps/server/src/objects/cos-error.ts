export type CosErrorCode =
  | 'AccessDenied'
  | 'BadDigest'
  | 'EntityTooLarge'
  | 'FileAlreadyExists'
  | 'InvalidAccessKeyId'
  | 'InvalidArgument'
  | 'InvalidPart'
  | 'InvalidPartOrder'
  | 'InvalidRange'
  | 'MalformedXML'
  | 'MethodNotAllowed'
  | 'NoSuchBucket'
  | 'NoSuchKey'
  | 'NoSuchUpload'
  | 'QuotaExceeded'
  | 'SignatureDoesNotMatch'
  | 'SlowDown'
  | 'StorageFull'

// The client tries again after a 5xx, so a full store is not one of these.
const STATUS = {
  AccessDenied: 403,
  BadDigest: 400,
  EntityTooLarge: 400,
  FileAlreadyExists: 409,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  InvalidRange: 416,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  QuotaExceeded: 403,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
  StorageFull: 403,
} as const satisfies Record<CosErrorCode, number>

/** An answer in the words of COS, which its clients understand. `QuotaExceeded` and `StorageFull` are ours: COS has no limits. */
export class CosError extends Error {
  override readonly name = 'CosError'
  readonly code: CosErrorCode
  readonly status: (typeof STATUS)[CosErrorCode]
  constructor(code: CosErrorCode, message: string = code) {
    super(message)
    this.code = code
    this.status = STATUS[code]
  }
}
