import type { NamedThing } from '../../domain/names.ts'
import type { CourseKind } from '../../domain/courses/public-course.ts'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ClassType, EpochMs } from '@hwjy/classroom/core'
import type { CycleSlot } from '../../domain/courses/course-plan.ts'
import { isCalled } from '../called.ts'
import { type Database, schema } from '../database.ts'
import { isOver } from '../timetable/lesson-conditions.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'
import { type TimetableLesson, timetableLesson } from '../timetable/timetable.ts'

/** The status as it follows from its lessons. */
export type ClassStatus = 'notStarted' | 'inProgress' | 'ended'

export interface TaughtClass extends NamedThing {
  courseId: string
  courseName: string
  courseKind: CourseKind
  classType: ClassType
  teachingType: string
  /** The course's own; empty where the school planned the lessons one by one. */
  cycle: CycleSlot[]
  lessonMinutes: number
  textbookId: string | null
  studentLimit: number
  studentCount: number
  status: ClassStatus
  /** Lessons on the timetable. */
  plannedLessons: number
  /** Lessons of the course, as the school sells it. */
  courseLessons: number
  finishedLessons: number
}

export interface ClassFilter {
  status?: ClassStatus | undefined
  classType?: ClassType | undefined
  courseKind?: CourseKind | undefined
  courseId?: string | undefined
  /** Part of the class's or course's name. */
  keyword?: string | undefined
}

export interface Textbook {
  id: string
  name: string
  introduction: string
  chapters: number
}

export interface Chapter {
  id: string
  no: number
  name: string
}

/** All methods are about one teacher's own classes. */
export interface TaughtClasses {
  /** The nearest next lesson first, ended classes last. */
  page(teacherId: string, filter: ClassFilter, page: PageRequest, now: EpochMs): Promise<Page<TaughtClass>>
  /** All of them by name. */
  list(teacherId: string, filter: ClassFilter, now: EpochMs): Promise<TaughtClass[]>
  get(classId: string, now: EpochMs): Promise<TaughtClass | null>
  /** The lesson that runs, or the next one, by class; classes without one are missing. */
  nextLessons(classIds: readonly string[], now: EpochMs): Promise<Map<string, TimetableLesson>>
  /** Students of this teacher's classes of each course, each counted once. */
  studentsByCourse(teacherId: string): Promise<Map<string, number>>
  textbook(textbookId: string): Promise<Textbook | null>
  chapters(courseId: string): Promise<Chapter[]>
}

export function createTaughtClasses(db: Database): TaughtClasses {
  const { chapter, classGroup, course, courseChapter, enrolment, lesson, textbook } = schema

  const select = (
    where: SQL | undefined,
    { status, classType, courseKind, courseId, keyword }: ClassFilter,
    now: EpochMs,
  ) => {
    const over = isOver(now)
    const progress = db
      .select({
        classId: classGroup.id,
        total: sql<number>`count(${lesson.id})`.mapWith(Number).as('total'),
        finished: sql<number>`count(*) filter (where ${over})`.mapWith(Number).as('finished'),
        begun: sql<number>`count(${lesson.startedAt})`.as('begun'),
        nextAt: sql`min(${lesson.startsAt}) filter (where not (${over}))`.as('next_at'),
      })
      .from(classGroup)
      .leftJoin(lesson, eq(lesson.classId, classGroup.id))
      .where(where)
      .groupBy(classGroup.id)
      .as('progress')
    const statusOf = sql<ClassStatus>`case
      when ${progress.total} > 0 and ${progress.finished} = ${progress.total} then 'ended'
      when ${progress.finished} = 0 and ${progress.begun} = 0 then 'notStarted'
      else 'inProgress' end`
    const rows = db
      .select({
        id: classGroup.id,
        name: classGroup.name,
        names: classGroup.names,
        courseId: course.id,
        courseName: course.name,
        courseKind: course.kind,
        classType: course.classType,
        teachingType: course.teachingType,
        cycle: course.cycle,
        lessonMinutes: course.lessonMinutes,
        textbookId: course.textbookId,
        studentLimit: classGroup.studentLimit,
        studentCount: db.$count(enrolment, eq(enrolment.classId, classGroup.id)),
        status: statusOf,
        plannedLessons: progress.total,
        courseLessons: course.totalLessons,
        finishedLessons: progress.finished,
      })
      .from(progress)
      .innerJoin(classGroup, eq(classGroup.id, progress.classId))
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .where(
        and(
          status && eq(statusOf, status),
          classType && eq(course.classType, classType),
          courseKind && eq(course.kind, courseKind),
          courseId === undefined ? undefined : eq(course.id, courseId),
          keyword === undefined ? undefined : or(isCalled(classGroup, keyword), isCalled(course, keyword)),
        ),
      )
      .$dynamic()
    return { rows, nextAt: progress.nextAt, statusOf }
  }

  const ofTeacher = (teacherId: string) => eq(classGroup.teacherId, teacherId)

  return {
    async page(teacherId, filter, page, now) {
      const total = await db.$count(select(ofTeacher(teacherId), filter, now).rows.as('found'))
      const { rows, nextAt, statusOf } = select(ofTeacher(teacherId), filter, now)
      const records = await rows
        .orderBy(sql`${statusOf} = 'ended'`, sql`${nextAt} nulls last`, asc(classGroup.name), asc(classGroup.id))
        .limit(page.size)
        .offset(rowsBefore(page))
      return toPage(page, total, records)
    },

    list: (teacherId, filter, now) =>
      select(ofTeacher(teacherId), filter, now).rows.orderBy(
        asc(course.name),
        asc(classGroup.name),
        asc(classGroup.id),
      ),

    async get(classId, now) {
      const [row] = await select(eq(classGroup.id, classId), {}, now).rows
      return row ?? null
    },

    async nextLessons(classIds, now) {
      const rows = await db
        .selectDistinctOn([lesson.classId], {
          classId: lesson.classId,
          ...timetableLesson,
        })
        .from(lesson)
        .where(
          and(inArray(lesson.classId, [...classIds, '']), sql`not (${isOver(now)})`, eq(lesson.isAwaitingTime, false)),
        )
        .orderBy(lesson.classId, lesson.startsAt, lesson.id)
      return new Map(rows.map(({ classId, ...next }) => [classId, next]))
    },

    async studentsByCourse(teacherId) {
      const rows = await db
        .select({
          courseId: classGroup.courseId,
          count: sql<number>`count(distinct ${enrolment.studentId})`.mapWith(Number),
        })
        .from(enrolment)
        .innerJoin(classGroup, eq(classGroup.id, enrolment.classId))
        .where(ofTeacher(teacherId))
        .groupBy(classGroup.courseId)
      return new Map(rows.map(({ courseId, count }) => [courseId, count]))
    },

    async textbook(textbookId) {
      const [row] = await db
        .select({
          id: textbook.id,
          name: textbook.name,
          introduction: textbook.introduction,
          chapters: db.$count(chapter, eq(chapter.textbookId, textbook.id)),
        })
        .from(textbook)
        .where(eq(textbook.id, textbookId))
      return row ?? null
    },

    chapters: (courseId) =>
      db
        .select({ id: courseChapter.id, no: courseChapter.no, name: courseChapter.name })
        .from(courseChapter)
        .where(eq(courseChapter.courseId, courseId))
        .orderBy(asc(courseChapter.no)),
  }
}
