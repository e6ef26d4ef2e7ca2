import { and, asc, count, desc, eq, exists, gte, isNull, lt, lte, max, not, or, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Homework, Work } from '../../domain/homework/homework.ts'
import { forStudent, type WorkState } from '../../domain/homework/homework-rules.ts'
import type { PaperKind } from '../../domain/homework/paper-rules.ts'
import type { Day } from '../../domain/timetable/school-day.ts'
import { momentOf } from '../../domain/timetable/school-time.ts'
import { shownWork } from '../../domain/homework/shown-work.ts'
import type { NamedThing } from '../../domain/names.ts'
import { sqlInstant } from '../columns.ts'
import { type Database, schema } from '../database.ts'
import { isHomeworkVisible } from './homework-announcements.ts'
import { handInBySql, isAsked, isNotExcused } from './hand-in-by.ts'
import { homeworkFields, toHomework } from './homework-rows.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

export interface StudentHomework extends Homework {
  /** Holds what the student may see of the work. */
  work: Work | null
  isExcused: boolean
}

export interface StudentHomeworkFilter {
  courseId?: string
  /** Starts from here on … */
  from?: EpochMs
  /** … and before this. */
  until?: EpochMs
  state?: WorkState
  kind?: PaperKind
}

export interface StudentHomeworkStore {
  /** Also while it is hidden until its class has ended. */
  get(homeworkId: string, studentId: string): Promise<StudentHomework | null>
  /** When the last of all its students can no longer hand in: one may have more time, another does it again. */
  lastEnd(homework: Pick<Homework, 'id' | 'endsAt'>): Promise<EpochMs>
  /** The last to start comes first. */
  page(
    filter: StudentHomeworkFilter,
    studentId: string,
    now: EpochMs,
    page: PageRequest,
  ): Promise<Page<StudentHomework>>
  /** Lists the homework that can be begun or continued, in the order of their ends. */
  pending(studentId: string, now: EpochMs, page: PageRequest): Promise<Page<StudentHomework>>
  ofLesson(lessonId: string, studentId: string, now: EpochMs): Promise<StudentHomework[]>
  countByState(
    filter: Omit<StudentHomeworkFilter, 'state'>,
    studentId: string,
    now: EpochMs,
  ): Promise<Record<WorkState, number>>
  courses(studentId: string, now: EpochMs): Promise<NamedThing[]>
  /** Describes what the student can hand in until one of these days, the earliest first. */
  due(studentId: string, days: Day, now: EpochMs): Promise<StudentHomework[]>
  /** Until when each of `due` can be handed in, in no order. */
  dueTimes(studentId: string, days: Day, now: EpochMs): Promise<EpochMs[]>
  /** All that was published to the student in the classes of one teacher, seen or not. */
  givenBy(teacherId: string, studentId: string): Promise<StudentHomework[]>
  /** `YYYY-MM` by the calendar of a zone, the last first. */
  months(studentId: string, zone: string, now: EpochMs): Promise<string[]>
}

// More different moments than a student is given homework at in ten years.
const STARTS_MAX = 5_000

