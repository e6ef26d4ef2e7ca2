import { and, asc, count, desc, eq, exists, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { performanceStars } from '../../domain/after-class/star-ratings.ts'
import { type WorkState, workState } from '../../domain/homework/homework-rules.ts'
import { shownWork } from '../../domain/homework/shown-work.ts'
import type { Named, Names } from '../../domain/names.ts'
import type { AttendedLesson } from '../../domain/timetable/attendance-months.ts'
import type { Attendance, AttendancePlanWord, LessonContents, PersonBrief } from '../../domain/timetable/lesson.ts'
import { type Database, schema } from '../database.ts'
import { isHomeworkVisible } from '../homework/homework-announcements.ts'
import { named } from '../called.ts'
import { mapPage, type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'
import { attendanceState, wasHeld } from './lesson-conditions.ts'
import { lessonContents } from './lesson-query.ts'

export interface PastHomework {
  homeworkId: string
  title: string
  state: WorkState
}

export interface PastLesson {
  id: string
  no: number
  name: string
  names: Names
  courseId: string
  course: Named
  group: Named
  teacher: PersonBrief
  startsAt: EpochMs
  endsAt: EpochMs
  attendance: Attendance
  plan: AttendancePlanWord | null
  presentSeconds: number
  /** 1 to 5, the average of what the teacher gave; null until it is written. */
  stars: number | null
  isReportNew: boolean
  replay: LessonContents['replay']
  isReplayNew: boolean
}

export interface CourseRows {
  courseId: string
  course: Named
  count: number
}

/**
 * Lists the lessons of a student that were held, except those before the student joined. Each list is one statement.
 */
export interface PastLessons {
  /** The last one first. */
  page(studentId: string, courseId: string | undefined, page: PageRequest): Promise<Page<PastLesson>>
  /** The attendance from an instant on. */
  attended(studentId: string, courseId: string | undefined, from: EpochMs): Promise<AttendedLesson[]>
  /** They come in the order of their names. */
  courses(studentId: string): Promise<CourseRows[]>
  /** The homework of these lessons that the student may know of, by lesson, in the order of its starts. */
  homework(lessonIds: readonly string[], studentId: string, now: EpochMs): Promise<Map<string, PastHomework[]>>
}

interface TimeInClass {
  attendance: Attendance
  attendedFrom: EpochMs | null
  endedAt: EpochMs | null
  countedSeconds: number | null
}

const COURSES_MAX = 200
const HOMEWORK_MAX = 20

const { answerPaper, attendance, attendancePlan, classGroup, course, enrolment, homework, lesson } = schema
const { lessonPerformance, paper, person, roomMember, visit } = schema

/** The seconds are counted soon after a class. Until then they are those from the first moment to the end. */
function presentSeconds({ attendance: state, attendedFrom, endedAt, countedSeconds }: TimeInClass): number {
  if (state === 'absent') return 0
  if (countedSeconds !== null) return countedSeconds
  return attendedFrom === null || endedAt === null ? 0 : Math.max(0, endedAt - attendedFrom) / 1_000
}

export function createPastLessons(db: Database): PastLessons {
  const isHeldFor = (studentId: string, courseId: string | undefined) =>
    and(
      eq(enrolment.studentId, studentId),
      courseId === undefined ? undefined : eq(classGroup.courseId, courseId),
      wasHeld,
      or(isNull(enrolment.enrolledAt), lte(enrolment.enrolledAt, lesson.endsAt)),
    )

  const hasOpened = (what: 'performance' | 'review') => {
    const visits = db
      .select({ one: sql`1` })
      .from(visit)
      .where(and(eq(visit.lessonId, lesson.id), eq(visit.personId, enrolment.studentId), eq(visit.what, what)))
    return sql<boolean>`${exists(visits)}`
  }

  const held = (studentId: string, courseId: string | undefined) =>
    db
      .select({
        id: lesson.id,
        no: lesson.no,
        ...named(lesson),
        courseId: course.id,
        course: named(course),
        group: named(classGroup),
        teacher: { id: person.id, name: person.name, avatarKey: person.avatarKey },
        startsAt: lesson.startsAt,
        endsAt: lesson.endsAt,
        attendance: attendanceState,
        plan: attendancePlan.plan,
        attendedFrom: roomMember.attendedFrom,
        endedAt: lesson.endedAt,
        countedSeconds: attendance.presentSeconds,
        performance: lessonPerformance,
        hasReadReport: hasOpened('performance'),
        replay: lessonContents.replay,
        hasSeenReplay: hasOpened('review'),
        total: totalRows,
      })
      .from(enrolment)
      .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
      .innerJoin(lesson, eq(lesson.classId, classGroup.id))
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .innerJoin(person, eq(person.id, classGroup.teacherId))
      .leftJoin(roomMember, and(eq(roomMember.roomId, lesson.id), eq(roomMember.personId, enrolment.studentId)))
      .leftJoin(attendance, and(eq(attendance.lessonId, lesson.id), eq(attendance.studentId, enrolment.studentId)))
      .leftJoin(
        attendancePlan,
        and(eq(attendancePlan.lessonId, lesson.id), eq(attendancePlan.studentId, enrolment.studentId)),
      )
      .leftJoin(
        lessonPerformance,
        and(eq(lessonPerformance.lessonId, lesson.id), eq(lessonPerformance.studentId, enrolment.studentId)),
      )
      .where(isHeldFor(studentId, courseId))
      .orderBy(desc(lesson.startsAt), asc(lesson.id))

  return {
    async page(studentId, courseId, page) {
      const rows = await selectPage(page, (limit, offset) => held(studentId, courseId).limit(limit).offset(offset))
      return mapPage(rows, toPastLesson)
    },

    attended: (studentId, courseId, from) =>
      db
        .select({ at: lesson.startsAt, attendance: attendanceState, plan: attendancePlan.plan })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .innerJoin(lesson, eq(lesson.classId, classGroup.id))
        .leftJoin(roomMember, and(eq(roomMember.roomId, lesson.id), eq(roomMember.personId, enrolment.studentId)))
        .leftJoin(attendance, and(eq(attendance.lessonId, lesson.id), eq(attendance.studentId, enrolment.studentId)))
        .leftJoin(
          attendancePlan,
          and(eq(attendancePlan.lessonId, lesson.id), eq(attendancePlan.studentId, enrolment.studentId)),
        )
        .where(and(isHeldFor(studentId, courseId), gte(lesson.startsAt, from))),

    courses: (studentId) =>
      db
        .select({ courseId: course.id, course: named(course), count: count() })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .innerJoin(lesson, eq(lesson.classId, classGroup.id))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .where(isHeldFor(studentId, undefined))
        .groupBy(course.id)
        .orderBy(asc(course.name), asc(course.id))
        .limit(COURSES_MAX),

    async homework(lessonIds, studentId, now) {
      if (lessonIds.length === 0) return new Map()
      const rows = await db
        .select({ lessonId: lesson.id, homework, title: paper.title, work: answerPaper })
        .from(homework)
        .innerJoin(paper, eq(paper.id, homework.paperId))
        .innerJoin(lesson, eq(lesson.id, homework.lessonId))
        .leftJoin(answerPaper, and(eq(answerPaper.homeworkId, homework.id), eq(answerPaper.studentId, studentId)))
        .where(
          and(
            inArray(lesson.id, [...lessonIds]),
            eq(homework.status, 'published'),
            isNull(homework.deletedAt),
            isHomeworkVisible(now),
          ),
        )
        .orderBy(asc(homework.startsAt), asc(homework.id))
      const byLesson = Map.groupBy(rows, ({ lessonId }) => lessonId)
      return new Map(
        [...byLesson].map(([lessonId, own]) => [
          lessonId,
          own.slice(0, HOMEWORK_MAX).map((row) => ({
            homeworkId: row.homework.id,
            title: row.title,
            state: workState(row.work && shownWork(row.homework, row.work).status),
          })),
        ]),
      )
    },
  }

  function toPastLesson(row: Awaited<ReturnType<typeof held>>[number]): PastLesson {
    const { id, no, name, names, courseId, course: ofCourse, group, teacher, startsAt, endsAt } = row
    const { performance, replay, plan } = row
    return {
      id,
      no,
      name,
      names,
      courseId,
      course: ofCourse,
      group,
      teacher,
      startsAt,
      endsAt,
      attendance: row.attendance,
      plan,
      presentSeconds: presentSeconds(row),
      stars: performance && performanceStars(performance),
      isReportNew: performance !== null && !row.hasReadReport,
      replay,
      isReplayNew: replay === 'ready' && !row.hasSeenReplay,
    }
  }
}
