import type { Deps } from '../../deps.ts'
import { takeSeconds } from '../../domain/files/audio-length.ts'
import { isOwnKey, isUploadKeyOf, type UploadType, uploadKey } from '../../domain/files/upload-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { requireOwnLesson } from '../../http/guard.ts'
import { randomKeyPart } from '../../objects/store-credentials.ts'
import { InspectionError } from '../../ports/file-inspector.ts'
import type { StoredObject } from '../../ports/object-store.ts'
import { resourceResponse } from './file-responses.ts'
import { createStorePermission } from './store-permission.ts'
import { createUploadChecks } from './upload-checks.ts'

// A take is measured in milliseconds; another person's document may have to be read first.
const MEASURE_WITHIN_MS = 20_000

type FileCalls = Both<'TempCredential'> | Both<'AddCloudResource'>

export function fileRoutes(deps: Deps): Handlers<FileCalls> {
  const { inspector, lessons, objects, ownership, resources } = deps
  const checks = createUploadChecks(deps)
  const storePermission = createStorePermission(deps)

  const tempCredential = async (call: Call<Both<'TempCredential'>>): Promise<ResponseOf<'teacherTempCredential'>> => {
    const { actor, input } = call
    const { type, fileName, newFileName } = input
    if (newFileName !== undefined && !isUploadKeyOf(actor, type, fileName, newFileName)) throw new ApiError('forbidden')
    const maxBytes = await checks.beforeUpload(actor, type, fileName, { isBegun: newFileName !== undefined })
    return storePermission('put', newFileName ?? uploadKey(actor, type, fileName, randomKeyPart()), { maxBytes, call })
  }

  // An mp3 is measured; of what cannot be measured the person's word counts. @throws {ApiError} `contentMismatch`
  const lengthOf = async ({ key, contentType }: StoredObject, type: UploadType, said: number | null) => {
    if (contentType !== 'audio/mpeg') return type === 'video' ? said : null
    const mp3 = await objects.read(key)
    if (!mp3) throw new ApiError('uploadNotFound')
    const seconds = await inspector.measureAudio(mp3, AbortSignal.timeout(MEASURE_WITHIN_MS)).catch(asUnmeasured)
    const length = seconds === null ? said : takeSeconds(seconds)
    if (seconds !== null && length === null) throw new ApiError('contentMismatch')
    return length
  }

  const addCloudResource = async ({
    actor,
    input: { newFileName, fileName, lessonId, type, durationSeconds },
    urlOf,
    now,
  }: Call<Both<'AddCloudResource'>>): Promise<ResponseOf<'teacherAddCloudResource'>> => {
    if (!isOwnKey(actor, newFileName)) throw new ApiError('forbidden')
    if (lessonId !== undefined) await requireOwnLesson(lessonId, actor, { lessons, ownership })
    const stored = await objects.head(newFileName)
    if (!stored) throw new ApiError('uploadNotFound')
    await checks.beforeKeeping(actor, type, fileName, stored)
    const known = await resources.ofKey(newFileName)
    if (known) return resourceResponse(known, urlOf)
    const resource = await resources.add({
      id: `res_${crypto.randomUUID()}`,
      ownerId: actor.userId,
      lessonId: lessonId ?? null,
      courseId: null,
      durationSeconds: await lengthOf(stored, type, durationSeconds ?? null),
      type,
      fileName,
      objectKey: newFileName,
      publicKey: null,
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

// The length of a file that is fine may stay unknown; what is no sound at all is refused. @throws {ApiError}
function asUnmeasured(error: unknown): null {
  const code = error instanceof InspectionError ? error.code : null
  if (code === 'broken' || code === 'encrypted' || code === 'crashed') throw new ApiError('contentMismatch')
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  if (code === null && !isLate) throw error
  return null
}
