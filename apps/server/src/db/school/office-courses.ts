import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Names } from '../../domain/names.ts'
import type { CourseKind, CourseStatus } from '../../domain/courses/public-course.ts'
import { versionOf } from '../columns.ts'
import { isCalled } from '../called.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'

export interface OfficeTextbook {
  id: string
  name: string
  isOwn: boolean
  chapters: number
  externalId: string | null
}

export interface OfficeCourse {
  id: string
  name: string
  names: Names
  pinyin: string
  kind: CourseKind
  classType: 'small' | 'large'
  status: CourseStatus
  textbookId: string | null
  lessonMinutes: number
  totalLessons: number
  introduction: string
  priceMinor: number
  currency: string
  externalId: string | null
  classes: number
  students: number
  updatedAt: EpochMs
}

type CourseInsert = typeof schema.course.$inferInsert

/** Courses and textbooks, for the office of one school. A draft of a public course is its teacher’s own. */
export interface OfficeCourses {
  courses(
    schoolId: string,
    filter: { keyword?: string | undefined; kind?: CourseKind | undefined; status?: CourseStatus | undefined },
    page: PageRequest,
  ): Promise<Page<OfficeCourse>>
  /** A systematic one: the office changes no other. */
  course(schoolId: string, courseId: string): Promise<OfficeCourse | null>
  /** Waits until no other transaction is changing it; inside a transaction. */
  lockCourse(courseId: string): Promise<void>
  addCourse(course: CourseInsert): Promise<void>
  changeCourse(courseId: string, change: Partial<CourseInsert>): Promise<void>
  /** The chapters of the textbook become the course's, in place of those it had. */
  takeChapters(courseId: string, textbookId: string): Promise<void>
  hasBegun(courseId: string): Promise<boolean>
  courseWithExternalId(schoolId: string, externalId: string): Promise<string | null>
  /** Those of every school, and the school's own. */
  textbooks(schoolId: string): Promise<OfficeTextbook[]>
}

const LIST_MAX = 500

export function createOfficeCourses(db: Database): OfficeCourses {
  const { chapter, classGroup, course, courseChapter, enrolment, lesson, textbook } = schema

  const isShown = (schoolId: string) =>
    and(eq(course.schoolId, schoolId), or(eq(course.kind, 'systematic'), ne(course.status, 'draft')))
  const count = (from: SQL) => sql<number>`(select count(*)::int from ${from})`.mapWith(Number)
  // One level down: Drizzle leaves the tables out of the names that stand in a selected field itself.
  const studentsOfCourse = sql`(select count(distinct ${enrolment.studentId})::int from ${enrolment}
    join ${classGroup} on ${eq(classGroup.id, enrolment.classId)} where ${eq(classGroup.courseId, course.id)})`
  const courseColumns = {
    id: course.id,
    name: course.name,
    names: course.names,
    pinyin: course.pinyin,
    kind: course.kind,
    classType: course.classType,
    status: course.status,
    textbookId: course.textbookId,
    lessonMinutes: course.lessonMinutes,
    totalLessons: course.totalLessons,
    introduction: course.introduction,
    priceMinor: course.priceMinor,
    currency: course.currency,
    externalId: course.externalId,
    classes: count(sql`${classGroup} where ${eq(classGroup.courseId, course.id)}`),
    students: sql<number>`${studentsOfCourse}`.mapWith(Number),
    updatedAt: versionOf(course.updatedAt, course.createdAt),
  }

  return {
    courses: (schoolId, { keyword = '', kind, status }, page) =>
      selectPage(page, (limit, offset) =>
        db
          .select({ ...courseColumns, total: totalRows })
          .from(course)
          .where(
            and(
              isShown(schoolId),
              kind === undefined ? undefined : eq(course.kind, kind),
              status === undefined ? undefined : eq(course.status, status),
              keyword === '' ? undefined : or(isCalled(course, keyword), contains(course.externalId, keyword)),
            ),
          )
          .orderBy(asc(course.name), asc(course.id))
          .limit(limit)
          .offset(offset),
      ),
    async course(schoolId, courseId) {
      const [row] = await db
        .select(courseColumns)
        .from(course)
        .where(and(eq(course.schoolId, schoolId), eq(course.kind, 'systematic'), eq(course.id, courseId)))
      return row ?? null
    },
    async lockCourse(courseId) {
      await db.select({ id: course.id }).from(course).where(eq(course.id, courseId)).for('no key update')
    },
    async addCourse(added) {
      await db.insert(course).values(added)
    },
    async changeCourse(courseId, change) {
      await db.update(course).set(change).where(eq(course.id, courseId))
    },
    async takeChapters(courseId, textbookId) {
      const chapters = await db
        .select({ id: chapter.id, no: chapter.no, name: chapter.name })
        .from(chapter)
        .where(eq(chapter.textbookId, textbookId))
        .orderBy(chapter.no)
      const own = db.select({ id: courseChapter.id }).from(courseChapter).where(eq(courseChapter.courseId, courseId))
      await db.update(lesson).set({ courseChapterId: null }).where(inArray(lesson.courseChapterId, own))
      await db.delete(courseChapter).where(eq(courseChapter.courseId, courseId))
      if (chapters.length === 0) return
      await db.insert(courseChapter).values(
        chapters.map(({ id, no, name }) => ({
          id: `cch_${crypto.randomUUID()}`,
          courseId,
          no,
          name,
          chapterId: id,
        })),
      )
    },
    async hasBegun(courseId) {
      const classes = db.select({ id: classGroup.id }).from(classGroup).where(eq(classGroup.courseId, courseId))
      const begun = and(inArray(lesson.classId, classes), sql`${lesson.startedAt} is not null`)
      return (await db.$count(lesson, begun)) > 0
    },
    async courseWithExternalId(schoolId, externalId) {
      const [row] = await db
        .select({ id: course.id })
        .from(course)
        .where(and(eq(course.schoolId, schoolId), eq(course.externalId, externalId)))
      return row?.id ?? null
    },
    textbooks: (schoolId) =>
      db
        .select({
          id: textbook.id,
          name: textbook.name,
          isOwn: sql<boolean>`${textbook.schoolId} is not null`.mapWith(Boolean),
          chapters: count(sql`${chapter} where ${eq(chapter.textbookId, textbook.id)}`),
          externalId: textbook.externalId,
        })
        .from(textbook)
        .where(or(isNull(textbook.schoolId), eq(textbook.schoolId, schoolId)))
        .orderBy(asc(textbook.position), asc(textbook.id))
        .limit(LIST_MAX),
  }
}
