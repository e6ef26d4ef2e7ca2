import type { Attachment } from '../../domain/files/attachment.ts'
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Answer, Mark, Work, WorkQuestion } from '../../domain/homework/homework.ts'
import type { WorkStatus } from '../../domain/homework/homework-rules.ts'
import { ownMark } from '../../domain/homework/own-mark.ts'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import type { PaperKind } from '../../domain/homework/paper-rules.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

export interface WorkFilter {
  classId?: string
  homeworkId?: string
  lessonId?: string
  stuId?: string
  statuses?: readonly WorkStatus[]
  /** Waits, and should be graded by now. */
  isOverdue?: boolean
  /** In the student's name. */
  keyword?: string
}

export interface ListedWork extends Work {
  student: PersonBrief
  class: { id: string; name: string }
  homework: { title: string; kind: PaperKind; fullScore: number; markBy: EpochMs }
}

interface Review {
  comment: string
  commentImages: Attachment[]
  commentAudio: Attachment[]
}

export interface AnswerPapers {
  get(answerPaperId: string): Promise<ListedWork | null>
  of(homeworkId: string, studentId: string): Promise<ListedWork | null>
  /** No other transaction changes it until the end of this one. */
  lock(homeworkId: string, studentId: string): Promise<void>
  /** Lists the longest waiting first when only waiting work is requested, else the last begun. */
  page(filter: WorkFilter, teacherId: string, now: EpochMs, page: PageRequest): Promise<Page<ListedWork>>
  /** Beginning again changes nothing. */
  begin(work: { id: string; homeworkId: string; studentId: string }, now: EpochMs): Promise<void>
  /** Lists the questions of a paper, with the answers of one work; without answers when there is no work yet. */
  questions(paperId: string, answerPaperId: string | null): Promise<WorkQuestion[]>
  /** Takes the place of what was saved; an old mark of the answer goes. */
  save(answerPaperId: string, answers: readonly (Answer & { no: number })[], savedAt: EpochMs): Promise<void>
  handIn(answerPaperId: string, now: EpochMs): Promise<void>
  /** Answers stay; marks that a program gave at the hand-in go. */
  takeBack(work: Pick<Work, 'id' | 'status' | 'returnedAt'>): Promise<void>
  /** Answers stay as they are. */
  mark(answerPaperId: string, marks: readonly (Mark & { no: number; score: number })[]): Promise<void>
  /** @param review null keeps what was said */
  grade(answerPaperId: string, score: number, review: Review | null, now: EpochMs): Promise<void>
  giveBack(answerPaperId: string, comment: string | null, handInBy: EpochMs, now: EpochMs): Promise<void>
  /** Work of the homework that waits, besides one: how much, and which waits longest. */
  waiting(homeworkId: string, besidesId: string | null): Promise<{ count: number; nextId: string | null }>
}

