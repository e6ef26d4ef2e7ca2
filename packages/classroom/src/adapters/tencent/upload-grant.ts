/** Permission to store one object, in the words of Tencent's COS; our own server's store speaks them as well. */
export interface UploadGrant {
  /** Host of the store, without a protocol. */
  domain: string
  credentials: { tmpSecretId: string; tmpSecretKey: string; sessionToken: string }
  /** Epoch seconds. */
  startTime: number
  expiredTime: number
  newFileName: string
  bucketName: string
  region: string
  /** Takes the whole object by PUT. */
  signUrl: string
}
