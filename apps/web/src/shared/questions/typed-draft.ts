import type { QuestionSaveRequest, QuestionType, TypedKey } from '@hwjy/sdk'
import {
  BLANK,
  pinyinKey,
  type PracticeQuestion,
  typedQuestion,
  typedTaskOf,
  typedText,
  type TypedTextDenial,
} from '@hwjy/classroom/core'

/** Types whose answer is typed in class. Homework does not ask them. */
export const typedTypes = ['fillIn', 'dictation'] as const satisfies QuestionType[]
export type TypedType = (typeof typedTypes)[number]

export const isTyped = (type: QuestionType): type is TypedType => typedTypes.some((one) => one === type)

/** What is asked by default: a dictation is said, and its title only says what to do. It is Chinese, as what is taught. */
export const DICTATION_TITLE = '请写出你听到的话。'

/** A fill-in as a teacher writes it, for help texts of every language. */
export const FILL_IN_EXAMPLE = '我去商店{买 / 要}苹果。'

/** A typed question as a teacher writes it: a title with the missing words in braces, or what is said. */
export interface TypedWriting {
  type: TypedType
  title: string
  said: string
  answerBy: TypedKey['answerBy']
}

const read = ({ type, title, said, answerBy }: TypedWriting): PracticeQuestion | TypedTextDenial =>
  typedQuestion(type, answerBy, (type === 'fillIn' ? title : said).trim())

/** Why it is no question yet; null where it is one. */
export function typedDenial(writing: TypedWriting): TypedTextDenial | null {
  const question = read(writing)
  return typeof question === 'string' ? question : null
}

/** Its part of the request, without pinyin; empty where it is no question yet. */
export function typedRequest(writing: TypedWriting): Pick<QuestionSaveRequest, 'title'> & { typed?: TypedKey } {
  const question = read(writing)
  const task = typeof question === 'string' ? null : typedTaskOf(question)
  if (typeof question === 'string' || task === null) return { title: writing.title }
  const accepted = task.accepted.map((words) => [...words])
  const typed = { answerBy: task.answerBy, accepted, pinyin: accepted.map(() => []) }
  return { title: writing.type === 'fillIn' ? question.title : writing.title, typed }
}

/** The request with the pinyin that answers are compared with; the dictionary comes when it is needed. */
export async function withPinyin<Request extends Pick<QuestionSaveRequest, 'typed'>>(
  request: Request,
): Promise<Request> {
  const { typed } = request
  if (typed?.answerBy !== 'pinyin') return request
  const { allReadingsOf } = await import('@hwjy/ui/pinyin')
  const pinyinOf = (word: string) => pinyinKey(allReadingsOf(word))
  return { ...request, typed: { ...typed, pinyin: typed.accepted.map((words) => words.map(pinyinOf)) } }
}

type Accepted = readonly (readonly string[])[]

interface Saved {
  type: QuestionType
  title: string
  typed: { answerBy: TypedKey['answerBy']; accepted: Accepted } | null
}

/** A saved question as a teacher wrote it. */
export function typedWriting({ type, title, typed }: Saved): Omit<TypedWriting, 'type'> {
  if (!isTyped(type) || typed === null) return { title, said: '', answerBy: 'ime' }
  const { answerBy, accepted } = typed
  return type === 'fillIn'
    ? { title: typedText(type, title, accepted), said: '', answerBy }
    : { title, said: typedText(type, title, accepted), answerBy }
}

/** The title as it is read: a gap for each word that is left out. */
export const titleWithGaps = ({ type, title }: Pick<Saved, 'type' | 'title'>): string =>
  type === 'fillIn' ? title.replaceAll(BLANK, '（　）') : title

/** The right answers on one line; empty where nothing is typed, or they are not told yet. */
export const acceptedLine = (accepted: Accepted | null | undefined): string =>
  accepted?.map((words) => words.join(' / ')).join(' · ') ?? ''
