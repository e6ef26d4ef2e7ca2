import type { Attendance } from '../../domain/timetable/lesson.ts'
import { and, asc, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Day } from '../../domain/timetable/school-day.ts'
import { type Database, schema } from '../database.ts'
import { attendanceState, wasHeld } from './lesson-conditions.ts'
import { lessonContents } from './lesson-query.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

export type AttendanceCounts = Record<Attendance, number>

export interface HeldLesson {
  id: string
  no: number
  name: string
  classId: string
  className: string
  courseName: string
  startsAt: EpochMs
  endsAt: EpochMs
  startedAt: EpochMs
  endedAt: EpochMs
  /** Pages of the board with something on them; null where they were not counted. */
  boardPages: number | null
}

/** Describes what a held lesson left behind, beside its numbers. */
export interface LessonTraces {
  performancesWritten: number
  hasFeedback: boolean
  homeworkCount: number
  replay: 'none' | 'pending' | 'ready'
}

/** A student in a lesson that was held. */
export interface AttendanceMark {
  lessonId: string
  studentId: string
  state: Attendance
  plan: 'attending' | 'onLeave' | null
  isCorrected: boolean
}

export interface RatedLesson extends Pick<HeldLesson, 'id' | 'no' | 'name' | 'startsAt'> {
  /** Counts the ratings of one star, two stars … five. */
  stars: number[]
}

/** Which lessons: of a teacher, of one class of theirs if named, of these days if given. */
export interface LessonScope {
  teacherId: string
  classId?: string | undefined
  days?: Day | undefined
}

export interface HomeworkProgress {
  assigned: number
  handedIn: number
  graded: number
}

/** Sums up what teaching leaves behind, in numbers. Each sum is one statement. */
export interface TeachingRecords {
  held(scope: LessonScope, page: PageRequest): Promise<Page<HeldLesson>>
  planned(scope: LessonScope): Promise<PlannedLesson[]>
  traces(lessonIds: readonly string[], teacherId: string): Promise<Map<string, LessonTraces>>
  /** One for each lesson and each student who was in the class by then. */
  marks(lessonIds: readonly string[]): Promise<AttendanceMark[]>
  attendanceByLesson(lessonIds: readonly string[]): Promise<Map<string, AttendanceCounts>>
  /** Students of a class by their id; a student without a held lesson is missing. */
  attendanceByStudent(classId: string): Promise<Map<string, AttendanceCounts & { presentSeconds: number }>>
  attendanceByClass(studentId: string, teacherId: string): Promise<Map<string, AttendanceCounts>>
  /** Held lessons with their ratings, in order. */
  ratings(classId: string): Promise<RatedLesson[]>
  starsByLesson(lessonIds: readonly string[]): Promise<Map<string, number[]>>
  /** The keys are class and student; students who handed in nothing are missing. `assigned` is the class's. */
  homework(classIds: readonly string[], studentId?: string): Promise<HomeworkCounts>
  prizes(classId: string): Promise<Map<string, number>>
  heldCount(classId: string): Promise<number>
}

export interface PlannedLesson {
  id: string
  startsAt: EpochMs
  endsAt: EpochMs
  startedAt: EpochMs | null
  endedAt: EpochMs | null
  isAwaitingTime: boolean
}

export interface HomeworkCounts {
  of(classId: string, studentId: string): HomeworkProgress
}

export const noAttendance: AttendanceCounts = { present: 0, late: 0, absent: 0 }

const { answerPaper, attendance, attendancePlan, classGroup, course, enrolment, homework, lesson } = schema
const { lessonFeedback, lessonPerformance, lessonScore, prize, room, roomMember } = schema

