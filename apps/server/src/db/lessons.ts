import { type SQL, and, asc, eq, exists, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Lesson, Membership, PersonBrief } from '../domain/lesson.ts'
import type { Day } from '../domain/school-day.ts'
import { type Database, schema } from './database.ts'

export interface Lessons {
  get(lessonId: string): Promise<Lesson | null>
  /** Lessons that touch the day, in order of their start. */
  ofTeacher(teacherId: string, day: Day): Promise<Lesson[]>
  ofStudent(studentId: string, day: Day): Promise<Lesson[]>
  /** How one student stands to each of the lessons; every id gets an answer. */
  memberships(studentId: string, lessons: readonly Lesson[]): Promise<Map<string, Membership>>
  /** Enrolled students by name. */
  students(classId: string): Promise<PersonBrief[]>
  /** Those, and students who were in the room and have left the class since. */
  participants(lesson: Lesson): Promise<PersonBrief[]>
}

/** Lets the index on starts leave out all that was taught long ago, which the end of a lesson cannot. */
export const LONGEST_LESSON_MS = 24 * 60 * 60_000

export function createLessons(db: Database): Lessons {
  const { attendance, classGroup, course, enrolment, lesson, lessonScore, person, roomMember } = schema

  const studentCount =
    sql<number>`(select count(*) from ${enrolment} where ${enrolment.classId} = ${classGroup.id})`.mapWith(Number)

  const select = async (where: SQL | undefined): Promise<Lesson[]> => {
    const rows = await db
      .select({ lesson, classGroup, course, teacher: person, studentCount })
      .from(lesson)
      .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .innerJoin(person, eq(person.id, classGroup.teacherId))
      .where(where)
      .orderBy(asc(lesson.startsAt), asc(lesson.id))
    return rows.map((row) => ({
      id: row.lesson.id,
      no: row.lesson.no,
      name: row.lesson.name,
      startsAt: row.lesson.startsAt,
      endsAt: row.lesson.endsAt,
      startedAt: row.lesson.startedAt,
      endedAt: row.lesson.endedAt,
      isAwaitingTime: row.lesson.isAwaitingTime,
      class: { id: row.classGroup.id, studentLimit: row.classGroup.studentLimit, studentCount: row.studentCount },
      course: {
        id: row.course.id,
        name: row.course.name,
        classType: row.course.classType,
        teachingType: row.course.teachingType,
        totalLessons: row.course.totalLessons,
      },
      teacher: { id: row.teacher.id, name: row.teacher.name, avatarUrl: row.teacher.avatarUrl },
    }))
  }

  const touches = (day: Day) =>
    and(lt(lesson.startsAt, day.until), gt(lesson.startsAt, day.from - LONGEST_LESSON_MS), gt(lesson.endsAt, day.from))

  return {
    get: async (lessonId) => (await select(eq(lesson.id, lessonId)))[0] ?? null,
    ofTeacher: (teacherId, day) => select(and(eq(classGroup.teacherId, teacherId), touches(day))),
    ofStudent: (studentId, day) => {
      const isEnrolled = db
        .select({ one: sql`1` })
        .from(enrolment)
        .where(and(eq(enrolment.classId, classGroup.id), eq(enrolment.studentId, studentId)))
      return select(and(exists(isEnrolled), touches(day)))
    },
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
        })
        .from(lesson)
        .leftJoin(enrolment, and(eq(enrolment.classId, lesson.classId), eq(enrolment.studentId, studentId)))
        .leftJoin(roomMember, and(eq(roomMember.roomId, lesson.id), eq(roomMember.personId, studentId)))
        .leftJoin(attendance, and(eq(attendance.lessonId, lesson.id), eq(attendance.studentId, studentId)))
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
          },
        ]),
      )
    },
    students: (classId) =>
      db
        .select({ id: person.id, name: person.name, avatarUrl: person.avatarUrl })
        .from(enrolment)
        .innerJoin(person, eq(person.id, enrolment.studentId))
        .where(eq(enrolment.classId, classId))
        .orderBy(asc(person.name), asc(person.id)),
    participants: ({ id, class: { id: classId } }) => {
      const enrolled = db.select({ id: enrolment.studentId }).from(enrolment).where(eq(enrolment.classId, classId))
      const inRoom = db.select({ id: roomMember.personId }).from(roomMember).where(eq(roomMember.roomId, id))
      return db
        .select({ id: person.id, name: person.name, avatarUrl: person.avatarUrl })
        .from(person)
        .where(and(eq(person.role, 'student'), or(inArray(person.id, enrolled), inArray(person.id, inRoom))))
        .orderBy(asc(person.name), asc(person.id))
    },
  }
}
