/** A dictation or a fill-in as a teacher writes it: `再见 / 拜拜`, `我去商店{买 / 要}苹果。` [R72] */
import {
  ACCEPTED_MAX,
  type AnswerBy,
  BLANK,
  BLANKS_MAX,
  type PracticeQuestion,
  TYPED_MAX_LENGTH,
  TYPED_PINYIN_MAX_LENGTH,
  type TypedTask,
} from '../practice-types.ts'

/** - `no-blank`: nothing is left out, `no-word`: a right answer is missing, or there are too many of one blank */
export type TypedTextDenial = 'no-blank' | 'no-word' | 'too-long' | 'too-many' | 'not-hanzi'

const HANZI = /^\p{Script=Han}+$/u
const SEVERAL = /[/／]/
const BRACES = /[{｛]([^{}｛｝]*)[}｝]/g

/**
 * Reads one question. Its pinyin is looked up later, and the title of a dictation is empty: all of the text is said.
 * @returns the question, or why it is none
 */
export function typedQuestion(
  type: TypedTask['type'],
  answerBy: AnswerBy,
  text: string,
): PracticeQuestion | TypedTextDenial {
  const parts = type === 'dictation' ? [text] : [...text.matchAll(BRACES)].map(([, inside = '']) => inside)
  if (parts.length === 0) return 'no-blank'
  if (parts.length > BLANKS_MAX) return 'too-many'
  const accepted = parts.map((part) =>
    part
      .split(SEVERAL)
      .map((word) => word.trim())
      .filter(Boolean),
  )
  if (accepted.some((words) => words.length === 0 || words.length > ACCEPTED_MAX)) return 'no-word'
  if (accepted.flat().some((word) => word.length > TYPED_MAX_LENGTH)) return 'too-long'
  if (answerBy === 'pinyin' && !accepted.flat().every((word) => HANZI.test(word))) return 'not-hanzi'
  const title = type === 'dictation' ? '' : text.replaceAll(BRACES, BLANK)
  const task: TypedTask = { type, blanks: parts.length, answerBy, accepted, pinyin: accepted.map(() => []) }
  return { questionId: null, title, options: [], isMultiple: false, correctKeys: [], task }
}

/** The pinyin of one right answer, where several readings count: `bái bái / bāi bāi`. Those that do not fit are left out. */
export const pinyinKey = (readings: readonly string[]): string =>
  readings.reduce((key, reading) => {
    const longer = key === '' ? reading : `${key} / ${reading}`
    return key === '' || longer.length <= TYPED_PINYIN_MAX_LENGTH ? longer : key
  }, '')

/** The text that `typedQuestion` reads as these right answers. */
export function typedText(type: TypedTask['type'], title: string, accepted: TypedTask['accepted']): string {
  const words = accepted.map((list) => list.join(' / '))
  if (type === 'dictation') return words[0] ?? ''
  return title
    .split(BLANK)
    .map((part, i) => (i === 0 ? part : `{${words[i - 1] ?? ''}}${part}`))
    .join('')
}
