import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { type Database, schema } from '../database.ts'
import { neededKeys } from '../needed-keys.ts'

export interface PersonFiles {
  /**
   * Selects, of these keys, those that lessons, courses, homework or anything else still shows, regardless of the
   * uploader.
   */
  usedByOthers(objectKeys: readonly string[]): Promise<Set<string>>
  /** Selects, of these keys, those that are in a list of files. */
  listed(objectKeys: readonly string[]): Promise<string[]>
}

export function createPersonFiles(db: Database): PersonFiles {
  const { cloudResource, transcode } = schema
  const isShown = or(isNotNull(cloudResource.lessonId), isNotNull(cloudResource.courseId))

  return {
    async usedByOthers(objectKeys) {
      const keys = [...objectKeys]
      const shown = await db
        .select({ key: cloudResource.objectKey })
        .from(cloudResource)
        .where(and(inArray(cloudResource.objectKey, keys), isShown))
      // The pages of a presentation are shown as long as the presentation is.
      const made = await db
        .select({ key: transcode.pdfKey, source: cloudResource.objectKey, isShown: sql<boolean>`${isShown}` })
        .from(transcode)
        .innerJoin(cloudResource, eq(cloudResource.id, transcode.resourceId))
        .where(inArray(transcode.pdfKey, keys))
      const needed = await neededKeys(db, [...keys, ...made.map(({ source }) => source)])
      const shownMade = made.filter((one) => one.isShown || needed.has(one.source))
      return new Set([...needed.keys(), ...[...shown, ...shownMade].flatMap(({ key }) => key ?? [])])
    },
    async listed(objectKeys) {
      const found = await db
        .select({ key: cloudResource.objectKey })
        .from(cloudResource)
        .where(inArray(cloudResource.objectKey, [...objectKeys]))
      return found.map(({ key }) => key)
    },
  }
}
