import { and, asc, desc, eq, exists, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { FavouriteType, SourceKind } from '../../domain/courses/favourite-rules.ts'
import { newSchedule, type Rating, type ReviewedOnce, type WordSchedule } from '../../domain/courses/word-schedule.ts'
import type { Localized } from '../../domain/localized.ts'
import { isCalled, isPinyin } from '../called.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'
import type { BookWord } from './visible-things.ts'

export interface FavouriteSource {
  kind: SourceKind
  id: string
  title: string
  courseId: string | null
}

interface Kept {
  id: string
  /** The id of the thing, or the word itself. */
  target: string
  title: string
  keptAt: EpochMs
}

/** A word with what a textbook says of it. */
export interface KeptWord extends Kept {
  type: 'word'
  pinyin: string | null
  meaning: Localized | null
  source: FavouriteSource | null
  schedule: WordSchedule
}

export type Favourite = KeptWord | (Kept & { type: Exclude<FavouriteType, 'word'> })

export interface FavouriteFilter {
  type?: FavouriteType | undefined
  targets?: readonly string[] | undefined
  keyword?: string | undefined
  /** Only words that are due before this moment. */
  dueBefore?: EpochMs | undefined
  order: 'kept' | 'due'
}

export interface NewWord {
  text: string
  inBook: BookWord | null
}

export interface Favourites {
  page(personId: string, filter: FavouriteFilter, page: PageRequest): Promise<Page<Favourite>>
  /** Counts words that are due before a moment, and finds when the first one after it is. */
  due(personId: string, before: EpochMs): Promise<{ count: number; nextAt: EpochMs | null }>
  count(personId: string): Promise<number>
  /** Selects, of these words, those that are kept. */
  kept(personId: string, words: readonly string[]): Promise<ReadonlySet<string>>
  get(personId: string, type: FavouriteType, target: string): Promise<Favourite | null>
  /** Locks the word until the end of the transaction. Null where the person does not keep it. */
  hold(personId: string, favouriteId: string): Promise<KeptWord | null>
  keep(personId: string, thing: { type: FavouriteType; id: string; title: string }, now: EpochMs): Promise<void>
  /** Leaves those that are kept already as they are. @returns how many are new */
  keepWords(personId: string, words: readonly NewWord[], source: FavouriteSource | null, now: EpochMs): Promise<number>
  /** False where there was nothing to remove. */
  remove(personId: string, type: FavouriteType, target: string): Promise<boolean>
  /** The work of a student, to name it as a source; null where there is none. */
  workTitle(studentId: string, homeworkId: string): Promise<{ title: string; courseId: string } | null>
  reviews(favouriteId: string): Promise<(ReviewedOnce & { commandId: string })[]>
  addReview(favouriteId: string, review: ReviewedOnce & { commandId: string }, schedule: WordSchedule): Promise<void>
}

const { answerPaper, classGroup, favourite, homework, paper, wordReview } = schema

export function createFavourites(db: Database): Favourites {
  const isKept = (personId: string, type: FavouriteType, target: string) =>
    and(eq(favourite.personId, personId), eq(favourite.targetType, type), eq(favourite.target, target))

  return {
    page: async (personId, filter, page) => {
      const order = filter.order === 'due' ? asc(favourite.dueAt) : desc(favourite.keptAt)
      const found = await selectPage(page, (limit, offset) =>
        db
          .select({ row: favourite, total: totalRows })
          .from(favourite)
          .where(and(eq(favourite.personId, personId), ...conditions(db, filter)))
          .orderBy(order, asc(favourite.id))
          .limit(limit)
          .offset(offset),
      )
      return { ...found, records: found.records.map(({ row }) => toFavourite(row)) }
    },

    async due(personId, before) {
      const isWord = and(eq(favourite.personId, personId), eq(favourite.targetType, 'word'))
      const isDue = lt(favourite.dueAt, before)
      const [found] = await db
        .select({
          count: sql<number>`count(*) filter (where ${isDue})`.mapWith(Number),
          nextAt: sql<EpochMs | null>`min(${favourite.dueAt}) filter (where not ${isDue})`.mapWith(favourite.dueAt),
        })
        .from(favourite)
        .where(isWord)
      return found ?? { count: 0, nextAt: null }
    },

    count: (personId) => db.$count(favourite, eq(favourite.personId, personId)),

    async kept(personId, words) {
      if (words.length === 0) return new Set()
      const found = await db
        .select({ target: favourite.target })
        .from(favourite)
        .where(
          and(
            eq(favourite.personId, personId),
            eq(favourite.targetType, 'word'),
            inArray(favourite.target, [...words]),
          ),
        )
      return new Set(found.map(({ target }) => target))
    },

    async get(personId, type, target) {
      const [row] = await db
        .select()
        .from(favourite)
        .where(isKept(personId, type, target))
      return row ? toFavourite(row) : null
    },

    async hold(personId, favouriteId) {
      const [row] = await db
        .select()
        .from(favourite)
        .where(and(eq(favourite.id, favouriteId), eq(favourite.personId, personId)))
        .for('update')
      const found = row && toFavourite(row)
      return found?.type === 'word' ? found : null
    },

    async keep(personId, { type, id, title }, now) {
      await db
        .insert(favourite)
        .values({ id: newId(), personId, targetType: type, target: id, title, keptAt: now })
        .onConflictDoNothing()
    },

    async keepWords(personId, words, source, now) {
      if (words.length === 0) return 0
      const added = await db
        .insert(favourite)
        .values(
          words.map(({ text, inBook }) => ({
            id: newId(),
            personId,
            targetType: 'word' as const,
            target: text,
            title: text,
            pinyin: inBook?.pinyin ?? null,
            meaning: inBook?.meaning ?? null,
            sourceKind: source?.kind ?? null,
            sourceId: source?.id ?? null,
            sourceTitle: source?.title ?? null,
            sourceCourseId: source?.courseId ?? null,
            keptAt: now,
            ...newSchedule(now),
          })),
        )
        .onConflictDoNothing()
        .returning({ id: favourite.id })
      return added.length
    },

    async remove(personId, type, target) {
      const removed = await db
        .delete(favourite)
        .where(isKept(personId, type, target))
        .returning({ id: favourite.id })
      return removed.length > 0
    },

    async workTitle(studentId, homeworkId) {
      const [found] = await db
        .select({ title: paper.title, courseId: classGroup.courseId })
        .from(answerPaper)
        .innerJoin(homework, eq(homework.id, answerPaper.homeworkId))
        .innerJoin(paper, eq(paper.id, homework.paperId))
        .innerJoin(classGroup, eq(classGroup.id, homework.classId))
        .where(and(eq(answerPaper.homeworkId, homeworkId), eq(answerPaper.studentId, studentId)))
      return found ?? null
    },

    async reviews(favouriteId) {
      const found = await db.select().from(wordReview).where(eq(wordReview.favouriteId, favouriteId))
      return found.map(({ commandId, rating, at }) => ({ commandId, rating: rating as Rating, at }))
    },

    async addReview(favouriteId, { commandId, rating, at }, schedule) {
      await db.insert(wordReview).values({ favouriteId, commandId, rating, at })
      await db.update(favourite).set(schedule).where(eq(favourite.id, favouriteId))
    },
  }
}

const newId = () => `fav_${crypto.randomUUID()}`

function conditions(db: Database, { type, targets, keyword = '', dueBefore }: FavouriteFilter): (SQL | undefined)[] {
  const text = keyword.trim()
  return [
    type && eq(favourite.targetType, type),
    targets && inArray(favourite.target, [...targets]),
    dueBefore === undefined ? undefined : lt(favourite.dueAt, dueBefore),
    text === ''
      ? undefined
      : or(
          contains(favourite.title, text),
          isPinyin(favourite.pinyin, text),
          contains(sql`${favourite.meaning}->>'zh'`, text),
          contains(sql`${favourite.meaning}->>'en'`, text),
          contains(sql`${favourite.meaning}->>'ja'`, text),
          isCalledNow(db, text),
        ),
  ]
}

/** True for a course or a lesson that has the text in one of its names. */
function isCalledNow(db: Database, text: string): SQL | undefined {
  const { course, lesson } = schema
  const courses = db.select({ id: course.id }).from(course)
  const lessons = db.select({ id: lesson.id }).from(lesson)
  return or(
    exists(courses.where(and(eq(course.id, favourite.target), isCalled(course, text)))),
    exists(lessons.where(and(eq(lesson.id, favourite.target), isCalled(lesson, text)))),
  )
}

function toFavourite(row: typeof favourite.$inferSelect): Favourite {
  const { id, targetType: type, target, title, keptAt } = row
  if (type !== 'word') return { id, type, target, title, keptAt }
  const { pinyin, meaning, sourceKind, sourceId, sourceTitle, sourceCourseId } = row
  const { dueAt, stability, difficulty, reps, lapses, reviewedAt } = row
  return {
    id,
    type,
    target,
    title,
    keptAt,
    pinyin,
    meaning,
    source:
      sourceKind !== null && sourceId !== null
        ? { kind: sourceKind, id: sourceId, title: sourceTitle ?? '', courseId: sourceCourseId }
        : null,
    schedule: { dueAt: dueAt ?? keptAt, stability, difficulty, reps, lapses, reviewedAt },
  }
}
