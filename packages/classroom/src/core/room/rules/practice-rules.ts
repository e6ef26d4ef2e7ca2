/** Clicker, buzzer and questions: what can be asked, what can be answered, and what came of it. [R22][R23][R26] */
import type { EpochMs, UserId } from '../ids.ts'
import { HANZI_MAX } from '../../board/elements/element-types.ts'
import { storableText } from '../decision.ts'
import {
  type Practice,
  type PracticeAnswer,
  type PracticeQuestion,
  PRACTICE_OPTION_KEYS,
  PRACTICE_QUESTIONS_MAX,
  PRACTICE_TEXT_LENGTH,
  type QuestionResult,
} from '../practice-types.ts'
import type { MarkTyped } from '../commands/table.ts'
import type { Participant, Role, RoomState } from '../state-types.ts'
import { isTypable, isTypedKind, markSame, peopleWhoTypedRight, typedResult, withoutTypedKey } from './typed-rules.ts'
import { UNCOUNTED_WITHIN_MS } from '../tool-types.ts'

/** Returns when an open practice's time is up; null when nothing is open or it has no limit. */
export function practiceDueAt({ practice }: RoomState): EpochMs | null {
  if (practice?.status !== 'open' || practice.limitSeconds === 0) return null
  return practice.openedAt + practice.limitSeconds * 1_000
}

export function isOver(practice: Practice, now: EpochMs): boolean {
  return practice.limitSeconds > 0 && now >= practice.openedAt + practice.limitSeconds * 1_000
}

/** A person who came after the end was not asked: the result says nothing of them. */
export const wasAsked = ({ endedAt }: Practice, { firstEnteredAt }: Pick<Participant, 'firstEnteredAt'>): boolean =>
  endedAt === null || firstEnteredAt <= endedAt

/** The question with texts that a database can keep. */
export const storableQuestion = (question: PracticeQuestion): PracticeQuestion => ({
  ...question,
  title: storableText(question.title),
  options: question.options.map(({ key, title }) => ({ key, title: storableText(title) })),
})

export function isCountRight(kind: Practice['kind'], questions: number): boolean {
  if (kind === 'buzzer') return questions === 0
  if (kind === 'writing') return questions >= 1 && questions <= HANZI_MAX
  return kind === 'clicker' || kind === 'check'
    ? questions === 1
    : questions >= 1 && questions <= PRACTICE_QUESTIONS_MAX
}

/** A question that is said aloud: its options are letters. */
export const spokenQuestion = (
  optionCount: number,
  isMultiple = false,
  correctKeys: readonly string[] = [],
): PracticeQuestion => ({
  questionId: null,
  title: '',
  options: PRACTICE_OPTION_KEYS.slice(0, optionCount).map((key) => ({ key, title: '' })),
  isMultiple,
  correctKeys,
})

/** One character to write by hand. */
export const writingQuestion = (character: string): PracticeQuestion => ({
  questionId: null,
  title: character,
  options: [],
  isMultiple: false,
  correctKeys: [],
  task: { type: 'writing' },
})

/** True for what this kind of practice can ask. */
export const isAskable = (kind: Practice['kind'], question: PracticeQuestion): boolean =>
  kind === 'writing'
    ? isWritable(question)
    : isTypedKind(kind)
      ? isTypable(kind, question)
      : question.task === undefined && isAnswerable(question)

/** True for one Chinese character. */
export const isWrittenByHand = (text: string): boolean => /^\p{Script=Han}$/u.test(text)

const isWritable = ({ title, options, correctKeys, isMultiple, task }: PracticeQuestion): boolean =>
  task?.type === 'writing' && isWrittenByHand(title) && options.length === 0 && correctKeys.length === 0 && !isMultiple

/** True when an answer has one result for each character, and at least one. */
export const isWritten = ({ questions }: Practice, written: PracticeAnswer['written']): boolean =>
  written?.length === questions.length && written.some((one) => one !== null)

/** True when the title's character stood without a mistake. */
const isFaultless = ({ written }: PracticeAnswer, index: number): boolean => written?.[index]?.mistakes === 0

