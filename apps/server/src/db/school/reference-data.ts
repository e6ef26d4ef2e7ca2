import type { NamedThing } from '../../domain/names.ts'
import type { Localized } from '../../domain/localized.ts'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Language } from '@hwjy/sdk/errors'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, rowsBefore, toPage } from '../paging.ts'

export interface Subject {
  id: string
  parentId: string | null
  name: Localized
  childCount: number
}

export interface DictionaryEntry {
  categoryId: string
  value: string
  label: Localized
}

export interface TextbookContents {
  id: string
  name: string
  introduction: string
  subjectId: string
  gradeId: string | null
  gradeName: Localized | null
  chapters: { chapterId: string; no: number; name: string; minutes: number; wordCount: number }[]
}

export interface AskedQuestion {
  id: string
  category: string
  question: Localized
  answer: Localized
}

export interface AskedQuestionSearch {
  audience: 'teacher' | 'student'
  keyword: string
  /** Null for all of them. */
  category: string | null
  /** Which words are searched. */
  language: Language
  page: PageRequest
}

export interface ReferenceData {
  /** Parents before their children. @param parentId only those right below; null for the top */
  subjects(parentId?: string | null): Promise<Subject[]>
  grades(): Promise<{ id: string; name: Localized }[]>
  /** @param categoryId all lists without it */
  dictionary(categoryId?: string): Promise<DictionaryEntry[]>
  /** The school's own, and those that every school has. */
  textbooks(schoolId: string, filter: { subjectId?: string; gradeId?: string }): Promise<TextbookContents[]>
  /** The school itself, and those that it introduces. */
  schools(schoolId: string): Promise<(NamedThing & { region: string })[]>
  /** `counts` are of the whole search, whichever category is asked for. */
  askedQuestions(search: AskedQuestionSearch): Promise<{ page: Page<AskedQuestion>; counts: Map<string, number> }>
}

const COLUMN = { 'zh-CN': 'zh', 'en-US': 'en', 'ja-JP': 'ja' } as const

export function createReferenceData(db: Database): ReferenceData {
  const { askedQuestion, chapter, dictionaryEntry, grade, school, subject, textbook } = schema

  return {
    async subjects(parentId) {
      const rows = await db.select().from(subject).orderBy(sql`${subject.parentId} nulls first`, asc(subject.position))
      const children = Map.groupBy(rows, (row) => row.parentId)
      return rows
        .filter((row) => parentId === undefined || row.parentId === parentId)
        .map(({ id, parentId: above, name }) => ({
          id,
          parentId: above,
          name,
          childCount: children.get(id)?.length ?? 0,
        }))
    },
    grades: () => db.select({ id: grade.id, name: grade.name }).from(grade).orderBy(asc(grade.position)),
    dictionary: (categoryId) =>
      db
        .select({ categoryId: dictionaryEntry.categoryId, value: dictionaryEntry.value, label: dictionaryEntry.label })
        .from(dictionaryEntry)
        .where(categoryId === undefined ? undefined : eq(dictionaryEntry.categoryId, categoryId))
        .orderBy(asc(dictionaryEntry.categoryId), asc(dictionaryEntry.position)),
    async textbooks(schoolId, { subjectId, gradeId }) {
      const rows = await db
        .select({
          textbook,
          gradeName: grade.name,
          chapter: {
            chapterId: chapter.id,
            no: chapter.no,
            name: chapter.name,
            minutes: chapter.minutes,
            wordCount: sql<number>`jsonb_array_length(${chapter.words})`.mapWith(Number),
          },
        })
        .from(textbook)
        .leftJoin(grade, eq(grade.id, textbook.gradeId))
        .leftJoin(chapter, eq(chapter.textbookId, textbook.id))
        .where(
          and(
            or(isNull(textbook.schoolId), eq(textbook.schoolId, schoolId)),
            subjectId === undefined ? undefined : eq(textbook.subjectId, subjectId),
            gradeId === undefined ? undefined : eq(textbook.gradeId, gradeId),
          ),
        )
        .orderBy(asc(textbook.position), asc(textbook.id), asc(chapter.no))
      const byTextbook = Map.groupBy(rows, (row) => row.textbook.id)
      return [...byTextbook.values()].flatMap((own) => {
        const [first] = own
        if (!first) return []
        const { id, name, introduction, subjectId: ofSubject, gradeId: ofGrade } = first.textbook
        const chapters = own.flatMap((row) => row.chapter ?? [])
        return [
          { id, name, introduction, subjectId: ofSubject, gradeId: ofGrade, gradeName: first.gradeName, chapters },
        ]
      })
    },
    schools: (schoolId) =>
      db
        .select({ id: school.id, name: school.name, names: school.names, region: school.region })
        .from(school)
        .where(and(eq(school.isListed, true), or(eq(school.id, schoolId), eq(school.introducedBy, schoolId))))
        .orderBy(asc(school.position), asc(school.id)),
    async askedQuestions({ audience, keyword, category, language, page }) {
      const words = (text: typeof askedQuestion.question | typeof askedQuestion.answer) =>
        sql`${text} ->> ${COLUMN[language]}`
      const isFound = and(
        eq(askedQuestion.audience, audience),
        keyword === ''
          ? undefined
          : or(contains(words(askedQuestion.question), keyword), contains(words(askedQuestion.answer), keyword)),
      )
      const counted = await db
        .select({ category: askedQuestion.category, count: sql<number>`count(*)`.mapWith(Number) })
        .from(askedQuestion)
        .where(isFound)
        .groupBy(askedQuestion.category)
      const counts = new Map(counted.map((row) => [row.category, row.count]))
      const records = await db
        .select({
          id: askedQuestion.id,
          category: askedQuestion.category,
          question: askedQuestion.question,
          answer: askedQuestion.answer,
        })
        .from(askedQuestion)
        .where(and(isFound, category === null ? undefined : eq(askedQuestion.category, category)))
        .orderBy(asc(askedQuestion.position))
        .limit(page.size)
        .offset(rowsBefore(page))
      const total = category === null ? counted.reduce((sum, { count }) => sum + count, 0) : (counts.get(category) ?? 0)
      return { page: toPage(page, total, records), counts }
    },
  }
}
