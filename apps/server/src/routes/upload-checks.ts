import type { Deps } from '../deps.ts'
import type { Actor } from '../domain/actor.ts'
import { schoolSettings } from '../domain/school-settings.ts'
import {
  ownedPrefix,
  resourceDenial,
  type UploadDenial,
  uploadDenial,
  uploadLimitBytes,
  type UploadType,
} from '../domain/upload-rules.ts'
import { ApiError } from '../http/api-error.ts'
import type { StoredObject } from '../ports/object-store.ts'

/** The rules of uploads, asked with what is true of the caller and their school. */
export function createUploadChecks({ config, objects, people }: Pick<Deps, 'config' | 'objects' | 'people'>) {
  const limitsOf = async ({ userId }: Actor) => (await people.get(userId))?.school.settings ?? schoolSettings()

  return {
    /**
     * @returns bytes that the file may have
     * @throws {ApiError} `fileTypeNotAllowed`, `quotaExceeded`
     */
    async beforeUpload(actor: Actor, type: UploadType, fileName: string): Promise<number> {
      const limits = await limitsOf(actor)
      const { quotaBytes } = config.objects
      const usedBytes = await objects.usedBytes(ownedPrefix(actor))
      requireAllowed(uploadDenial(type, fileName, limits, { usedBytes, quotaBytes }))
      return uploadLimitBytes(type, fileName, limits) ?? 0
    },

    /** @throws {ApiError} `fileTypeNotAllowed`, `contentMismatch`, `fileTooLarge` */
    async beforeKeeping(actor: Actor, type: UploadType, fileName: string, stored: StoredObject): Promise<void> {
      requireAllowed(resourceDenial(type, fileName, stored, await limitsOf(actor)))
    },
  }
}

function requireAllowed(denial: UploadDenial | null): void {
  if (denial) throw new ApiError(denial.code, 'limitBytes' in denial ? { limitBytes: denial.limitBytes } : null)
}