/** True when the once of a lesson is not used up: it ended within ten seconds without an answer. [R22] */
export const isUncounted = ({ openedAt, answers }: Practice, endedAt: EpochMs): boolean =>
  answers.length === 0 && endedAt - openedAt < UNCOUNTED_WITHIN_MS

/** True for two to six options named A, B, C … in order, with the right answers among them. */
export function isAnswerable({ options, correctKeys, isMultiple, title }: PracticeQuestion): boolean {
  const keys = options.map(({ key }) => key)
  return (
    title.length <= PRACTICE_TEXT_LENGTH &&
    keys.length >= 2 &&
    keys.length <= PRACTICE_OPTION_KEYS.length &&
    keys.every((key, i) => key === PRACTICE_OPTION_KEYS[i]) &&
    new Set(correctKeys).size === correctKeys.length &&
    correctKeys.every((key) => keys.includes(key)) &&
    (isMultiple || correctKeys.length <= 1)
  )
}

export function mayChoose({ questions }: Practice, index: number, chosen: readonly string[]): boolean {
  const question = questions[index]
  if (question === undefined) return false
  return (
    (question.isMultiple || chosen.length <= 1) &&
    chosen.every((key) => question.options.some((one) => one.key === key))
  )
}

export function resultOf(
  { options, correctKeys, task }: PracticeQuestion,
  answers: readonly PracticeAnswer[],
  index: number,
  mark: MarkTyped = markSame,
): QuestionResult {
  if (task && task.type !== 'writing') return typedResult(task, answers, index, mark)
  if (task) {
    const written = answers.filter((answer) => (answer.written?.[index] ?? null) !== null)
    const correct = written.filter((answer) => isFaultless(answer, index)).length
    return { correctKeys, counts: [], answered: written.length, correct }
  }
  const chosen = answers.map(({ keys }) => keys[index] ?? []).filter((keys) => keys.length > 0)
  return {
    correctKeys,
    counts: options.map(({ key }) => chosen.filter((keys) => keys.includes(key)).length),
    answered: chosen.length,
    correct: correctKeys.length === 0 ? 0 : chosen.filter((keys) => isRight(keys, correctKeys)).length,
  }
}

export const peopleWhoWereRight = (
  { correctKeys, task }: PracticeQuestion,
  answers: readonly PracticeAnswer[],
  index: number,
  mark: MarkTyped = markSame,
): readonly UserId[] => {
  if (task && task.type !== 'writing') return peopleWhoTypedRight(task, answers, index, mark)
  if (task) return answers.flatMap((answer) => (isFaultless(answer, index) ? [answer.userId] : []))
  return correctKeys.length === 0
    ? []
    : answers.flatMap(({ userId, keys }) => (isRight(keys[index] ?? [], correctKeys) ? [userId] : []))
}

type SecretField = 'keys' | 'written' | 'texts' | 'answered' | 'audit'

/**
 * The part of another person's answer that a viewer of this role may see.
 * @param isNamed the teacher sees who chose what, and how each wrote
 */
export const answerFor = (
  { keys, written, texts, answered = answeredOf(keys, texts), audit }: Pick<PracticeAnswer, SecretField>,
  role: Role,
  isNamed: boolean,
): Pick<PracticeAnswer, SecretField> => {
  if (role !== 'teacher') return { keys: [] }
  const seen = isNamed ? { keys, ...(written && { written }) } : { keys: [], answered }
  return { ...seen, ...(audit && { audit }) }
}

const answeredOf = (keys: PracticeAnswer['keys'], texts: PracticeAnswer['texts']): readonly boolean[] =>
  keys.map((chosen, i) => chosen.length > 0 || (texts?.[i]?.some((word) => word !== '') ?? false))

/** True when the teacher sees who chose what: a quick check and writing show how each student is doing. */
export const isNamed = (kind: Practice['kind']): boolean => kind === 'check' || kind === 'writing'

export const isRight = (keys: readonly string[], correctKeys: readonly string[]): boolean =>
  keys.length === correctKeys.length && keys.every((key) => correctKeys.includes(key))

export const withoutSolution = (question: PracticeQuestion): PracticeQuestion => ({
  ...withoutTypedKey(question),
  correctKeys: [],
})