export function createTeachingRecords(db: Database): TeachingRecords {
  const inScope = ({ teacherId, classId, days }: LessonScope) =>
    and(
      eq(classGroup.teacherId, teacherId),
      classId === undefined ? undefined : eq(lesson.classId, classId),
      days && and(gte(lesson.startsAt, days.from), lt(lesson.startsAt, days.until)),
    )

  const attended = (where: SQL | undefined) => attendedRows(db, where)

  const counts = (rows: ReturnType<typeof attended>) => {
    const of = (state: Attendance) => sql<number>`count(*) filter (where ${rows.state} = ${state})`.mapWith(Number)
    return { present: of('present'), late: of('late'), absent: of('absent') }
  }

  const starCounts = [1, 2, 3, 4, 5].map(
    (star) => sql`(count(${lessonScore.score}) filter (where ${lessonScore.score} = ${sql.raw(String(star))}))::int`,
  )
  const stars = sql<number[]>`json_build_array(${sql.join(starCounts, sql`, `)})`

  return {
    async held(scope, page) {
      const where = and(inScope(scope), wasHeld)
      const from = db
        .select({
          id: lesson.id,
          no: lesson.no,
          name: lesson.name,
          classId: classGroup.id,
          className: classGroup.name,
          courseName: course.name,
          startsAt: lesson.startsAt,
          endsAt: lesson.endsAt,
          startedAt: lesson.startedAt,
          endedAt: lesson.endedAt,
          boardPages: room.boardPages,
        })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .leftJoin(room, eq(room.id, lesson.id))
        .where(where)
      const total = await db.$count(from.as('held'))
      const rows = await from.orderBy(desc(lesson.startsAt), asc(lesson.id)).limit(page.size).offset(rowsBefore(page))
      const lessons = rows.map(({ startedAt, endedAt, ...row }) => ({
        ...row,
        startedAt: startedAt ?? row.startsAt,
        endedAt: endedAt ?? row.startsAt,
      }))
      return toPage(page, total, lessons)
    },

    planned: (scope) =>
      db
        .select({
          id: lesson.id,
          startsAt: lesson.startsAt,
          endsAt: lesson.endsAt,
          startedAt: lesson.startedAt,
          endedAt: lesson.endedAt,
          isAwaitingTime: lesson.isAwaitingTime,
        })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .where(inScope(scope))
        .orderBy(asc(lesson.startsAt), asc(lesson.id)),

    traces: (lessonIds, teacherId) => tracesOf(db, lessonIds, teacherId),

    async marks(lessonIds) {
      if (lessonIds.length === 0) return []
      const rows = attended(inArray(lesson.id, [...lessonIds]))
      return db
        .select({
          lessonId: rows.lessonId,
          studentId: rows.studentId,
          state: rows.state,
          plan: attendancePlan.plan,
          isCorrected: rows.isCorrected,
        })
        .from(rows)
        .leftJoin(
          attendancePlan,
          and(eq(attendancePlan.lessonId, rows.lessonId), eq(attendancePlan.studentId, rows.studentId)),
        )
    },

    async attendanceByLesson(lessonIds) {
      if (lessonIds.length === 0) return new Map()
      const rows = attended(inArray(lesson.id, [...lessonIds]))
      const found = await db
        .select({ lessonId: rows.lessonId, ...counts(rows) })
        .from(rows)
        .groupBy(rows.lessonId)
      return new Map(found.map(({ lessonId, ...count }) => [lessonId, count]))
    },

    async attendanceByStudent(classId) {
      const rows = attended(eq(lesson.classId, classId))
      const found = await db
        .select({
          studentId: rows.studentId,
          ...counts(rows),
          presentSeconds: sql<number>`sum(${rows.presentSeconds})`.mapWith(Number),
        })
        .from(rows)
        .groupBy(rows.studentId)
      return new Map(found.map(({ studentId, ...count }) => [studentId, count]))
    },

    async attendanceByClass(studentId, teacherId) {
      const rows = attended(and(eq(enrolment.studentId, studentId), eq(classGroup.teacherId, teacherId)))
      const found = await db
        .select({ classId: rows.classId, ...counts(rows) })
        .from(rows)
        .groupBy(rows.classId)
      return new Map(found.map(({ classId, ...count }) => [classId, count]))
    },

    ratings: (classId) =>
      db
        .select({ id: lesson.id, no: lesson.no, name: lesson.name, startsAt: lesson.startsAt, stars })
        .from(lesson)
        .leftJoin(lessonScore, eq(lessonScore.lessonId, lesson.id))
        .where(and(eq(lesson.classId, classId), wasHeld))
        .groupBy(lesson.id)
        .orderBy(asc(lesson.startsAt), asc(lesson.id)),

    async starsByLesson(lessonIds) {
      if (lessonIds.length === 0) return new Map()
      const rows = await db
        .select({ lessonId: lessonScore.lessonId, stars })
        .from(lessonScore)
        .where(inArray(lessonScore.lessonId, [...lessonIds]))
        .groupBy(lessonScore.lessonId)
      return new Map(rows.map((row) => [row.lessonId, row.stars]))
    },

    async homework(classIds, studentId) {
      const rows = await db
        .select({
          classId: homework.classId,
          studentId: answerPaper.studentId,
          homeworkId: homework.id,
          status: answerPaper.status,
        })
        .from(homework)
        .leftJoin(
          answerPaper,
          and(
            eq(answerPaper.homeworkId, homework.id),
            studentId === undefined ? undefined : eq(answerPaper.studentId, studentId),
          ),
        )
        .where(
          and(
            inArray(homework.classId, [...classIds, '']),
            eq(homework.status, 'published'),
            isNull(homework.deletedAt),
          ),
        )
      const byClass = Map.groupBy(rows, (row) => row.classId)
      return {
        of(classId, student) {
          const all = byClass.get(classId) ?? []
          const own = all.filter((row) => row.studentId === student)
          const graded = own.filter(({ status }) => status === 'graded').length
          return {
            assigned: new Set(all.map(({ homeworkId }) => homeworkId)).size,
            handedIn: graded + own.filter(({ status }) => status === 'submitted').length,
            graded,
          }
        },
      }
    },

    heldCount: (classId) => db.$count(lesson, and(eq(lesson.classId, classId), wasHeld)),

    async prizes(classId) {
      const rows = await db
        .select({ studentId: prize.studentId, count: sql<number>`sum(${prize.count})`.mapWith(Number) })
        .from(prize)
        .innerJoin(lesson, eq(lesson.id, prize.lessonId))
        .where(eq(lesson.classId, classId))
        .groupBy(prize.studentId)
      return new Map(rows.map((row) => [row.studentId, row.count]))
    },
  }
}

