import { and, asc, eq, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export interface CourseLessonStats {
  id: string
  no: number
  name: string
  startsAt: EpochMs
  present: number
  late: number
  absent: number
  averageScore: number | null
  ratings: number
}

export interface CourseStats {
  registered: number
  studentLimit: number
  totalLessons: number
  /** Ratings with 1, 2, 3, 4 and 5 stars. */
  scores: number[]
  paidOrders: number
  incomeMinor: number
  currency: string
  registrations: { day: string; count: number }[]
  /** Those that were held, earliest first. */
  lessons: CourseLessonStats[]
}

export interface CourseStatistics {
  /** @param timeZone whose days registrations are counted by. Null when there is no such course */
  of(courseId: string, timeZone: string): Promise<CourseStats | null>
}

export function createCourseStatistics(db: Database): CourseStatistics {
  const { attendance, classGroup, course, enrolment, lesson, lessonScore, purchaseOrder } = schema
  const countOf = sql<number>`count(*)`.mapWith(Number)
  const inState = (state: 'present' | 'late' | 'absent') =>
    sql<number>`(select count(*) from ${attendance} where ${attendance.lessonId} = ${lesson.id} and ${attendance.state} = ${state})`.mapWith(
      Number,
    )

  return {
    async of(courseId, timeZone) {
      const [about] = await db
        .select({
          totalLessons: course.totalLessons,
          currency: course.currency,
          studentLimit: sql<number>`coalesce(sum(${classGroup.studentLimit}), 0)`.mapWith(Number),
        })
        .from(course)
        .leftJoin(classGroup, eq(classGroup.courseId, course.id))
        .where(eq(course.id, courseId))
        .groupBy(course.id)
      if (!about) return null
      const day = sql<string | null>`to_char(${enrolment.enrolledAt} at time zone ${timeZone}, 'YYYY-MM-DD')`
      const [registrations, [income], lessons, scores] = await Promise.all([
        db
          .select({ day, count: countOf })
          .from(enrolment)
          .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
          .where(eq(classGroup.courseId, courseId))
          .groupBy(sql`1`)
          .orderBy(sql`1`),
        db
          .select({ count: countOf, sum: sql<number>`coalesce(sum(${purchaseOrder.amountMinor}), 0)`.mapWith(Number) })
          .from(purchaseOrder)
          .where(and(eq(purchaseOrder.courseId, courseId), eq(purchaseOrder.status, 'paid'))),
        db
          .select({
            id: lesson.id,
            no: lesson.no,
            name: lesson.name,
            startsAt: lesson.startsAt,
            present: inState('present'),
            late: inState('late'),
            absent: inState('absent'),
            averageScore: sql<number | null>`avg(${lessonScore.score})::float8`,
            ratings: sql<number>`count(${lessonScore.score})`.mapWith(Number),
          })
          .from(lesson)
          .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
          .leftJoin(lessonScore, eq(lessonScore.lessonId, lesson.id))
          .where(
            and(
              eq(classGroup.courseId, courseId),
              sql`${lesson.startedAt} is not null and ${lesson.endedAt} is not null`,
            ),
          )
          .groupBy(lesson.id)
          .orderBy(asc(lesson.startsAt), asc(lesson.id)),
        db
          .select({ score: lessonScore.score, count: countOf })
          .from(lessonScore)
          .innerJoin(lesson, eq(lesson.id, lessonScore.lessonId))
          .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
          .where(eq(classGroup.courseId, courseId))
          .groupBy(lessonScore.score),
      ])
      return {
        ...about,
        registered: registrations.reduce((sum, { count }) => sum + count, 0),
        scores: [1, 2, 3, 4, 5].map((star) => scores.find(({ score }) => score === star)?.count ?? 0),
        paidOrders: income?.count ?? 0,
        incomeMinor: income?.sum ?? 0,
        registrations: registrations.flatMap((row) => (row.day === null ? [] : [{ day: row.day, count: row.count }])),
        lessons,
      }
    },
  }
}
