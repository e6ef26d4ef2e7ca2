/** Random people, commands and lives of a room, for property tests. */
import * as fc from 'fast-check'
import type { BoardCommand } from '../src/core/room/commands/board.ts'
import type { Actor, RoomCommand } from '../src/core/room/room-types.ts'
import { anna, ben, chika, system, teacher } from './test-room.ts'
import { testQuestion } from './test-question.ts'
import { testStroke } from './test-stroke.ts'

/** One thing that somebody does, some time after the thing before. */
export interface Step {
  actor: Actor
  command: RoomCommand
  id: string
  afterMs: number
}

const students = [anna, ben, chika]
const actor = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...students) },
  { weight: 3, arbitrary: fc.constant(teacher) },
  { weight: 1, arbitrary: fc.constant(system) },
)
/** Also somebody who is not there, and one whose id is a trap. */
const userId = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...students.map((student) => student.userId)) },
  { weight: 1, arbitrary: fc.constantFrom('teacher', 'nobody', 'constructor') },
)
const pageId = fc.constantFrom('page-1', 'page-2', 'page-3')
const strokeId = fc.constantFrom('stroke-1', 'stroke-2', 'stroke-3', 'stroke-4', 'stroke-5')
const practiceId = fc.constantFrom('practice-1', 'practice-2', 'practice-3')
const background = fc.constantFrom('white', 'green', 'tianzige')
const of = <T extends RoomCommand['type']>(
  type: T,
  fields: {
    [K in Exclude<keyof Extract<RoomCommand, { type: T }>, 'type'>]: fc.Arbitrary<Extract<RoomCommand, { type: T }>[K]>
  },
) => fc.record({ type: fc.constant(type), ...fields }) as unknown as fc.Arbitrary<RoomCommand>

const boardCommand = fc.oneof(
  of('board.addStroke', { pageId, strokeId, bytes: fc.nat(200).map(testStroke) }),
  of('board.erase', { pageId, strokeIds: fc.array(strokeId, { maxLength: 3 }) }),
  of('board.undo', {}),
  of('board.redo', {}),
  of('board.clearPage', { pageId }),
  of('board.addPage', { pageId, background }),
  of('board.deletePage', { pageId }),
  of('board.turnPage', { pageId }),
  of('board.setBackground', { pageId, background }),
) as fc.Arbitrary<BoardCommand>

const roomCommand: fc.Arbitrary<RoomCommand> = fc.oneof(
  { weight: 4, arbitrary: of('enter', {}) },
  { weight: 2, arbitrary: of('leave', { reason: fc.constantFrom('left', 'lost', 'elsewhere') }) },
  { weight: 2, arbitrary: of('raiseHand', {}) },
  of('lowerHand', {}),
  of('acceptHand', { userId }),
  of('rejectHand', { userId }),
  of('hangUp', { userId }),
  { weight: 4, arbitrary: of('invite', { userId, to: fc.constantFrom('speak', 'stage') }) },
  of('cancelInvite', { userId }),
  { weight: 4, arbitrary: of('answerInvite', { accept: fc.boolean() }) },
  of('leaveStage', {}),
  of('sendBack', { userId }),
  { weight: 2, arbitrary: of('grantBoard', { userId, allowed: fc.boolean() }) },
  of('mute', { userId, muted: fc.boolean() }),
  of('muteAll', { muted: fc.boolean() }),
  of('camerasOff', { off: fc.boolean() }),
  {
    weight: 3,
    arbitrary: of('reportMedia', {
      media: fc.record({ mic: fc.boolean(), camera: fc.boolean(), screen: fc.boolean() }, { requiredKeys: [] }),
    }),
  },
  of('forbidChat', { forbidden: fc.boolean() }),
  { weight: 2, arbitrary: of('say', { text: fc.constantFrom('你好', '', '老师，我有问题') }) },
  of('remove', { userId, reason: fc.constantFrom('', 'Playing music') }),
  { weight: 4, arbitrary: boardCommand },
  {
    weight: 2,
    arbitrary: of('openPractice', {
      practiceId,
      kind: fc.constantFrom('clicker', 'questions', 'buzzer'),
      title: fc.constant('第三题'),
      limitSeconds: fc.constantFrom(0, 30),
      questions: fc.constantFrom([], [testQuestion()]),
    }),
  },
  { weight: 3, arbitrary: of('answerPractice', { practiceId, keys: fc.constantFrom([], [['A']], [['B']], [['F']]) }) },
  of('endPractice', { practiceId }),
  of('closePractice', { practiceId }),
  of('awardPrize', {
    userIds: fc.array(userId, { maxLength: 3 }),
    prize: fc.constantFrom('star', 'flower', 'trophy'),
    count: fc.constantFrom(1, 3, 11),
    reason: fc.constant('读得好'),
  }),
)
/** Rarely, so that most lives are long. */
const turningPoint = fc.oneof(
  of('start', {}),
  of('tick', {}),
  of('end', { reason: fc.constantFrom('teacher', 'auto') }),
)

export const command: fc.Arbitrary<RoomCommand> = fc.oneof(
  { weight: 30, arbitrary: roomCommand },
  { weight: 1, arbitrary: turningPoint },
)

type Deed = Omit<Step, 'id'>
const afterMs = fc.integer({ min: 1_000, max: 20_000 })
const deed: fc.Arbitrary<readonly Deed[]> = fc.record({ actor, command, afterMs }).map((one) => [one])

/** What takes two people and rarely comes about by chance: somebody is let on stage, or is given the word. */
const scene: fc.Arbitrary<readonly Deed[]> = fc
  .record({ student: fc.constantFrom(...students), to: fc.constantFrom('stage', 'speak'), afterMs })
  .map(({ student, to, afterMs }) => [
    { actor: student, command: { type: 'enter' }, afterMs },
    { actor: teacher, command: { type: 'invite', userId: student.userId, to }, afterMs },
    { actor: student, command: { type: 'answerInvite', accept: true }, afterMs },
  ])

/** What happens in a room, in order. Ids are unique; nobody is fast enough for the rate rule, whose answers do not last. */
export const life: fc.Arbitrary<readonly Step[]> = fc
  .array(fc.oneof({ weight: 12, arbitrary: deed }, { weight: 1, arbitrary: scene }), { minLength: 20, maxLength: 100 })
  .map((parts) => parts.flat().map((step, i) => ({ ...step, id: `command-${i}` })))
