import type { Resources } from '../../db/files/resources.ts'
import type { Actor } from '../../domain/actor.ts'

const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png'])

/** The key of a picture that the person uploaded before; null when it is none, or another's. */
export async function ownPictureKey(resources: Resources, resourceId: string, actor: Actor): Promise<string | null> {
  const resource = await resources.get(resourceId)
  return resource?.ownerId === actor.userId && PICTURES.has(resource.contentType) ? resource.objectKey : null
}
