import type { EpochMs } from '@hwjy/classroom/core'
import type { schema } from '../db/database.ts'
import { DAY_MS } from '../domain/durations.ts'
import { newSchedule, type Rating, afterReview, type WordSchedule } from '../domain/courses/word-schedule.ts'
import { hsk1 } from '../reference/textbooks/hsk1.ts'
import { localized } from '../reference/textbooks/textbook-source.ts'
import { demoChapterId } from './demo-catalogue.ts'

const PERSON_ID = 'usr_anna'
const COURSE_ID = 'crs_hsk1'
const CHAPTERS = 3

/** Each course of reviews says how many days ago the word was kept, and the ratings of the days on which it was due. */
const COURSES_OF_REVIEW: readonly (readonly [daysAgo: number, ratings: readonly Rating[]])[] = [
  // Known well, and due in some weeks.
  [60, [3, 3, 3]],
  [30, [4, 4]],
  // Being learnt, and due today.
  [4, [3]],
  [17, [3, 3]],
  [10, [2, 3]],
  // Being learnt, and due in some days.
  [9, [3, 3]],
  // Forgotten once.
  [20, [3, 1, 2]],
  // New.
  [1, []],
  [0, []],
  [0, []],
]

type Rows = {
  favourites: (typeof schema.favourite.$inferInsert)[]
  reviews: (typeof schema.wordReview.$inferInsert)[]
}

/** Thirty words of the first chapters that one student keeps, from new to known, and two other things. */
export function demoWords(now: EpochMs): Rows {
  const words = hsk1.chapters
    .slice(0, CHAPTERS)
    .flatMap(({ name, words: inChapter }, index) =>
      inChapter.map((word) => ({ word, chapterName: name, no: index + 1 })),
    )
  const rows: Rows = { favourites: [], reviews: [] }
  for (const [index, { word, chapterName, no }] of words.entries()) {
    const [hanzi, pinyin, ...meaning] = word
    const [daysAgo, ratings] = COURSES_OF_REVIEW[index % COURSES_OF_REVIEW.length] ?? [0, []]
    const id = `fav_anna_${index + 1}`
    const keptAt = now - daysAgo * DAY_MS - (index + 1) * 60_000
    let schedule: WordSchedule = newSchedule(keptAt)
    for (const [turn, rating] of ratings.entries()) {
      const at = Math.min(schedule.dueAt, now)
      rows.reviews.push({ favouriteId: id, commandId: `rev_${turn + 1}`, rating, at })
      schedule = afterReview(schedule, { rating, at })
    }
    rows.favourites.push({
      id,
      personId: PERSON_ID,
      targetType: 'word',
      target: hanzi,
      title: hanzi,
      pinyin,
      meaning: localized(meaning),
      sourceKind: 'chapter',
      sourceId: demoChapterId(COURSE_ID, no),
      sourceTitle: chapterName,
      sourceCourseId: COURSE_ID,
      keptAt,
      ...schedule,
    })
  }
  const kept = { personId: PERSON_ID, keptAt: now - DAY_MS }
  rows.favourites.push(
    { ...kept, id: 'fav_anna_course', targetType: 'course', target: COURSE_ID, title: 'HSK 1 · 日常汉语入门' },
    {
      ...kept,
      id: 'fav_anna_chapter',
      targetType: 'chapter',
      target: demoChapterId(COURSE_ID, CHAPTERS),
      title: hsk1.chapters[CHAPTERS - 1]?.name ?? '',
    },
  )
  return rows
}
