import { STROKE_MAX_BYTES } from '../board/board-types.ts'
import type { EventEnvelope, RoomEvent, RoomEventBody } from '../room/room-types.ts'
import {
  optionKeys,
  practiceKind,
  practiceQuestion,
  prizeKind,
  questionResult,
  QUESTIONS_LIMIT,
} from './practice-shapes.ts'
import { background, id, media, MESSAGE_WIRE_LENGTH, NAME_MAX_LENGTH, role, settings } from './room-shapes.ts'
import { flag, integer, isRecord, listOf, object, oneOf, type Parser, text, unionBy } from './shape.ts'

type Body<T extends RoomEventBody['type']> = Extract<RoomEventBody, { type: T }>

const envelope = object<EventEnvelope>({
  seq: integer(1, Number.MAX_SAFE_INTEGER),
  at: integer(0, Number.MAX_SAFE_INTEGER),
  // The authority itself acts under names of its own.
  by: text(NAME_MAX_LENGTH),
  id: text(NAME_MAX_LENGTH),
})

const ofUser = <
  T extends
    | 'handRaised'
    | 'speechGranted'
    | 'speechRevoked'
    | 'stageEntered'
    | 'stageLeft'
    | 'boardGranted'
    | 'boardRevoked'
    | 'micBlocked'
    | 'micAllowed',
>(
  type: T,
) => object<{ type: T; userId: string }>({ type: oneOf(type), userId: id })

const ofPage = <T extends 'board.pageDeleted' | 'board.pageTurned'>(type: T) =>
  object<{ type: T; pageId: string }>({ type: oneOf(type), pageId: id })

const withBackground = <T extends 'board.pageAdded' | 'board.backgroundSet'>(type: T) =>
  object<{ type: T; pageId: string; background: Body<'board.pageAdded'>['background'] }>({
    type: oneOf(type),
    pageId: id,
    background,
  })

const byAuthor = <T extends 'board.undone' | 'board.redone'>(type: T) =>
  object<{ type: T; author: string }>({ type: oneOf(type), author: id })

const bytes: Parser<Uint8Array> = (value) =>
  value instanceof Uint8Array && value.length <= STROKE_MAX_BYTES ? value : undefined

