/** Clicker, buzzer and questions: open → ended, when the answers are shown → closed. [R22][R23][R26] */
import type { EpochMs } from '../ids.ts'
import { type CommandOf, compact, happened, type Request, refused, unchanged, storableText } from '../decision.ts'
import {
  type Practice,
  type PracticeAnswer,
  type PracticeEndReason,
  type PracticeEvent,
  type PracticeQuestion,
  PRACTICE_LIMIT_SECONDS_MAX,
  PRACTICE_OPTION_KEYS,
  PRACTICE_QUESTIONS_MAX,
  PRACTICE_TEXT_LENGTH,
  type QuestionResult,
} from './practice-types.ts'
import type { Decision, EventEnvelope, RoomEventBody, RoomState } from '../room-types.ts'

/** Opens a practice in place of an ended one; one that is open has to be ended first. */
export function decideOpenPractice({ room, command }: Request<CommandOf<'openPractice'>>): Decision {
  const { practiceId, kind, limitSeconds } = command
  const { practice } = room
  if (room.status !== 'live') return refused('class-not-started')
  if (practice?.id === practiceId) return unchanged
  if (practice?.status === 'open') return refused('practice-open')
  if (kind !== 'questions' && room.usedTools.includes(kind)) return refused('tool-used')
  const title = storableText(command.title)
  const questions = command.questions.map(storable)
  const isValid =
    title.length <= PRACTICE_TEXT_LENGTH &&
    Number.isInteger(limitSeconds) &&
    limitSeconds >= 0 &&
    limitSeconds <= PRACTICE_LIMIT_SECONDS_MAX &&
    isCountRight(kind, questions.length) &&
    questions.every(isAnswerable)
  if (!isValid) return refused('practice-invalid')
  return {
    events: compact(practice !== null && { type: 'practiceClosed', practiceId: practice.id }, {
      type: 'practiceOpened',
      practiceId,
      kind,
      title,
      limitSeconds,
      questions,
    }),
  }
}

/** Students may change their minds until the end; the buzzer counts the first press. */
export function decideAnswerPractice({ room, command, actor, now }: Request<CommandOf<'answerPractice'>>): Decision {
  const { practice } = room
  const { practiceId } = command
  if (practice?.id !== practiceId || practice.status === 'ended' || isOver(practice, now)) {
    return refused('practice-not-open')
  }
  const keys = command.keys.map((chosen) => [...new Set(chosen)].sort())
  const fits = keys.length === practice.questions.length && keys.every((chosen, i) => mayChoose(practice, i, chosen))
  if (!fits || (practice.kind !== 'buzzer' && keys.every((chosen) => chosen.length === 0))) {
    return refused('answer-invalid')
  }
  const former = practice.answers.find(({ userId }) => userId === actor.userId)
  if (former !== undefined && JSON.stringify(former.keys) === JSON.stringify(keys)) return unchanged
  return happened({ type: 'practiceAnswered', practiceId, userId: actor.userId, keys })
}

export function decideEndPractice({ room: { practice }, command }: Request<CommandOf<'endPractice'>>): Decision {
  if (practice?.id !== command.practiceId) return refused('no-such-practice')
  return practice.status === 'ended' ? unchanged : happened(endOf(practice, 'teacher'))
}

/** Closing one that is still open ends it first, so that every practice has its results. */
export function decideClosePractice({ room: { practice }, command }: Request<CommandOf<'closePractice'>>): Decision {
  if (practice?.id !== command.practiceId) return refused('no-such-practice')
  return {
    events: compact(practice.status === 'open' && endOf(practice, 'teacher'), {
      type: 'practiceClosed',
      practiceId: practice.id,
    }),
  }
}

/** Returns what must happen before the class ends. */
export function practiceEnding({ practice }: RoomState, reason: PracticeEndReason): readonly RoomEventBody[] {
  return practice?.status === 'open' ? [endOf(practice, reason)] : []
}

/** When an open practice's time is up; null when nothing is open or it has no limit. */
export function practiceDueAt({ practice }: RoomState): EpochMs | null {
  if (practice?.status !== 'open' || practice.limitSeconds === 0) return null
  return practice.openedAt + practice.limitSeconds * 1_000
}

