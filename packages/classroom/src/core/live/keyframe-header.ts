/**
 * The JSON part of a keyframe. Strokes are a table of columns here, because one large JSON text is read several times
 * faster than 20,000 small pieces; undo steps point into that table by row.
 */
import type { UserId } from '../room/ids.ts'
import type { BoardPage, HistoryEntry, StrokeId } from '../board/board-types.ts'
import type { ChatMessage, Floor, Hand, Invitation, LogSize, Participant, RoomState } from '../room/room-types.ts'
import { practice, prizeCounts } from '../shapes/practice-shapes.ts'
import { background, id, instant, MESSAGE_WIRE_LENGTH, NAME_MAX_LENGTH, role, settings } from '../shapes/room-shapes.ts'
import { finite, flag, integer, listOf, nullable, object, oneOf, type Parser, recordOf, text } from '../shapes/shape.ts'

/** Rows of the stroke table, and each stroke's index on its page then. */
export interface PackedEntry extends Pick<HistoryEntry, 'pageId' | 'act'> {
  strokes: readonly (readonly [row: number, index: number])[]
}
export type PackedHistory = Readonly<Record<UserId, { undo: readonly PackedEntry[]; redo: readonly PackedEntry[] }>>
export interface PackedBoard {
  /** In the board's order. Their strokes are rows of the table, current page first. */
  pages: readonly Pick<BoardPage, 'id' | 'background' | 'strokeCount'>[]
  currentPageId: string
  history: PackedHistory
  authors: readonly UserId[]
  /** `authors` are indexes into the list above, `lengths` are bytes. */
  strokes: { ids: readonly StrokeId[]; authors: readonly number[]; lengths: readonly number[] }
}
/** Keyframes of older versions have no `log`. */
export type KeyframeHeader = Omit<RoomState, 'board' | 'log'> & { board: PackedBoard; log?: LogSize }

const UNLIMITED = Number.POSITIVE_INFINITY
const count = integer(0, Number.MAX_SAFE_INTEGER)
const name = text(NAME_MAX_LENGTH)

const participant = object<Participant>({
  userId: id,
  name,
  role,
  no: integer(1, 0xffff),
  presence: oneOf('here', 'lost', 'gone'),
  firstEnteredAt: instant,
  attendedFrom: nullable(instant),
  hereSince: nullable(instant),
  presentMs: finite,
  media: object<Participant['media']>({ mic: flag, camera: flag, screen: flag }),
  micBlocked: flag,
  speaking: flag,
  micOnSince: nullable(instant),
  talkMs: finite,
  handsRaised: count,
  messages: count,
})

const message = object<ChatMessage>({
  id: name,
  seq: count,
  userId: id,
  name,
  role,
  text: text(MESSAGE_WIRE_LENGTH),
  at: instant,
})

const place: Parser<readonly [number, number]> = (value) => {
  const [row, index] = listOf(count, 2)(value) ?? []
  return row === undefined || index === undefined ? undefined : [row, index]
}
const entries = listOf(
  object<PackedEntry>({ pageId: id, act: oneOf('add', 'erase'), strokes: listOf(place, UNLIMITED) }),
  UNLIMITED,
)

const header = object<KeyframeHeader>(
  {
    seq: count,
    settings: nullable(settings),
    status: oneOf('closed', 'waiting', 'live', 'ended'),
    startedAt: nullable(instant),
    endedAt: nullable(instant),
    endReason: nullable(oneOf('teacher', 'auto')),
    warned: listOf(oneOf(5, 1), UNLIMITED),
    participants: recordOf(participant),
    removed: recordOf(text(MESSAGE_WIRE_LENGTH)),
    hands: listOf(object<Hand>({ userId: id, at: instant }), UNLIMITED),
    invitations: listOf(object<Invitation>({ userId: id, to: oneOf('speak', 'stage'), at: instant }), UNLIMITED),
    floor: nullable(object<Floor>({ userId: id, onStage: flag, canDraw: flag, since: instant })),
    isChatForbidden: flag,
    isAllMicMuted: flag,
    isAllCameraOff: flag,
    chat: listOf(message, UNLIMITED),
    recentSends: recordOf(listOf(instant, UNLIMITED)),
    practice: nullable(practice),
    usedTools: listOf(oneOf('clicker', 'buzzer'), UNLIMITED),
    prizes: recordOf(prizeCounts),
    board: object<PackedBoard>({
      pages: listOf(object<PackedBoard['pages'][number]>({ id, background, strokeCount: count }), UNLIMITED),
      currentPageId: id,
      history: recordOf(object<PackedHistory[UserId]>({ undo: entries, redo: entries })),
      authors: listOf(id, UNLIMITED),
      strokes: object<PackedBoard['strokes']>({
        ids: listOf(id, UNLIMITED),
        authors: listOf(count, UNLIMITED),
        lengths: listOf(count, UNLIMITED),
      }),
    }),
  },
  { log: object<LogSize>({ bytes: count, byStudent: recordOf(count) }) },
)

export const parseKeyframeHeader = (value: unknown): KeyframeHeader | null => header(value) ?? null
export const chatMessage: Parser<ChatMessage> = message
