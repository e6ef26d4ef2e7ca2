import type { ChapterProgress } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { nextChapter } from './go-on.ts'

const chapter = (no: number, percent: number, change: Partial<ChapterProgress> = {}): ChapterProgress => ({
  chapterId: `cch_${no}`,
  no,
  name: `第${no}课`,
  summary: '',
  minutes: 10,
  wordCount: 8,
  hasContent: true,
  percent,
  seconds: 0,
  studiedAt: null,
  ...change,
})
const where = (...chapters: ChapterProgress[]) => {
  const next = nextChapter(chapters)
  return next && [next.chapter.no, next.reason]
}

it('a book that was never opened begins with its first chapter that has a text', () => {
  expect(where(chapter(1, 0, { hasContent: false }), chapter(2, 0), chapter(3, 0))).toEqual([2, 'begin'])
})

it('a book goes on in the chapter that was open last and is not read to its end', () => {
  const earlier = chapter(1, 40, { studiedAt: '2026-11-01T09:00:00Z' })
  const later = chapter(3, 20, { studiedAt: '2026-11-20T09:00:00Z' })
  expect(where(earlier, chapter(2, 100), later, chapter(4, 0))).toEqual([3, 'goOn'])
})

it('a book goes on with the first unread chapter when all that was begun is read', () => {
  expect(where(chapter(1, 100), chapter(2, 0), chapter(3, 0))).toEqual([2, 'goOn'])
})

it('a book that is read begins again, and one without a text leads nowhere', () => {
  expect(where(chapter(1, 100), chapter(2, 100))).toEqual([1, 'again'])
  expect(where(chapter(1, 0, { hasContent: false }))).toBeNull()
})
