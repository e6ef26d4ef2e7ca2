/** The part of cos-js-sdk-v5 that is used here. A host that has the SDK brings it; the package does not depend on it. */

interface ObjectAt {
  Bucket: string
  Region: string
  Key: string
}
type InUpload = ObjectAt & { UploadId: string }

export interface CosClient {
  multipartInit(at: ObjectAt): Promise<{ UploadId: string }>
  multipartListPart(query: InUpload & { PartNumberMarker?: string }): Promise<{
    Part: readonly { PartNumber: string; ETag: string; Size: string }[]
    IsTruncated: 'true' | 'false'
    NextPartNumberMarker?: string
  }>
  getObjectUrl(
    request: ObjectAt & { Method: 'PUT'; Query: Record<string, string>; Sign: true },
    answer: (error: unknown, data: { Url: string }) => void,
  ): void
  multipartComplete(list: InUpload & { Parts: { PartNumber: number; ETag: string }[] }): Promise<unknown>
  multipartAbort(upload: InUpload): Promise<unknown>
  headObject(at: ObjectAt): Promise<{ headers?: Record<string, string | undefined> }>
}

interface CosOptions {
  Domain: string
  Protocol: string
  getAuthorization: (request: unknown, answer: (authorization: CosAuthorization) => void) => void
}

interface CosAuthorization {
  TmpSecretId: string
  TmpSecretKey: string
  SecurityToken: string
  StartTime: number
  ExpiredTime: number
  ScopeLimit: boolean
}

export type CosConstructor = new (options: CosOptions) => CosClient
