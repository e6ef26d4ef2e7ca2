import { and, asc, count, desc, eq, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Mark, SavedAnswer, Work } from '../../domain/homework/homework.ts'
import { ownMark } from '../../domain/homework/own-mark.ts'
import type { NamedThing } from '../../domain/names.ts'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import { type Database, schema } from '../database.ts'
import { isHandedIn } from './homework-rows.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

/** Sums up the answers of a class to one question, in work that was handed in. */
export interface QuestionStatistics {
  no: number
  answered: number
  marked: number
  /** Answers with full marks among them. */
  right: number
  averageScore: number | null
}

export interface ClassHomeworkCount {
  class: { id: string; name: string }
  course: NamedThing
  students: number
  published: number
  drafts: number
  /** Papers of published homework that has begun: one per student and homework. */
  assigned: number
  handedIn: number
  waiting: number
  overdue: number
}

export interface LessonHomeworkCount {
  lesson: { id: string; no: number; name: string; startsAt: EpochMs; endedAt: EpochMs | null }
  students: number
  published: number
  drafts: number
  handedIn: number
  waiting: number
}

/** One student's answer to a question, of work that was handed in. */
export interface AnswerOfStudent {
  student: PersonBrief
  work: Pick<Work, 'id' | 'status'>
  answer: SavedAnswer | null
  mark: Mark | null
  /** Points in the draft about these answers; null without any. */
  draftScore: number | null
}

export interface HomeworkStatistics {
  /** Lists them by the students' names. */
  answers(homeworkId: string, no: number, page: PageRequest): Promise<Page<AnswerOfStudent>>
  questions(homeworkId: string): Promise<QuestionStatistics[]>
  choices(homeworkId: string): Promise<{ no: number; key: string; count: number }[]>
  /** Lists them by name. @param classId only this one */
  classes(teacherId: string, now: EpochMs, classId?: string): Promise<ClassHomeworkCount[]>
  /** The last lesson first. */
  lessons(classId: string, page: PageRequest): Promise<Page<LessonHomeworkCount>>
  waiting(
    teacherId: string,
    now: EpochMs,
    classId?: string,
  ): Promise<{ waiting: number; overdue: number; homework: number }>
}

