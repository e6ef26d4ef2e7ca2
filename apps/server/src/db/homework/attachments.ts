import type { Attachment } from '../../domain/files/attachment.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { type Database, schema } from '../database.ts'

export interface Attachments {
  /** Those of the resources that are the person's own, by id. */
  ofPerson(personId: string, resourceIds: readonly string[]): Promise<Map<string, Attachment>>
}

export function createAttachments(db: Database): Attachments {
  const { cloudResource } = schema
  return {
    async ofPerson(personId, resourceIds) {
      if (resourceIds.length === 0) return new Map()
      const found = await db
        .select()
        .from(cloudResource)
        .where(and(eq(cloudResource.ownerId, personId), inArray(cloudResource.id, [...new Set(resourceIds)])))
      return new Map(
        found.map(({ id, fileName, objectKey, contentType, sizeBytes, durationSeconds }) => [
          id,
          {
            resourceId: id,
            fileName,
            objectKey,
            contentType,
            sizeBytes,
            ...(durationSeconds === null ? {} : { durationSeconds }),
          },
        ]),
      )
    },
  }
}
