import { and, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { type NeededBy, neededKeys } from '../needed-keys.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

export interface CloudResource {
  id: string
  ownerId: string
  lessonId: string | null
  courseId: string | null
  type: string
  fileName: string
  objectKey: string
  sizeBytes: number
  contentType: string
  /** The length of sound and film, where it is known. */
  durationSeconds: number | null
  createdAt: EpochMs
}

export interface ResourceFilter {
  ownerId: string
  type?: string | undefined
  /** Part of the name. */
  keyword?: string | undefined
}

export interface Resources {
  /** Adding the same object again gives the resource that is already there. */
  add(resource: CloudResource): Promise<CloudResource>
  get(resourceId: string): Promise<CloudResource | null>
  /** Returns the resource of an object; null when it is no resource, or another person's. */
  ofKey(objectKey: string): Promise<CloudResource | null>
  rename(resourceId: string, fileName: string): Promise<CloudResource | null>
  /** All lists show the newest first. */
  page(filter: ResourceFilter, page: PageRequest): Promise<Page<CloudResource>>
  ofLesson(lessonId: string): Promise<CloudResource[]>
  /** The course's own and those of its lessons. */
  ofCourse(courseId: string): Promise<CloudResource[]>
  /** The chapter that the lesson teaches; null when no chapter is linked. */
  chapterOfLesson(lessonId: string): Promise<{ chapterId: string; name: string } | null>
  /** Finds the uses that still show these objects. */
  neededKeys(objectKeys: readonly string[]): Promise<Map<string, NeededBy>>
  /** Deletes the resources of these objects, and their transcodes. Returns the keys of PDFs to delete with them. */
  deleteByKeys(objectKeys: readonly string[]): Promise<string[]>
}

export function createResources(db: Database): Resources {
  const { classGroup, cloudResource, courseChapter, lesson, transcode } = schema

  const select = (where: SQL | undefined) =>
    db.select().from(cloudResource).where(where).orderBy(desc(cloudResource.createdAt), desc(cloudResource.id))

  return {
    async add(resource) {
      const [added] = await db.insert(cloudResource).values(resource).onConflictDoNothing().returning()
      if (added) return added
      const [existing] = await db.select().from(cloudResource).where(eq(cloudResource.objectKey, resource.objectKey))
      if (!existing) throw new Error(`resource ${resource.id} was neither added nor there`)
      return existing
    },
    get: async (resourceId) => (await select(eq(cloudResource.id, resourceId)))[0] ?? null,
    ofKey: async (objectKey) => (await select(eq(cloudResource.objectKey, objectKey)))[0] ?? null,
    async rename(resourceId, fileName) {
      const [renamed] = await db
        .update(cloudResource)
        .set({ fileName })
        .where(eq(cloudResource.id, resourceId))
        .returning()
      return renamed ?? null
    },
    async page({ ownerId, type, keyword }, page) {
      const where = and(
        eq(cloudResource.ownerId, ownerId),
        type === undefined ? undefined : eq(cloudResource.type, type),
        keyword === undefined ? undefined : contains(cloudResource.fileName, keyword),
      )
      const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(cloudResource).where(where)
      return toPage(page, total, await select(where).limit(page.size).offset(rowsBefore(page)))
    },
    ofLesson: (lessonId) => select(eq(cloudResource.lessonId, lessonId)),
    ofCourse: (courseId) => {
      const itsLessons = db
        .select({ id: lesson.id })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .where(eq(classGroup.courseId, courseId))
      return select(or(eq(cloudResource.courseId, courseId), inArray(cloudResource.lessonId, itsLessons)))
    },
    async chapterOfLesson(lessonId) {
      const [found] = await db
        .select({ chapterId: courseChapter.id, name: courseChapter.name })
        .from(lesson)
        .innerJoin(courseChapter, eq(courseChapter.id, lesson.courseChapterId))
        .where(eq(lesson.id, lessonId))
      return found ?? null
    },
    neededKeys: (objectKeys) => neededKeys(db, objectKeys),
    async deleteByKeys(objectKeys) {
      const isNamed = inArray(cloudResource.objectKey, [...objectKeys])
      const made = await db
        .delete(transcode)
        .where(inArray(transcode.resourceId, db.select({ id: cloudResource.id }).from(cloudResource).where(isNamed)))
        .returning({ pdfKey: transcode.pdfKey })
      await db.delete(cloudResource).where(isNamed)
      return made.flatMap(({ pdfKey }) => (pdfKey === null || objectKeys.includes(pdfKey) ? [] : [pdfKey]))
    },
  }
}
