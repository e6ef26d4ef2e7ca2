import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { UploadType } from '../../domain/files/upload-rules.ts'
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
  /** Key of the copy that every visitor may read; null while it is private. */
  publicKey: string | null
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

/** One more place that shows an object. */
export type Place = { lessonId: string } | { courseId: string }

/**
 * Each object has one resource that stands for the file itself, and copies in other places. The first goes last: where
 * it is deleted, a copy takes its part.
 */
export interface Resources {
  /** Adding the same object again gives the resource that is already there. */
  add(resource: CloudResource): Promise<CloudResource>
  /** A place that shows the object already keeps what it has. @param id of the copy */
  copy(resource: CloudResource, id: string, place: Place, now: EpochMs): Promise<CloudResource>
  /** No other transaction adds or deletes places of these objects until the end of this one. */
  lockObjects(objectKeys: readonly string[]): Promise<void>
  /** Returns those of these resources that are the person's own. */
  own(resourceIds: readonly string[], ownerId: string): Promise<CloudResource[]>
  /** Says how many resources each of the objects has. */
  countByKey(objectKeys: readonly string[]): Promise<Map<string, number>>
  /** Deletes single places. Returns the keys of PDFs to delete with them. The object must have another place. */
  deletePlaces(resourceIds: readonly string[]): Promise<string[]>
  get(resourceId: string): Promise<CloudResource | null>
  /** Returns the first resource of an object; null when it is none. */
  ofKey(objectKey: string): Promise<CloudResource | null>
  /** Lessons that show an object. */
  lessonsOfKey(objectKey: string): Promise<string[]>
  /** Concerns the object in all its places. */
  setPublicKey(objectKey: string, publicKey: string | null): Promise<void>
  rename(resourceId: string, fileName: string): Promise<CloudResource | null>
  /** Each file once, however many places show it. All lists show the newest first. */
  page(filter: ResourceFilter, page: PageRequest): Promise<Page<CloudResource>>
  /** Each file once, the largest type first. */
  bytesByType(ownerId: string): Promise<{ type: UploadType; bytes: number }[]>
  ofLesson(lessonId: string): Promise<CloudResource[]>
  /** The course's own and those of its lessons. */
  ofCourse(courseId: string): Promise<CloudResource[]>
  /** The chapter that the lesson teaches; null when no chapter is linked. */
  chapterOfLesson(lessonId: string): Promise<{ chapterId: string; name: string } | null>
  /** Finds the uses that still show these objects. */
  neededKeys(objectKeys: readonly string[]): Promise<Map<string, NeededBy>>
  /**
   * Deletes the resources of these objects, and their transcodes. Returns the keys of what was made of them, to be deleted
   * with them: PDFs and public copies.
   */
  deleteByKeys(objectKeys: readonly string[]): Promise<string[]>
}