export function createHomeworkStatistics(db: Database): HomeworkStatistics {
  const { answer, answerPaper, classGroup, course, enrolment, homework, lesson, markingDraft, paperQuestion, person } =
    schema

  const number = (text: SQL) => sql<number>`${text}`.mapWith(Number)
  const students = number(sql`(select count(*) from ${enrolment} where ${enrolment.classId} = ${classGroup.id})`)
  const isAnswered = sql`(jsonb_array_length(${answer.keys}) > 0 or ${answer.text} <> ''
    or jsonb_array_length(${answer.images}) > 0 or jsonb_array_length(${answer.audio}) > 0)`
  const countIf = (condition: SQL) => number(sql`count(*) filter (where ${condition})`)
  const workOf = () =>
    db
      .select({
        handedIn: countIf(isHandedIn).as('handed_in'),
        waiting: countIf(sql`${answerPaper.status} = 'submitted'`).as('waiting'),
      })
      .from(homework)
      .innerJoin(answerPaper, eq(answerPaper.homeworkId, homework.id))
      .innerJoin(
        enrolment,
        and(eq(enrolment.classId, homework.classId), eq(enrolment.studentId, answerPaper.studentId)),
      )
  const isThere = isNull(homework.deletedAt)
  const published = countIf(sql`${homework.status} = 'published'`)
  const drafts = countIf(sql`${homework.status} = 'draft'`)

  return {
    async answers(homeworkId, no, page) {
      const where = and(eq(answerPaper.homeworkId, homeworkId), isHandedIn)
      const [found] = await db.select({ total: count() }).from(answerPaper).where(where)
      const rows = await db
        .select({
          student: { id: person.id, name: person.name, avatarKey: person.avatarKey },
          work: { id: answerPaper.id, status: answerPaper.status },
          answer,
          drafted: markingDraft.marks,
        })
        .from(answerPaper)
        .innerJoin(person, eq(person.id, answerPaper.studentId))
        .leftJoin(answer, and(eq(answer.answerPaperId, answerPaper.id), eq(answer.no, no)))
        // A draft of the time before is about other answers.
        .leftJoin(
          markingDraft,
          and(eq(markingDraft.answerPaperId, answerPaper.id), eq(markingDraft.handInCount, answerPaper.handInCount)),
        )
        .where(where)
        .orderBy(asc(person.name), asc(person.id))
        .limit(page.size)
        .offset(rowsBefore(page))
      return toPage(
        page,
        found?.total ?? 0,
        rows.map(({ student, work, answer: given, drafted }) => ({
          student,
          work,
          answer: given && given.savedAt !== null ? { ...given, savedAt: given.savedAt } : null,
          mark: ownMark(given),
          draftScore: drafted?.find((mark) => mark.no === no)?.score ?? null,
        })),
      )
    },
    async questions(homeworkId) {
      return db
        .select({
          no: answer.no,
          answered: countIf(isAnswered),
          marked: countIf(sql`${answer.score} is not null`),
          right: countIf(sql`${answer.score} = ${paperQuestion.score} and ${answer.isCorrect} is not false`),
          averageScore: sql<number | null>`avg(${answer.score})`.mapWith(Number),
        })
        .from(answerPaper)
        .innerJoin(homework, eq(homework.id, answerPaper.homeworkId))
        .innerJoin(answer, eq(answer.answerPaperId, answerPaper.id))
        .innerJoin(paperQuestion, and(eq(paperQuestion.paperId, homework.paperId), eq(paperQuestion.no, answer.no)))
        .where(and(eq(answerPaper.homeworkId, homeworkId), isHandedIn))
        .groupBy(answer.no)
        .orderBy(asc(answer.no))
    },
    async choices(homeworkId) {
      const chosen = sql<string>`chosen.key`
      return db
        .select({ no: answer.no, key: chosen, count: count() })
        .from(answerPaper)
        .innerJoin(answer, eq(answer.answerPaperId, answerPaper.id))
        .innerJoin(sql`jsonb_array_elements_text(${answer.keys}) as chosen(key)`, sql`true`)
        .where(and(eq(answerPaper.homeworkId, homeworkId), isHandedIn))
        .groupBy(answer.no, chosen)
    },
    async classes(teacherId, now, classId) {
      const set = db
        .select({
          published: published.as('published'),
          drafts: drafts.as('drafts'),
          begun: countIf(sql`${homework.status} = 'published' and ${lte(homework.startsAt, now)}`).as('begun'),
        })
        .from(homework)
        .where(and(eq(homework.classId, classGroup.id), isThere))
        .as('given')
      const work = db
        .select({
          handedIn: countIf(isHandedIn).as('handed_in'),
          waiting: countIf(sql`${answerPaper.status} = 'submitted'`).as('waiting'),
          overdue: countIf(sql`${answerPaper.status} = 'submitted' and ${lt(homework.markBy, now)}`).as('overdue'),
        })
        .from(homework)
        .innerJoin(answerPaper, eq(answerPaper.homeworkId, homework.id))
        .innerJoin(
          enrolment,
          and(eq(enrolment.classId, homework.classId), eq(enrolment.studentId, answerPaper.studentId)),
        )
        .where(and(eq(homework.classId, classGroup.id), isThere))
        .as('work')
      const rows = await db
        .select({
          class: { id: classGroup.id, name: classGroup.name },
          course: { id: course.id, name: course.name, names: course.names },
          students,
          published: set.published,
          drafts: set.drafts,
          begun: set.begun,
          handedIn: work.handedIn,
          waiting: work.waiting,
          overdue: work.overdue,
        })
        .from(classGroup)
        .innerJoin(course, eq(course.id, classGroup.courseId))
        .innerJoinLateral(set, sql`true`)
        .innerJoinLateral(work, sql`true`)
        .where(and(eq(classGroup.teacherId, teacherId), classId === undefined ? undefined : eq(classGroup.id, classId)))
        .orderBy(asc(classGroup.name), asc(classGroup.id))
      return rows.map(({ begun, ...row }) => ({ ...row, assigned: begun * row.students }))
    },
    async lessons(classId, page) {
      const set = db
        .select({ published: published.as('published'), drafts: drafts.as('drafts') })
        .from(homework)
        .where(and(eq(homework.lessonId, lesson.id), isThere))
        .as('given')
      const work = workOf()
        .where(and(eq(homework.lessonId, lesson.id), isThere))
        .as('work')
      const where = eq(lesson.classId, classId)
      const [found] = await db.select({ total: count() }).from(lesson).where(where)
      const rows = await db
        .select({
          lesson: {
            id: lesson.id,
            no: lesson.no,
            name: lesson.name,
            startsAt: lesson.startsAt,
            endedAt: lesson.endedAt,
          },
          students,
          published: set.published,
          drafts: set.drafts,
          handedIn: work.handedIn,
          waiting: work.waiting,
        })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .innerJoinLateral(set, sql`true`)
        .innerJoinLateral(work, sql`true`)
        .where(where)
        .orderBy(desc(lesson.startsAt), desc(lesson.id))
        .limit(page.size)
        .offset(rowsBefore(page))
      return toPage(page, found?.total ?? 0, rows)
    },
    async waiting(teacherId, now, classId) {
      const [row] = await db
        .select({
          waiting: count(),
          overdue: countIf(lt(homework.markBy, now)),
          homework: number(sql`count(distinct ${homework.id})`),
        })
        .from(homework)
        .innerJoin(answerPaper, eq(answerPaper.homeworkId, homework.id))
        .innerJoin(
          enrolment,
          and(eq(enrolment.classId, homework.classId), eq(enrolment.studentId, answerPaper.studentId)),
        )
        .where(
          and(
            eq(homework.teacherId, teacherId),
            isThere,
            eq(answerPaper.status, 'submitted'),
            classId === undefined ? undefined : eq(homework.classId, classId),
          ),
        )
      return row ?? { waiting: 0, overdue: 0, homework: 0 }
    },
  }
}
