import type { ChapterProgress } from '@hwjy/sdk'

export interface NextChapter {
  chapter: ChapterProgress
  /** `goOn`: it was begun or something before it was read; `again`: all of the book is read. */
  reason: 'begin' | 'goOn' | 'again'
}

const isBegun = ({ percent }: ChapterProgress) => percent > 0 && percent < 100

/**
 * Chooses where a student goes on in a book: in the chapter that was open last and is not read to its end, else in the
 * first unread one. Chapters without a text are left out.
 * @returns null of a book without any text
 */
export function nextChapter(chapters: readonly ChapterProgress[]): NextChapter | null {
  const readable = chapters.filter(({ hasContent }) => hasContent)
  const [first] = readable
  if (!first) return null
  const [last] = readable
    .filter(isBegun)
    .toSorted((one, other) => Date.parse(other.studiedAt ?? '') - Date.parse(one.studiedAt ?? ''))
  const unread = last ?? readable.find(({ percent }) => percent < 100)
  if (!unread) return { chapter: first, reason: 'again' }
  return { chapter: unread, reason: unread === first && unread.percent === 0 ? 'begin' : 'goOn' }
}
