import type { CourseKind } from '../../domain/courses/public-course.ts'
import type { SchoolRole } from '../../domain/actor.ts'
import type { Localized } from '../../domain/localized.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'
import { isHomeworkVisible } from '../homework/homework-announcements.ts'

export interface LessonContext {
  kind: CourseKind
  className: string
  introduction: string
  chapter: { id: string; no: number; name: string; summary: Localized | null; wordCount: number } | null
  resourceCount: number
  homeworkCount: number
}

export interface LessonContexts {
  /** @param viewer students count only the homework they can see */
  get(lessonId: string, viewer: SchoolRole, now: EpochMs): Promise<LessonContext | null>
}

export function createLessonContexts(db: Database): LessonContexts {
  const { chapter, classGroup, cloudResource, course, courseChapter, homework, lesson } = schema
  return {
    async get(lessonId, viewer, now) {
      const isForViewer =
        viewer === 'student' ? and(eq(homework.status, 'published'), isHomeworkVisible(now)) : undefined
      const [row] = await db
        .select({
          course,
          className: classGroup.name,
          own: courseChapter,
          summary: chapter.summary,
          wordCount: sql<number>`coalesce(jsonb_array_length(${chapter.words}), 0)`.mapWith(Number),
          resourceCount: db.$count(cloudResource, eq(cloudResource.lessonId, lesson.id)),
          homeworkCount: db.$count(
            homework,
            and(eq(homework.lessonId, lesson.id), isNull(homework.deletedAt), isForViewer),
          ),
        })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .leftJoin(courseChapter, eq(courseChapter.id, lesson.courseChapterId))
        .leftJoin(chapter, eq(chapter.id, courseChapter.chapterId))
        .where(eq(lesson.id, lessonId))
      if (!row) return null
      const { own, summary, wordCount, className, resourceCount, homeworkCount } = row
      return {
        kind: row.course.kind,
        className,
        introduction: row.course.introduction,
        chapter: own && { id: own.id, no: own.no, name: own.name, summary, wordCount },
        resourceCount,
        homeworkCount,
      }
    },
  }
}
