import type { UrlOf } from '../../http/object-addresses.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import { extensionOf } from '../../domain/files/file-kinds.ts'
import { isOwnKey, ownedPrefix, uploadKey, type UploadType } from '../../domain/files/upload-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { requireOwnLesson } from '../../http/guard.ts'
import { invalidField } from '../../http/invalid-input.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import type { StagedFile } from '../../http/staged-files.ts'
import type { CloudResource } from '../../db/files/resources.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import { PICTURE_MAX_BYTES } from '../../domain/files/picture.ts'
import { sniffContentType } from '../../objects/content-type.ts'
import { randomKeyPart } from '../../objects/store-credentials.ts'
import { requireCourse } from '../courses/class-access.ts'
import { pictureDeletion } from '../../jobs/accounts/delete-picture.ts'
import { resourceResponse, resourceItem } from './file-responses.ts'
import { publishObject } from './publish-object.ts'
import { createUploadChecks } from './upload-checks.ts'

type ResourceCalls =
  | 'uploadBase64Image'
  | 'addImages'
  | 'deleteObjects'
  | 'copyResource'
  | 'bringLessonFiles'
  | Both<'RenameResource'>
  | 'setResourcePublic'
  | Both<'ListLessonResources'>
  | 'listCloudResources'
  | 'listCourseResources'
  | Both<'GetStorage'>

