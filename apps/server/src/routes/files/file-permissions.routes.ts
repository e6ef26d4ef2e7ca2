import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import { isOwnKey, uploadKey } from '../../domain/files/upload-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { requireOwnLesson } from '../../http/guard.ts'
import { randomKeyPart } from '../../objects/store-credentials.ts'
import { createStorePermission } from './store-permission.ts'
import { createUploadChecks } from './upload-checks.ts'

type PermissionCalls = Both<'ReadCredential'> | 'getVideoSignature'

export function filePermissionRoutes(deps: Deps): Handlers<PermissionCalls> {
  const { lessons, objects, ownership, resources } = deps
  const checks = createUploadChecks(deps)
  const storePermission = createStorePermission(deps)

  const read = async (call: Call<Both<'ReadCredential'>>): Promise<ResponseOf<'teacherReadCredential'>> => {
    const { actor } = call
    const { fileName: key } = call.input
    if (!isOwnKey(actor, key)) {
      // Another person's file is readable only when a lesson of one's own shows it.
      const lessonIds = await resources.lessonsOfKey(key)
      if (lessonIds.length === 0) throw new ApiError((await resources.ofKey(key)) ? 'forbidden' : 'notFound')
      await requireOneOf(lessonIds, actor)
    }
    if (!(await objects.head(key))) throw new ApiError('notFound')
    return storePermission('get', key, { maxBytes: 0, call })
  }

  // @throws {ApiError} as `requireOwnLesson` of the last one
  const requireOneOf = async ([lessonId, ...others]: readonly string[], actor: Actor): Promise<void> => {
    if (lessonId === undefined) throw new ApiError('forbidden')
    try {
      await requireOwnLesson(lessonId, actor, { lessons, ownership })
    } catch (error) {
      if (others.length === 0 || !(error instanceof ApiError)) throw error
      await requireOneOf(others, actor)
    }
  }

  return {
    ...forBoth('ReadCredential', read),

    async getVideoSignature(call) {
      const { actor } = call
      const { fileName } = call.input
      const maxBytes = await checks.beforeUpload(actor, 'video', fileName)
      const key = uploadKey(actor, 'video', fileName, randomKeyPart())
      const credential = await storePermission('put', key, { maxBytes, call })
      return {
        engine: 'local',
        signature: credential.credentials.sessionToken,
        expiresAt: new Date(credential.expiredTime * 1_000).toISOString(),
        credential,
      }
    },
  }
}
