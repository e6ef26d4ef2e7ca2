/** Clicker, buzzer and questions: open → ended, when the answers are shown → closed. [R22][R23][R26] */
import type { UserId } from '../ids.ts'
import { integer, listOf, oneOf, text } from '../../shapes/shape.ts'
import { id, MESSAGE_WIRE_LENGTH } from '../../shapes/room-shapes.ts'
import {
  optionKeys,
  practiceKind,
  practiceQuestion,
  questionResult,
  QUESTIONS_LIMIT,
} from '../../shapes/practice-shapes.ts'
import { compact, happened, refused, storableText, unchanged } from '../decision.ts'
import {
  isAnswerable,
  isCountRight,
  isOver,
  mayChoose,
  resultOf,
  storableQuestion,
  withoutSolution,
} from '../rules/practice-rules.ts'
import {
  type Practice,
  type PracticeEndReason,
  type PracticeId,
  type PracticeKind,
  type PracticeQuestion,
  PRACTICE_LIMIT_SECONDS_MAX,
  PRACTICE_TEXT_LENGTH,
  type QuestionResult,
} from '../practice-types.ts'
import type { RoomState } from '../state-types.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

export type PracticeCommand =
  | {
      type: 'openPractice'
      practiceId: PracticeId
      kind: PracticeKind
      title: string
      limitSeconds: number
      questions: readonly PracticeQuestion[]
    }
  | { type: 'answerPractice'; practiceId: PracticeId; keys: readonly (readonly string[])[] }
  | { type: 'endPractice'; practiceId: PracticeId }
  | { type: 'closePractice'; practiceId: PracticeId }

export type PracticeEvent =
  | {
      type: 'practiceOpened'
      practiceId: PracticeId
      kind: PracticeKind
      title: string
      limitSeconds: number
      questions: readonly PracticeQuestion[]
    }
  | { type: 'practiceAnswered'; practiceId: PracticeId; userId: UserId; keys: readonly (readonly string[])[] }
  | {
      type: 'practiceEnded'
      practiceId: PracticeId
      reason: PracticeEndReason
      results: readonly QuestionResult[]
    }
  | { type: 'practiceClosed'; practiceId: PracticeId }

const openedShape = {
  practiceId: id,
  kind: practiceKind,
  title: text(MESSAGE_WIRE_LENGTH),
  limitSeconds: integer(0, Number.MAX_SAFE_INTEGER),
  questions: listOf(practiceQuestion, QUESTIONS_LIMIT),
}

