import type { Deps } from '../deps.ts'
import { maxUploadBytes, ownedPrefix, uploadDenial, uploadKey } from '../domain/upload-rules.ts'
import { ApiError } from '../http/api-error.ts'
import type { AnswerOf, Call, Handlers } from '../http/call.ts'
import { requireOwnLesson } from '../http/guard.ts'
import { signedUrl } from '../objects/cos-signature.ts'
import { randomKeyPart, type StoreGrant } from '../objects/store-credentials.ts'
import { iso } from './instant.ts'

type FileCalls =
  | 'teacherTempCredential'
  | 'studentTempCredential'
  | 'teacherAddCloudResource'
  | 'studentAddCloudResource'

export function fileRoutes({ config, credentials, lessons, objects, resources }: Deps): Handlers<FileCalls> {
  const { bucket, region } = config.objects
  const domainAt = (origin: string) =>
    config.objects.domain.replace('{host}', new URL(origin).host).replace('{bucket}', bucket)

  const tempCredential = async ({
    actor,
    input: { type, fileName },
    origin,
    now,
  }: Call<'teacherTempCredential' | 'studentTempCredential'>): Promise<AnswerOf<'teacherTempCredential'>> => {
    const denial = uploadDenial(type, fileName)
    if (denial)
      throw new ApiError('invalidInput', { issues: [{ path: 'fileName', code: denial, message: 'Wrong file type' }] })
    const key = uploadKey(actor, type, fileName, randomKeyPart())
    const grant: StoreGrant = {
      bucket,
      prefix: key,
      actions: ['read', 'write', 'delete'],
      maxBytes: maxUploadBytes(type, fileName),
      quotaBytes: config.objects.quotaBytes,
    }
    const { secretId, secretKey, sessionToken, startsAt, expiresAt } = await credentials.issue(grant, now)
    const domain = domainAt(origin)
    const window = { from: Math.floor(startsAt / 1_000), until: Math.floor(expiresAt / 1_000) }
    return {
      domain,
      credentials: { tmpSecretId: secretId, tmpSecretKey: secretKey, sessionToken },
      startTime: window.from,
      expiredTime: window.until,
      newFileName: key,
      bucketName: bucket,
      region,
      signUrl: await signedUrl(
        `${new URL(origin).protocol}//${domain}`,
        key,
        { secretId, secretKey, sessionToken },
        window,
      ),
    }
  }

  const addCloudResource = async ({
    actor,
    input: { newFileName, fileName, lessonId, type },
    origin,
    now,
  }: Call<'teacherAddCloudResource' | 'studentAddCloudResource'>): Promise<AnswerOf<'teacherAddCloudResource'>> => {
    if (!newFileName.startsWith(ownedPrefix(actor))) throw new ApiError('forbidden')
    if (lessonId !== undefined) await requireOwnLesson(lessonId, actor, { lessons })
    const stored = await objects.head(newFileName)
    if (!stored) throw new ApiError('uploadNotFound')
    const resource = await resources.add({
      id: crypto.randomUUID(),
      ownerId: actor.userId,
      lessonId: lessonId ?? null,
      type,
      fileName,
      objectKey: newFileName,
      sizeBytes: stored.sizeBytes,
      contentType: stored.contentType,
      createdAt: now,
    })
    return {
      resourceId: resource.id,
      fileName: resource.fileName,
      newFileName: resource.objectKey,
      resourceUrl: `${new URL(origin).protocol}//${domainAt(origin)}/${resource.objectKey}`,
      sizeBytes: resource.sizeBytes,
      contentType: resource.contentType,
      createdAt: iso(resource.createdAt),
    }
  }

  return {
    teacherTempCredential: tempCredential,
    studentTempCredential: tempCredential,
    teacherAddCloudResource: addCloudResource,
    studentAddCloudResource: addCloudResource,
  }
}
