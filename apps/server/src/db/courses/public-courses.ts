import type { CourseKind, CourseStatus } from '../../domain/courses/public-course.ts'
import type { Localized } from '../../domain/localized.ts'
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { LessonTime } from '../../domain/courses/course-plan.ts'
import { sqlInstant } from '../columns.ts'
import { isCalled } from '../called.ts'
import { type Database, schema } from '../database.ts'
import { removeDraft } from './draft-removal.ts'
import { wasHeld } from '../timetable/lesson-conditions.ts'
import { mapPage, type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'

type CourseRow = typeof schema.course.$inferSelect

export interface PublicCourse {
  course: CourseRow
  classId: string
  studentLimit: number
  registered: number
  subjectName: Localized | null
  textbookName: string | null
}

export interface PublicCourseCard {
  course: CourseRow
  classId: string
  studentLimit: number
  registered: number
  subjectName: Localized | null
  lessonsHeld: number
  nextLessonAt: EpochMs | null
}

export interface PublicCourseFilter {
  keyword: string
  status: CourseStatus | null
  classType: 'small' | 'large' | null
  subjectId: string | null
}

export interface CourseChapter {
  id: string
  name: string
}

export interface RewrittenLesson extends LessonTime {
  id: string
  name: string
  courseChapterId: string | null
}

export interface NewPublicCourse {
  course: typeof schema.course.$inferInsert
  class: typeof schema.classGroup.$inferInsert
}

/** Courses that teachers make. Each has one class. */
export interface PublicCourses {
  /** Null when it is no public course of that author. */
  get(courseId: string, authorId: string): Promise<PublicCourse | null>
  /** The newest first. */
  list(authorId: string, filter: PublicCourseFilter, page: PageRequest, now: EpochMs): Promise<Page<PublicCourseCard>>
  counts(
    authorId: string,
  ): Promise<{ status: CourseStatus; classType: string; subjectId: string | null; count: number }[]>
  kinds(teacherId: string): Promise<Map<CourseKind, number>>
  add(added: NewPublicCourse): Promise<void>
  update(
    courseId: string,
    change: Partial<typeof schema.course.$inferInsert>,
    classChange: { name?: string; studentLimit?: number },
  ): Promise<void>
  /** @returns false when something belongs to it that is not to be lost: students, homework, notices, files */
  removeDraft(courseId: string, classId: string): Promise<boolean>
  /** Lists the course's own chapters, in order. */
  chapters(courseId: string): Promise<CourseChapter[]>
  /** The first chapters of a textbook become the course's, in place of those it had; none without a textbook. */
  takeChapters(courseId: string, textbookId: string | null, count: number): Promise<CourseChapter[]>
  /** Lessons get another time, name or chapter: one statement for all of them. */
  rewriteLessons(lessons: readonly RewrittenLesson[]): Promise<void>
  /** The chapter, and the lessons to come that carried its name. Null when the course has no such chapter. */
  renameChapter(
    courseId: string,
    chapterId: string,
    name: string,
    now: EpochMs,
  ): Promise<{ renamedLessons: number } | null>
  ownStudents(teacherId: string, studentIds: readonly string[]): Promise<string[]>
  subjectExists(subjectId: string): Promise<boolean>
}

export function createPublicCourses(db: Database): PublicCourses {
  const { chapter, classGroup, course, courseChapter, enrolment, lesson, subject, textbook } = schema

  const enrolled = db.select({ count: sql`count(*)` }).from(enrolment).where(eq(enrolment.classId, classGroup.id))
  const registered = sql<number>`(${enrolled})`.mapWith(Number)

  const isAuthors = (authorId: string) => and(eq(course.kind, 'public'), eq(course.authorId, authorId))

  return {
    async get(courseId, authorId) {
      const [row] = await db
        .select({
          course,
          classId: classGroup.id,
          studentLimit: classGroup.studentLimit,
          registered,
          subjectName: subject.name,
          textbookName: textbook.name,
        })
        .from(course)
        .innerJoin(classGroup, eq(classGroup.courseId, course.id))
        .leftJoin(subject, eq(subject.id, course.subjectId))
        .leftJoin(textbook, eq(textbook.id, course.textbookId))
        .where(and(eq(course.id, courseId), isAuthors(authorId)))
        .limit(1)
      return row ?? null
    },

    async list(authorId, { keyword, status, classType, subjectId }, page, now) {
      const held = db
        .select({ count: sql`count(*)` })
        .from(lesson)
        .where(and(eq(lesson.classId, classGroup.id), wasHeld))
      const next = db
        .select({ at: sql`min(${lesson.startsAt})` })
        .from(lesson)
        .where(
          and(
            eq(lesson.classId, classGroup.id),
            gt(lesson.startsAt, now),
            isNull(lesson.endedAt),
            eq(lesson.isAwaitingTime, false),
          ),
        )
      const rows = await selectPage(page, (limit, offset) =>
        db
          .select({
            course,
            classId: classGroup.id,
            studentLimit: classGroup.studentLimit,
            registered,
            subjectName: subject.name,
            lessonsHeld: sql<number>`(${held})`.mapWith(Number),
            nextLessonAt: sql<EpochMs | null>`(${next})`.mapWith(lesson.startsAt),
            total: totalRows,
          })
          .from(course)
          .innerJoin(classGroup, eq(classGroup.courseId, course.id))
          .leftJoin(subject, eq(subject.id, course.subjectId))
          .where(
            and(
              isAuthors(authorId),
              keyword === '' ? undefined : isCalled(course, keyword),
              status === null ? undefined : eq(course.status, status),
              classType === null ? undefined : eq(course.classType, classType),
              subjectId === null ? undefined : eq(course.subjectId, subjectId),
            ),
          )
          .orderBy(desc(course.createdAt), desc(course.id))
          .limit(limit)
          .offset(offset),
      )
      return mapPage(rows, ({ total: _total, ...card }) => card)
    },

    counts: (authorId) =>
      db
        .select({
          status: course.status,
          classType: course.classType,
          subjectId: course.subjectId,
          count: sql<number>`count(*)`.mapWith(Number),
        })
        .from(course)
        .where(isAuthors(authorId))
        .groupBy(course.status, course.classType, course.subjectId),

    async kinds(teacherId) {
      const rows = await db
        .select({ kind: course.kind, count: sql<number>`count(distinct ${course.id})`.mapWith(Number) })
        .from(course)
        .innerJoin(classGroup, eq(classGroup.courseId, course.id))
        .where(eq(classGroup.teacherId, teacherId))
        .groupBy(course.kind)
      return new Map(rows.map(({ kind, count }) => [kind, count]))
    },

    async add(added) {
      await db.insert(course).values(added.course)
      await db.insert(classGroup).values(added.class)
    },

    async update(courseId, change, classChange) {
      await db.update(course).set(change).where(eq(course.id, courseId))
      if (Object.keys(classChange).length > 0) {
        await db.update(classGroup).set(classChange).where(eq(classGroup.courseId, courseId))
      }
    },

    removeDraft: (courseId, classId) => removeDraft(db, courseId, classId),

    chapters: (courseId) =>
      db
        .select({ id: courseChapter.id, name: courseChapter.name })
        .from(courseChapter)
        .where(eq(courseChapter.courseId, courseId))
        .orderBy(asc(courseChapter.no)),

    async takeChapters(courseId, textbookId, count) {
      const own = db.select({ id: courseChapter.id }).from(courseChapter).where(eq(courseChapter.courseId, courseId))
      await db.update(lesson).set({ courseChapterId: null }).where(inArray(lesson.courseChapterId, own))
      await db.delete(courseChapter).where(eq(courseChapter.courseId, courseId))
      if (textbookId === null) return []
      const chapters = await db
        .select({ id: chapter.id, name: chapter.name })
        .from(chapter)
        .where(eq(chapter.textbookId, textbookId))
        .orderBy(asc(chapter.no))
        .limit(count)
      const rows = chapters.map(({ id, name }, index) => ({
        id: `cch_${crypto.randomUUID()}`,
        courseId,
        no: index + 1,
        name,
        chapterId: id,
      }))
      if (rows.length > 0) await db.insert(courseChapter).values(rows)
      return rows.map(({ id, name }) => ({ id, name }))
    },

    async rewriteLessons(lessons) {
      if (lessons.length === 0) return
      const rows = lessons.map(
        ({ id, startsAt, endsAt, name, courseChapterId }) =>
          sql`(${id}::text, ${sqlInstant(startsAt)}, ${sqlInstant(endsAt)}, ${name}::text, ${courseChapterId}::text)`,
      )
      await db.execute(sql`
        update ${lesson} set starts_at = v.starts_at, ends_at = v.ends_at, name = v.name, course_chapter_id = v.chapter_id,
          is_awaiting_time = false
        from (values ${sql.join(rows, sql`, `)}) as v (id, starts_at, ends_at, name, chapter_id)
        where ${lesson.id} = v.id
      `)
    },

    async renameChapter(courseId, chapterId, name, now) {
      const [before] = await db
        .select({ name: courseChapter.name })
        .from(courseChapter)
        .where(and(eq(courseChapter.id, chapterId), eq(courseChapter.courseId, courseId)))
        .for('update')
      if (!before) return null
      await db.update(courseChapter).set({ name }).where(eq(courseChapter.id, chapterId))
      const renamed = await db
        .update(lesson)
        .set({ name })
        .where(
          and(
            eq(lesson.courseChapterId, chapterId),
            eq(lesson.name, before.name),
            isNull(lesson.startedAt),
            isNull(lesson.endedAt),
            gt(lesson.endsAt, now),
          ),
        )
        .returning({ id: lesson.id })
      return { renamedLessons: renamed.length }
    },

    async ownStudents(teacherId, studentIds) {
      if (studentIds.length === 0) return []
      const rows = await db
        .selectDistinct({ id: enrolment.studentId })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .where(and(eq(classGroup.teacherId, teacherId), inArray(enrolment.studentId, [...studentIds])))
      return rows.map(({ id }) => id)
    },

    async subjectExists(subjectId) {
      return (await db.$count(subject, eq(subject.id, subjectId))) > 0
    },
  }
}
