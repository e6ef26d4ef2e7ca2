import type { Localized } from '../../domain/localized.ts'
import { type SQL, and, asc, desc, eq, exists, gt, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS } from '../../domain/durations.ts'
import type { Lesson, Membership, PersonBrief } from '../../domain/timetable/lesson.ts'
import type { Day } from '../../domain/timetable/school-day.ts'
import { type Database, schema } from '../database.ts'
import { hasStatus, isOver, type TeacherLessonStatus } from './lesson-conditions.ts'
import { lessonQuery, toLessons } from './lesson-query.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

export interface Lessons {
  get(lessonId: string): Promise<Lesson | null>
  /** Lessons that touch the day, in order of their start. */
  ofTeacher(teacherId: string, day: Day): Promise<Lesson[]>
  ofStudent(studentId: string, day: Day): Promise<Lesson[]>
  /** A teacher's lessons of one status, or of all: those to come first, the nearest of them on top, then the latest. */
  page(
    teacherId: string,
    filter: { status?: TeacherLessonStatus | undefined; classId?: string | undefined },
    page: PageRequest,
    now: EpochMs,
  ): Promise<Page<Lesson>>
  startsOfStudent(studentId: string, days: Day): Promise<EpochMs[]>
  /** Kinds of course a student has, with the number of courses, by name. */
  teachingTypes(studentId: string): Promise<TeachingTypeCount[]>
  /** The relation of one student to each of the lessons; every id gets a result. */
  memberships(studentId: string, lessons: readonly Lesson[]): Promise<Map<string, Membership>>
  /** First moment in the live class, by student; a student who never came is not there. */
  attendedFrom(lessonId: string): Promise<Map<string, number>>
  /** Enrolled students by name. */
  students(classId: string): Promise<PersonBrief[]>
  /** Those, and students who were in the room and have left the class since. */
  participants(lesson: Lesson): Promise<PersonBrief[]>
}

export interface TeachingTypeCount {
  teachingType: string
  /** Null where the school gave it no name. */
  label: Localized | null
  courses: number
}

/** Lets the index on starts leave out all that was taught long ago, which the end of a lesson cannot. */
export const LONGEST_LESSON_MS = DAY_MS