export function createStudentHomework(db: Database): StudentHomeworkStore {
  const { answerPaper, classGroup, course, enrolment, homework, homeworkRule, lesson, paper, person } = schema

  const isRuleFor = (studentId: string) =>
    and(eq(homeworkRule.homeworkId, homework.id), eq(homeworkRule.studentId, studentId))
  const select = (studentId: string) =>
    db
      .select({
        ...homeworkFields,
        work: answerPaper,
        // Drizzle takes a joined row for missing when its first field is null.
        rule: { isExcused: homeworkRule.isExcused, endsAt: homeworkRule.endsAt },
      })
      .from(homework)
      .innerJoin(paper, eq(paper.id, homework.paperId))
      .innerJoin(classGroup, eq(classGroup.id, homework.classId))
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .innerJoin(person, eq(person.id, homework.teacherId))
      .leftJoin(lesson, eq(lesson.id, homework.lessonId))
      .leftJoin(answerPaper, and(eq(answerPaper.homeworkId, homework.id), eq(answerPaper.studentId, studentId)))
      .leftJoin(homeworkRule, isRuleFor(studentId))
  type Row = Awaited<ReturnType<typeof select>>[number]
  const toStudentHomework = ({ work, rule, ...row }: Row): StudentHomework => ({
    ...forStudent(toHomework(row), rule),
    work: work && shownWork(row.homework, work),
  })

  const isGivenTo = (studentId: string) => {
    const isStudent = db
      .select({ one: sql`1` })
      .from(enrolment)
      .where(and(eq(enrolment.classId, homework.classId), eq(enrolment.studentId, studentId)))
    return and(eq(homework.status, 'published'), isNull(homework.deletedAt), exists(isStudent))
  }
  const isSeenBy = (studentId: string, now: EpochMs) => and(isGivenTo(studentId), isHomeworkVisible(now))

  // The rule is `hidesMarks` in the domain.
  const isHidden = sql`(${eq(homework.marksShown, 'together')} and ${isNull(homework.marksReleasedAt)})`
  const isIn: Record<WorkState, SQL | undefined> = {
    notSubmitted: or(isNull(answerPaper.id), eq(answerPaper.status, 'started')),
    waiting: or(eq(answerPaper.status, 'submitted'), and(eq(answerPaper.status, 'graded'), isHidden)),
    returned: eq(answerPaper.status, 'returned'),
    graded: and(eq(answerPaper.status, 'graded'), not(isHidden)),
  }
  const matches = ({ courseId, from, until, state, kind }: StudentHomeworkFilter) =>
    and(
      courseId === undefined ? undefined : eq(classGroup.courseId, courseId),
      from === undefined ? undefined : gte(homework.startsAt, from),
      until === undefined ? undefined : lt(homework.startsAt, until),
      state && isIn[state],
      kind && eq(paper.kind, kind),
    )
  // The rule is `answerDenial` in the domain.
  const isOpen = (now: EpochMs) =>
    and(
      lte(homework.startsAt, now),
      gte(handInBySql(), sqlInstant(now)),
      or(and(isIn.notSubmitted, isNotExcused), isIn.returned),
    )
  const isDue = (studentId: string, { from, until }: Day, now: EpochMs) =>
    and(isSeenBy(studentId, now), isAsked, gte(handInBySql(), sqlInstant(from)), lt(handInBySql(), sqlInstant(until)))

  const countIn = (state: WorkState) => sql<number>`count(*) filter (where ${isIn[state]})`.mapWith(Number)
  const numbers = async (where: SQL | undefined, studentId: string) => {
    const [found] = await db
      .select({
        total: count(),
        notSubmitted: countIn('notSubmitted'),
        waiting: countIn('waiting'),
        returned: countIn('returned'),
        graded: countIn('graded'),
      })
      .from(homework)
      .innerJoin(paper, eq(paper.id, homework.paperId))
      .innerJoin(classGroup, eq(classGroup.id, homework.classId))
      .leftJoin(lesson, eq(lesson.id, homework.lessonId))
      .leftJoin(answerPaper, and(eq(answerPaper.homeworkId, homework.id), eq(answerPaper.studentId, studentId)))
      .leftJoin(homeworkRule, isRuleFor(studentId))
      .where(where)
    return found ?? { total: 0, notSubmitted: 0, waiting: 0, returned: 0, graded: 0 }
  }
  const pageOf = async (where: SQL | undefined, order: SQL[], studentId: string, page: PageRequest) => {
    const rows = await select(studentId)
      .where(where)
      .orderBy(...order, asc(homework.id))
      .limit(page.size)
      .offset(rowsBefore(page))
    const { total } = await numbers(where, studentId)
    return toPage(page, total, rows.map(toStudentHomework))
  }

  return {
    async get(homeworkId, studentId) {
      const [row] = await select(studentId).where(and(eq(homework.id, homeworkId), isGivenTo(studentId)))
      return row ? toStudentHomework(row) : null
    },
    async lastEnd({ id, endsAt }) {
      const [rules] = await db
        .select({ endsAt: max(homeworkRule.endsAt) })
        .from(homeworkRule)
        .where(eq(homeworkRule.homeworkId, id))
      const [returned] = await db
        .select({ handInBy: max(answerPaper.handInBy) })
        .from(answerPaper)
        .where(and(eq(answerPaper.homeworkId, id), eq(answerPaper.status, 'returned')))
      return Math.max(endsAt, rules?.endsAt ?? endsAt, returned?.handInBy ?? endsAt)
    },
    page: (filter, studentId, now, page) =>
      pageOf(and(isSeenBy(studentId, now), matches(filter)), [desc(homework.startsAt)], studentId, page),
    pending: (studentId, now, page) =>
      pageOf(and(isSeenBy(studentId, now), isOpen(now)), [asc(handInBySql())], studentId, page),
    async ofLesson(lessonId, studentId, now) {
      const rows = await select(studentId)
        .where(and(eq(homework.lessonId, lessonId), isSeenBy(studentId, now)))
        .orderBy(asc(homework.startsAt), asc(homework.id))
        .limit(100)
      return rows.map(toStudentHomework)
    },
    async countByState(filter, studentId, now) {
      return numbers(and(isSeenBy(studentId, now), matches(filter)), studentId)
    },
    courses: (studentId, now) =>
      db
        .selectDistinct({ id: course.id, name: course.name, names: course.names })
        .from(homework)
        .innerJoin(classGroup, eq(classGroup.id, homework.classId))
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .leftJoin(lesson, eq(lesson.id, homework.lessonId))
        .where(isSeenBy(studentId, now))
        .orderBy(asc(course.name), asc(course.id))
        .limit(200),
    async due(studentId, days, now) {
      const rows = await select(studentId)
        .where(isDue(studentId, days, now))
        .orderBy(asc(handInBySql()), asc(homework.id))
      return rows.map(toStudentHomework)
    },
    async dueTimes(studentId, days, now) {
      const rows = await db
        .select({ at: handInBySql() })
        .from(homework)
        .leftJoin(lesson, eq(lesson.id, homework.lessonId))
        .leftJoin(answerPaper, and(eq(answerPaper.homeworkId, homework.id), eq(answerPaper.studentId, studentId)))
        .leftJoin(homeworkRule, isRuleFor(studentId))
        .where(isDue(studentId, days, now))
      return rows.map(({ at }) => at)
    },
    async givenBy(teacherId, studentId) {
      const rows = await select(studentId).where(and(isGivenTo(studentId), eq(classGroup.teacherId, teacherId)))
      return rows.map(toStudentHomework)
    },
    async months(studentId, zone, now) {
      const rows = await db
        .selectDistinct({ startsAt: homework.startsAt })
        .from(homework)
        .leftJoin(lesson, eq(lesson.id, homework.lessonId))
        .where(isSeenBy(studentId, now))
        .orderBy(desc(homework.startsAt))
        .limit(STARTS_MAX)
      // Months are cut here and not by the database, whose zones may be older, or lack one, and a query would fail.
      return [...new Set(rows.map(({ startsAt }) => momentOf(startsAt, zone).day.slice(0, 7)))]
    },
  }
}