function isOver(practice: Practice, now: EpochMs): boolean {
  return practice.limitSeconds > 0 && now >= practice.openedAt + practice.limitSeconds * 1_000
}

const storable = (question: PracticeQuestion): PracticeQuestion => ({
  ...question,
  title: storableText(question.title),
  options: question.options.map(({ key, title }) => ({ key, title: storableText(title) })),
})

function isCountRight(kind: Practice['kind'], questions: number): boolean {
  if (kind === 'buzzer') return questions === 0
  return kind === 'clicker' ? questions === 1 : questions >= 1 && questions <= PRACTICE_QUESTIONS_MAX
}

// Two to six options named A, B, C … in order; right answers are among them.
function isAnswerable({ options, correctKeys, isMultiple, title }: PracticeQuestion): boolean {
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

function mayChoose({ questions }: Practice, index: number, chosen: readonly string[]): boolean {
  const question = questions[index]
  if (question === undefined) return false
  return (
    (question.isMultiple || chosen.length <= 1) &&
    chosen.every((key) => question.options.some((one) => one.key === key))
  )
}

const endOf = (practice: Practice, reason: PracticeEndReason): PracticeEvent => ({
  type: 'practiceEnded',
  practiceId: practice.id,
  reason,
  results: practice.questions.map((question, i) => resultOf(question, practice.answers, i)),
})

function resultOf(
  { options, correctKeys }: PracticeQuestion,
  answers: readonly PracticeAnswer[],
  index: number,
): QuestionResult {
  const chosen = answers.map(({ keys }) => keys[index] ?? []).filter((keys) => keys.length > 0)
  return {
    correctKeys,
    counts: options.map(({ key }) => chosen.filter((keys) => keys.includes(key)).length),
    answered: chosen.length,
    correct: correctKeys.length === 0 ? 0 : chosen.filter((keys) => isRight(keys, correctKeys)).length,
  }
}

export const isRight = (keys: readonly string[], correctKeys: readonly string[]): boolean =>
  keys.length === correctKeys.length && keys.every((key) => correctKeys.includes(key))

type Happened<T extends PracticeEvent['type']> = EventEnvelope & Extract<PracticeEvent, { type: T }>

export function applyPracticeOpened(room: RoomState, event: Happened<'practiceOpened'>): RoomState {
  const { practiceId, kind, title, limitSeconds, questions, at } = event
  const practice: Practice = {
    id: practiceId,
    kind,
    title,
    status: 'open',
    limitSeconds,
    openedAt: at,
    endedAt: null,
    questions,
    answers: [],
    results: null,
  }
  const usedTools = kind === 'questions' || room.usedTools.includes(kind) ? room.usedTools : [...room.usedTools, kind]
  return { ...room, practice, usedTools }
}

/** A changed answer keeps the place of the first. */
export function applyPracticeAnswered(room: RoomState, event: Happened<'practiceAnswered'>): RoomState {
  const { practice } = room
  if (practice?.id !== event.practiceId) return room
  const { userId, at, keys } = event
  const isFirst = !practice.answers.some((answer) => answer.userId === userId)
  const answers = isFirst
    ? [...practice.answers, { userId, at, keys }]
    : practice.answers.map((answer) => (answer.userId === userId ? { userId, at, keys } : answer))
  return { ...room, practice: { ...practice, answers } }
}

/** Only now does everybody learn what was right. */
export function applyPracticeEnded(room: RoomState, event: Happened<'practiceEnded'>): RoomState {
  const { practice } = room
  if (practice?.id !== event.practiceId) return room
  const { results, at } = event
  const questions = practice.questions.map((question, i) => ({
    ...question,
    correctKeys: results[i]?.correctKeys ?? question.correctKeys,
  }))
  return { ...room, practice: { ...practice, status: 'ended', endedAt: at, questions, results } }
}

export function applyPracticeClosed(room: RoomState, event: Happened<'practiceClosed'>): RoomState {
  return room.practice?.id === event.practiceId ? { ...room, practice: null } : room
}
