import type { Difficulty, QuestionType } from '../../domain/homework/question.ts'
import { and, count, desc, eq, exists, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Question, QuestionText } from '../../domain/homework/question.ts'
import { typesAskedIn } from '../../domain/homework/question-rules.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'
import { asksNow, questionFields, toQuestion } from './question-rows.ts'

export interface QuestionFilter {
  /** `own`: the caller wrote it. `shared`: a colleague did, for all. */
  scope: 'all' | 'own' | 'shared'
  type?: QuestionType
  askedIn?: 'homework' | 'lesson'
  difficulty?: Difficulty
  subjectId?: string
  gradeId?: string
  chapterId?: string
  /** A lesson, whose chapter is meant. */
  lessonId?: string
  keyword?: string
}

export interface QuestionDraft extends QuestionText {
  id: string
  authorId: string
  difficulty: Difficulty
  subjectId: string | null
  gradeId: string | null
  chapterId: string | null
  isShared: boolean
}

export interface QuestionUse {
  paperId: string
  title: string
  isTemplate: boolean
  /** The draft of homework that has this paper. */
  homeworkId: string | null
}

type Place = 'subjectId' | 'gradeId' | 'chapterId'

/** The question bank. A teacher sees their own questions, and those that colleagues of their school share. */
export interface Questions {
  /** Null for what this teacher may not see, and for what was taken out of the bank. */
  get(questionId: string, teacherId: string): Promise<Question | null>
  page(filter: QuestionFilter, teacherId: string, page: PageRequest): Promise<Page<Question>>
  /** Those of them that this teacher sees, and homework can ask. */
  askedAtHome(questionIds: readonly string[], teacherId: string): Promise<Set<string>>
  /** In the order of the ids; what this teacher does not see is left out. */
  ofIds(questionIds: readonly string[], teacherId: string): Promise<Question[]>
  add(draft: QuestionDraft, now: EpochMs): Promise<void>
  /** Outside the bank: the one question of a homework that was set without any. */
  addHidden(draft: QuestionDraft, now: EpochMs): Promise<void>
  /** No other transaction changes it until the end of this one. */
  lock(questionId: string): Promise<void>
  /** Changes it in the bank, papers, templates and drafts. Published homework gets a copy of the question as it was. */
  change(draft: QuestionDraft, now: EpochMs): Promise<void>
  /** Papers, templates and drafts that ask it, the last changed first; twenty at most. */
  usedIn(questionId: string): Promise<QuestionUse[]>
  /** Returns questions that this teacher sees and whose titles are among these. */
  ofTitles(titles: readonly string[], teacherId: string): Promise<Question[]>
  /** Adds those that are not there yet, by their ids. */
  addMissing(drafts: readonly QuestionDraft[], now: EpochMs): Promise<void>
  remove(questionId: string, now: EpochMs): Promise<void>
  /** Chapters are those of the school's own textbooks, and of those that every school has. */
  missingPlaces(schoolId: string, places: Readonly<Record<Place, string | null>>): Promise<Place[]>
}

