/** Clicker, buzzer and questions: open → ended, when the answers are shown → closed. [R22][R23][R26] */
import type { EpochMs, UserId } from '../ids.ts'
import { flag, integer, listOf, oneOf, text } from '../../shapes/shape.ts'
import { id, instant, MESSAGE_WIRE_LENGTH } from '../../shapes/room-shapes.ts'
import {
  buzzerRanks,
  optionKeys,
  peopleRight,
  practiceKind,
  practiceQuestion,
  pressAudit,
  questionResult,
  QUESTIONS_LIMIT,
  typedTexts,
  wrongAnswers,
  writtenList,
} from '../../shapes/practice-shapes.ts'
import { compact, type Decision, happened, refused, storableText, unchanged } from '../decision.ts'
import {
  isAnswerable,
  isAskable,
  isCountRight,
  isNamed,
  isRight,
  isUncounted,
  isWritten,
  answerFor,
  isOver,
  mayChoose,
  peopleWhoWereRight,
  resultOf,
  spokenQuestion,
  storableQuestion,
  withoutSolution,
} from '../rules/practice-rules.ts'
import {
  type BuzzerRank,
  type Practice,
  type PressAudit,
  type PracticeAnswer,
  type PracticeEndReason,
  type PracticeId,
  type PracticeKind,
  type PracticeQuestion,
  type RoomPracticeKind,
  EXTENSION_SECONDS_MAX,
  PRACTICE_LIMIT_SECONDS_MAX,
  PRACTICE_TEXT_LENGTH,
  type QuestionResult,
  type TypedTexts,
  type WritingResult,
  type WrongAnswers,
} from '../practice-types.ts'
import { BUZZER_LEAD_MS, pressOf, ranksOf } from '../rules/buzzer-rules.ts'
import type { RoomState } from '../state-types.ts'
import { logDenial, textSize } from '../log-size.ts'
import { commonestWrong, isTypedKind, markSame, storableTexts, withTypedKey } from '../rules/typed-rules.ts'
import { type CommandTable, type EventTable, type MarkTyped, noContent, ordinary } from './table.ts'

