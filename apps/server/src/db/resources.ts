import { eq } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from './database.ts'

export interface CloudResource {
  id: string
  ownerId: string
  lessonId: string | null
  type: string
  fileName: string
  objectKey: string
  sizeBytes: number
  contentType: string
  createdAt: EpochMs
}

export interface Resources {
  /** Adding the same object again gives the resource that is already there. */
  add(resource: CloudResource): Promise<CloudResource>
}

export function createResources(db: Database): Resources {
  const { cloudResource } = schema
  return {
    async add(resource) {
      const [added] = await db.insert(cloudResource).values(resource).onConflictDoNothing().returning()
      if (added) return added
      const [existing] = await db.select().from(cloudResource).where(eq(cloudResource.objectKey, resource.objectKey))
      if (!existing) throw new Error(`resource ${resource.id} was neither added nor there`)
      return existing
    },
  }
}
