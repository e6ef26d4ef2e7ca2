import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import { inSeconds } from '../../domain/budget.ts'
import { schoolSettings } from '../../domain/school/school-settings.ts'
import {
  ownedPrefix,
  resourceDenial,
  type UploadDenial,
  uploadDenial,
  uploadLimitBytes,
  type UploadType,
} from '../../domain/files/upload-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { StoredObject } from '../../ports/object-store.ts'

/** The rules of uploads, asked with what is true of the caller and their school. */
export function createUploadChecks(deps: Pick<Deps, 'clock' | 'config' | 'objects' | 'people' | 'uploadBudget'>) {
  const { clock, config, objects, people, uploadBudget } = deps

  const limitsOf = async ({ userId }: Actor) => (await people.get(userId))?.school.settings ?? schoolSettings()

  return {
    /**
     * @param isBegun its upload goes on: what is stored of it counts as used, and each part is checked as it arrives
     * @returns bytes that the file may have
     * @throws {ApiError} `fileTypeNotAllowed`, `quotaExceeded`, `tooManyFiles`, `tooOften`
     */
    async beforeUpload(actor: Actor, type: UploadType, fileName: string, { isBegun = false } = {}): Promise<number> {
      const limits = await limitsOf(actor)
      const { quotaBytes } = config.objects
      const prefix = ownedPrefix(actor)
      const [usedBytes, files] = isBegun
        ? [0, 0]
        : await Promise.all([objects.usedBytes(prefix), objects.countObjects(prefix)])
      requireAllowed(uploadDenial(type, fileName, limits, { usedBytes, quotaBytes, files }))
      const over = uploadBudget.take(actor.userId, clock.now())
      if (over) throw new ApiError('tooOften', inSeconds(over))
      return uploadLimitBytes(type, fileName, limits) ?? 0
    },

    // @throws {ApiError} `fileTypeNotAllowed`, `contentMismatch`, `fileTooLarge`
    async beforeKeeping(actor: Actor, type: UploadType, fileName: string, stored: StoredObject): Promise<void> {
      requireAllowed(resourceDenial(type, fileName, stored, await limitsOf(actor)))
    },
  }
}

function requireAllowed(denial: UploadDenial | null): void {
  if (!denial) return
  const { code, ...limit } = denial
  throw new ApiError(code, Object.keys(limit).length > 0 ? limit : null)
}
