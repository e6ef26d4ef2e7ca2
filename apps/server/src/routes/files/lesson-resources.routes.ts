import type { UrlOf } from '../../http/object-addresses.ts'
import type { LessonResource } from '../../db/files/lesson-resources.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import { extensionOf } from '../../domain/files/file-kinds.ts'
import { plainText } from '../../domain/plain-text.ts'
import { type UploadType, uploadKey, uploadTypeOf } from '../../domain/files/upload-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import { notOwn } from '../../http/guard.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { ResponseOf, Handlers } from '../../http/call.ts'
import type { StagedFile } from '../../http/staged-files.ts'
import { sniffContentType } from '../../objects/content-type.ts'
import { randomKeyPart } from '../../objects/store-credentials.ts'
import { iso } from '../instant.ts'
import { lessonSummary } from '../timetable/lesson-summary.ts'
import { personBrief } from '../school/person-brief.ts'
import { createUploadChecks } from './upload-checks.ts'

type ResourceCalls = 'uploadLessonResource' | 'removeLessonResources' | 'getLessonResources'

const FILE_NAME_MAX = 255

export function lessonResourceRoutes(deps: Deps): Handlers<ResourceCalls> {
  const { lessonResources, live, resources } = deps
  const checks = createUploadChecks(deps)

  const answer = (resource: LessonResource, lessonId: string, urlOf: UrlOf): ResponseOf<'uploadLessonResource'> => ({
    lessonResourceId: resource.id,
    lessonId,
    fileName: resource.fileName,
    // Written by our own upload rules, so what was stored is one of them.
    type: resource.type as UploadType,
    resourceUrl: urlOf(resource.objectKey),
    sizeBytes: resource.sizeBytes,
    contentType: resource.contentType,
    durationSeconds: resource.durationSeconds,
    uploadedBy: personBrief(resource.owner, urlOf),
    createdAt: iso(resource.createdAt),
  })

  // @throws {ApiError} `notFound`, `forbidden`, `resourceElsewhere`
  const attach = async (resourceId: string, lessonId: string, actor: Actor) => {
    const resource = await lessonResources.get(resourceId)
    if (!resource) throw new ApiError('notFound')
    if (resource.ownerId !== actor.userId) throw await notOwn(resource.ownerId, actor, 'forbidden', deps)
    const isThere = resource.lessonId === lessonId
    if (!isThere && !(await lessonResources.attach(resourceId, lessonId))) throw new ApiError('resourceElsewhere')
    return resourceId
  }

  // @throws {ApiError} `invalidInput`, `fileTypeNotAllowed`, `fileTooLarge`, `contentMismatch`, `quotaExceeded`
  const upload = async (file: StagedFile, lessonId: string, actor: Actor, now: number) => {
    // The name in a part of a form has not been checked before.
    const fileName = plainText(file.name).replaceAll('\n', ' ')
    if (fileName.length > FILE_NAME_MAX)
      throw invalidField('file', 'name_too_long', `A file name has at most ${FILE_NAME_MAX} characters.`)
    const type = uploadTypeOf(fileName)
    if (type === null) throw new ApiError('fileTypeNotAllowed')
    const limitBytes = await checks.beforeUpload(actor, type, fileName)
    if (file.sizeBytes > limitBytes) throw new ApiError('fileTooLarge', { limitBytes })
    const contentType = await sniffContentType(extensionOf(fileName), file.content)
    if (contentType === null) throw new ApiError('contentMismatch')
    const objectKey = uploadKey(actor, type, fileName, randomKeyPart())
    const stored = await file.publish(objectKey, contentType)
    const id = `res_${crypto.randomUUID()}`
    await resources.add({
      id,
      ownerId: actor.userId,
      lessonId,
      courseId: null,
      type,
      fileName,
      objectKey,
      publicKey: null,
      sizeBytes: stored.sizeBytes,
      contentType,
      durationSeconds: null,
      createdAt: now,
    })
    return id
  }

  return {
    async uploadLessonResource({ lesson, actor, input: { resourceId }, files: { file }, urlOf, now }) {
      const id =
        file !== undefined && resourceId === undefined
          ? await upload(file, lesson.id, actor, now)
          : resourceId !== undefined && file === undefined
            ? await attach(resourceId, lesson.id, actor)
            : null
      if (id === null) throw invalidField('file', 'one_of', 'Either send a file or name a resource.')
      const resource = await lessonResources.get(id)
      if (!resource) throw new ApiError('notFound')
      return answer(resource, lesson.id, urlOf)
    },

    async removeLessonResources({ actor, input: { lessonResourceIds, teachingType } }) {
      const ids = [...new Set(lessonResourceIds)]
      const placed = await lessonResources.placed(ids)
      if (placed.length < ids.length) throw new ApiError('notFound')
      const other = placed.find(({ teacherId }) => teacherId !== actor.userId)
      if (other) throw await notOwn(other.teacherId, actor, 'forbidden', deps)
      const chosen = placed
        .filter((one) => teachingType === undefined || one.teachingType === teachingType)
        .map(({ id }) => id)
      if (chosen.length > 0) await lessonResources.detach(chosen)
      return { lessonResourceIds: chosen }
    },

    async getLessonResources({ lesson, urlOf, now }) {
      const list = await lessonResources.ofLesson(lesson.id)
      return {
        lesson: lessonSummary(lesson, null, live, { now, urlOf }),
        resources: list.map((resource) => answer(resource, lesson.id, urlOf)),
      }
    },
  }
}
