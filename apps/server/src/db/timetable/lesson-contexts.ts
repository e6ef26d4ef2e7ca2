import type { CourseKind } from '../../domain/courses/public-course.ts'
import type { SchoolRole } from '../../domain/actor.ts'
import type { Localized } from '../../domain/localized.ts'
import { and, desc, eq, exists, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { isHomeworkVisible } from '../homework/homework-announcements.ts'

export interface LessonContext {
  kind: CourseKind
  className: string
  introduction: string
  chapter: { id: string; no: number; name: string; summary: Localized | null; wordCount: number } | null
  resourceCount: number
  homeworkCount: number
}

/** The lesson of a teacher that taught the same chapter before. */
export interface EarlierLesson {
  id: string
  name: string
  className: string
  startsAt: EpochMs
  homework: { homeworkId: string; paperId: string; title: string }[]
}

export interface LessonContexts {
  /** @param viewer students count only the homework they can see */
  get(lessonId: string, viewer: SchoolRole, now: EpochMs): Promise<LessonContext | null>
  /**
   * Finds the last lesson before this one that taught the same chapter, in this class or another, and had files of its
   * teacher or homework. Two courses of one textbook share its chapters.
   */
  earlier(lesson: Pick<Lesson, 'id' | 'startsAt' | 'teacher'>): Promise<EarlierLesson | null>
}

export function createLessonContexts(db: Database): LessonContexts {
  const { chapter, classGroup, cloudResource, course, courseChapter, homework, lesson, paper } = schema

  const homeworkOf = and(eq(homework.lessonId, lesson.id), eq(homework.status, 'published'), isNull(homework.deletedAt))

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

    async earlier({ id, startsAt, teacher }) {
      const own = db
        .select({ id: courseChapter.id, chapterId: courseChapter.chapterId })
        .from(lesson)
        .innerJoin(courseChapter, eq(courseChapter.id, lesson.courseChapterId))
        .where(eq(lesson.id, id))
        .as('own')
      const files = db
        .select({ one: sql`1` })
        .from(cloudResource)
        .where(and(eq(cloudResource.lessonId, lesson.id), eq(cloudResource.ownerId, teacher.id)))
      const set = db.select({ one: sql`1` }).from(homework).where(homeworkOf)
      const [found] = await db
        .select({ id: lesson.id, name: lesson.name, className: classGroup.name, startsAt: lesson.startsAt })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .innerJoin(courseChapter, eq(courseChapter.id, lesson.courseChapterId))
        .innerJoin(own, or(eq(own.id, courseChapter.id), eq(own.chapterId, courseChapter.chapterId)))
        .where(
          and(
            eq(classGroup.teacherId, teacher.id),
            ne(lesson.id, id),
            lt(lesson.startsAt, startsAt),
            or(exists(files), exists(set)),
          ),
        )
        .orderBy(desc(lesson.startsAt), desc(lesson.id))
        .limit(1)
      if (!found) return null
      const given = await db
        .select({ homeworkId: homework.id, paperId: homework.paperId, title: paper.title })
        .from(homework)
        .innerJoin(paper, eq(paper.id, homework.paperId))
        .innerJoin(lesson, eq(lesson.id, homework.lessonId))
        .where(and(eq(lesson.id, found.id), homeworkOf))
        .orderBy(homework.startsAt, homework.id)
      return { ...found, homework: given }
    },
  }
}
