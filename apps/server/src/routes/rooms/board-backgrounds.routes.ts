import type { UrlOf } from '../../http/object-addresses.ts'
import type { BoardBackground } from '../../db/rooms/board-backgrounds.ts'
import type { Deps } from '../../deps.ts'
import { plainText } from '../../domain/plain-text.ts'
import { isOwnKey } from '../../domain/files/upload-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import { notOwn } from '../../http/guard.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { iso } from '../instant.ts'

type BackgroundCalls = 'listBoardBackgrounds' | 'addBoardBackground' | 'deleteBoardBackground'

const BACKGROUNDS_MAX = 9

export function boardBackgroundRoutes({
  boardBackgrounds,
  lessonResources,
  objects,
  ownership,
}: Deps): Handlers<BackgroundCalls> {
  const answer = ({ id, name, objectKey, createdAt }: BoardBackground, urlOf: UrlOf) => ({
    vbgId: id,
    name,
    url: urlOf(objectKey),
    createdAt: iso(createdAt),
  })

  // @throws {ApiError} `notFound`, `forbidden`, `uploadNotFound`, `fileTypeNotAllowed`, `invalidInput`
  const picture = async ({ actor, input: { resourceId, newFileName } }: Call<'addBoardBackground'>) => {
    if ((resourceId === undefined) === (newFileName === undefined)) {
      throw invalidField('resourceId', 'one_of', 'Name either a resource or an uploaded file.')
    }
    const resource = resourceId === undefined ? null : await lessonResources.get(resourceId)
    if (resourceId !== undefined && !resource) throw new ApiError('notFound')
    if (resource && resource.ownerId !== actor.userId)
      throw await notOwn(resource.ownerId, actor, 'forbidden', { ownership })
    const objectKey = resource?.objectKey ?? newFileName ?? ''
    if (!isOwnKey(actor, objectKey)) throw new ApiError('forbidden')
    const stored = await objects.head(objectKey)
    if (!stored) throw new ApiError('uploadNotFound')
    if (!['image/jpeg', 'image/png'].includes(stored.contentType)) {
      throw new ApiError('fileTypeNotAllowed')
    }
    return { objectKey, fileName: resource?.fileName ?? objectKey.slice(objectKey.lastIndexOf('/') + 1) }
  }

  return {
    async listBoardBackgrounds({ actor, urlOf }) {
      return (await boardBackgrounds.of(actor.userId)).map((background) => answer(background, urlOf))
    },
    async addBoardBackground(call) {
      const { actor, input, urlOf, now } = call
      const { objectKey, fileName } = await picture(call)
      if ((await boardBackgrounds.countForAdding(actor.userId)) >= BACKGROUNDS_MAX) {
        throw new ApiError('tooManyBackgrounds')
      }
      const background: BoardBackground = {
        id: `vbg_${crypto.randomUUID()}`,
        ownerId: actor.userId,
        name: plainText(input.name ?? '') || fileName,
        objectKey,
        createdAt: now,
      }
      await boardBackgrounds.add(background)
      return answer(background, urlOf)
    },
    async deleteBoardBackground({ input: { vbgId }, afterCommit }) {
      const orphan = await boardBackgrounds.remove(vbgId)
      if (orphan !== null) afterCommit(() => objects.delete(orphan))
      return { vbgId }
    },
  }
}
