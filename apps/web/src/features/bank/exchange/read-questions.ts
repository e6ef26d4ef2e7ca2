import type { ReadLine } from './read-line.ts'
import { readPlain } from './read-plain.ts'

export type ImportFormat = 'plain' | 'csv' | 'gift' | 'qti'

/** Describes what the column of the question may be called in a table. */
const TITLES: ReadonlySet<string> = new Set(['title', 'question', '题目', '問題'])
/** Answers of GIFT in braces that are no list: true, false, and none for an essay. */
const GIFT_WORDS: ReadonlySet<string> = new Set(['', 'T', 'F', 'TRUE', 'FALSE'])

const hasGiftAnswers = (text: string) =>
  [...text.matchAll(/\{([^{}]*)\}/g)].some(([, inner = '']) => /[=~#]/.test(inner) || GIFT_WORDS.has(inner.trim()))

/** Guesses by the name of a file and what it begins with. */
export function formatOf(text: string, fileName = ''): ImportFormat {
  const ending = fileName.split('.').at(-1)?.toLowerCase()
  const start = text.replace(/^\uFEFF/, '').trimStart()
  if (ending === 'xml' || start.startsWith('<')) return 'qti'
  if (ending === 'gift' || /^(?:\/\/|\$CATEGORY:|::)/.test(start) || hasGiftAnswers(start)) return 'gift'
  const [heading = ''] = start.split(/\r?\n/)
  const isTable = heading.split(/[,;\t"]/).some((cell) => TITLES.has(cell.trim().toLowerCase()))
  return ending === 'csv' || isTable ? 'csv' : 'plain'
}

/** Reads questions of any format; the readers of files come when one is needed. */
export async function readQuestions(text: string, format: ImportFormat): Promise<readonly ReadLine[]> {
  if (text.trim() === '') return []
  switch (format) {
    case 'plain':
      return readPlain(text)
    case 'csv':
      return (await import('./read-csv.ts')).readCsv(text)
    case 'gift':
      return (await import('./read-gift.ts')).readGift(text)
    case 'qti':
      return (await import('./read-qti.ts')).readQti(text)
  }
}

/** Names of the columns of a table that no question takes anything from. */
export async function columnsLeftOut(text: string, format: ImportFormat): Promise<readonly string[]> {
  return format === 'csv' ? (await import('./read-csv.ts')).unknownColumns(text) : []
}