export function resourceRoutes(deps: Deps): Handlers<ResourceCalls> {
  const { config, jobs, lessons, objects, ownership, resources, transcodes } = deps
  const checks = createUploadChecks(deps)

  const items = async (list: readonly CloudResource[], urlOf: UrlOf) => {
    const made = await transcodes.ofResources(list.map(({ id }) => id))
    return list.map((resource) => resourceItem(resource, made.get(resource.id) ?? null, urlOf))
  }

  const newResource = (
    actor: Actor,
    file: Pick<CloudResource, 'fileName' | 'objectKey' | 'sizeBytes' | 'contentType'>,
    now: number,
  ): CloudResource => ({
    id: `res_${crypto.randomUUID()}`,
    ownerId: actor.userId,
    lessonId: null,
    courseId: null,
    publicKey: null,
    type: 'image',
    durationSeconds: null,
    createdAt: now,
    ...file,
  })

  const rename = async ({
    input: { resourceId, fileName },
    urlOf,
  }: Call<Both<'RenameResource'>>): Promise<ResponseOf<'teacherRenameResource'>> => {
    const resource = await resources.get(resourceId)
    if (!resource) throw new ApiError('notFound')
    if (extensionOf(fileName) !== extensionOf(resource.fileName)) throw new ApiError('nameNotAllowed')
    const renamed = await resources.rename(resourceId, fileName)
    return resourceResponse(renamed ?? resource, urlOf)
  }

  // @throws {ApiError} `notFound`, also for another person's
  const ownResources = async (resourceIds: readonly string[], actor: Actor) => {
    const own = resourceIds.length > 0 ? await resources.own(resourceIds, actor.userId) : []
    if (own.length < new Set(resourceIds).size) throw new ApiError('notFound')
    return own
  }

  // Places that go alone, and objects that go with their last place, or by their name.
  const goneWith = async (newFileNames: readonly string[], named: readonly CloudResource[]) => {
    const counts = await resources.countByKey(named.map(({ objectKey }) => objectKey))
    const namedOf = (key: string) => named.filter(({ objectKey }) => objectKey === key).length
    const isLast = ({ objectKey }: CloudResource) => namedOf(objectKey) === counts.get(objectKey)
    const keys = new Set([...newFileNames, ...named.filter(isLast).map(({ objectKey }) => objectKey)])
    return { places: named.filter(({ objectKey }) => !keys.has(objectKey)), keys: [...keys] }
  }

  const storage = async ({ actor }: Call<Both<'GetStorage'>>): Promise<ResponseOf<'teacherGetStorage'>> => ({
    usedBytes: await objects.usedBytes(ownedPrefix(actor)),
    quotaBytes: config.objects.quotaBytes,
    types: await resources.bytesByType(actor.userId),
  })

  const ofLesson = async ({
    lesson,
    urlOf,
  }: Call<Both<'ListLessonResources'>>): Promise<ResponseOf<'teacherListLessonResources'>> =>
    items(await resources.ofLesson(lesson.id), urlOf)

  return {
    async uploadBase64Image({ actor, input: { fileName }, files: { base64Str: picture }, urlOf, now }) {
      if (!picture) throw new ApiError('fileTypeNotAllowed')
      const { extension, contentType } = await requirePicture(picture)
      const name = fileName ?? `image.${extension}`
      if (extensionOf(name).replace('jpeg', 'jpg') !== extension) throw new ApiError('nameNotAllowed')
      await checks.beforeUpload(actor, 'image', name)
      const objectKey = uploadKey(actor, 'image', `image.${extension}`, randomKeyPart())
      const stored = await picture.publish(objectKey, contentType)
      const file = { fileName: name, objectKey, sizeBytes: stored.sizeBytes, contentType }
      return resourceResponse(await resources.add(newResource(actor, file, now)), urlOf)
    },

    async addImages({ actor, input: { newFileNames, fileNames }, urlOf, now }) {
      if (newFileNames.length !== fileNames.length) {
        const message = 'There must be as many names as pictures.'
        throw new ApiError('invalidInput', { issues: [{ path: 'fileNames', code: 'wrong_length', message }] })
      }
      const added: CloudResource[] = []
      for (const [index, objectKey] of newFileNames.entries()) {
        if (!isOwnKey(actor, objectKey)) throw new ApiError('forbidden')
        const stored = await objects.head(objectKey)
        if (!stored) throw new ApiError('uploadNotFound')
        const { sizeBytes, contentType } = stored
        const fileName = fileNames[index] ?? objectKey
        await checks.beforeKeeping(actor, 'image', fileName, stored)
        const file = { fileName, objectKey, sizeBytes, contentType }
        added.push(await resources.add(newResource(actor, file, now)))
      }
      return added.map((resource) => resourceResponse(resource, urlOf))
    },

    async deleteObjects({ actor, input: { newFileNames = [], resourceIds = [] }, afterCommit }) {
      if (newFileNames.length + resourceIds.length === 0)
        throw invalidField('newFileNames', 'one_of', 'Name either objects or resources.')
      if (!newFileNames.every((key) => isOwnKey(actor, key))) throw new ApiError('forbidden')
      const named = await ownResources(resourceIds, actor)
      await resources.lockObjects([...newFileNames, ...named.map(({ objectKey }) => objectKey)])
      const { places, keys } = await goneWith(newFileNames, named)
      const needed = await resources.neededKeys(keys)
      const deleted = keys.filter((key) => !needed.has(key))
      const made = [
        ...(places.length > 0 ? await resources.deletePlaces(places.map(({ id }) => id)) : []),
        ...(deleted.length > 0 ? await resources.deleteByKeys(deleted) : []),
      ]
      afterCommit(() => Promise.all([...deleted, ...made].map((key) => objects.delete(key))))
      const elsewhere = new Map(places.map(({ objectKey }) => [objectKey, 'resource' as const]))
      return {
        deleted,
        kept: [...elsewhere, ...needed].map(([newFileName, neededBy]) => ({ newFileName, neededBy })),
      }
    },

    async copyResource({ actor, input: { resourceId, lessonId, courseId }, urlOf, now }) {
      if ((lessonId === undefined) === (courseId === undefined))
        throw invalidField('lessonId', 'one_of', 'Name either a lesson or a course.')
      if (lessonId !== undefined) await requireOwnLesson(lessonId, actor, { lessons, ownership })
      if (courseId !== undefined) await requireCourse(courseId, actor, { ownership })
      const found = await resources.get(resourceId)
      if (found) await resources.lockObjects([found.objectKey])
      // It may have been deleted while this call waited for its lock.
      const resource = found && (await resources.get(resourceId))
      if (!resource) throw new ApiError('notFound')
      const place = lessonId === undefined ? { courseId: courseId ?? '' } : { lessonId }
      return resourceResponse(await resources.copy(resource, `res_${crypto.randomUUID()}`, place, now), urlOf)
    },

    async bringLessonFiles({ actor, lesson, input: { fromLessonId, resourceIds }, now }) {
      const earlier = await lessons.get(fromLessonId)
      // A class has one teacher, who is asking: that one teaches both. Of other lessons nothing is told.
      if (earlier?.class.id !== lesson.class.id || earlier.teacher.id !== actor.userId) throw new ApiError('notFound')
      const shown = new Map((await resources.ofLesson(fromLessonId)).map((resource) => [resource.id, resource]))
      const wanted = [...new Set(resourceIds)].flatMap((id) => shown.get(id) ?? [])
      await resources.lockObjects(wanted.map(({ objectKey }) => objectKey))
      const brought: ResponseOf<'bringLessonFiles'> = []
      for (const { id } of wanted) {
        // It may have been deleted while this call waited for its lock.
        const resource = await resources.get(id)
        if (!resource) continue
        const copy = await resources.copy(resource, `res_${crypto.randomUUID()}`, { lessonId: lesson.id }, now)
        brought.push({ fromResourceId: id, resourceId: copy.id, fileName: copy.fileName })
      }
      return brought
    },

    async setResourcePublic({ actor, input: { resourceId, isPublic }, urlOf, now }) {
      const resource = await resources.get(resourceId)
      if (!resource) throw new ApiError('notFound')
      const { objectKey, publicKey, fileName } = resource
      if (isPublic === (publicKey !== null)) return resourceResponse(resource, urlOf)
      if (isPublic) {
        // A copy counts like a file that is uploaded once more.
        await checks.beforeUpload(actor, resource.type as UploadType, fileName)
      } else if (publicKey !== null) await jobs.add(pictureDeletion(publicKey, now), now)
      const changed = { ...resource, publicKey: isPublic ? await publishObject(objectKey, objects) : null }
      await resources.setPublicKey(objectKey, changed.publicKey)
      return resourceResponse(changed, urlOf)
    },

    async listCloudResources({ actor, input: { type, keyword, ...page }, urlOf }) {
      const found = await resources.page({ ownerId: actor.userId, type, keyword }, pageRequest(page))
      const records = await items(found.records, urlOf)
      return { ...mapPage(found, () => null), records }
    },

    listCourseResources: async ({ input: { courseId }, urlOf }) => items(await resources.ofCourse(courseId), urlOf),

    ...forBoth('GetStorage', storage),
    ...forBoth('RenameResource', rename),
    ...forBoth('ListLessonResources', ofLesson),
  }
}

/**
 * Requires a JPG or PNG by its first bytes, regardless of the declared type.
 * @throws {ApiError} `fileTooLarge`, `fileTypeNotAllowed`
 */
async function requirePicture({ sizeBytes, content }: StagedFile) {
  if (sizeBytes > PICTURE_MAX_BYTES) throw new ApiError('fileTooLarge', { limitBytes: PICTURE_MAX_BYTES })
  for (const extension of ['jpg', 'png'] as const) {
    const contentType = await sniffContentType(extension, content)
    if (contentType !== null) return { extension, contentType }
  }
  throw new ApiError('fileTypeNotAllowed')
}
