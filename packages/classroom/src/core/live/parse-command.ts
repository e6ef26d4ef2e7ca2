import type { RoomCommand } from '../room/room-types.ts'
import { optionKeys, practiceKind, practiceQuestion, prizeKind, QUESTIONS_LIMIT } from './practice-shapes.ts'
import { background, id, media, MESSAGE_WIRE_LENGTH, REASON_MAX_LENGTH, settings } from './room-shapes.ts'
import { flag, integer, listOf, object, oneOf, type Parser, text, unionBy } from './shape.ts'

type Command<T extends RoomCommand['type']> = Extract<RoomCommand, { type: T }>

// More strokes than a pen can rub over in one go.
const ERASE_LIMIT = 1_000
// The largest class.
const AWARD_LIMIT = 500

const bytes: Parser<Uint8Array> = (value) => (value instanceof Uint8Array ? value : undefined)

const plain = <
  T extends 'enter' | 'start' | 'raiseHand' | 'lowerHand' | 'leaveStage' | 'tick' | 'board.undo' | 'board.redo',
>(
  type: T,
) => object<{ type: T }>({ type: oneOf(type) })

const aimed = <T extends 'acceptHand' | 'rejectHand' | 'hangUp' | 'cancelInvite' | 'sendBack'>(type: T) =>
  object<{ type: T; userId: string }>({ type: oneOf(type), userId: id })

const onPage = <T extends 'board.clearPage' | 'board.deletePage' | 'board.turnPage'>(type: T) =>
  object<{ type: T; pageId: string }>({ type: oneOf(type), pageId: id })

const ofPractice = <T extends 'endPractice' | 'closePractice'>(type: T) =>
  object<{ type: T; practiceId: string }>({ type: oneOf(type), practiceId: id })

const parse = unionBy<RoomCommand, 'type'>('type', {
  open: object<Command<'open'>>({ type: oneOf('open'), settings }),
  enter: plain('enter'),
  leave: object<Command<'leave'>>({ type: oneOf('leave'), reason: oneOf('left', 'lost', 'elsewhere') }),
  start: plain('start'),
  end: object<Command<'end'>>({ type: oneOf('end'), reason: oneOf('teacher', 'auto') }),
  raiseHand: plain('raiseHand'),
  lowerHand: plain('lowerHand'),
  acceptHand: aimed('acceptHand'),
  rejectHand: aimed('rejectHand'),
  hangUp: aimed('hangUp'),
  invite: object<Command<'invite'>>({ type: oneOf('invite'), userId: id, to: oneOf('speak', 'stage') }),
  cancelInvite: aimed('cancelInvite'),
  answerInvite: object<Command<'answerInvite'>>({ type: oneOf('answerInvite'), accept: flag }),
  leaveStage: plain('leaveStage'),
  sendBack: aimed('sendBack'),
  grantBoard: object<Command<'grantBoard'>>({ type: oneOf('grantBoard'), userId: id, allowed: flag }),
  mute: object<Command<'mute'>>({ type: oneOf('mute'), userId: id, muted: flag }),
  muteAll: object<Command<'muteAll'>>({ type: oneOf('muteAll'), muted: flag }),
  camerasOff: object<Command<'camerasOff'>>({ type: oneOf('camerasOff'), off: flag }),
  reportMedia: object<Command<'reportMedia'>>({ type: oneOf('reportMedia'), media }),
  forbidChat: object<Command<'forbidChat'>>({ type: oneOf('forbidChat'), forbidden: flag }),
  say: object<Command<'say'>>({ type: oneOf('say'), text: text(MESSAGE_WIRE_LENGTH) }),
  remove: object<Command<'remove'>>({ type: oneOf('remove'), userId: id, reason: text(REASON_MAX_LENGTH) }),
  tick: plain('tick'),
  openPractice: object<Command<'openPractice'>>({
    type: oneOf('openPractice'),
    practiceId: id,
    kind: practiceKind,
    title: text(MESSAGE_WIRE_LENGTH),
    limitSeconds: integer(0, Number.MAX_SAFE_INTEGER),
    questions: listOf(practiceQuestion, QUESTIONS_LIMIT),
  }),
  answerPractice: object<Command<'answerPractice'>>({
    type: oneOf('answerPractice'),
    practiceId: id,
    keys: listOf(optionKeys, QUESTIONS_LIMIT),
  }),
  endPractice: ofPractice('endPractice'),
  closePractice: ofPractice('closePractice'),
  awardPrize: object<Command<'awardPrize'>>({
    type: oneOf('awardPrize'),
    userIds: listOf(id, AWARD_LIMIT),
    prize: prizeKind,
    count: integer(0, Number.MAX_SAFE_INTEGER),
    reason: text(MESSAGE_WIRE_LENGTH),
  }),
  'board.addStroke': object<Command<'board.addStroke'>>({
    type: oneOf('board.addStroke'),
    pageId: id,
    strokeId: id,
    bytes,
  }),
  'board.erase': object<Command<'board.erase'>>({
    type: oneOf('board.erase'),
    pageId: id,
    strokeIds: listOf(id, ERASE_LIMIT),
  }),
  'board.undo': plain('board.undo'),
  'board.redo': plain('board.redo'),
  'board.clearPage': onPage('board.clearPage'),
  'board.addPage': object<Command<'board.addPage'>>({ type: oneOf('board.addPage'), pageId: id, background }),
  'board.deletePage': onPage('board.deletePage'),
  'board.turnPage': onPage('board.turnPage'),
  'board.setBackground': object<Command<'board.setBackground'>>({
    type: oneOf('board.setBackground'),
    pageId: id,
    background,
  }),
})

/** Parses a received command; null when it has another shape. Checks shape and size, not permission; never throws. */
export const parseCommand = (value: unknown): RoomCommand | null => parse(value) ?? null
