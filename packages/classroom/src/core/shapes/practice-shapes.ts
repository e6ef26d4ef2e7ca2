import {
  ANSWER_BUCKETS,
  type BuzzerRank,
  type Practice,
  type PracticeAnswer,
  type PracticeOption,
  type PracticeQuestion,
  type PressAudit,
  PRACTICE_OPTION_KEYS,
  PRIZE_KINDS,
  type QuestionResult,
  type QuestionTask,
  type TypedTask,
  type TypedTexts,
  type WritingTask,
  type WrongAnswer,
  type WrongAnswers,
  WRITING_MISTAKES_MAX,
  WRITING_MS_MAX,
  type WritingResult,
} from '../room/practice-types.ts'
import { id, instant, MESSAGE_WIRE_LENGTH } from './room-shapes.ts'
import { finite, flag, integer, listOf, nullable, object, oneOf, type Parser, text, unionBy } from './shape.ts'

/** More than the rule's limit, so that the room can say what is wrong. */
export const QUESTIONS_LIMIT = 100
const OPTIONS_LIMIT = 26

const count = integer(0, Number.MAX_SAFE_INTEGER)
const words = text(MESSAGE_WIRE_LENGTH)
export const practiceKind = oneOf('clicker', 'buzzer', 'questions', 'check', 'writing', 'fillIn', 'dictation')
export const prizeKind = oneOf(...PRIZE_KINDS)
export const optionKeys = listOf(oneOf(...PRACTICE_OPTION_KEYS), OPTIONS_LIMIT)
/** The chosen options of each question. */
export const answerKeys = listOf(optionKeys, QUESTIONS_LIMIT)

// More than the rules allow, so that the room can say what is wrong.
const TYPED_WIRE_LENGTH = 400
const typedLists = listOf(listOf(text(TYPED_WIRE_LENGTH), OPTIONS_LIMIT), OPTIONS_LIMIT)
const typedTask = <Type extends TypedTask['type']>(type: Type) =>
  object<TypedTask>(
    {
      type: oneOf(type),
      blanks: count,
      answerBy: oneOf('ime', 'pinyin'),
      accepted: typedLists,
      pinyin: typedLists,
    },
    { clip: id },
  ) as Parser<TypedTask & { type: Type }>
const questionTask = unionBy<QuestionTask, 'type'>('type', {
  writing: object<WritingTask>({ type: oneOf('writing') }),
  fillIn: typedTask('fillIn'),
  dictation: typedTask('dictation'),
})
export const typedTexts: Parser<TypedTexts> = listOf(listOf(text(TYPED_WIRE_LENGTH), OPTIONS_LIMIT), QUESTIONS_LIMIT)
export const wrongAnswers: Parser<WrongAnswers> = listOf(
  listOf(
    listOf(
      object<WrongAnswer>({ text: text(TYPED_WIRE_LENGTH), count, bucket: oneOf(...ANSWER_BUCKETS) }),
      OPTIONS_LIMIT,
    ),
    OPTIONS_LIMIT,
  ),
  QUESTIONS_LIMIT,
)

export const practiceQuestion = object<PracticeQuestion>(
  {
    questionId: nullable(id),
    title: words,
    options: listOf(object<PracticeOption>({ key: oneOf(...PRACTICE_OPTION_KEYS), title: words }), OPTIONS_LIMIT),
    isMultiple: flag,
    correctKeys: optionKeys,
  },
  { task: questionTask },
)

export const writtenList = listOf(
  nullable(object<WritingResult>({ mistakes: integer(0, WRITING_MISTAKES_MAX), ms: integer(0, WRITING_MS_MAX) })),
  QUESTIONS_LIMIT,
)

export const questionResult = object<QuestionResult>(
  {
    correctKeys: optionKeys,
    counts: listOf(count, OPTIONS_LIMIT),
    answered: count,
    correct: count,
  },
  {
    typed: object<NonNullable<QuestionResult['typed']>>({
      accepted: typedLists,
      pinyin: typedLists,
      buckets: listOf(listOf(count, OPTIONS_LIMIT), OPTIONS_LIMIT),
    }),
  },
)

export const pressAudit = object<PressAudit>({ receivedAt: instant, roundTripMs: finite, isClamped: flag })
export const buzzerRanks = listOf(
  object<BuzzerRank>({ userId: id, rank: count, afterMs: finite }),
  Number.POSITIVE_INFINITY,
)

export const practiceAnswer = object<PracticeAnswer>(
  { userId: id, at: instant, keys: answerKeys },
  {
    answered: listOf(flag, QUESTIONS_LIMIT),
    written: writtenList,
    texts: typedTexts,
    pressedAt: instant,
    audit: pressAudit,
  },
)
export const peopleRight = listOf(listOf(id, Number.POSITIVE_INFINITY), QUESTIONS_LIMIT)

export const practice = object<Practice>(
  {
    id,
    kind: practiceKind,
    title: words,
    status: oneOf('open', 'ended'),
    limitSeconds: count,
    openedAt: instant,
    endedAt: nullable(instant),
    questions: listOf(practiceQuestion, QUESTIONS_LIMIT),
    answers: listOf(practiceAnswer, Number.POSITIVE_INFINITY),
    results: nullable(listOf(questionResult, QUESTIONS_LIMIT)),
  },
  { right: peopleRight, wrong: wrongAnswers, opensAt: instant, ranks: buzzerRanks },
)

export const prizeCounts = object<Record<(typeof PRIZE_KINDS)[number], number>>({
  star: count,
  flower: count,
  trophy: count,
})