export const practiceCommands: CommandTable<PracticeCommand, PracticeEvent> = {
  openPractice: {
    ...ordinary,
    rules: ['R22', 'R23', 'R26'],
    askedBy: 'teacher',
    isInPerson: false,
    // The school's call reads the question bank, and gives the practice an id that no other lesson has.
    sentBy: 'server',
    shape: openedShape,
    marks: ['practiceOpened'],
    // The questions are read again when the call is repeated.
    identity: ({ type, practiceId }) => `${type} ${practiceId}`,
    // Opens a practice in place of an ended one; one that is open has to be ended first.
    decide({ room: { status, practice, usedTools }, command }) {
      const { practiceId, kind, limitSeconds } = command
      if (status !== 'live') return refused('class-not-started')
      if (practice?.id === practiceId) return unchanged
      if (practice?.status === 'open') return refused('practice-open')
      if (kind !== 'questions' && usedTools.includes(kind)) return refused('tool-used')
      const title = storableText(command.title)
      const questions = command.questions.map(storableQuestion)
      const isValid =
        title.length <= PRACTICE_TEXT_LENGTH &&
        Number.isInteger(limitSeconds) &&
        limitSeconds >= 0 &&
        limitSeconds <= PRACTICE_LIMIT_SECONDS_MAX &&
        isCountRight(kind, questions.length) &&
        questions.every(isAnswerable)
      if (!isValid) return refused('practice-invalid')
      return happened(
        ...compact<PracticeEvent>(practice !== null && { type: 'practiceClosed', practiceId: practice.id }),
        { type: 'practiceOpened', practiceId, kind, title, limitSeconds, questions },
      )
    },
  },
  answerPractice: {
    ...ordinary,
    rules: ['R22', 'R23'],
    askedBy: 'student',
    isInPerson: true,
    shape: { practiceId: id, keys: listOf(optionKeys, QUESTIONS_LIMIT) },
    marks: ['practiceAnswered'],
    // Students may change their minds until the end; the buzzer counts the first press.
    decide({ room: { practice }, command: { practiceId, keys: chosenKeys }, actor: { userId }, now }) {
      if (practice?.id !== practiceId || practice.status === 'ended' || isOver(practice, now)) {
        return refused('practice-not-open')
      }
      const keys = chosenKeys.map((chosen) => [...new Set(chosen)].sort())
      const fits =
        keys.length === practice.questions.length && keys.every((chosen, i) => mayChoose(practice, i, chosen))
      if (!fits || (practice.kind !== 'buzzer' && keys.every((chosen) => chosen.length === 0))) {
        return refused('answer-invalid')
      }
      const former = practice.answers.find((answer) => answer.userId === userId)
      if (former !== undefined && JSON.stringify(former.keys) === JSON.stringify(keys)) return unchanged
      return happened({ type: 'practiceAnswered', practiceId, userId, keys })
    },
  },
  endPractice: {
    ...ordinary,
    rules: ['R26'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { practiceId: id },
    marks: ['practiceEnded'],
    decide({ room: { practice }, command }) {
      if (practice?.id !== command.practiceId) return refused('no-such-practice')
      return practice.status === 'ended' ? unchanged : happened(endOf(practice, 'teacher'))
    },
  },
  closePractice: {
    ...ordinary,
    rules: ['R26'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { practiceId: id },
    marks: ['practiceClosed'],
    // Closing one that is still open ends it first, so that every practice has its results.
    decide({ room, command: { practiceId } }) {
      if (room.practice?.id !== practiceId) return refused('no-such-practice')
      return happened(...practiceEnding(room, 'teacher'), { type: 'practiceClosed', practiceId })
    },
  },
}

export const practiceEvents: EventTable<PracticeEvent> = {
  practiceOpened: {
    shape: openedShape,
    rights: 'unchanged',
    // Before a practice has ended, no viewer learns what is right. [R22]
    privacy: { withheld: (event) => ({ ...event, questions: event.questions.map(withoutSolution) }) },
    content: noContent,
    evolve(room, { practiceId, kind, title, limitSeconds, questions, at }) {
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
      const isUsed = kind === 'questions' || room.usedTools.includes(kind)
      return { ...room, practice, usedTools: isUsed ? room.usedTools : [...room.usedTools, kind] }
    },
  },
  practiceAnswered: {
    shape: { practiceId: id, userId: id, keys: listOf(optionKeys, QUESTIONS_LIMIT) },
    rights: 'unchanged',
    // The choices of single people stay secret: the results have them in numbers. [R22]
    privacy: { withheld: (event) => ({ ...event, keys: [] }) },
    content: noContent,
    // A changed answer keeps the place of the first.
    evolve(room, { practiceId, userId, at, keys }) {
      const { practice } = room
      if (practice?.id !== practiceId) return room
      const isFirst = !practice.answers.some((answer) => answer.userId === userId)
      const answers = isFirst
        ? [...practice.answers, { userId, at, keys }]
        : practice.answers.map((answer) => (answer.userId === userId ? { userId, at, keys } : answer))
      return { ...room, practice: { ...practice, answers } }
    },
  },
  practiceEnded: {
    shape: {
      practiceId: id,
      reason: oneOf('teacher', 'timeUp', 'classEnded'),
      results: listOf(questionResult, QUESTIONS_LIMIT),
    },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    // Only now do all people learn what was right.
    evolve(room, { practiceId, results, at }) {
      const { practice } = room
      if (practice?.id !== practiceId) return room
      const questions = practice.questions.map((question, i) => ({
        ...question,
        correctKeys: results[i]?.correctKeys ?? question.correctKeys,
      }))
      return { ...room, practice: { ...practice, status: 'ended', endedAt: at, questions, results } }
    },
  },
  practiceClosed: {
    shape: { practiceId: id },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, { practiceId }) => (room.practice?.id === practiceId ? { ...room, practice: null } : room),
  },
}

/** Ends the practice that is open; empty when none is. */
export function practiceEnding({ practice }: RoomState, reason: PracticeEndReason): readonly PracticeEvent[] {
  return practice?.status === 'open' ? [endOf(practice, reason)] : []
}

const endOf = (practice: Practice, reason: PracticeEndReason): PracticeEvent => ({
  type: 'practiceEnded',
  practiceId: practice.id,
  reason,
  results: practice.questions.map((question, i) => resultOf(question, practice.answers, i)),
})
