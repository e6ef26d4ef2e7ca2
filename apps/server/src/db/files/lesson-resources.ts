import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import { type Database, schema } from '../database.ts'

type ResourceRow = typeof schema.cloudResource.$inferSelect

export interface LessonResource extends ResourceRow {
  owner: PersonBrief
}

export interface PlacedResource {
  id: string
  teacherId: string
  teachingType: string
}

export interface LessonResources {
  get(resourceId: string): Promise<LessonResource | null>
  /** The newest first. */
  ofLesson(lessonId: string): Promise<LessonResource[]>
  /** False when it is shown elsewhere in the meantime. */
  attach(resourceId: string, lessonId: string): Promise<boolean>
  /** Selects, of these files, those that are shown with a lesson. */
  placed(resourceIds: readonly string[]): Promise<PlacedResource[]>
  /** The files stay among their owners' files; a copy, which only showed one here, is deleted. */
  detach(resourceIds: readonly string[]): Promise<void>
}

export function createLessonResources(db: Database): LessonResources {
  const { classGroup, cloudResource, course, lesson, person } = schema
  const select = async (where: SQL): Promise<LessonResource[]> => {
    const found = await db
      .select({ resource: cloudResource, owner: { id: person.id, name: person.name, avatarKey: person.avatarKey } })
      .from(cloudResource)
      .innerJoin(person, eq(person.id, cloudResource.ownerId))
      .where(where)
      .orderBy(desc(cloudResource.createdAt), desc(cloudResource.id))
    return found.map(({ resource, owner }) => ({ ...resource, owner }))
  }
  return {
    get: async (resourceId) => (await select(eq(cloudResource.id, resourceId)))[0] ?? null,
    ofLesson: (lessonId) => select(eq(cloudResource.lessonId, lessonId)),
    async attach(resourceId, lessonId) {
      const attached = await db
        .update(cloudResource)
        .set({ lessonId })
        .where(and(eq(cloudResource.id, resourceId), isNull(cloudResource.lessonId), isNull(cloudResource.courseId)))
        .returning({ id: cloudResource.id })
      return attached.length > 0
    },
    placed: (resourceIds) =>
      db
        .select({ id: cloudResource.id, teacherId: classGroup.teacherId, teachingType: course.teachingType })
        .from(cloudResource)
        .innerJoin(lesson, eq(lesson.id, cloudResource.lessonId))
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .where(inArray(cloudResource.id, [...resourceIds])),
    async detach(resourceIds) {
      const isNamed = inArray(cloudResource.id, [...resourceIds])
      await db.delete(cloudResource).where(and(isNamed, cloudResource.isCopy))
      await db.update(cloudResource).set({ lessonId: null }).where(isNamed)
    },
  }
}
