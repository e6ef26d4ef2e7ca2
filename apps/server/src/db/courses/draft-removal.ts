import { eq, inArray, or } from 'drizzle-orm'
import { type Database, schema } from '../database.ts'

/**
 * Deletes a course that was never published, with its class, lessons and chapters.
 * @returns false when something belongs to it that is not to be lost: students, homework, notices, files
 */
export async function removeDraft(db: Database, courseId: string, classId: string): Promise<boolean> {
  const { classGroup, cloudResource, course, courseChapter, enrolment, formerStudent, homework } = schema
  const { lesson, notice, room } = schema
  const ofClass = db.select({ id: lesson.id }).from(lesson).where(eq(lesson.classId, classId))
  const kept = await Promise.all([
    db.$count(enrolment, eq(enrolment.classId, classId)),
    db.$count(formerStudent, eq(formerStudent.classId, classId)),
    db.$count(homework, eq(homework.classId, classId)),
    db.$count(notice, eq(notice.classId, classId)),
    db.$count(cloudResource, or(eq(cloudResource.courseId, courseId), inArray(cloudResource.lessonId, ofClass))),
    db.$count(room, inArray(room.id, ofClass)),
  ])
  if (kept.some((count) => count > 0)) return false
  await db.delete(lesson).where(eq(lesson.classId, classId))
  await db.delete(courseChapter).where(eq(courseChapter.courseId, courseId))
  await db.delete(classGroup).where(eq(classGroup.id, classId))
  await db.delete(course).where(eq(course.id, courseId))
  return true
}
