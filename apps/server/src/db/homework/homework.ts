import { and, avg, count, desc, eq, exists, gte, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { nextVersion } from '../../domain/based-on.ts'
import type { Homework, Work, WorkCounts } from '../../domain/homework/homework.ts'
import type { AnnounceAt, MarksShown, StudentRule, Visibility } from '../../domain/homework/homework-rules.ts'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import type { PaperKind } from '../../domain/homework/paper-rules.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { homeworkFields, isHandedIn, toHomework } from './homework-rows.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

export const MARKING_STATES = ['waiting', 'notCompleted', 'graded', 'unpublished'] as const
export type MarkingState = (typeof MARKING_STATES)[number]

export interface HomeworkFilter {
  state?: MarkingState
  classId?: string
  lessonId?: string
  kind?: PaperKind
  keyword?: string
  courseId?: string
  /** Starts from here on … */
  from?: EpochMs
  /** … and before this. */
  until?: EpochMs
}

export interface HomeworkDraft {
  id: string
  paperId: string
  classId: string
  lessonId: string | null
  teacherId: string
  startsAt: EpochMs
  endsAt: EpochMs
  limitMinutes: number
  visibility: Visibility
  status: 'draft' | 'published'
  markBy: EpochMs
  announceAt: AnnounceAt
  marksShown: MarksShown
}

export interface CountedHomework extends Homework {
  counts: WorkCounts
  hasBegun: boolean
}

export interface ClassStudent {
  student: PersonBrief
  work: Pick<
    Work,
    'id' | 'status' | 'startedAt' | 'submittedAt' | 'gradedAt' | 'returnedAt' | 'handInBy' | 'score'
  > | null
  remindedAt: EpochMs | null
  rule: StudentRule | null
}

/** Homework as its teacher knows it. What was deleted is not there. */
export interface HomeworkStore {
  get(homeworkId: string): Promise<CountedHomework | null>
  page(filter: HomeworkFilter, teacherId: string, page: PageRequest): Promise<Page<CountedHomework>>
  /** Counts it by state; the filter's own state does not matter. */
  countByState(filter: HomeworkFilter, teacherId: string): Promise<Record<MarkingState, number>>
  add(draft: HomeworkDraft, now: EpochMs): Promise<void>
  /**
   * Every change has an `updatedAt` of its own.
   * @param change `announcedAt: null` has its students told again
   */
  change(
    homework: Pick<Homework, 'id' | 'updatedAt'>,
    change: Partial<Omit<HomeworkDraft, 'id' | 'paperId' | 'classId'>> & {
      announcedAt?: null
      marksReleasedAt?: EpochMs
    },
    now: EpochMs,
  ): Promise<void>
  remove(homeworkId: string, now: EpochMs): Promise<void>
  /** No student begins it and no other transaction changes it, until the end of this one. */
  lock(homeworkId: string): Promise<void>
  /** It stays as it is until the end of the transaction. */
  hold(homeworkId: string): Promise<void>
  /** The class by name, with what each student did. */
  students(homeworkId: string, studentId?: string): Promise<ClassStudent[]>
  /** Names of the students who have begun it. */
  begunBy(homeworkId: string): Promise<string[]>
  isLessonOf(lessonId: string, classId: string): Promise<boolean>
  /** Null: the homework's own rules hold for this student. */
  ruleOf(homeworkId: string, studentId: string): Promise<StudentRule | null>
  setRule(homeworkId: string, studentId: string, rule: StudentRule): Promise<void>
}

type StudentRules = Pick<HomeworkStore, 'ruleOf' | 'setRule'>

/** Returns what reads and writes the rules that hold for one student alone. */
function createStudentRules(db: Database): StudentRules {
  const { homeworkRule } = schema
  return {
    async ruleOf(homeworkId, studentId) {
      const [rule] = await db
        .select({ endsAt: homeworkRule.endsAt, isExcused: homeworkRule.isExcused })
        .from(homeworkRule)
        .where(and(eq(homeworkRule.homeworkId, homeworkId), eq(homeworkRule.studentId, studentId)))
      return rule ?? null
    },
    async setRule(homeworkId, studentId, rule) {
      await db
        .insert(homeworkRule)
        .values({ homeworkId, studentId, ...rule })
        .onConflictDoUpdate({ target: [homeworkRule.homeworkId, homeworkRule.studentId], set: rule })
    },
  }
}

type Locks = Pick<HomeworkStore, 'lock' | 'hold' | 'isLessonOf'>

/** Returns what a change does first: it locks the homework, or holds it as it is, and looks at the lesson it names. */
function createLocks(db: Database): Locks {
  const { homework, lesson } = schema
  return {
    async lock(homeworkId) {
      await db.select({ id: homework.id }).from(homework).where(eq(homework.id, homeworkId)).for('update')
    },
    async hold(homeworkId) {
      await db.select({ id: homework.id }).from(homework).where(eq(homework.id, homeworkId)).for('share')
    },
    async isLessonOf(lessonId, classId) {
      const [found] = await db
        .select({ id: lesson.id })
        .from(lesson)
        .where(and(eq(lesson.id, lessonId), eq(lesson.classId, classId)))
      return found !== undefined
    },
  }
}

export function createHomeworkStore(db: Database): HomeworkStore {
  const {
    answerPaper,
    classGroup,
    course,
    enrolment,
    homework,
    homeworkReminder,
    homeworkRule,
    lesson,
    paper,
    person,
  } = schema
  const one = sql`1`

  // Counts the class without those who are excused and have handed nothing in.
  const isExcused = sql`exists (select 1 from ${homeworkRule} where ${homeworkRule.homeworkId} = ${homework.id}
    and ${homeworkRule.studentId} = ${enrolment.studentId} and ${homeworkRule.isExcused}
    and not exists (select 1 from ${answerPaper} where ${answerPaper.homeworkId} = ${homework.id}
      and ${answerPaper.studentId} = ${enrolment.studentId} and ${answerPaper.status} <> 'started'))`
  const assigned = sql<number>`(select count(*) from ${enrolment} where ${enrolment.classId} = ${homework.classId}
    and not ${isExcused})`.mapWith(Number)

  const anyWork = db.select({ one }).from(answerPaper).where(eq(answerPaper.homeworkId, homework.id))
  const hasBegun = sql<boolean>`${exists(anyWork)}`

  const inStatus = (status: Work['status']) =>
    sql<number>`count(*) filter (where ${answerPaper.status} = ${status})`.mapWith(Number)

  // Counts the work of students who are in the class now; work of former students does not count.
  const work = db
    .select({
      waiting: inStatus('submitted').as('waiting'),
      graded: inStatus('graded').as('graded'),
      returned: inStatus('returned').as('returned'),
      averageScore: avg(answerPaper.score).mapWith(Number).as('average_score'),
    })
    .from(answerPaper)
    .innerJoin(enrolment, and(eq(enrolment.studentId, answerPaper.studentId), eq(enrolment.classId, homework.classId)))
    .where(eq(answerPaper.homeworkId, homework.id))
    .as('work')

  const counted = () =>
    db
      .select({
        ...homeworkFields,
        hasBegun,
        assigned,
        waiting: work.waiting,
        graded: work.graded,
        returned: work.returned,
        averageScore: work.averageScore,
      })
      .from(homework)
      .innerJoin(paper, eq(paper.id, homework.paperId))
      .innerJoin(classGroup, eq(classGroup.id, homework.classId))
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .innerJoin(person, eq(person.id, homework.teacherId))
      .leftJoin(lesson, eq(lesson.id, homework.lessonId))
      .innerJoinLateral(work, sql`true`)
  type Row = Awaited<ReturnType<typeof counted>>[number]
  const toCounted = ({ assigned: all, waiting, graded, returned, averageScore, ...row }: Row): CountedHomework => ({
    ...toHomework(row),
    hasBegun: row.hasBegun,
    counts: { assigned: all, waiting, graded, returned, averageScore },
  })

  const hasWork = (...statuses: Work['status'][]) =>
    exists(
      db
        .select({ one })
        .from(answerPaper)
        .where(and(eq(answerPaper.homeworkId, homework.id), sql`${answerPaper.status} in ${statuses}`)),
    )

  const matches = (filter: Omit<HomeworkFilter, 'state'>, teacherId: string) => {
    const { classId, lessonId, kind, keyword, courseId, from, until } = filter
    return and(
      eq(homework.teacherId, teacherId),
      isNull(homework.deletedAt),
      classId === undefined ? undefined : eq(homework.classId, classId),
      lessonId === undefined ? undefined : eq(homework.lessonId, lessonId),
      courseId === undefined ? undefined : eq(classGroup.courseId, courseId),
      from === undefined ? undefined : gte(homework.startsAt, from),
      until === undefined ? undefined : lt(homework.startsAt, until),
      kind && eq(paper.kind, kind),
      keyword ? contains(paper.title, keyword) : undefined,
    )
  }

  const isIn: Record<MarkingState, () => SQL | undefined> = {
    waiting: () => hasWork('submitted'),
    graded: () => and(hasWork('graded'), not(hasWork('submitted'))),
    notCompleted: () => {
      const handedIn = db
        .select({ one })
        .from(answerPaper)
        .where(and(eq(answerPaper.homeworkId, homework.id), eq(answerPaper.studentId, enrolment.studentId), isHandedIn))
      const lacking = db
        .select({ one })
        .from(enrolment)
        .where(and(eq(enrolment.classId, homework.classId), not(exists(handedIn)), not(isExcused)))
      return and(eq(homework.status, 'published'), exists(lacking))
    },
    unpublished: () => eq(homework.status, 'draft'),
  }

  return {
    async get(homeworkId) {
      const [row] = await counted().where(and(eq(homework.id, homeworkId), isNull(homework.deletedAt)))
      return row ? toCounted(row) : null
    },
    async page({ state, ...filter }, teacherId, page) {
      const where = and(matches(filter, teacherId), state && isIn[state]())
      const [found] = await db
        .select({ total: count() })
        .from(homework)
        .innerJoin(paper, eq(paper.id, homework.paperId))
        .innerJoin(classGroup, eq(classGroup.id, homework.classId))
        .where(where)
      const rows = await counted()
        .where(where)
        .orderBy(desc(homework.startsAt), desc(homework.id))
        .limit(page.size)
        .offset(rowsBefore(page))
      return toPage(page, found?.total ?? 0, rows.map(toCounted))
    },
    async countByState({ state: _state, ...filter }, teacherId) {
      const countIn = (state: MarkingState) => sql<number>`count(*) filter (where ${isIn[state]()})`.mapWith(Number)
      const [found] = await db
        .select({
          waiting: countIn('waiting'),
          graded: countIn('graded'),
          notCompleted: countIn('notCompleted'),
          unpublished: countIn('unpublished'),
        })
        .from(homework)
        .innerJoin(paper, eq(paper.id, homework.paperId))
        .innerJoin(classGroup, eq(classGroup.id, homework.classId))
        .where(matches(filter, teacherId))
      return found ?? { waiting: 0, graded: 0, notCompleted: 0, unpublished: 0 }
    },
    async add(draft, now) {
      await db.insert(homework).values({ ...draft, createdAt: now, updatedAt: now })
    },
    async change({ id, updatedAt }, change, now) {
      const next = nextVersion(now, updatedAt)
      await db
        .update(homework)
        .set({ ...change, updatedAt: next })
        .where(eq(homework.id, id))
    },
    async remove(homeworkId, now) {
      await db.update(homework).set({ deletedAt: now }).where(eq(homework.id, homeworkId))
    },
    async students(homeworkId, studentId) {
      const rows = await db
        .select({
          student: { id: person.id, name: person.name, avatarKey: person.avatarKey },
          work: {
            id: answerPaper.id,
            status: answerPaper.status,
            startedAt: answerPaper.startedAt,
            submittedAt: answerPaper.submittedAt,
            gradedAt: answerPaper.gradedAt,
            returnedAt: answerPaper.returnedAt,
            handInBy: answerPaper.handInBy,
            score: answerPaper.score,
          },
          remindedAt: homeworkReminder.remindedAt,
          // Drizzle takes a joined row for missing when its first field is null.
          rule: { isExcused: homeworkRule.isExcused, endsAt: homeworkRule.endsAt },
        })
        .from(homework)
        .innerJoin(enrolment, eq(enrolment.classId, homework.classId))
        .innerJoin(person, eq(person.id, enrolment.studentId))
        .leftJoin(answerPaper, and(eq(answerPaper.homeworkId, homework.id), eq(answerPaper.studentId, person.id)))
        .leftJoin(
          homeworkReminder,
          and(eq(homeworkReminder.homeworkId, homework.id), eq(homeworkReminder.studentId, person.id)),
        )
        .leftJoin(homeworkRule, and(eq(homeworkRule.homeworkId, homework.id), eq(homeworkRule.studentId, person.id)))
        .where(and(eq(homework.id, homeworkId), studentId === undefined ? undefined : eq(person.id, studentId)))
        .orderBy(person.name, person.id)
      return rows
    },
    async begunBy(homeworkId) {
      const rows = await db
        .select({ name: person.name })
        .from(answerPaper)
        .innerJoin(person, eq(person.id, answerPaper.studentId))
        .where(eq(answerPaper.homeworkId, homeworkId))
        .orderBy(person.name, person.id)
      return rows.map(({ name }) => name)
    },
    ...createStudentRules(db),
    ...createLocks(db),
  }
}
