import { PART_BYTES } from '../../core/uploader/upload-parts.ts'
import type { UploadFile, UploadTargets } from '../../ports/upload-target.ts'
import type { CosConstructor } from './cos-client.ts'
import { cosUploadTarget } from './cos-upload-target.ts'
import { putUploadTarget } from './put-upload-target.ts'
import type { UploadGrant } from './upload-grant.ts'

export interface CosUploadTargetsOptions {
  /** Asks the backend for the permission to store a file, again under `key` if it has one. @throws {UploadError} */
  grant: (file: UploadFile, key: string | null) => Promise<UploadGrant>
  /** Loads `cos-js-sdk-v5`; asked for when a file has more than one part. */
  loadCos: () => Promise<CosConstructor>
  /** Default: the page's own. */
  protocol?: string
}

/** Stores files where `grant` says: in parts with Tencent's SDK, or in one PUT where one part is enough. */
export function cosUploadTargets({
  grant,
  loadCos,
  protocol = globalThis.location?.protocol,
}: CosUploadTargetsOptions): UploadTargets {
  return {
    async open(file, key) {
      const given = await grant(file, key)
      if (file.sizeBytes <= PART_BYTES) return putUploadTarget(given)
      return cosUploadTarget(await loadCos(), given, protocol)
    },
  }
}
