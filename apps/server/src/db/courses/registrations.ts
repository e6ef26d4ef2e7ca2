import type { Names } from '../../domain/names.ts'
import { and, asc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Conflict } from '../../domain/timetable/lesson-times.ts'
import type { SeatOffer } from '../../domain/courses/registration-rules.ts'
import { type Database, schema } from '../database.ts'

export interface ClassOffer extends SeatOffer {
  courseId: string
  courseName: string
  courseNames: Names
  classId: string
  className: string
  currency: string
}

export interface Registrations {
  /**
   * A class of the course as it stands to the student, held until the transaction ends: no other transaction takes a
   * seat meanwhile.
   * @param classId null for the course's only class. Null when there is no such class in the student's school
   */
  hold(studentId: string, courseId: string, classId: string | null): Promise<ClassOffer | null>
  /** Lessons of these students at the same time as lessons to come of the class, earliest first. */
  conflicts(studentIds: readonly string[], classId: string, now: EpochMs): Promise<Conflict[]>
  /** Only on a class that is held. */
  enrol(classId: string, studentIds: readonly string[], enrolledAt: EpochMs): Promise<void>
}

export function createRegistrations(db: Database): Registrations {
  const { classGroup, course, enrolment, formerStudent, lesson, person } = schema
  const own = alias(lesson, 'own')
  const ownClass = alias(classGroup, 'own_class')

  return {
    async hold(studentId, courseId, classId) {
      const [held] = await db
        .select({ id: classGroup.id })
        .from(classGroup)
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .where(
          and(
            eq(classGroup.courseId, courseId),
            classId === null ? undefined : eq(classGroup.id, classId),
            eq(course.schoolId, db.select({ id: person.schoolId }).from(person).where(eq(person.id, studentId))),
          ),
        )
        .orderBy(asc(classGroup.id))
        .limit(1)
        .for('update', { of: classGroup })
      if (!held) return null
      const [row] = await db
        .select({
          course,
          classGroup,
          taken: sql<number>`count(${enrolment.studentId})`.mapWith(Number),
          isRegistered: sql<boolean>`coalesce(bool_or(${enrolment.studentId} = ${studentId}), false)`,
        })
        .from(classGroup)
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .leftJoin(enrolment, eq(enrolment.classId, classGroup.id))
        .where(eq(classGroup.id, held.id))
        .groupBy(course.id, classGroup.id)
      if (!row) return null
      const isFormer = and(eq(formerStudent.classId, held.id), eq(formerStudent.studentId, studentId))
      return {
        courseId: row.course.id,
        courseName: row.course.name,
        courseNames: row.course.names,
        classId: row.classGroup.id,
        className: row.classGroup.name,
        kind: row.course.kind,
        status: row.course.status,
        priceMinor: row.course.priceMinor,
        currency: row.course.currency,
        seats: row.classGroup.studentLimit,
        taken: row.taken,
        isRegistered: row.isRegistered,
        isRemoved: !row.isRegistered && (await db.$count(formerStudent, isFormer)) > 0,
      }
    },

    async conflicts(studentIds, classId, now) {
      if (studentIds.length === 0) return []
      const rows = await db
        .selectDistinct({
          lessonId: own.id,
          lessonName: own.name,
          startsAt: own.startsAt,
          endsAt: own.endsAt,
          className: ownClass.name,
          student: { id: person.id, name: person.name, avatarKey: person.avatarKey },
        })
        .from(lesson)
        .innerJoin(own, and(lt(own.startsAt, lesson.endsAt), gt(own.endsAt, lesson.startsAt)))
        .innerJoin(ownClass, eq(ownClass.id, own.classId))
        .innerJoin(enrolment, and(eq(enrolment.classId, ownClass.id), inArray(enrolment.studentId, [...studentIds])))
        .innerJoin(person, eq(person.id, enrolment.studentId))
        .where(
          and(
            eq(lesson.classId, classId),
            ne(own.classId, classId),
            gt(lesson.endsAt, now),
            gt(own.endsAt, now),
            isNull(lesson.endedAt),
            isNull(own.endedAt),
            // A postponed lesson has no time yet.
            eq(lesson.isAwaitingTime, false),
            eq(own.isAwaitingTime, false),
          ),
        )
        .orderBy(asc(own.startsAt), asc(own.id))
      return [...Map.groupBy(rows, ({ lessonId }) => lessonId).values()].flatMap((same) => {
        const [first] = same
        if (!first) return []
        const { student: _, ...lesson } = first
        return [{ ...lesson, teacher: null, students: same.map(({ student }) => student) }]
      })
    },

    async enrol(classId, studentIds, enrolledAt) {
      if (studentIds.length === 0) return
      await db
        .insert(enrolment)
        .values(studentIds.map((studentId) => ({ classId, studentId, enrolledAt })))
        .onConflictDoNothing()
    },
  }
}
