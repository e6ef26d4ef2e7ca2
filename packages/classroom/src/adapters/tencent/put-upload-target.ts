import type { UploadTarget } from '../../ports/upload-target.ts'
import { putBody } from './put-body.ts'
import type { UploadGrant } from './upload-grant.ts'

/** Stores a file of one part by a plain PUT to its signed address: no SDK is loaded for it. */
export function putUploadTarget({ newFileName, signUrl }: UploadGrant): UploadTarget {
  return {
    key: newFileName,
    // There is nothing to begin, and nothing of an unfinished PUT stays in the store.
    begin: async () => 'put',
    listParts: async () => [],
    putPart: async (_, index, body, options) => ({
      index,
      etag: await putBody(signUrl, body, options),
      sizeBytes: body.size,
    }),
    complete: async () => undefined,
    abort: async () => undefined,
    find: async () => null,
  }
}
