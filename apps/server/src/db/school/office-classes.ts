import { and, asc, eq, gte, inArray, isNull, min, ne, or, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { CourseKind } from '../../domain/courses/public-course.ts'
import type { Names } from '../../domain/names.ts'
import { versionOf } from '../columns.ts'
import { isCalled } from '../called.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'

export interface OfficeClass {
  id: string
  name: string
  names: Names
  pinyin: string
  courseId: string
  courseName: string
  courseKind: CourseKind
  classType: 'small' | 'large'
  lessonMinutes: number
  teacher: { id: string; name: string; nickname: string }
  studentLimit: number
  students: number
  lessons: number
  nextLessonAt: EpochMs | null
  externalId: string | null
  updatedAt: EpochMs
}

type ClassInsert = typeof schema.classGroup.$inferInsert

/** Classes of all courses of one school, for its office. A draft of a public course is its teacher’s own. */
export interface OfficeClasses {
  classes(
    schoolId: string,
    filter: { keyword?: string | undefined; courseId?: string | undefined; teacherId?: string | undefined },
    page: PageRequest,
    now: EpochMs,
  ): Promise<Page<OfficeClass>>
  class(schoolId: string, classId: string, now: EpochMs): Promise<OfficeClass | null>
  addClass(added: ClassInsert): Promise<void>
  changeClass(classId: string, change: Partial<ClassInsert>): Promise<void>
  /** Its lessons teach no chapter of the course it had; the new one is as long as its longest class. */
  moveToCourse(classId: string, courseId: string): Promise<void>
  /** Whether a place in the class was ordered. */
  hasOrders(classId: string): Promise<boolean>
  lockClass(classId: string): Promise<void>
  classWithExternalId(schoolId: string, externalId: string): Promise<string | null>
  students(classId: string): Promise<{ id: string; name: string; nickname: string; accountId: string | null }[]>
  /** The accounts of its students who may sign in, by name; `personId` is one of the account's students in the class. */
  studentAccounts(
    classId: string,
  ): Promise<{ personId: string; names: string[]; username: string; hasPassword: boolean }[]>
  /** Which of these are students of the school who may sign in. */
  studentsAmong(schoolId: string, ids: readonly string[]): Promise<string[]>
  isTeacher(schoolId: string, personId: string): Promise<boolean>
  enrol(classId: string, studentIds: readonly string[], now: EpochMs): Promise<void>
  lessons(classId: string): Promise<
    {
      id: string
      no: number
      name: string
      startsAt: EpochMs
      endsAt: EpochMs
      startedAt: EpochMs | null
      endedAt: EpochMs | null
    }[]
  >
}

const LIST_MAX = 500

export function createOfficeClasses(db: Database): OfficeClasses {
  const { account, classGroup, course, enrolment, lesson, person, purchaseOrder } = schema

  const isShown = (schoolId: string) =>
    and(eq(course.schoolId, schoolId), or(eq(course.kind, 'systematic'), ne(course.status, 'draft')))
  const count = (from: SQL) => sql<number>`(select count(*)::int from ${from})`.mapWith(Number)
  const classColumns = (now: EpochMs) => ({
    id: classGroup.id,
    name: classGroup.name,
    names: classGroup.names,
    pinyin: classGroup.pinyin,
    courseId: course.id,
    courseName: course.name,
    courseKind: course.kind,
    classType: course.classType,
    lessonMinutes: course.lessonMinutes,
    teacher: { id: person.id, name: person.name, nickname: person.nickname },
    studentLimit: classGroup.studentLimit,
    students: count(sql`${enrolment} where ${eq(enrolment.classId, classGroup.id)}`),
    lessons: count(sql`${lesson} where ${eq(lesson.classId, classGroup.id)}`),
    nextLessonAt: sql<EpochMs | null>`(${db
      .select({ at: min(lesson.startsAt) })
      .from(lesson)
      .where(
        and(
          eq(lesson.classId, classGroup.id),
          gte(lesson.startsAt, now),
          isNull(lesson.endedAt),
          eq(lesson.isAwaitingTime, false),
        ),
      )})`.mapWith(lesson.startsAt),
    externalId: classGroup.externalId,
    updatedAt: versionOf(classGroup.updatedAt, classGroup.createdAt),
  })
  const classOf = (where: SQL | undefined, now: EpochMs) =>
    db
      .select(classColumns(now))
      .from(classGroup)
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .innerJoin(person, eq(person.id, classGroup.teacherId))
      .where(where)
  return {
    classes: (schoolId, { keyword = '', courseId, teacherId }, page, now) =>
      selectPage(page, (limit, offset) =>
        db
          .select({ ...classColumns(now), total: totalRows })
          .from(classGroup)
          .innerJoin(course, eq(course.id, classGroup.courseId))
          .innerJoin(person, eq(person.id, classGroup.teacherId))
          .where(
            and(
              isShown(schoolId),
              courseId === undefined ? undefined : eq(course.id, courseId),
              teacherId === undefined ? undefined : eq(classGroup.teacherId, teacherId),
              keyword === ''
                ? undefined
                : or(
                    isCalled(classGroup, keyword),
                    isCalled(course, keyword),
                    contains(person.name, keyword),
                    contains(classGroup.externalId, keyword),
                  ),
            ),
          )
          .orderBy(asc(classGroup.name), asc(classGroup.id))
          .limit(limit)
          .offset(offset),
      ),
    async class(schoolId, classId, now) {
      const [row] = await classOf(and(isShown(schoolId), eq(classGroup.id, classId)), now)
      return row ?? null
    },
    async addClass(added) {
      await db.insert(classGroup).values(added)
    },
    async changeClass(classId, change) {
      await db.update(classGroup).set(change).where(eq(classGroup.id, classId))
    },
    async moveToCourse(classId, courseId) {
      await db.update(classGroup).set({ courseId }).where(eq(classGroup.id, classId))
      await db.update(lesson).set({ courseChapterId: null }).where(eq(lesson.classId, classId))
      const planned = await db.$count(lesson, eq(lesson.classId, classId))
      await db
        .update(course)
        .set({ totalLessons: sql`greatest(${course.totalLessons}, ${planned})` })
        .where(eq(course.id, courseId))
    },
    hasOrders: async (classId) => (await db.$count(purchaseOrder, eq(purchaseOrder.classId, classId))) > 0,
    async lockClass(classId) {
      await db.select({ id: classGroup.id }).from(classGroup).where(eq(classGroup.id, classId)).for('no key update')
    },
    async classWithExternalId(schoolId, externalId) {
      const [row] = await db
        .select({ id: classGroup.id })
        .from(classGroup)
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .where(and(eq(course.schoolId, schoolId), eq(classGroup.externalId, externalId)))
      return row?.id ?? null
    },
    students: (classId) =>
      db
        .select({ id: person.id, name: person.name, nickname: person.nickname, accountId: person.accountId })
        .from(enrolment)
        .innerJoin(person, eq(person.id, enrolment.studentId))
        .where(eq(enrolment.classId, classId))
        .orderBy(asc(person.name), asc(person.id))
        .limit(LIST_MAX),
    async studentAccounts(classId) {
      const rows = await db
        .select({
          accountId: account.id,
          personId: person.id,
          name: person.name,
          username: account.username,
          hash: account.passwordHash,
        })
        .from(enrolment)
        .innerJoin(person, and(eq(person.id, enrolment.studentId), isNull(person.closedAt)))
        .innerJoin(account, eq(account.id, person.accountId))
        .where(eq(enrolment.classId, classId))
        .orderBy(asc(person.name), asc(person.id))
        .limit(LIST_MAX)
      return [...Map.groupBy(rows, ({ accountId }) => accountId).values()].flatMap((family) => {
        const [first] = family
        if (!first) return []
        const { personId, username, hash } = first
        return [{ personId, username, names: family.map(({ name }) => name), hasPassword: hash !== null }]
      })
    },
    async studentsAmong(schoolId, ids) {
      const rows = await db
        .select({ id: person.id })
        .from(person)
        .where(
          and(
            eq(person.schoolId, schoolId),
            eq(person.role, 'student'),
            isNull(person.closedAt),
            inArray(person.id, [...ids]),
          ),
        )
      return rows.map(({ id }) => id)
    },
    async isTeacher(schoolId, personId) {
      const isThat = and(
        eq(person.schoolId, schoolId),
        eq(person.role, 'teacher'),
        isNull(person.closedAt),
        eq(person.id, personId),
      )
      return (await db.$count(person, isThat)) > 0
    },
    async enrol(classId, studentIds, enrolledAt) {
      if (studentIds.length === 0) return
      await db
        .insert(enrolment)
        .values(studentIds.map((studentId) => ({ classId, studentId, enrolledAt })))
        .onConflictDoNothing()
    },
    lessons: (classId) =>
      db
        .select({
          id: lesson.id,
          no: lesson.no,
          name: lesson.name,
          startsAt: lesson.startsAt,
          endsAt: lesson.endsAt,
          startedAt: lesson.startedAt,
          endedAt: lesson.endedAt,
        })
        .from(lesson)
        .where(eq(lesson.classId, classId))
        .orderBy(asc(lesson.startsAt), asc(lesson.no))
        .limit(LIST_MAX),
  }
}
