import type { Localized } from '../../domain/localized.ts'

// Chinese, English, Japanese.
type Trio = readonly [zh: string, en: string, ja: string]

/** A textbook as we write it down: as few signs as possible around the words. */
export interface TextbookSource {
  id: string
  subjectId: string
  gradeId: string
  name: string
  introduction: string
  chapters: readonly {
    name: string
    /** Minutes that reading it takes. */
    minutes: number
    summary: Trio
    words: readonly (readonly [hanzi: string, pinyin: string, ...meaning: Trio])[]
    /** Sentences or turns of a talk, one a line. */
    text: readonly string[]
  }[]
}

export const localized = ([zh, en, ja]: Trio): Localized => ({ zh, en, ja })