export function createQuestions(db: Database): Questions {
  const { chapter, courseChapter, grade, homework, lesson, paper, paperQuestion, person, question, subject } = schema
  const { textbook } = schema

  const isVisibleTo = (teacherId: string) => {
    const isColleague = sql`${person.schoolId} = (select asking.school_id from ${person} as asking where asking.id = ${teacherId})`
    return and(isNull(question.deletedAt), or(eq(question.authorId, teacherId), and(question.isShared, isColleague)))
  }

  const select = () =>
    db
      .select(questionFields)
      .from(question)
      .innerJoin(person, eq(person.id, question.authorId))
      .leftJoin(subject, eq(subject.id, question.subjectId))
      .leftJoin(grade, eq(grade.id, question.gradeId))
      .leftJoin(chapter, eq(chapter.id, question.chapterId))

  const matches = (filter: QuestionFilter, teacherId: string): SQL | undefined => {
    const { scope, type, askedIn, difficulty, subjectId, gradeId, chapterId, lessonId, keyword } = filter
    const taught = db
      .select({ id: courseChapter.chapterId })
      .from(lesson)
      .innerJoin(courseChapter, eq(courseChapter.id, lesson.courseChapterId))
      .where(eq(lesson.id, lessonId ?? ''))
    return and(
      isVisibleTo(teacherId),
      scope === 'own' ? eq(question.authorId, teacherId) : undefined,
      scope === 'shared' ? ne(question.authorId, teacherId) : undefined,
      type && eq(question.type, type),
      askedIn && inArray(question.type, [...typesAskedIn[askedIn]]),
      difficulty && eq(question.difficulty, difficulty),
      subjectId === undefined ? undefined : eq(question.subjectId, subjectId),
      gradeId === undefined ? undefined : eq(question.gradeId, gradeId),
      chapterId === undefined ? undefined : eq(question.chapterId, chapterId),
      lessonId === undefined ? undefined : inArray(question.chapterId, taught),
      keyword
        ? or(
            contains(question.title, keyword),
            contains(question.passage, keyword),
            contains(sql<string>`${question.typed}->>'accepted'`, keyword),
          )
        : undefined,
    )
  }

  const textbooksOf = (schoolId: string) =>
    db
      .select({ id: textbook.id })
      .from(textbook)
      .where(or(isNull(textbook.schoolId), eq(textbook.schoolId, schoolId)))

  const add = async (draft: QuestionDraft, now: EpochMs, deletedAt: EpochMs | null) => {
    await db.insert(question).values({ ...draft, createdAt: now, updatedAt: now, deletedAt })
  }

  return {
    async get(questionId, teacherId) {
      const [row] = await select().where(and(eq(question.id, questionId), isVisibleTo(teacherId)))
      return row ? toQuestion(row) : null
    },
    async page(filter, teacherId, page) {
      const where = matches(filter, teacherId)
      const [found] = await db
        .select({ total: count() })
        .from(question)
        .innerJoin(person, eq(person.id, question.authorId))
        .where(where)
      const rows = await select()
        .where(where)
        .orderBy(desc(question.updatedAt), desc(question.id))
        .limit(page.size)
        .offset(rowsBefore(page))
      return toPage(page, found?.total ?? 0, rows.map(toQuestion))
    },
    async askedAtHome(questionIds, teacherId) {
      if (questionIds.length === 0) return new Set()
      const rows = await db
        .select({ id: question.id })
        .from(question)
        .innerJoin(person, eq(person.id, question.authorId))
        .where(
          and(
            inArray(question.id, [...questionIds]),
            inArray(question.type, [...typesAskedIn.homework]),
            isVisibleTo(teacherId),
          ),
        )
      return new Set(rows.map(({ id }) => id))
    },
    async ofIds(questionIds, teacherId) {
      if (questionIds.length === 0) return []
      const rows = await select().where(and(inArray(question.id, [...questionIds]), isVisibleTo(teacherId)))
      const found = new Map(rows.map(toQuestion).map((one) => [one.id, one]))
      return questionIds.flatMap((id) => found.get(id) ?? [])
    },
    add: (draft, now) => add(draft, now, null),
    addHidden: (draft, now) => add(draft, now, now),
    async lock(questionId) {
      await db.select({ id: question.id }).from(question).where(eq(question.id, questionId)).for('update')
    },
    async change({ id, authorId, ...fields }, now) {
      const published = db
        .select({ paperId: homework.paperId })
        .from(homework)
        .where(and(eq(homework.paperId, paperQuestion.paperId), eq(homework.status, 'published')))
      const isAskedNow = and(eq(paperQuestion.questionId, id), exists(published))
      const [asked] = await db
        .select({ question })
        .from(paperQuestion)
        .innerJoin(question, eq(question.id, paperQuestion.questionId))
        .where(isAskedNow)
        .limit(1)
      if (asked) {
        const frozenId = `qst_${crypto.randomUUID()}`
        await db.insert(question).values({ ...asked.question, id: frozenId, deletedAt: now })
        await db.update(paperQuestion).set({ questionId: frozenId }).where(isAskedNow)
      }
      await db
        .update(question)
        .set({ ...fields, updatedAt: now })
        .where(and(eq(question.id, id), eq(question.authorId, authorId)))
    },
    usedIn: (questionId) =>
      db
        .selectDistinct({
          paperId: paper.id,
          title: paper.title,
          isTemplate: paper.isTemplate,
          homeworkId: homework.id,
          updatedAt: paper.updatedAt,
        })
        .from(paperQuestion)
        .innerJoin(paper, eq(paper.id, paperQuestion.paperId))
        .leftJoin(homework, eq(homework.paperId, paper.id))
        .where(and(eq(paperQuestion.questionId, questionId), asksNow))
        .orderBy(desc(paper.updatedAt), desc(paper.id))
        .limit(20),
    async ofTitles(titles, teacherId) {
      if (titles.length === 0) return []
      const rows = await select().where(and(inArray(question.title, [...titles]), isVisibleTo(teacherId)))
      return rows.map(toQuestion)
    },
    async addMissing(drafts, now) {
      if (drafts.length === 0) return
      // One after the other, so that a list by time has them in one order.
      const rows = drafts.map((draft, place) => ({ ...draft, createdAt: now, updatedAt: now + place, deletedAt: null }))
      await db.insert(question).values(rows).onConflictDoNothing()
    },
    async remove(questionId, now) {
      await db.update(question).set({ deletedAt: now }).where(eq(question.id, questionId))
    },
    async missingPlaces(schoolId, { subjectId, gradeId, chapterId }) {
      if (subjectId === null && gradeId === null && chapterId === null) return []
      const [there] = await db
        .select({
          subjectId: isThere(db, subject, subjectId),
          gradeId: isThere(db, grade, gradeId),
          chapterId: isThere(db, chapter, chapterId, inArray(chapter.textbookId, textbooksOf(schoolId))),
        })
        .from(sql`(select 1) as one`)
      return (['subjectId', 'gradeId', 'chapterId'] as const).filter((place) => there?.[place] === false)
    },
  }
}

// Null stands for no place, which is always there.
function isThere(
  db: Database,
  table: typeof schema.subject | typeof schema.grade | typeof schema.chapter,
  id: string | null,
  isOwn?: SQL,
) {
  if (id === null) return sql<boolean>`true`
  return sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.id, id), isOwn)),
  )}`
}