/** One row for each student and held lesson; a student who joined after it has none. */
const attendedRows = (db: Database, where: SQL | undefined) =>
  db
    .select({
      lessonId: lesson.id,
      classId: lesson.classId,
      studentId: enrolment.studentId,
      state: attendanceState.as('state'),
      presentSeconds: sql<number>`coalesce(${attendance.presentSeconds}, 0)`.as('seconds'),
      isCorrected: sql<boolean>`${attendance.markedBy} is not null`.as('is_corrected'),
    })
    .from(lesson)
    .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
    .innerJoin(
      enrolment,
      and(
        eq(enrolment.classId, lesson.classId),
        or(isNull(enrolment.enrolledAt), lt(enrolment.enrolledAt, lesson.endsAt)),
      ),
    )
    .leftJoin(roomMember, and(eq(roomMember.roomId, lesson.id), eq(roomMember.personId, enrolment.studentId)))
    .leftJoin(attendance, and(eq(attendance.lessonId, lesson.id), eq(attendance.studentId, enrolment.studentId)))
    .where(and(wasHeld, where))
    .as('attended')

async function tracesOf(
  db: Database,
  lessonIds: readonly string[],
  teacherId: string,
): Promise<Map<string, LessonTraces>> {
  if (lessonIds.length === 0) return new Map()
  const isOfLesson = and(eq(homework.lessonId, lesson.id), eq(homework.status, 'published'), isNull(homework.deletedAt))
  const isSaid = and(eq(lessonFeedback.lessonId, lesson.id), eq(lessonFeedback.authorId, teacherId))
  const rows = await db
    .select({
      id: lesson.id,
      performancesWritten: db.$count(lessonPerformance, eq(lessonPerformance.lessonId, lesson.id)),
      feedbackCount: db.$count(lessonFeedback, isSaid),
      homeworkCount: db.$count(homework, isOfLesson),
      replay: lessonContents.replay,
    })
    .from(lesson)
    .where(inArray(lesson.id, [...lessonIds]))
  return new Map(rows.map(({ id, feedbackCount, ...row }) => [id, { ...row, hasFeedback: feedbackCount > 0 }]))
}
