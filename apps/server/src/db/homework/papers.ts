import type { Attachment } from '../../domain/files/attachment.ts'
import { and, asc, count, desc, eq, exists, isNull, notExists, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { PaperKind } from '../../domain/homework/paper-rules.ts'
import type { PaperQuestion } from '../../domain/homework/question.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'
import { questionFields, toPaperQuestion } from './question-rows.ts'

export interface PaperDraft {
  id: string
  authorId: string
  title: string
  content: string
  kind: PaperKind
  isTemplate: boolean
  fullScore: number
  attachments: Attachment[]
  chapterId: string | null
}

export interface Paper extends PaperDraft {
  chapter: { id: string; name: string } | null
  questionCount: number
  /** The copy that a homework is made of. */
  isHomework: boolean
  createdAt: EpochMs
  updatedAt: EpochMs
}

export interface PaperFilter {
  isTemplate?: boolean
  kind?: PaperKind
  chapterId?: string
  keyword?: string
}

interface AskedQuestion {
  questionId: string
  score: number
}

export interface Papers {
  /** Null for what was deleted. */
  get(paperId: string): Promise<Paper | null>
  questions(paperId: string): Promise<PaperQuestion[]>
  /** Without the copies that homework is made of. */
  page(filter: PaperFilter, authorId: string, page: PageRequest): Promise<Page<Paper>>
  add(draft: PaperDraft, questions: readonly AskedQuestion[], now: EpochMs): Promise<void>
  /** @param questions null leaves them as they are */
  change(draft: PaperDraft, questions: readonly AskedQuestion[] | null, now: EpochMs): Promise<void>
  remove(paperId: string, now: EpochMs): Promise<void>
  /** No other transaction changes it until the end of this one. */
  lock(paperId: string): Promise<void>
}

export function createPapers(db: Database): Papers {
  const { chapter, grade, homework, paper, paperQuestion, person, question, subject } = schema
  const questionCount =
    sql<number>`(select count(*) from ${paperQuestion} where ${paperQuestion.paperId} = ${paper.id})`.mapWith(Number)

  const ofHomework = db.select({ one: sql`1` }).from(homework).where(eq(homework.paperId, paper.id))
  const isHomework = sql<boolean>`${exists(ofHomework)}`

  const select = () =>
    db
      .select({ paper, chapter: { id: chapter.id, name: chapter.name }, questionCount, isHomework })
      .from(paper)
      .leftJoin(chapter, eq(chapter.id, paper.chapterId))
  type Row = Awaited<ReturnType<typeof select>>[number]
  const toPaper = ({ paper: row, ...joined }: Row): Paper => ({ ...row, ...joined })

  const ask = async (paperId: string, questions: readonly AskedQuestion[]) => {
    if (questions.length === 0) return
    await db.insert(paperQuestion).values(questions.map((asked, index) => ({ paperId, no: index + 1, ...asked })))
  }

  return {
    async get(paperId) {
      const [row] = await select().where(and(eq(paper.id, paperId), isNull(paper.deletedAt)))
      return row ? toPaper(row) : null
    },
    async questions(paperId) {
      const rows = await db
        .select({ no: paperQuestion.no, score: paperQuestion.score, ...questionFields })
        .from(paperQuestion)
        .innerJoin(question, eq(question.id, paperQuestion.questionId))
        .innerJoin(person, eq(person.id, question.authorId))
        .leftJoin(subject, eq(subject.id, question.subjectId))
        .leftJoin(grade, eq(grade.id, question.gradeId))
        .leftJoin(chapter, eq(chapter.id, question.chapterId))
        .where(eq(paperQuestion.paperId, paperId))
        .orderBy(asc(paperQuestion.no))
      return rows.map(toPaperQuestion)
    },
    async page({ isTemplate, kind, chapterId, keyword }, authorId, page) {
      const where = and(
        eq(paper.authorId, authorId),
        isNull(paper.deletedAt),
        notExists(ofHomework),
        isTemplate === undefined ? undefined : eq(paper.isTemplate, isTemplate),
        kind && eq(paper.kind, kind),
        chapterId === undefined ? undefined : eq(paper.chapterId, chapterId),
        keyword ? contains(paper.title, keyword) : undefined,
      )
      const [found] = await db.select({ total: count() }).from(paper).where(where)
      const rows = await select()
        .where(where)
        .orderBy(desc(paper.updatedAt), desc(paper.id))
        .limit(page.size)
        .offset(rowsBefore(page))
      return toPage(page, found?.total ?? 0, rows.map(toPaper))
    },
    async add(draft, questions, now) {
      await db.insert(paper).values({ ...draft, createdAt: now, updatedAt: now })
      await ask(draft.id, questions)
    },
    async change({ id, authorId, ...fields }, questions, now) {
      await db
        .update(paper)
        .set({ ...fields, updatedAt: now })
        .where(and(eq(paper.id, id), eq(paper.authorId, authorId)))
      if (questions === null) return
      await db.delete(paperQuestion).where(eq(paperQuestion.paperId, id))
      await ask(id, questions)
    },
    async lock(paperId) {
      await db.select({ id: paper.id }).from(paper).where(eq(paper.id, paperId)).for('update')
    },
    async remove(paperId, now) {
      await db.update(paper).set({ deletedAt: now }).where(eq(paper.id, paperId))
    },
  }
}
