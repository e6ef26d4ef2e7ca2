import { and, eq, exists, gt, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LessonTime } from '../../domain/courses/course-plan.ts'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import { type Conflict, overlaps } from '../../domain/timetable/lesson-times.ts'
import { type Database, schema } from '../database.ts'
import { LONGEST_LESSON_MS } from './lessons.ts'

export interface ConflictQuestion {
  teacherId: string
  /** Its students must have time, too; null for a class without students. */
  classId: string | null
  times: readonly LessonTime[]
  /** Lessons that are not in the way, because they are the ones to be moved. */
  except?: readonly string[]
}

export interface LessonTimes {
  /**
   * Lists, for each of the times, the lessons in its way, earliest first. Two statements, however many times there are.
   */
  conflicts(question: ConflictQuestion): Promise<Conflict[][]>
  /**
   * Until the transaction ends, no other transaction plans for these people: what was free when we looked is free when
   * we write. Call it before `conflicts`.
   */
  reserve(teacherId: string, classId: string | null): Promise<void>
  /** Does the same for people who are not in the class yet. */
  reservePeople(personIds: readonly string[]): Promise<void>
}

export function createLessonTimes(db: Database): LessonTimes {
  const { classGroup, enrolment, lesson, person } = schema
  const own = alias(enrolment, 'own')

  const sharesStudents = (classId: string) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(enrolment)
        .innerJoin(own, and(eq(own.studentId, enrolment.studentId), eq(own.classId, classId)))
        .where(eq(enrolment.classId, classGroup.id)),
    )

  const lessonsAt = ({ teacherId, classId, times, except = [] }: ConflictQuestion) =>
    db
      .select({
        lessonId: lesson.id,
        lessonName: lesson.name,
        startsAt: lesson.startsAt,
        endsAt: lesson.endsAt,
        classId: classGroup.id,
        className: classGroup.name,
        teacher: { id: person.id, name: person.name, avatarKey: person.avatarKey },
      })
      .from(lesson)
      .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
      .innerJoin(person, eq(person.id, classGroup.teacherId))
      .where(
        and(
          or(
            ...times.map(({ startsAt, endsAt }) =>
              and(
                lt(lesson.startsAt, endsAt),
                gt(lesson.startsAt, startsAt - LONGEST_LESSON_MS),
                gt(lesson.endsAt, startsAt),
              ),
            ),
          ),
          isNull(lesson.endedAt),
          eq(lesson.isAwaitingTime, false),
          except.length > 0 ? notInArray(lesson.id, [...except]) : undefined,
          or(eq(classGroup.teacherId, teacherId), classId === null ? undefined : sharesStudents(classId)),
        ),
      )
      .orderBy(lesson.startsAt, lesson.id)

  const sharedStudents = async (classId: string, classIds: readonly string[]) => {
    const rows = await db
      .select({ classId: enrolment.classId, id: person.id, name: person.name, avatarKey: person.avatarKey })
      .from(enrolment)
      .innerJoin(own, and(eq(own.studentId, enrolment.studentId), eq(own.classId, classId)))
      .innerJoin(person, eq(person.id, enrolment.studentId))
      .where(inArray(enrolment.classId, [...classIds]))
      .orderBy(person.name, person.id)
    return Map.groupBy(rows, (row) => row.classId)
  }

  // All transactions lock in one order, so that two that plan at once wait for each other and not for ever.
  const hold = (isHeld: SQL | undefined) =>
    db.select({ id: person.id }).from(person).where(isHeld).orderBy(person.id).for('no key update')

  return {
    async conflicts(question) {
      const { teacherId, classId, times } = question
      if (times.length === 0) return []
      const found = await lessonsAt(question)
      const students =
        classId === null || found.length === 0
          ? new Map<string, PersonBrief[]>()
          : await sharedStudents(classId, [...new Set(found.map((row) => row.classId))])
      const conflicts = found.map(({ classId: otherId, teacher, ...rest }) => ({
        ...rest,
        teacher: teacher.id === teacherId ? teacher : null,
        students: (students.get(otherId) ?? []).map(({ id, name, avatarKey }) => ({ id, name, avatarKey })),
      }))
      return times.map((time) => conflicts.filter((conflict) => overlaps(conflict, time)))
    },

    async reserve(teacherId, classId) {
      const students = db
        .select({ id: enrolment.studentId })
        .from(enrolment)
        .where(eq(enrolment.classId, classId ?? ''))
      await hold(or(eq(person.id, teacherId), inArray(person.id, students)))
    },

    async reservePeople(personIds) {
      await hold(inArray(person.id, [...personIds]))
    },
  }
}
