/**
 * What one person alone may see of a room. The keyframe is the same for all people, so this follows it: after a reload
 * in a quiz one's own answer is still there.
 */
import type { Viewer } from '../room/commands/table.ts'
import type { UserId } from '../room/ids.ts'
import type { PracticeAnswer, PracticeId, WrongAnswers } from '../room/practice-types.ts'
import { answerFor, isNamed } from '../room/rules/practice-rules.ts'
import type { RoomState } from '../room/room-types.ts'
import type { RollCallAnswer, ToolsState } from '../room/tool-types.ts'
import { peopleRight, practiceAnswer, wrongAnswers } from '../shapes/practice-shapes.ts'
import { privateChats } from '../shapes/chat-shapes.ts'
import { id } from '../shapes/room-shapes.ts'
import { rollCallAnswers } from '../shapes/tool-shapes.ts'
import { listOf, object, type Parser } from '../shapes/shape.ts'

export interface Own {
  practice?: OwnPractice
  /** What the teacher and a student wrote to each other, by the student. */
  privateChats?: RoomState['privateChats']
  /** The answers of each roll call are in order: the teacher sees all of them, a student their own. */
  rollCalls?: readonly (readonly RollCallAnswer[])[]
}

interface OwnPractice {
  practiceId: PracticeId
  /** They take the place of the answers of the same people. */
  answers: readonly PracticeAnswer[]
  right?: readonly (readonly UserId[])[]
  wrong?: WrongAnswers
}

/** @returns null when this person sees no more than all people do */
export function ownOf(room: RoomState, viewer: Viewer): Own | null {
  const practice = ownPracticeOf(room, viewer)
  const privateChats = ownChatsOf(room, viewer)
  const rollCalls = ownRollCallsOf(room, viewer)
  if (!practice && !privateChats && !rollCalls) return null
  return { ...(practice && { practice }), ...(privateChats && { privateChats }), ...(rollCalls && { rollCalls }) }
}

function ownChatsOf({ privateChats }: RoomState, { userId, role }: Viewer): RoomState['privateChats'] | null {
  const seen = Object.entries(privateChats).filter(([student]) => role === 'teacher' || student === userId)
  return seen.length === 0 ? null : Object.fromEntries(seen)
}

function ownRollCallsOf({ tools }: RoomState, viewer: Viewer): Own['rollCalls'] | null {
  const rollCalls = tools.rollCalls.map(({ answered }) =>
    viewer.role === 'teacher' ? answered : answered.filter(({ userId }) => userId === viewer.userId),
  )
  return rollCalls.some((answered) => answered.length > 0) ? rollCalls : null
}

function ownPracticeOf({ practice }: RoomState, { userId, role }: Viewer): OwnPractice | null {
  if (practice === null) return null
  const { id: practiceId, kind, right, wrong } = practice
  const answers = practice.answers.flatMap((answer): PracticeAnswer[] => {
    if (answer.userId === userId) return [answer]
    return role === 'teacher' ? [{ ...publicPart(answer), ...answerFor(answer, role, isNamed(kind)) }] : []
  })
  const seesRight = role === 'teacher' && right !== undefined
  if (answers.length === 0 && !seesRight) return null
  return { practiceId, answers, ...(seesRight && { right }), ...(role === 'teacher' && wrong && { wrong }) }
}

// What everybody may see of an answer.
const publicPart = ({ userId, at, pressedAt }: PracticeAnswer) => ({
  userId,
  at,
  ...(pressedAt !== undefined && { pressedAt }),
})

/** @param room the room of the keyframe */
export const withOwn = (room: RoomState, own: Own | null): RoomState => ({
  ...room,
  practice: withOwnAnswers(room.practice, own?.practice),
  privateChats: own?.privateChats ?? room.privateChats,
  tools: own?.rollCalls ? withOwnRollCalls(room.tools, own.rollCalls) : room.tools,
})

const withOwnRollCalls = (tools: ToolsState, own: NonNullable<Own['rollCalls']>): ToolsState => ({
  ...tools,
  rollCalls: tools.rollCalls.map((rollCall, i) => ({ ...rollCall, answered: own[i] ?? [] })),
})

function withOwnAnswers(practice: RoomState['practice'], own: OwnPractice | undefined): RoomState['practice'] {
  if (practice === null || practice.id !== own?.practiceId) return practice
  const { answers, right, wrong } = own
  const byPerson = new Map(answers.map((answer) => [answer.userId, answer]))
  return {
    ...practice,
    answers: practice.answers.map((answer) => byPerson.get(answer.userId) ?? answer),
    ...(right && { right }),
    ...(wrong && { wrong }),
  }
}

export const ownShape: Parser<Own> = object<Own>(
  {},
  {
    practice: object<OwnPractice>(
      { practiceId: id, answers: listOf(practiceAnswer, Number.POSITIVE_INFINITY) },
      { right: peopleRight, wrong: wrongAnswers },
    ),
    privateChats,
    rollCalls: listOf(rollCallAnswers, Number.POSITIVE_INFINITY),
  },
)