const shapes: { [T in RoomEventBody['type']]: Parser<Body<T>> } = {
  roomOpened: object<Body<'roomOpened'>>({ type: oneOf('roomOpened'), settings }),
  participantEntered: object<Body<'participantEntered'>>({
    type: oneOf('participantEntered'),
    userId: id,
    name: text(NAME_MAX_LENGTH),
    role,
  }),
  participantLeft: object<Body<'participantLeft'>>({
    type: oneOf('participantLeft'),
    userId: id,
    reason: oneOf('left', 'lost', 'removed', 'ended', 'elsewhere'),
  }),
  participantRemoved: object<Body<'participantRemoved'>>({
    type: oneOf('participantRemoved'),
    userId: id,
    reason: text(MESSAGE_WIRE_LENGTH),
  }),
  classStarted: object<Body<'classStarted'>>({ type: oneOf('classStarted') }),
  endingSoon: object<Body<'endingSoon'>>({ type: oneOf('endingSoon'), minutes: oneOf(5, 1) }),
  classEnded: object<Body<'classEnded'>>({ type: oneOf('classEnded'), reason: oneOf('teacher', 'auto') }),
  handRaised: ofUser('handRaised'),
  handLowered: object<Body<'handLowered'>>({
    type: oneOf('handLowered'),
    userId: id,
    reason: oneOf('withdrawn', 'accepted', 'rejected', 'muted', 'left'),
  }),
  speechGranted: ofUser('speechGranted'),
  speechRevoked: ofUser('speechRevoked'),
  invited: object<Body<'invited'>>({ type: oneOf('invited'), userId: id, to: oneOf('speak', 'stage') }),
  inviteEnded: object<Body<'inviteEnded'>>({
    type: oneOf('inviteEnded'),
    userId: id,
    outcome: oneOf('accepted', 'declined', 'cancelled'),
  }),
  stageEntered: ofUser('stageEntered'),
  stageLeft: ofUser('stageLeft'),
  boardGranted: ofUser('boardGranted'),
  boardRevoked: ofUser('boardRevoked'),
  micBlocked: ofUser('micBlocked'),
  micAllowed: ofUser('micAllowed'),
  allMicsMuted: object<Body<'allMicsMuted'>>({ type: oneOf('allMicsMuted'), muted: flag }),
  allCamerasOff: object<Body<'allCamerasOff'>>({ type: oneOf('allCamerasOff'), off: flag }),
  mediaReported: object<Body<'mediaReported'>>({ type: oneOf('mediaReported'), userId: id, media }),
  chatForbidden: object<Body<'chatForbidden'>>({ type: oneOf('chatForbidden'), forbidden: flag }),
  chatSent: object<Body<'chatSent'>>({ type: oneOf('chatSent'), userId: id, text: text(MESSAGE_WIRE_LENGTH) }),
  practiceOpened: object<Body<'practiceOpened'>>({
    type: oneOf('practiceOpened'),
    practiceId: id,
    kind: practiceKind,
    title: text(MESSAGE_WIRE_LENGTH),
    limitSeconds: integer(0, Number.MAX_SAFE_INTEGER),
    questions: listOf(practiceQuestion, QUESTIONS_LIMIT),
  }),
  practiceAnswered: object<Body<'practiceAnswered'>>({
    type: oneOf('practiceAnswered'),
    practiceId: id,
    userId: id,
    keys: listOf(optionKeys, QUESTIONS_LIMIT),
  }),
  practiceEnded: object<Body<'practiceEnded'>>({
    type: oneOf('practiceEnded'),
    practiceId: id,
    reason: oneOf('teacher', 'timeUp', 'classEnded'),
    results: listOf(questionResult, QUESTIONS_LIMIT),
  }),
  practiceClosed: object<Body<'practiceClosed'>>({ type: oneOf('practiceClosed'), practiceId: id }),
  prizeAwarded: object<Body<'prizeAwarded'>>({
    type: oneOf('prizeAwarded'),
    userIds: listOf(id, Number.POSITIVE_INFINITY),
    prize: prizeKind,
    count: integer(1, Number.MAX_SAFE_INTEGER),
    reason: text(MESSAGE_WIRE_LENGTH),
  }),
  'board.strokeAdded': object<Body<'board.strokeAdded'>>({
    type: oneOf('board.strokeAdded'),
    pageId: id,
    strokeId: id,
    author: id,
    bytes,
  }),
  'board.strokesErased': object<Body<'board.strokesErased'>>({
    type: oneOf('board.strokesErased'),
    pageId: id,
    strokeIds: listOf(id, Number.POSITIVE_INFINITY),
  }),
  'board.undone': byAuthor('board.undone'),
  'board.redone': byAuthor('board.redone'),
  'board.pageAdded': withBackground('board.pageAdded'),
  'board.pageDeleted': ofPage('board.pageDeleted'),
  'board.pageTurned': ofPage('board.pageTurned'),
  'board.backgroundSet': withBackground('board.backgroundSet'),
}
const body = unionBy<RoomEventBody, 'type'>('type', shapes)

/**
 * An event of the log, or null. One of a kind this version does not know passes with its envelope alone, because
 * leaving it out would tear a gap into the log; `evolve` then only counts it. Never throws.
 */
export function parseEvent(value: unknown): RoomEvent | null {
  const head = envelope(value)
  if (head === undefined || !isRecord(value) || typeof value.type !== 'string') return null
  if (!Object.hasOwn(shapes, value.type)) return { ...head, type: value.type } as unknown as RoomEvent
  const known = body(value)
  return known === undefined ? null : { ...known, ...head }
}
