import type { UrlOf } from '../../http/object-addresses.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import { extensionOf } from '../../domain/files/file-kinds.ts'
import { isOwnKey, uploadKey } from '../../domain/files/upload-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import type { StagedFile } from '../../http/staged-files.ts'
import type { CloudResource } from '../../db/files/resources.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import { PICTURE_MAX_BYTES } from '../../domain/files/picture.ts'
import { sniffContentType } from '../../objects/content-type.ts'
import { randomKeyPart } from '../../objects/store-credentials.ts'
import { resourceResponse, resourceItem } from './file-responses.ts'
import { createUploadChecks } from './upload-checks.ts'

type ResourceCalls =
  | 'uploadBase64Image'
  | 'addImages'
  | 'deleteObjects'
  | Both<'RenameResource'>
  | Both<'ListLessonResources'>
  | 'listCloudResources'
  | 'listCourseResources'

export function resourceRoutes(deps: Deps): Handlers<ResourceCalls> {
  const { objects, resources, transcodes } = deps
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
        const message = 'As many names as pictures'
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

    async deleteObjects({ actor, input: { newFileNames }, afterCommit }) {
      if (!newFileNames.every((key) => isOwnKey(actor, key))) throw new ApiError('forbidden')
      const needed = await resources.neededKeys(newFileNames)
      const deleted = newFileNames.filter((key) => !needed.has(key))
      const made = deleted.length > 0 ? await resources.deleteByKeys(deleted) : []
      afterCommit(() => Promise.all([...deleted, ...made].map((key) => objects.delete(key))))
      return {
        deleted,
        kept: [...needed].map(([newFileName, neededBy]) => ({ newFileName, neededBy })),
      }
    },

    async listCloudResources({ actor, input: { type, keyword, ...page }, urlOf }) {
      const found = await resources.page({ ownerId: actor.userId, type, keyword }, pageRequest(page))
      const records = await items(found.records, urlOf)
      return { ...mapPage(found, () => null), records }
    },

    listCourseResources: async ({ input: { courseId }, urlOf }) => items(await resources.ofCourse(courseId), urlOf),

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