export function createLessons(db: Database): Lessons {
  const {
    attendance,
    attendancePlan,
    classGroup,
    course,
    dictionaryEntry,
    enrolment,
    lesson,
    lessonScore,
    person,
    roomMember,
  } = schema

  const select = async (where: SQL | undefined) =>
    toLessons(await lessonQuery(db, where).orderBy(asc(lesson.startsAt), asc(lesson.id)))

  const isOfStudent = (studentId: string, classId: PgColumn) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(enrolment)
        .where(and(eq(enrolment.classId, classId), eq(enrolment.studentId, studentId))),
    )

  const touches = (day: Day) =>
    and(lt(lesson.startsAt, day.until), gt(lesson.startsAt, day.from - LONGEST_LESSON_MS), gt(lesson.endsAt, day.from))

  return {
    get: async (lessonId) => (await select(eq(lesson.id, lessonId)))[0] ?? null,
    ofTeacher: (teacherId, day) => select(and(eq(classGroup.teacherId, teacherId), touches(day))),
    ofStudent: (studentId, day) => select(and(isOfStudent(studentId, classGroup.id), touches(day))),

    async page(teacherId, { status, classId }, page, now) {
      const where = and(
        eq(classGroup.teacherId, teacherId),
        classId === undefined ? undefined : eq(lesson.classId, classId),
        status && hasStatus(status, now),
      )
      const ids = db
        .select({ id: lesson.id })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .where(where)
      const total = await db.$count(ids.as('found'))
      const over = sql`(${isOver(now)})`
      const rows = await lessonQuery(db, where)
        .orderBy(
          over,
          sql`case when ${over} then null else ${lesson.startsAt} end`,
          desc(lesson.startsAt),
          asc(lesson.id),
        )
        .limit(page.size)
        .offset(rowsBefore(page))
      return toPage(page, total, toLessons(rows))
    },

    async startsOfStudent(studentId, { from, until }) {
      const rows = await db
        .select({ at: lesson.startsAt })
        .from(lesson)
        .where(and(isOfStudent(studentId, lesson.classId), gte(lesson.startsAt, from), lt(lesson.startsAt, until)))
      return rows.map(({ at }) => at)
    },

    teachingTypes: (studentId) =>
      db
        .select({
          teachingType: course.teachingType,
          label: dictionaryEntry.label,
          courses: sql<number>`count(distinct ${course.id})`.mapWith(Number),
        })
        .from(course)
        .innerJoin(classGroup, eq(classGroup.courseId, course.id))
        .leftJoin(
          dictionaryEntry,
          and(eq(dictionaryEntry.categoryId, 'teachingType'), eq(dictionaryEntry.value, course.teachingType)),
        )
        .where(isOfStudent(studentId, classGroup.id))
        .groupBy(course.teachingType, dictionaryEntry.label)
        .orderBy(asc(course.teachingType)),

    async memberships(studentId, lessons) {
      const ids = lessons.map(({ id }) => id)
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({
          lessonId: lesson.id,
          enrolled: enrolment.studentId,
          enteredAt: roomMember.firstEnteredAt,
          attendedFrom: roomMember.attendedFrom,
          isRemoved: roomMember.isRemoved,
          marked: attendance.state,
          score: lessonScore.score,
          plan: attendancePlan.plan,
        })
        .from(lesson)
        .leftJoin(enrolment, and(eq(enrolment.classId, lesson.classId), eq(enrolment.studentId, studentId)))
        .leftJoin(roomMember, and(eq(roomMember.roomId, lesson.id), eq(roomMember.personId, studentId)))
        .leftJoin(attendance, and(eq(attendance.lessonId, lesson.id), eq(attendance.studentId, studentId)))
        .leftJoin(attendancePlan, and(eq(attendancePlan.lessonId, lesson.id), eq(attendancePlan.studentId, studentId)))
        .leftJoin(lessonScore, and(eq(lessonScore.lessonId, lesson.id), eq(lessonScore.studentId, studentId)))
        .where(inArray(lesson.id, ids))
      return new Map(
        rows.map((row) => [
          row.lessonId,
          {
            isEnrolled: row.enrolled !== null,
            enteredAt: row.enteredAt,
            attendedFrom: row.attendedFrom,
            isRemoved: row.isRemoved ?? false,
            markedAttendance: row.marked,
            hasRated: row.score !== null,
            plan: row.plan,
          },
        ]),
      )
    },
    async attendedFrom(lessonId) {
      const found = await db
        .select({ personId: roomMember.personId, attendedFrom: roomMember.attendedFrom })
        .from(roomMember)
        .where(eq(roomMember.roomId, lessonId))
      return new Map(
        found.flatMap(({ personId, attendedFrom }) =>
          attendedFrom === null ? [] : [[personId, attendedFrom] as const],
        ),
      )
    },
    students: (classId) =>
      db
        .select({ id: person.id, name: person.name, avatarKey: person.avatarKey })
        .from(enrolment)
        .innerJoin(person, eq(person.id, enrolment.studentId))
        .where(eq(enrolment.classId, classId))
        .orderBy(asc(person.name), asc(person.id)),
    participants: ({ id, class: { id: classId } }) => {
      const enrolled = db.select({ id: enrolment.studentId }).from(enrolment).where(eq(enrolment.classId, classId))
      const inRoom = db.select({ id: roomMember.personId }).from(roomMember).where(eq(roomMember.roomId, id))
      return db
        .select({ id: person.id, name: person.name, avatarKey: person.avatarKey })
        .from(person)
        .where(and(eq(person.role, 'student'), or(inArray(person.id, enrolled), inArray(person.id, inRoom))))
        .orderBy(asc(person.name), asc(person.id))
    },
  }
}
