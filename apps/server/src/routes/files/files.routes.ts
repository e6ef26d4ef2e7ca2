import type { Deps } from '../../deps.ts'
import { isOwnKey, isUploadKeyOf, uploadKey } from '../../domain/files/upload-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { requireOwnLesson } from '../../http/guard.ts'
import { randomKeyPart } from '../../objects/store-credentials.ts'
import { resourceResponse } from './file-responses.ts'
import { createStorePermission } from './store-permission.ts'
import { createUploadChecks } from './upload-checks.ts'

type FileCalls = Both<'TempCredential'> | Both<'AddCloudResource'>

export function fileRoutes(deps: Deps): Handlers<FileCalls> {
  const { lessons, objects, resources } = deps
  const checks = createUploadChecks(deps)
  const storePermission = createStorePermission(deps)

  const tempCredential = async (call: Call<Both<'TempCredential'>>): Promise<ResponseOf<'teacherTempCredential'>> => {
    const { actor, input } = call
    const { type, fileName, newFileName } = input
    if (newFileName !== undefined && !isUploadKeyOf(actor, type, fileName, newFileName)) throw new ApiError('forbidden')
    const maxBytes = await checks.beforeUpload(actor, type, fileName, { isBegun: newFileName !== undefined })
    return storePermission('put', newFileName ?? uploadKey(actor, type, fileName, randomKeyPart()), { maxBytes, call })
  }

  const addCloudResource = async ({
    actor,
    input: { newFileName, fileName, lessonId, type },
    urlOf,
    now,
  }: Call<Both<'AddCloudResource'>>): Promise<ResponseOf<'teacherAddCloudResource'>> => {
    if (!isOwnKey(actor, newFileName)) throw new ApiError('forbidden')
    if (lessonId !== undefined) await requireOwnLesson(lessonId, actor, { lessons })
    const stored = await objects.head(newFileName)
    if (!stored) throw new ApiError('uploadNotFound')
    await checks.beforeKeeping(actor, type, fileName, stored)
    const resource = await resources.add({
      id: `res_${crypto.randomUUID()}`,
      ownerId: actor.userId,
      lessonId: lessonId ?? null,
      courseId: null,
      durationSeconds: null,
      type,
      fileName,
      objectKey: newFileName,
      sizeBytes: stored.sizeBytes,
      contentType: stored.contentType,
      createdAt: now,
    })
    return resourceResponse(resource, urlOf)
  }

  return {
    ...forBoth('TempCredential', tempCredential),
    ...forBoth('AddCloudResource', addCloudResource),
  }
}
