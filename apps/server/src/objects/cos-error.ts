export type CosErrorCode =
  | 'AccessDenied'
  | 'EntityTooLarge'
  | 'InvalidAccessKeyId'
  | 'InvalidArgument'
  | 'InvalidPart'
  | 'InvalidRange'
  | 'MethodNotAllowed'
  | 'MissingContentLength'
  | 'NoSuchBucket'
  | 'NoSuchKey'
  | 'NoSuchUpload'
  | 'SignatureDoesNotMatch'

const STATUS = {
  AccessDenied: 403,
  EntityTooLarge: 400,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPart: 400,
  InvalidRange: 416,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  SignatureDoesNotMatch: 403,
} as const satisfies Record<CosErrorCode, number>

/** An answer in the words of COS, which its clients understand. */
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