export type PracticeCommand =
  | {
      type: 'openPractice'
      practiceId: PracticeId
      kind: PracticeKind
      title: string
      limitSeconds: number
      questions: readonly PracticeQuestion[]
    }
  /** A practice that needs no question bank, opened in the room itself. The room gives it its id. */
  | {
      type: 'startPractice'
      kind: RoomPracticeKind
      title: string
      limitSeconds: number
      questions: readonly PracticeQuestion[]
    }
  | { type: 'extendPractice'; practiceId: PracticeId; seconds: number }
  | { type: 'setPracticeKey'; practiceId: PracticeId; no: number; correctKeys: readonly string[] }
  | {
      type: 'answerPractice'
      practiceId: PracticeId
      keys: readonly (readonly string[])[]
      /** Results of characters written by hand. */
      written?: readonly (WritingResult | null)[]
      /** The words by question and blank. */
      texts?: TypedTexts
      /** A buzzer tells when it was pressed, by the page's corrected clock. */
      pressedAt?: EpochMs
    }
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
      opensAt?: EpochMs
    }
  | { type: 'practiceSettled'; practiceId: PracticeId; ranks: readonly BuzzerRank[] }
  | {
      type: 'practiceAnswered'
      practiceId: PracticeId
      userId: UserId
      keys: readonly (readonly string[])[]
      written?: readonly (WritingResult | null)[]
      texts?: TypedTexts
      answered?: readonly boolean[]
      /** The teacher sees who chose what. */
      isNamed?: boolean
      pressedAt?: EpochMs
      audit?: PressAudit
    }
  | { type: 'practiceExtended'; practiceId: PracticeId; limitSeconds: number }
  | {
      type: 'practiceKeySet'
      practiceId: PracticeId
      no: number
      correctKeys: readonly string[]
      correct: number
      right?: readonly UserId[]
    }
  | {
      type: 'practiceEnded'
      practiceId: PracticeId
      reason: PracticeEndReason
      results: readonly QuestionResult[]
      right?: readonly (readonly UserId[])[]
      wrong?: WrongAnswers
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
    decide: ({ room, command }) =>
      room.status === 'live' && room.practice?.id === command.practiceId ? unchanged : opening(room, command),
  },
  startPractice: {
    ...ordinary,
    rules: ['R22', 'R23', 'R26', 'R37', 'R71', 'R72'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: {
      kind: oneOf('clicker', 'buzzer', 'check', 'writing', 'fillIn', 'dictation'),
      title: text(MESSAGE_WIRE_LENGTH),
      limitSeconds: integer(0, Number.MAX_SAFE_INTEGER),
      questions: listOf(practiceQuestion, QUESTIONS_LIMIT),
    },
    marks: ['practiceOpened'],
    // Only the school's call may say that a question is one of its bank. The id is one that no other lesson has.
    decide({ room, command, now }) {
      const practiceId = `prc_${(room.settings?.roomId ?? '').slice(-40)}_${room.seq + 1}`
      const questions =
        command.kind === 'check'
          ? [spokenQuestion(2)]
          : command.questions.map((question) => ({ ...question, questionId: null }))
      const opensAt = command.kind === 'buzzer' ? now + BUZZER_LEAD_MS : undefined
      return opening(room, { ...command, practiceId, questions }, opensAt)
    },
  },
  extendPractice: {
    ...ordinary,
    rules: ['R26'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { practiceId: id, seconds: integer(0, Number.MAX_SAFE_INTEGER) },
    marks: ['practiceExtended'],
    // Without a limit there is nothing to extend.
    decide({ room: { practice }, command: { practiceId, seconds }, now }) {
      if (practice?.id !== practiceId || practice.status === 'ended' || isOver(practice, now)) {
        return refused('practice-not-open')
      }
      if (seconds < 1 || seconds > EXTENSION_SECONDS_MAX) return refused('practice-invalid')
      const limitSeconds = Math.min(practice.limitSeconds + seconds, PRACTICE_LIMIT_SECONDS_MAX)
      if (practice.limitSeconds === 0 || limitSeconds === practice.limitSeconds) return unchanged
      return happened({ type: 'practiceExtended', practiceId, limitSeconds })
    },
  },
  setPracticeKey: {
    ...ordinary,
    rules: ['R22'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { practiceId: id, no: integer(1, QUESTIONS_LIMIT), correctKeys: optionKeys },
    marks: ['practiceKeySet'],
    // The teacher may say what was right once the answers are there.
    decide({ room: { practice }, command: { practiceId, no, correctKeys } }) {
      if (practice?.id !== practiceId || practice.status === 'open') return refused('no-such-practice')
      const asked = practice.questions[no - 1]
      const keys = [...new Set(correctKeys)].sort()
      if (practice.kind !== 'clicker' || asked === undefined) return refused('practice-invalid')
      const question = { ...asked, correctKeys: keys }
      if (keys.length === 0 || !isAnswerable(question)) return refused('practice-invalid')
      if (isRight(keys, asked.correctKeys)) return unchanged
      const right = peopleWhoWereRight(question, practice.answers, no - 1)
      return happened({ type: 'practiceKeySet', practiceId, no, correctKeys: keys, correct: right.length, right })
    },
  },
  answerPractice: {
    ...ordinary,
    rules: ['R22', 'R23', 'R71', 'R72'],
    askedBy: 'student',
    isInPerson: true,
    shape: { practiceId: id, keys: listOf(optionKeys, QUESTIONS_LIMIT) },
    optional: { pressedAt: instant, written: writtenList, texts: typedTexts },
    // Typed words are in the log.
    cost: (_room, { texts }) => ({ touchedStrokes: 0, drawnStrokes: 0, contentBytes: typedBytes(texts) }),
    marks: ['practiceAnswered'],
    // Students may change their minds until the end; the buzzer counts the first press.
    decide({ room, command, actor, now, authority }) {
      const [{ practice }, { userId }] = [room, actor]
      const { practiceId, keys: chosenKeys, written } = command
      if (practice?.id !== practiceId || practice.status === 'ended' || isOver(practice, now)) {
        return refused('practice-not-open')
      }
      const keys = chosenKeys.map((chosen) => [...new Set(chosen)].sort())
      const fits =
        keys.length === practice.questions.length && keys.every((chosen, i) => mayChoose(practice, i, chosen))
      const isWriting = practice.kind === 'writing'
      const isTyped = isTypedKind(practice.kind)
      const texts = isTyped ? storableTexts(practice.questions, command.texts) : null
      const isGiven = isWriting
        ? isWritten(practice, written)
        : isTyped
          ? texts !== null
          : keys.some((chosen) => chosen.length > 0)
      const isOther = (!isWriting && written !== undefined) || (!isTyped && command.texts !== undefined)
      if (!fits || (practice.kind !== 'buzzer' && !isGiven) || isOther) return refused('answer-invalid')
      const former = practice.answers.find((answer) => answer.userId === userId)
      if (former && isSame([former.keys, former.written, former.texts ?? null], [keys, written, texts]))
        return unchanged
      const full = texts === null ? null : logDenial(room, actor, typedBytes(texts))
      if (full !== null) return refused(full)
      if (practice.kind === 'buzzer') {
        const press = pressOf(practice, command.pressedAt, now, authority.roundTripMs)
        if (press === null) return refused('too-early')
        const { pressedAt, ...audit } = press
        return happened({ type: 'practiceAnswered', practiceId, userId, keys, pressedAt, audit })
      }
      return happened({
        type: 'practiceAnswered',
        practiceId,
        userId,
        keys,
        ...(written && { written }),
        ...(texts && { texts }),
        ...(isNamed(practice.kind) && { isNamed: true }),
      })
    },
  },
  endPractice: {
    ...ordinary,
    rules: ['R26'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { practiceId: id },
    marks: ['practiceEnded'],
    decide({ room, command, authority }) {
      const { practice } = room
      if (practice?.id !== command.practiceId) return refused('no-such-practice')
      return practice.status === 'ended' ? unchanged : { events: practiceEnding(room, 'teacher', authority.mark) }
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
    decide({ room, command: { practiceId }, authority }) {
      if (room.practice?.id !== practiceId) return refused('no-such-practice')
      return happened(...practiceEnding(room, 'teacher', authority.mark), { type: 'practiceClosed', practiceId })
    },
  },
}

export const practiceEvents: EventTable<PracticeEvent> = {
  practiceOpened: {
    shape: openedShape,
    optional: { opensAt: instant },
    rights: 'unchanged',
    // Before a practice has ended, no viewer learns what is right. [R22]
    privacy: { withheld: (event) => ({ ...event, questions: event.questions.map(withoutSolution) }) },
    content: noContent,
    evolve(room, { practiceId, kind, title, limitSeconds, questions, opensAt, at }) {
      const practice: Practice = {
        id: practiceId,
        kind,
        title,
        status: 'open',
        limitSeconds,
        openedAt: at,
        ...(opensAt !== undefined && { opensAt }),
        endedAt: null,
        questions,
        answers: [],
        results: null,
      }
      if (!isOncePerLesson(kind)) return { ...room, practice }
      const usedTools = room.usedTools.includes(kind) ? room.usedTools : [...room.usedTools, kind]
      return { ...room, practice, usedTools, tools: { ...room.tools, usedAt: { ...room.tools.usedAt, [kind]: at } } }
    },
  },
  practiceAnswered: {
    shape: { practiceId: id, userId: id, keys: listOf(optionKeys, QUESTIONS_LIMIT) },
    rights: 'unchanged',
    optional: {
      answered: listOf(flag, QUESTIONS_LIMIT),
      written: writtenList,
      texts: typedTexts,
      isNamed: flag,
      pressedAt: instant,
      audit: pressAudit,
    },
    privacy: {
      // The choices of single people stay secret: the results have them in numbers. The teacher sees which questions
      // have an answer. [R22][R26]
      withheld: ({ answered: _answered, written, texts, audit, ...event }, role) => ({
        ...event,
        ...answerFor(
          { keys: event.keys, ...(written && { written }), ...(texts && { texts }), ...(audit && { audit }) },
          role,
          event.isNamed === true,
        ),
      }),
      insiders: ({ userId }) => [userId],
      forgotten: () => ({ texts: [] }),
    },
    content: { bytes: ({ texts }) => typedBytes(texts), isShare: true },
    // A changed answer keeps the place of the first.
    evolve(room, { practiceId, userId, at, keys, written, texts, answered, pressedAt, audit }) {
      const { practice } = room
      if (practice?.id !== practiceId) return room
      const isFirst = !practice.answers.some((answer) => answer.userId === userId)
      const given: PracticeAnswer = {
        userId,
        at,
        keys,
        ...(written && { written }),
        // Forgotten ones are empty.
        ...(texts && texts.length > 0 && { texts }),
        ...(answered && { answered }),
        ...(pressedAt !== undefined && { pressedAt }),
        ...(audit && { audit }),
      }
      const answers = isFirst
        ? [...practice.answers, given]
        : practice.answers.map((answer) => (answer.userId === userId ? given : answer))
      return { ...room, practice: { ...practice, answers } }
    },
  },
  practiceEnded: {
    shape: {
      practiceId: id,
      reason: oneOf('teacher', 'timeUp', 'classEnded'),
      results: listOf(questionResult, QUESTIONS_LIMIT),
    },
    optional: { right: peopleRight, wrong: wrongAnswers },
    rights: 'unchanged',
    // Others see numbers of people, the teacher sees who was right, and what was often wrong.
    privacy: {
      withheld: ({ right, wrong, ...event }, role) =>
        role === 'teacher' ? { ...event, ...(right && { right }), ...(wrong && { wrong }) } : event,
    },
    content: noContent,
    // Only now do all people learn what was right.
    evolve(room, { practiceId, results, right, wrong, at }) {
      const { practice } = room
      if (practice?.id !== practiceId) return room
      const questions = practice.questions.map((question, i) => ({
        ...withTypedKey(question, results[i]),
        correctKeys: results[i]?.correctKeys ?? question.correctKeys,
      }))
      const usedTools = isUncounted(practice, at)
        ? room.usedTools.filter((kind) => kind !== practice.kind)
        : room.usedTools
      const told = { ...(right && { right }), ...(wrong && { wrong }) }
      const ended: Practice = { ...practice, status: 'ended', endedAt: at, questions, results, ...told }
      return { ...room, usedTools, practice: ended }
    },
  },
  practiceSettled: {
    shape: { practiceId: id, ranks: buzzerRanks },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, { practiceId, ranks }) =>
      room.practice?.id === practiceId ? { ...room, practice: { ...room.practice, ranks } } : room,
  },
  practiceExtended: {
    shape: { practiceId: id, limitSeconds: integer(1, Number.MAX_SAFE_INTEGER) },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, { practiceId, limitSeconds }) =>
      room.practice?.id === practiceId ? { ...room, practice: { ...room.practice, limitSeconds } } : room,
  },
  practiceKeySet: {
    shape: {
      practiceId: id,
      no: integer(1, QUESTIONS_LIMIT),
      correctKeys: optionKeys,
      correct: integer(0, Number.MAX_SAFE_INTEGER),
    },
    optional: { right: listOf(id, Number.POSITIVE_INFINITY) },
    rights: 'unchanged',
    privacy: { withheld: ({ right, ...event }, role) => (role === 'teacher' && right ? { ...event, right } : event) },
    content: noContent,
    evolve(room, { practiceId, no, correctKeys, correct, right }) {
      const { practice } = room
      if (practice?.id !== practiceId || practice.results === null) return room
      const at = no - 1
      const changed: Practice = {
        ...practice,
        questions: practice.questions.map((question, i) => (i === at ? { ...question, correctKeys } : question)),
        results: practice.results.map((result, i) => (i === at ? { ...result, correctKeys, correct } : result)),
        ...(right && practice.right && { right: practice.right.map((people, i) => (i === at ? right : people)) }),
      }
      return { ...room, practice: changed }
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

type Opening = Omit<Extract<PracticeCommand, { type: 'openPractice' }>, 'type'>

// Opens a practice in place of an ended one; one that is open has to be ended first.
function opening(
  room: RoomState,
  { practiceId, kind, limitSeconds, ...texts }: Opening,
  opensAt?: EpochMs,
): Decision<PracticeEvent> {
  const { status, practice, usedTools } = room
  if (status !== 'live') return refused('class-not-started')
  if (practice?.status === 'open') return refused('practice-open')
  if (isOncePerLesson(kind) && usedTools.includes(kind)) return refused('tool-used')
  const title = storableText(texts.title)
  const questions = texts.questions.map(storableQuestion)
  const isValid =
    title.length <= PRACTICE_TEXT_LENGTH &&
    Number.isInteger(limitSeconds) &&
    limitSeconds >= 0 &&
    limitSeconds <= PRACTICE_LIMIT_SECONDS_MAX &&
    isCountRight(kind, questions.length) &&
    questions.every((question) => isAskable(kind, question))
  if (!isValid) return refused('practice-invalid')
  return happened(...compact<PracticeEvent>(practice !== null && { type: 'practiceClosed', practiceId: practice.id }), {
    type: 'practiceOpened',
    practiceId,
    kind,
    title,
    limitSeconds,
    questions,
    ...(opensAt !== undefined && { opensAt }),
  })
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isOncePerLesson = (kind: PracticeKind): kind is 'clicker' | 'buzzer' => kind === 'clicker' || kind === 'buzzer'

/** Ends the practice that is open; empty when none is. */
export function practiceEnding(
  { practice }: RoomState,
  reason: PracticeEndReason,
  mark?: MarkTyped,
): readonly PracticeEvent[] {
  if (practice?.status !== 'open') return []
  return [...settling(practice), endOf(practice, reason, mark)]
}

/** Fixes the ranks of a buzzer's presses; empty when all of them have one. */
export function practiceSettling({ practice }: RoomState): readonly PracticeEvent[] {
  return practice?.status === 'open' ? settling(practice) : []
}

function settling(practice: Practice): readonly PracticeEvent[] {
  const ranks = ranksOf(practice)
  const isNew = practice.kind === 'buzzer' && ranks.length > (practice.ranks?.length ?? 0)
  return isNew ? [{ type: 'practiceSettled', practiceId: practice.id, ranks }] : []
}

function endOf(
  { id: practiceId, kind, questions, answers }: Practice,
  reason: PracticeEndReason,
  mark = markSame,
): PracticeEvent {
  return {
    type: 'practiceEnded',
    practiceId,
    reason,
    results: questions.map((question, i) => resultOf(question, answers, i, mark)),
    right: questions.map((question, i) => peopleWhoWereRight(question, answers, i, mark)),
    ...(isTypedKind(kind) && { wrong: questions.map((question, i) => commonestWrong(question, answers, i, mark)) }),
  }
}

const typedBytes = (texts: TypedTexts | undefined): number =>
  (texts ?? []).flat().reduce((sum, word) => sum + textSize(word), 0)
