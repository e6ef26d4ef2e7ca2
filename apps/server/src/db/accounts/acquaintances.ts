import type { Localized } from '../../domain/localized.ts'
import { type SQL, and, asc, count, countDistinct, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

export interface SharedClass {
  id: string
  name: string
  course: { id: string; name: string }
}

export interface StudentRow {
  id: string
  name: string
  nickname: string
  avatarKey: string | null
  gradeName: Localized | null
  classNames: string[]
}

export interface StudentRecord {
  attendance: { lessons: number; present: number; late: number; absent: number }
  homework: { assigned: number; submitted: number; graded: number }
}

export interface Acquaintances {
  /** Classes of this teacher that the student is in, by name; empty where the two share no class. */
  sharedClasses(teacherId: string, studentId: string): Promise<SharedClass[]>
  record(teacherId: string, studentId: string, now: EpochMs): Promise<StudentRecord>
  /** A teacher's students by name. @param part of a name or nickname; '' for all */
  search(teacherId: string, part: string, page: PageRequest): Promise<Page<StudentRow>>
  contact(studentId: string): Promise<{ parentName: string; parentMobile: string; wechatName: string } | null>
}

export function createAcquaintances(db: Database): Acquaintances {
  const { answerPaper, attendance, classGroup, course, enrolment, grade, homework, lesson, person } = schema

  return {
    async sharedClasses(teacherId, studentId) {
      return db
        .select({ id: classGroup.id, name: classGroup.name, course: { id: course.id, name: course.name } })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .where(and(eq(enrolment.studentId, studentId), eq(classGroup.teacherId, teacherId)))
        .orderBy(asc(classGroup.name), asc(classGroup.id))
        .limit(100)
    },
    async record(teacherId, studentId, now) {
      const states = await db
        .select({ state: attendance.state, lessons: count() })
        .from(attendance)
        .innerJoin(lesson, eq(lesson.id, attendance.lessonId))
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .where(and(eq(attendance.studentId, studentId), eq(classGroup.teacherId, teacherId)))
        .groupBy(attendance.state)
      const of = (state: string) => states.find((row) => row.state === state)?.lessons ?? 0
      const [papers] = await db
        .select({
          assigned: count(),
          submitted: sql<number>`count(*) filter (where ${answerPaper.status} = 'submitted')`.mapWith(Number),
          graded: sql<number>`count(*) filter (where ${answerPaper.status} = 'graded')`.mapWith(Number),
        })
        .from(homework)
        .innerJoin(enrolment, and(eq(enrolment.classId, homework.classId), eq(enrolment.studentId, studentId)))
        .leftJoin(answerPaper, and(eq(answerPaper.homeworkId, homework.id), eq(answerPaper.studentId, studentId)))
        .where(
          and(
            eq(homework.teacherId, teacherId),
            eq(homework.status, 'published'),
            isNull(homework.deletedAt),
            lte(homework.startsAt, now),
          ),
        )
      const [present, late, absent] = [of('present'), of('late'), of('absent')]
      return {
        attendance: { lessons: present + late + absent, present, late, absent },
        homework: papers ?? { assigned: 0, submitted: 0, graded: 0 },
      }
    },
    async search(teacherId, part, page) {
      const isNamed: SQL | undefined =
        part === '' ? undefined : or(contains(person.name, part), contains(person.nickname, part))
      const isMine = and(eq(classGroup.teacherId, teacherId), isNamed)
      const [found] = await db
        .select({ total: countDistinct(person.id) })
        .from(classGroup)
        .innerJoin(enrolment, eq(enrolment.classId, classGroup.id))
        .innerJoin(person, eq(person.id, enrolment.studentId))
        .where(isMine)
      const mine = db
        .select({ id: enrolment.studentId })
        .from(classGroup)
        .innerJoin(enrolment, eq(enrolment.classId, classGroup.id))
        .where(eq(classGroup.teacherId, teacherId))
      const rows = await db
        .select({
          id: person.id,
          name: person.name,
          nickname: person.nickname,
          avatarKey: person.avatarKey,
          gradeName: grade.name,
          classNames: sql<string[]>`(select coalesce(jsonb_agg(${classGroup.name} order by ${classGroup.name}), '[]')
            from ${enrolment} inner join ${classGroup} on ${classGroup.id} = ${enrolment.classId}
            where ${enrolment.studentId} = ${person.id} and ${classGroup.teacherId} = ${teacherId})`,
        })
        .from(person)
        .leftJoin(grade, eq(grade.id, person.gradeId))
        .where(and(inArray(person.id, mine), isNamed))
        .orderBy(asc(person.name), asc(person.id))
        .limit(page.size)
        .offset(rowsBefore(page))
      return toPage(page, found?.total ?? 0, rows)
    },
    async contact(studentId) {
      const [row] = await db
        .select({ parentName: person.parentName, parentMobile: person.parentMobile, wechatName: person.wechatName })
        .from(person)
        .where(eq(person.id, studentId))
      return row ?? null
    },
  }
}
