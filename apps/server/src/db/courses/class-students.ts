import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

export interface ClassStudent extends PersonBrief {
  nickname: string
  enrolledAt: EpochMs | null
}

export interface StudentRecord extends PersonBrief {
  nickname: string
  introduction: string
  /** `YYYY-MM-DD` */
  birthday: string | null
  parentName: string
  parentMobile: string
  wechatName: string
}

export interface StudentClass {
  classId: string
  className: string
  courseId: string
  courseName: string
  enrolledAt: EpochMs | null
}

export interface ClassStudents {
  /** Lists them by name. */
  list(classId: string): Promise<ClassStudent[]>
  /** @param keyword part of the name or nickname */
  page(classId: string, keyword: string, page: PageRequest): Promise<Page<ClassStudent>>
  record(studentId: string): Promise<StudentRecord | null>
  classes(studentId: string, teacherId: string): Promise<StudentClass[]>
  remove(classId: string, studentId: string, removedBy: string, now: EpochMs): Promise<boolean>
  count(classId: string): Promise<number>
  /** Lessons of the class whose room is open. */
  openRooms(classId: string): Promise<string[]>
}

export function createClassStudents(db: Database): ClassStudents {
  const { classGroup, course, enrolment, formerStudent, lesson, person, room } = schema
  const columns = {
    id: person.id,
    name: person.name,
    avatarKey: person.avatarKey,
    nickname: person.nickname,
    enrolledAt: enrolment.enrolledAt,
  }
  const select = (classId: string, keyword: string) => {
    const matches = keyword === '' ? undefined : or(contains(person.name, keyword), contains(person.nickname, keyword))
    return db
      .select(columns)
      .from(enrolment)
      .innerJoin(person, eq(person.id, enrolment.studentId))
      .where(and(eq(enrolment.classId, classId), matches))
      .orderBy(asc(person.name), asc(person.id))
      .$dynamic()
  }

  return {
    list: (classId) => select(classId, ''),
    async page(classId, keyword, page) {
      const total = await db.$count(select(classId, keyword).as('found'))
      const records = await select(classId, keyword).limit(page.size).offset(rowsBefore(page))
      return toPage(page, total, records)
    },
    async record(studentId) {
      const [row] = await db
        .select({
          id: person.id,
          name: person.name,
          avatarKey: person.avatarKey,
          nickname: person.nickname,
          introduction: person.introduction,
          birthday: person.birthday,
          parentName: person.parentName,
          parentMobile: person.parentMobile,
          wechatName: person.wechatName,
        })
        .from(person)
        .where(eq(person.id, studentId))
      return row ?? null
    },
    classes: (studentId, teacherId) =>
      db
        .select({
          classId: classGroup.id,
          className: classGroup.name,
          courseId: course.id,
          courseName: course.name,
          enrolledAt: enrolment.enrolledAt,
        })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .where(and(eq(enrolment.studentId, studentId), eq(classGroup.teacherId, teacherId)))
        .orderBy(asc(course.name), asc(classGroup.name)),
    async remove(classId, studentId, removedBy, now) {
      const [removed] = await db
        .delete(enrolment)
        .where(and(eq(enrolment.classId, classId), eq(enrolment.studentId, studentId)))
        .returning({ enrolledAt: enrolment.enrolledAt })
      if (!removed) return false
      await db.insert(formerStudent).values({ classId, studentId, ...removed, removedAt: now, removedBy })
      return true
    },
    count: (classId) => db.$count(enrolment, eq(enrolment.classId, classId)),
    async openRooms(classId) {
      const rows = await db
        .select({ id: room.id })
        .from(room)
        .innerJoin(lesson, eq(lesson.id, room.id))
        .where(and(eq(lesson.classId, classId), sql`${room.status} in ('waiting', 'live')`))
      return rows.map(({ id }) => id)
    },
  }
}