export function createResources(db: Database): Resources {
  const { classGroup, cloudResource, courseChapter, lesson, transcode } = schema

  const select = (where: SQL | undefined) =>
    db.select().from(cloudResource).where(where).orderBy(desc(cloudResource.createdAt), desc(cloudResource.id))

  // The resource that stands for the file itself.
  const isFile = eq(cloudResource.isCopy, false)
  const first = (objectKey: string) =>
    db
      .select()
      .from(cloudResource)
      .where(and(eq(cloudResource.objectKey, objectKey), isFile))

  const deleteTranscodes = (isNamed: SQL) =>
    db
      .delete(transcode)
      .where(inArray(transcode.resourceId, db.select({ id: cloudResource.id }).from(cloudResource).where(isNamed)))
      .returning({ pdfKey: transcode.pdfKey })

  // Says where the first resource of an object is gone, its oldest copy takes the place.
  const promote = async (objectKeys: readonly string[]) => {
    const left = await db
      .select({ id: cloudResource.id, key: cloudResource.objectKey, isCopy: cloudResource.isCopy })
      .from(cloudResource)
      .where(inArray(cloudResource.objectKey, [...objectKeys]))
      .orderBy(asc(cloudResource.isCopy), asc(cloudResource.createdAt), asc(cloudResource.id))
    const heirs = objectKeys.flatMap((key) => {
      const heir = left.find((one) => one.key === key)
      return heir?.isCopy ? [heir.id] : []
    })
    if (heirs.length === 0) return
    await db.update(cloudResource).set({ isCopy: false }).where(inArray(cloudResource.id, heirs))
  }

  return {
    async add(resource) {
      const [added] = await db.insert(cloudResource).values(resource).onConflictDoNothing().returning()
      if (added) return added
      const [existing] = await first(resource.objectKey)
      if (!existing) throw new Error(`resource ${resource.id} was neither added nor there`)
      return existing
    },
    get: async (resourceId) => (await select(eq(cloudResource.id, resourceId)))[0] ?? null,
    async copy({ id: _id, lessonId: _lesson, courseId: _course, ...file }, id, place, now) {
      const isThere =
        'lessonId' in place ? eq(cloudResource.lessonId, place.lessonId) : eq(cloudResource.courseId, place.courseId)
      const [shown] = await select(and(eq(cloudResource.objectKey, file.objectKey), isThere))
      if (shown) return shown
      const [added] = await db
        .insert(cloudResource)
        .values({ ...file, id, ...place, isCopy: true, createdAt: now })
        .returning()
      if (!added) throw new Error(`the copy ${id} was not added`)
      return added
    },
    async lockObjects(objectKeys) {
      await db
        .select({ id: cloudResource.id })
        .from(cloudResource)
        .where(inArray(cloudResource.objectKey, [...objectKeys]))
        .orderBy(asc(cloudResource.id))
        .for('update')
    },
    own: (resourceIds, ownerId) =>
      select(and(inArray(cloudResource.id, [...resourceIds]), eq(cloudResource.ownerId, ownerId))),
    async countByKey(objectKeys) {
      const rows = await db
        .select({ key: cloudResource.objectKey, count: count() })
        .from(cloudResource)
        .where(inArray(cloudResource.objectKey, [...objectKeys]))
        .groupBy(cloudResource.objectKey)
      return new Map(rows.map(({ key, count: places }) => [key, places]))
    },
    async deletePlaces(resourceIds) {
      const isNamed = inArray(cloudResource.id, [...resourceIds])
      const made = await deleteTranscodes(isNamed)
      const deleted = await db.delete(cloudResource).where(isNamed).returning({ key: cloudResource.objectKey })
      const keys = [...new Set(deleted.map(({ key }) => key))]
      if (keys.length > 0) await promote(keys)
      return made.flatMap(({ pdfKey }) => (pdfKey === null || keys.includes(pdfKey) ? [] : [pdfKey]))
    },
    ofKey: async (objectKey) => (await first(objectKey))[0] ?? null,
    async lessonsOfKey(objectKey) {
      const rows = await db
        .select({ lessonId: cloudResource.lessonId })
        .from(cloudResource)
        .where(eq(cloudResource.objectKey, objectKey))
      return rows.flatMap(({ lessonId }) => lessonId ?? [])
    },
    async setPublicKey(objectKey, publicKey) {
      await db.update(cloudResource).set({ publicKey }).where(eq(cloudResource.objectKey, objectKey))
    },
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
        isFile,
        type === undefined ? undefined : eq(cloudResource.type, type),
        keyword === undefined ? undefined : contains(cloudResource.fileName, keyword),
      )
      const [{ total } = { total: 0 }] = await db.select({ total: count() }).from(cloudResource).where(where)
      return toPage(page, total, await select(where).limit(page.size).offset(rowsBefore(page)))
    },
    async bytesByType(ownerId) {
      const bytes = sql<number>`sum(${cloudResource.sizeBytes})::float8`
      const rows = await db
        .select({ type: cloudResource.type, bytes })
        .from(cloudResource)
        .where(and(eq(cloudResource.ownerId, ownerId), isFile))
        .groupBy(cloudResource.type)
        .orderBy(desc(bytes))
      return rows.map((row) => ({ type: row.type as UploadType, bytes: Number(row.bytes) }))
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
      const made = await deleteTranscodes(isNamed)
      const gone = await db.delete(cloudResource).where(isNamed).returning({ publicKey: cloudResource.publicKey })
      const copies = [...new Set(gone.flatMap(({ publicKey }) => publicKey ?? []))]
      const isShown = copies.length > 0 ? await neededKeys(db, copies) : new Map()
      return [
        ...made.flatMap(({ pdfKey }) => (pdfKey === null || objectKeys.includes(pdfKey) ? [] : [pdfKey])),
        ...copies.filter((key) => !isShown.has(key)),
      ]
    },
  }
}
