import type { NamedThing, Names } from '../../domain/names.ts'
import type { Attendance } from '../../domain/timetable/lesson.ts'
import type { CourseKind } from '../../domain/courses/public-course.ts'
import { and, asc, desc, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { lessonAttendance } from '../../domain/timetable/attendance.ts'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import { type LessonStatus, lessonStatus } from '../../domain/timetable/lesson-status.ts'
import { type Database, schema } from '../database.ts'
import { attendanceState, wasHeld } from '../timetable/lesson-conditions.ts'
import { mapPage, type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'
import { timetableLesson } from '../timetable/timetable.ts'

type StudentCourseStatus = 'notStarted' | 'inProgress' | 'ended'

export interface NextLesson {
  id: string
  no: number
  name: string
  startsAt: EpochMs
  endsAt: EpochMs
  status: LessonStatus
}

export interface StudentCourse {
  courseId: string
  classId: string
  className: string
  classNames: Names
  classPinyin: string
  courseName: string
  names: Names
  pinyin: string
  coverKey: string | null
  kind: CourseKind
  classType: 'small' | 'large'
  teachingType: string
  teacher: PersonBrief
  status: StudentCourseStatus
  totalLessons: number
  lessonsHeld: number
  lessonsAttended: number
  nextLesson: NextLesson | null
  studyPercent: number
  unsignedContractId: string | null
}

export interface CourseLesson extends NamedThing {
  no: number
  startsAt: EpochMs
  endsAt: EpochMs
  status: LessonStatus
  attendance: Attendance | null
}

export interface ClassTeacher extends PersonBrief {
  nickname: string
  introduction: string
}

export interface StudentCoursePage {
  course: StudentCourse
  introduction: string
  textbookName: string | null
  teacher: ClassTeacher
  lessons: CourseLesson[]
}

export interface StudentCourseFilter {
  status?: StudentCourseStatus | undefined
  teachingType?: string | undefined
}

export interface StudentCourses {
  /** The one with the next lesson first; those without one last. */
  list(studentId: string, filter: StudentCourseFilter, page: PageRequest, now: EpochMs): Promise<Page<StudentCourse>>
  /** Null when the student does not take it. */
  get(studentId: string, courseId: string, now: EpochMs): Promise<StudentCoursePage | null>
  teachers(classId: string): Promise<ClassTeacher[]>
  /** The lesson that runs, or the next one to come. */
  nextLesson(classId: string, now: EpochMs): Promise<NextLesson | null>
}

export function createStudentCourses(db: Database): StudentCourses {
  const { attendance, classGroup, contract, course, courseChapter, enrolment, lesson, person } = schema
  const { purchaseOrder, roomMember, studyProgress, textbook } = schema

  // These are subqueries of a row of `enrolment` × `class`.
  const held = sql<number>`(
    select count(*) from ${lesson} where ${lesson.classId} = ${classGroup.id} and ${wasHeld}
  )`.mapWith(Number)
  const attended = sql<number>`(
    select count(*) from ${lesson}
    left join ${attendance} on ${attendance.lessonId} = ${lesson.id} and ${attendance.studentId} = ${enrolment.studentId}
    left join ${roomMember} on ${roomMember.roomId} = ${lesson.id} and ${roomMember.personId} = ${enrolment.studentId}
    where ${lesson.classId} = ${classGroup.id} and ${wasHeld}
      and ${attendanceState} <> 'absent'
  )`.mapWith(Number)
  const studied = sql<number>`(
    select coalesce(floor(avg(coalesce(${studyProgress.percent}, 0))), 0) from ${courseChapter}
    left join ${studyProgress} on ${studyProgress.courseChapterId} = ${courseChapter.id}
      and ${studyProgress.studentId} = ${enrolment.studentId}
    where ${courseChapter.courseId} = ${course.id}
  )`.mapWith(Number)
  const unsigned = sql<string | null>`(
    select ${contract.id} from ${contract}
    join ${purchaseOrder} on ${purchaseOrder.id} = ${contract.orderId}
    where ${purchaseOrder.classId} = ${classGroup.id} and ${contract.studentId} = ${enrolment.studentId}
      and ${contract.status} = 'unsigned'
    limit 1
  )`

  const nextOf = (classId: SQL | typeof classGroup.id, now: EpochMs) =>
    db
      .select(timetableLesson)
      .from(lesson)
      .where(
        and(
          eq(lesson.classId, classId),
          isNull(lesson.endedAt),
          // A class that runs over its time is still the one to enter, and one without a time is still to come.
          or(gt(lesson.endsAt, now), isNotNull(lesson.startedAt), lesson.isAwaitingTime),
        ),
      )
      .orderBy(asc(lesson.isAwaitingTime), asc(lesson.startsAt))
      .limit(1)

  // A lesson that was called off has no time to tell.
  const toNext = (row: Awaited<ReturnType<typeof nextOf>>[number] | null | undefined, now: EpochMs) =>
    row && !row.isAwaitingTime
      ? {
          id: row.id,
          no: row.no,
          name: row.name,
          startsAt: row.startsAt,
          endsAt: row.endsAt,
          status: lessonStatus(row, now),
        }
      : null

  const select = (where: SQL | undefined, now: EpochMs) => {
    const next = nextOf(classGroup.id, now).as('next')
    const isOver = and(sql`${held} > 0`, isNull(next.id))
    const states = {
      notStarted: sql`${held} = 0`,
      inProgress: and(sql`${held} > 0`, isNotNull(next.id)),
      ended: isOver,
    }
    const query = (filter: SQL | undefined) =>
      db
        .select({
          course,
          classGroup,
          teacher: person,
          next: {
            id: next.id,
            no: next.no,
            name: next.name,
            startsAt: next.startsAt,
            endsAt: next.endsAt,
            startedAt: next.startedAt,
            endedAt: next.endedAt,
            isAwaitingTime: next.isAwaitingTime,
          },
          held,
          attended,
          studied,
          unsigned,
          total: totalRows,
        })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .innerJoin(person, eq(person.id, classGroup.teacherId))
        .leftJoinLateral(next, sql`true`)
        .where(and(where, filter))
        .orderBy(sql`${next.startsAt} asc nulls last`, desc(enrolment.enrolledAt), asc(course.id))
    return { states, query }
  }

  type Row = Awaited<ReturnType<ReturnType<typeof select>['query']>>[number]

  const toStudentCourse = (row: Row, now: EpochMs): StudentCourse => {
    return {
      courseId: row.course.id,
      classId: row.classGroup.id,
      className: row.classGroup.name,
      classNames: row.classGroup.names,
      classPinyin: row.classGroup.pinyin,
      courseName: row.course.name,
      names: row.course.names,
      pinyin: row.course.pinyin,
      coverKey: row.course.coverKey,
      kind: row.course.kind,
      classType: row.course.classType,
      teachingType: row.course.teachingType,
      teacher: { id: row.teacher.id, name: row.teacher.name, avatarKey: row.teacher.avatarKey },
      status: row.held === 0 ? 'notStarted' : row.next ? 'inProgress' : 'ended',
      totalLessons: row.course.totalLessons,
      lessonsHeld: row.held,
      lessonsAttended: row.attended,
      nextLesson: toNext(row.next, now),
      studyPercent: row.studied,
      unsignedContractId: row.unsigned,
    }
  }

  const toTeacher = ({ id, name, nickname, avatarKey, introduction }: typeof person.$inferSelect): ClassTeacher => ({
    id,
    name,
    nickname,
    avatarKey,
    introduction,
  })

  return {
    async list(studentId, { status, teachingType }, page, now) {
      const { states, query } = select(eq(enrolment.studentId, studentId), now)
      const filter = and(
        status && states[status],
        teachingType === undefined ? undefined : eq(course.teachingType, teachingType),
      )
      const rows = await selectPage(page, (limit, offset) => query(filter).limit(limit).offset(offset))
      return mapPage(rows, (row) => toStudentCourse(row, now))
    },

    async get(studentId, courseId, now) {
      const { query } = select(and(eq(enrolment.studentId, studentId), eq(course.id, courseId)), now)
      const [row] = await query(undefined).limit(1)
      if (!row) return null
      const lessons = await db
        .select({ lesson, attendedFrom: roomMember.attendedFrom, marked: attendance.state })
        .from(lesson)
        .leftJoin(roomMember, and(eq(roomMember.roomId, lesson.id), eq(roomMember.personId, studentId)))
        .leftJoin(attendance, and(eq(attendance.lessonId, lesson.id), eq(attendance.studentId, studentId)))
        .where(eq(lesson.classId, row.classGroup.id))
        .orderBy(asc(lesson.startsAt), asc(lesson.id))
      const [book] = row.course.textbookId
        ? await db.select({ name: textbook.name }).from(textbook).where(eq(textbook.id, row.course.textbookId))
        : []
      return {
        course: toStudentCourse(row, now),
        introduction: row.course.introduction,
        textbookName: book?.name ?? null,
        teacher: toTeacher(row.teacher),
        lessons: lessons.map(({ lesson: own, attendedFrom, marked }) => {
          const state = lessonAttendance(attendedFrom, own, marked)
          const { id, no, name, names, startsAt, endsAt } = own
          const wasThere = state === null ? null : state !== 'absent'
          return { id, no, name, names, startsAt, endsAt, status: lessonStatus(own, now, wasThere), attendance: state }
        }),
      }
    },

    async teachers(classId) {
      const rows = await db
        .select({ teacher: person })
        .from(classGroup)
        .innerJoin(person, eq(person.id, classGroup.teacherId))
        .where(eq(classGroup.id, classId))
      return rows.map(({ teacher }) => toTeacher(teacher))
    },

    async nextLesson(classId, now) {
      const [row] = await nextOf(sql`${classId}`, now)
      return toNext(row, now)
    },
  }
}