export function createAnswerPapers(db: Database): AnswerPapers {
  const { answer, answerPaper, classGroup, homework, paper, paperQuestion, person, question } = schema

  const select = () =>
    db
      .select({
        work: answerPaper,
        student: { id: person.id, name: person.name, avatarKey: person.avatarKey },
        class: { id: classGroup.id, name: classGroup.name },
        homework: { title: paper.title, kind: paper.kind, fullScore: paper.fullScore, markBy: homework.markBy },
      })
      .from(homework)
      .innerJoin(answerPaper, eq(answerPaper.homeworkId, homework.id))
      .innerJoin(person, eq(person.id, answerPaper.studentId))
      .innerJoin(paper, eq(paper.id, homework.paperId))
      .innerJoin(classGroup, eq(classGroup.id, homework.classId))
  type Row = Awaited<ReturnType<typeof select>>[number]
  const toListed = ({ work, ...joined }: Row): ListedWork => ({ ...work, ...joined })

  const isOf = (homeworkId: string, studentId: string) =>
    and(eq(answerPaper.homeworkId, homeworkId), eq(answerPaper.studentId, studentId))

  const change = async (id: string, set: PgUpdateSetSource<typeof answerPaper>) => {
    await db.update(answerPaper).set(set).where(eq(answerPaper.id, id))
  }

  return {
    async get(id) {
      const [row] = await select().where(and(eq(answerPaper.id, id), isNull(homework.deletedAt)))
      return row ? toListed(row) : null
    },
    async of(homeworkId, studentId) {
      const [row] = await select().where(and(isOf(homeworkId, studentId), isNull(homework.deletedAt)))
      return row ? toListed(row) : null
    },
    async lock(homeworkId, studentId) {
      await db.select({ id: answerPaper.id }).from(answerPaper).where(isOf(homeworkId, studentId)).for('update')
    },
    async page({ classId, homeworkId, lessonId, stuId, statuses, isOverdue, keyword }, teacherId, now, page) {
      const where = and(
        eq(homework.teacherId, teacherId),
        isNull(homework.deletedAt),
        classId === undefined ? undefined : eq(homework.classId, classId),
        homeworkId === undefined ? undefined : eq(homework.id, homeworkId),
        lessonId === undefined ? undefined : eq(homework.lessonId, lessonId),
        stuId === undefined ? undefined : eq(answerPaper.studentId, stuId),
        statuses && inArray(answerPaper.status, [...statuses]),
        isOverdue ? and(eq(answerPaper.status, 'submitted'), lt(homework.markBy, now)) : undefined,
        keyword ? contains(person.name, keyword) : undefined,
      )
      const [found] = await db
        .select({ total: count() })
        .from(homework)
        .innerJoin(answerPaper, eq(answerPaper.homeworkId, homework.id))
        .innerJoin(person, eq(person.id, answerPaper.studentId))
        .where(where)
      const isQueue = isOverdue || (statuses?.length === 1 && statuses[0] === 'submitted')
      const rows = await select()
        .where(where)
        .orderBy(isQueue ? asc(answerPaper.submittedAt) : desc(answerPaper.startedAt), asc(answerPaper.id))
        .limit(page.size)
        .offset(rowsBefore(page))
      return toPage(page, found?.total ?? 0, rows.map(toListed))
    },
    async begin(work, now) {
      await db
        .insert(answerPaper)
        .values({
          ...work,
          status: 'started',
          startedAt: now,
          handInCount: 0,
          comment: '',
          commentImages: [],
          commentAudio: [],
        })
        .onConflictDoNothing()
    },
    async questions(paperId, answerPaperId) {
      const rows = await db
        .select({ no: paperQuestion.no, score: paperQuestion.score, question, answer })
        .from(paperQuestion)
        .innerJoin(question, eq(question.id, paperQuestion.questionId))
        .leftJoin(answer, and(eq(answer.answerPaperId, answerPaperId ?? ''), eq(answer.no, paperQuestion.no)))
        .where(eq(paperQuestion.paperId, paperId))
        .orderBy(asc(paperQuestion.no))
      return rows.map(({ no, score, question: asked, answer: given }) => {
        const { type, title, passage, attachments, options, correctKeys, analysis, answerModes, ruby } = asked
        return {
          no,
          score,
          type,
          title,
          passage,
          attachments,
          options,
          correctKeys,
          analysis,
          answerModes,
          ruby,
          answer: given && isSaved(given) ? given : null,
          mark: ownMark(given),
        }
      })
    },
    async save(answerPaperId, answers, savedAt) {
      await db
        .insert(answer)
        .values(answers.map((given) => ({ ...unsaved(answerPaperId), ...given, savedAt })))
        .onConflictDoUpdate({
          target: [answer.answerPaperId, answer.no],
          set: {
            keys: excluded('keys'),
            text: excluded('text'),
            images: excluded('images'),
            audio: excluded('audio'),
            savedAt,
            score: null,
            isCorrect: null,
          },
        })
    },
    handIn: (id, now) =>
      change(id, { status: 'submitted', submittedAt: now, handInCount: sql`${answerPaper.handInCount} + 1` }),
    async takeBack({ id, status, returnedAt }) {
      await change(id, { status, ...(status === 'started' ? { submittedAt: null } : {}) })
      const isNew = returnedAt === null ? undefined : gt(answer.savedAt, returnedAt)
      await db
        .update(answer)
        .set({ score: null, isCorrect: null })
        .where(and(eq(answer.answerPaperId, id), isNew))
    },
    async mark(answerPaperId, marks) {
      if (marks.length === 0) return
      await db
        .insert(answer)
        .values(marks.map((mark) => ({ ...unsaved(answerPaperId), ...mark })))
        .onConflictDoUpdate({
          target: [answer.answerPaperId, answer.no],
          set: {
            score: excluded('score'),
            isCorrect: excluded('is_correct'),
            comment: excluded('comment'),
            commentAudio: excluded('comment_audio'),
            markedImages: excluded('marked_images'),
            annotations: excluded('annotations'),
          },
        })
    },
    grade: (id, score, review, now) => change(id, { status: 'graded', score, gradedAt: now, ...review }),
    giveBack: (id, comment, handInBy, now) =>
      change(id, {
        status: 'returned',
        returnedAt: now,
        handInBy,
        score: null,
        gradedAt: null,
        ...(comment === null ? {} : { comment }),
      }),
    async waiting(homeworkId, besidesId) {
      const rows = await db
        .select({ id: answerPaper.id, count: sql<number>`count(*) over ()`.mapWith(Number) })
        .from(answerPaper)
        .where(
          and(
            eq(answerPaper.homeworkId, homeworkId),
            eq(answerPaper.status, 'submitted'),
            besidesId === null ? undefined : ne(answerPaper.id, besidesId),
          ),
        )
        .orderBy(asc(answerPaper.submittedAt), asc(answerPaper.id))
        .limit(1)
      return { count: rows[0]?.count ?? 0, nextId: rows[0]?.id ?? null }
    },
  }
}

// The row of a question without an answer and without a mark.
const unsaved = (answerPaperId: string) => ({
  answerPaperId,
  keys: [],
  text: '',
  images: [],
  audio: [],
  savedAt: null,
  score: null,
  isCorrect: null,
  comment: '',
  commentAudio: [],
  markedImages: [],
  annotations: [],
})

// An answer that was emptied is saved as well.
const isSaved = <Row extends { savedAt: EpochMs | null }>(row: Row): row is Row & { savedAt: EpochMs } =>
  row.savedAt !== null

// The value that an insert brought and a conflict kept out.
const excluded = (column: string) => sql.raw(`excluded.${column}`)
