/** Dictation and fill-in: what can be asked, what can be typed, and what came of it. [R72] */
import type { UserId } from '../ids.ts'
import { storableText } from '../decision.ts'
import {
  ACCEPTED_MAX,
  ANSWER_BUCKETS,
  type AnswerBucket,
  BLANK,
  type BlankKey,
  BLANKS_MAX,
  COMMONEST_WRONG,
  PRACTICE_TEXT_LENGTH,
  type PracticeAnswer,
  type PracticeKind,
  type PracticeQuestion,
  type QuestionResult,
  TYPED_MAX_LENGTH,
  TYPED_PINYIN_MAX_LENGTH,
  TYPED_TOTAL_MAX_LENGTH,
  type TypedTask,
  type TypedTexts,
  type WrongAnswer,
} from '../practice-types.ts'
import type { MarkTyped } from '../commands/table.ts'

export const isTypedKind = (kind: PracticeKind): kind is TypedTask['type'] => kind === 'fillIn' || kind === 'dictation'

export const typedTaskOf = ({ task }: PracticeQuestion): TypedTask | null =>
  task !== undefined && task.type !== 'writing' ? task : null

/** True for one to ten blanks, each with one to ten right answers, and a sentence that has as many. */
export function isTypable(kind: TypedTask['type'], question: PracticeQuestion): boolean {
  const task = typedTaskOf(question)
  if (task?.type !== kind) return false
  const { blanks, answerBy, accepted, pinyin } = task
  const { title, options, correctKeys, isMultiple } = question
  const isWord = (word: string) => word.trim() !== '' && word.length <= TYPED_MAX_LENGTH
  const hasPinyin = (words: readonly string[] | undefined, i: number) =>
    answerBy === 'pinyin'
      ? words?.length === accepted[i]?.length && words?.every((word) => word.length <= TYPED_PINYIN_MAX_LENGTH)
      : true
  return (
    options.length === 0 &&
    correctKeys.length === 0 &&
    !isMultiple &&
    title.length <= PRACTICE_TEXT_LENGTH &&
    blanks >= 1 &&
    blanks <= BLANKS_MAX &&
    accepted.length === blanks &&
    accepted.every((words) => words.length >= 1 && words.length <= ACCEPTED_MAX && words.every(isWord)) &&
    accepted.every((_, i) => hasPinyin(pinyin[i], i)) &&
    (kind === 'dictation' || task.clip === undefined) &&
    (kind === 'dictation' ? blanks === 1 : title.split(BLANK).length === blanks + 1)
  )
}

/** The texts as a database can keep them; null where they do not fit the questions, or nothing was typed. */
export function storableTexts(
  questions: readonly PracticeQuestion[],
  texts: TypedTexts | undefined,
): TypedTexts | null {
  if (texts?.length !== questions.length) return null
  const stored = texts.map((words) => words.map((word) => storableText(word).trim()))
  const fits = stored.every(
    (words, i) =>
      words.length === typedTaskOf(questions[i] as PracticeQuestion)?.blanks &&
      words.every((word) => word.length <= TYPED_MAX_LENGTH),
  )
  const length = stored.flat().reduce((sum, word) => sum + word.length, 0)
  return fits && length > 0 && length <= TYPED_TOTAL_MAX_LENGTH ? stored : null
}

/** Serves an authority that brings no marking: only the same word is right. */
export const markSame: MarkTyped = (given, { accepted }) =>
  given === '' ? 'empty' : accepted.includes(given) ? 'right' : 'other'

const keyOf = ({ answerBy, accepted, pinyin }: TypedTask, blank: number): BlankKey => ({
  answerBy,
  accepted: accepted[blank] ?? [],
  pinyin: pinyin[blank] ?? [],
})

/** The bucket of each blank, of those who typed anything for the question. */
function markedAnswers(task: TypedTask, answers: readonly PracticeAnswer[], index: number, mark: MarkTyped) {
  return answers.flatMap(({ userId, texts }) => {
    const words = texts?.[index] ?? []
    if (words.every((word) => word === '')) return []
    const buckets = Array.from({ length: task.blanks }, (_, blank) => mark(words[blank] ?? '', keyOf(task, blank)))
    return [{ userId, words, buckets }]
  })
}

const isAllRight = ({ buckets }: { buckets: readonly AnswerBucket[] }) => buckets.every((bucket) => bucket === 'right')

export function typedResult(
  task: TypedTask,
  answers: readonly PracticeAnswer[],
  index: number,
  mark: MarkTyped,
): QuestionResult {
  const marked = markedAnswers(task, answers, index, mark)
  const buckets = Array.from({ length: task.blanks }, (_, blank) =>
    ANSWER_BUCKETS.map((bucket) => marked.filter((one) => one.buckets[blank] === bucket).length),
  )
  const { accepted, pinyin } = task
  const correct = marked.filter(isAllRight).length
  return { correctKeys: [], counts: [], answered: marked.length, correct, typed: { accepted, pinyin, buckets } }
}

export const peopleWhoTypedRight = (
  task: TypedTask,
  answers: readonly PracticeAnswer[],
  index: number,
  mark: MarkTyped,
): readonly UserId[] =>
  markedAnswers(task, answers, index, mark)
    .filter(isAllRight)
    .map(({ userId }) => userId)

/** Returns the five commonest wrong answers of each blank. */
export function commonestWrong(
  question: PracticeQuestion,
  answers: readonly PracticeAnswer[],
  index: number,
  mark: MarkTyped,
): readonly (readonly WrongAnswer[])[] {
  const task = typedTaskOf(question)
  if (task === null) return []
  const marked = markedAnswers(task, answers, index, mark)
  return Array.from({ length: task.blanks }, (_, blank) => {
    const counts = new Map<string, WrongAnswer>()
    for (const { words, buckets } of marked) {
      const [text = '', bucket = 'other'] = [words[blank], buckets[blank]]
      if (bucket === 'right' || text === '') continue
      counts.set(text, { text, bucket, count: (counts.get(text)?.count ?? 0) + 1 })
    }
    return [...counts.values()].toSorted((a, b) => b.count - a.count).slice(0, COMMONEST_WRONG)
  })
}

/** The question as it is once everybody may know what is right. */
export function withTypedKey(question: PracticeQuestion, result: QuestionResult | undefined): PracticeQuestion {
  const task = typedTaskOf(question)
  if (task === null || result?.typed === undefined) return question
  const { accepted, pinyin } = result.typed
  return { ...question, task: { ...task, accepted, pinyin } }
}

export function withoutTypedKey(question: PracticeQuestion): PracticeQuestion {
  const task = typedTaskOf(question)
  return task === null ? question : { ...question, task: { ...task, accepted: [], pinyin: [] } }
}
