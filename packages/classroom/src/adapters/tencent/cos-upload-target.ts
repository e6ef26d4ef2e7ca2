import type { StoredPart, UploadError, UploadTarget } from '../../ports/upload-target.ts'
import type { CosClient, CosConstructor } from './cos-client.ts'
import { toUploadError } from './cos-error.ts'
import { putBody } from './put-body.ts'
import type { UploadGrant } from './upload-grant.ts'

/** Pages of ListParts that are read: 10,000 parts, all that an upload can have. */
const LIST_PAGES_MAX = 10

/** Stores parts by Tencent's own SDK, in COS or in our server's store. */
export function cosUploadTarget(COS: CosConstructor, grant: UploadGrant, protocol: string): UploadTarget {
  const { credentials, startTime, expiredTime, newFileName } = grant
  const cos: CosClient = new COS({
    Domain: grant.domain,
    Protocol: protocol,
    getAuthorization: (_, answer) =>
      answer({
        TmpSecretId: credentials.tmpSecretId,
        TmpSecretKey: credentials.tmpSecretKey,
        SecurityToken: credentials.sessionToken,
        StartTime: startTime,
        ExpiredTime: expiredTime,
        ScopeLimit: false,
      }),
  })
  const at = { Bucket: grant.bucketName, Region: grant.region, Key: newFileName }

  // The SDK signs the part and we send it: its own request cannot be stopped, and is tried four times without a pause.
  const signedUrl = (Query: Record<string, string>) =>
    new Promise<string>((resolve, reject) =>
      cos.getObjectUrl({ ...at, Method: 'PUT', Query, Sign: true }, (error, answer) =>
        error ? reject(uploadErrorOf(error)) : resolve(answer.Url),
      ),
    )

  return {
    key: newFileName,
    async begin() {
      const { UploadId } = await cos.multipartInit(at).catch(throwUploadError)
      return UploadId
    },
    async listParts(uploadId) {
      const parts: StoredPart[] = []
      let marker = ''
      for (let page = 0; page < LIST_PAGES_MAX; page++) {
        const query = { ...at, UploadId: uploadId, ...(marker !== '' && { PartNumberMarker: marker }) }
        const answer = await cos.multipartListPart(query).catch(throwUploadError)
        for (const { PartNumber, ETag, Size } of answer.Part)
          parts.push({ index: Number(PartNumber) - 1, etag: ETag, sizeBytes: Number(Size) })
        if (answer.IsTruncated !== 'true') break
        marker = answer.NextPartNumberMarker ?? ''
      }
      return parts
    },
    async putPart(uploadId, index, body, options) {
      // COS counts parts from 1 to 10,000, we count from 0. https://cloud.tencent.com/document/product/436/7750
      const url = await signedUrl({ uploadId, partNumber: String(index + 1) })
      return { index, etag: await putBody(url, body, options), sizeBytes: body.size }
    },
    async complete(uploadId, parts) {
      const Parts = parts.map(({ index, etag }) => ({ PartNumber: index + 1, ETag: etag }))
      await cos.multipartComplete({ ...at, UploadId: uploadId, Parts }).catch(throwUploadError)
    },
    async abort(uploadId) {
      await cos.multipartAbort({ ...at, UploadId: uploadId }).catch(() => undefined)
    },
    async find() {
      try {
        const { headers } = await cos.headObject(at)
        return Number(headers?.['content-length'])
      } catch (error) {
        if ((error as { statusCode?: number }).statusCode === 404) return null
        throw uploadErrorOf(error)
      }
    },
  }
}

function throwUploadError(error: unknown): never {
  throw uploadErrorOf(error)
}

function uploadErrorOf(cause: unknown): UploadError {
  const { code = '', message = '', statusCode } = cause as { code?: string; message?: string; statusCode?: number }
  return toUploadError(code, message, statusCode, cause)
}
