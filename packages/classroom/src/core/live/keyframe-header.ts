/**
 * The JSON part of a keyframe. Strokes are a table of columns here, because one large JSON text is read several times
 * faster than 20,000 small pieces; undo steps point into that table by row.
 */
import type { UserId } from '../room/ids.ts'
import type {
  BoardPage,
  BoardPlaceInView,
  ClipPlay,
  HanziPlay,
  HistoryEntry,
  Reading,
  StrokeId,
} from '../board/board-types.ts'
import { isMatrix, type Matrix } from '../board/elements/matrix.ts'
import type { Paper } from '../board/paper.ts'
import type { Sheet } from '../board/sheet.ts'
import { sheet } from '../shapes/sheet-shapes.ts'
import { clipOptional, clipShape } from '../room/commands/class-board/clips.ts'
import { hanziPlayShape } from '../room/commands/class-board/hanzi.ts'
import { PINYIN_MAX, READINGS_MAX, WORD_MAX } from '../room/rules/reading-rules.ts'
import { paper, viewShape } from '../room/commands/pages.ts'
import type { Floor, Hand, Invitation, LogSize, Participant, RoomState, RoomView } from '../room/room-types.ts'
import { ROOM_CONTENTS, ROOM_LAYOUTS, WEAK_NETWORK_STEPS } from '../room/state-types.ts'
import { chatMessage, chatMode, pinnedMessage, privateChats } from '../shapes/chat-shapes.ts'
import { practice, prizeCounts } from '../shapes/practice-shapes.ts'
import {
  avatar,
  background,
  id,
  instant,
  MESSAGE_WIRE_LENGTH,
  NAME_MAX_LENGTH,
  role,
  settings,
} from '../shapes/room-shapes.ts'
import { toolsState } from '../shapes/tool-shapes.ts'
import {
  finite,
  flag,
  integer,
  listOf,
  nullable,
  object,
  oneOf,
  type Parser,
  recordOf,
  text,
  unionBy,
} from '../shapes/shape.ts'

/** Rows of the stroke table, and each stroke's index on its page then. */
export type PackedPlaces = readonly (readonly [row: number, index: number])[]
export interface PackedPage extends Pick<BoardPage, 'id' | 'background'> {
  paper?: Paper
  sheet?: Sheet
}
type Entry<A extends HistoryEntry['act']> = Extract<HistoryEntry, { act: A }>
/** An undo step whose strokes are rows of the table. */
export type PackedEntry =
  | { act: 'add' | 'erase'; pageId: string; strokes: PackedPlaces }
  | { act: 'swap'; pageId: string; swaps: readonly { before: PackedPlaces; after: PackedPlaces }[] }
  | { act: 'order'; pageId: string; before: PackedPlaces; after: PackedPlaces }
  | { act: 'addPages' | 'removePages'; pageId: string; pages: readonly PackedPlacedPage[]; actId?: string }
  | Entry<'paper'>
  | Entry<'movePage'>
export interface PackedPlacedPage {
  page: PackedPage
  index: number
  rows: readonly number[]
}
export type PackedHistory = Readonly<Record<UserId, { undo: readonly PackedEntry[]; redo: readonly PackedEntry[] }>>
export interface PackedBoard {
  /** In the board's order. Their strokes are rows of the table, current page first. */
  pages: readonly (PackedPage & Pick<BoardPage, 'strokeCount'>)[]
  currentPageId: string
  view?: BoardPlaceInView
  clip?: ClipPlay
  turnedTo?: readonly string[]
  lookBack?: boolean
  readings?: readonly Reading[]
  hanzi?: HanziPlay
  history: PackedHistory
  authors: readonly UserId[]
  /**
   * `authors` are indexes into the list above, `lengths` are bytes. The rest is for a few rows each: `matrices` says how
   * they lie, and rows in `shared` have the bytes of an earlier row, and a length of 0.
   */
  strokes: {
    ids: readonly StrokeId[]
    authors: readonly number[]
    lengths: readonly number[]
    matrices?: readonly (readonly [row: number, matrix: Matrix])[]
    locked?: readonly number[]
    shared?: readonly (readonly [row: number, source: number])[]
  }
}
/** What joined the room after its first version: older keyframes do not have it, and it begins as in an empty room. */
type Later = 'chatMode' | 'pinned' | 'privateChats' | 'view' | 'tools'

export type KeyframeHeader = Omit<RoomState, 'board' | 'log' | Later> &
  Partial<Pick<RoomState, 'log' | Later>> & {
    board: PackedBoard
    /** In older keyframes, which have no `chatMode`. */
    isChatForbidden?: boolean
  }

const UNLIMITED = Number.POSITIVE_INFINITY
const count = integer(0, Number.MAX_SAFE_INTEGER)
const name = text(NAME_MAX_LENGTH)

const readings = listOf(object<Reading>({ word: text(WORD_MAX * 2), pinyin: text(PINYIN_MAX) }), READINGS_MAX)

const participant = object<Participant>(
  {
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
  },
  {
    micOpenMs: finite,
    cameraBlocked: flag,
    turn: object<NonNullable<Participant['turn']>>({ at: instant, isAsked: flag }),
    network: oneOf(...WEAK_NETWORK_STEPS),
    avatar,
  },
)

const place: Parser<readonly [number, number]> = (value) => {
  const [row, index] = listOf(count, 2)(value) ?? []
  return row === undefined || index === undefined ? undefined : [row, index]
}
const places = listOf(place, UNLIMITED)
const rows = listOf(count, UNLIMITED)
const matrixOfRow: Parser<readonly [number, Matrix]> = (value) => {
  if (!Array.isArray(value) || value.length !== 2 || !isMatrix(value[1])) return undefined
  const row = count(value[0])
  return row === undefined ? undefined : [row, value[1]]
}
const page = object<PackedPage>({ id, background }, { paper, sheet })
type Packed<A extends PackedEntry['act']> = Extract<PackedEntry, { act: A }>
const strokesEntry = object<Packed<'add' | 'erase'>>({ act: oneOf('add', 'erase'), pageId: id, strokes: places })
const pagesEntry = object<Packed<'addPages' | 'removePages'>>(
  {
    act: oneOf('addPages', 'removePages'),
    pageId: id,
    pages: listOf(object<PackedPlacedPage>({ page, index: count, rows }), UNLIMITED),
  },
  { actId: id },
)
const entryOf: { readonly [A in PackedEntry['act']]: Parser<PackedEntry> } = {
  add: strokesEntry,
  erase: strokesEntry,
  swap: object<Packed<'swap'>>({
    act: oneOf('swap'),
    pageId: id,
    swaps: listOf(object<Packed<'swap'>['swaps'][number]>({ before: places, after: places }), UNLIMITED),
  }),
  order: object<Packed<'order'>>({ act: oneOf('order'), pageId: id, before: places, after: places }),
  addPages: pagesEntry,
  removePages: pagesEntry,
  paper: object<Packed<'paper'>>({ act: oneOf('paper'), pageId: id, before: nullable(paper), after: nullable(paper) }),
  movePage: object<Packed<'movePage'>>({ act: oneOf('movePage'), pageId: id, from: count, to: count }),
}
const entries = listOf(
  unionBy<PackedEntry, 'act'>('act', entryOf as Parameters<typeof unionBy<PackedEntry, 'act'>>[1]),
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
    isAllMicMuted: flag,
    isAllCameraOff: flag,
    chat: listOf(chatMessage, UNLIMITED),
    recentSends: recordOf(listOf(instant, UNLIMITED)),
    practice: nullable(practice),
    usedTools: listOf(oneOf('clicker', 'buzzer'), UNLIMITED),
    prizes: recordOf(prizeCounts),
    board: object<PackedBoard>(
      {
        pages: listOf(
          object<PackedBoard['pages'][number]>({ id, background, strokeCount: count }, { paper, sheet }),
          UNLIMITED,
        ),
        currentPageId: id,
        history: recordOf(object<PackedHistory[UserId]>({ undo: entries, redo: entries })),
        authors: listOf(id, UNLIMITED),
        strokes: object<PackedBoard['strokes']>(
          { ids: listOf(id, UNLIMITED), authors: rows, lengths: rows },
          { matrices: listOf(matrixOfRow, UNLIMITED), locked: rows, shared: places },
        ),
      },
      {
        view: object<BoardPlaceInView>(viewShape),
        turnedTo: listOf(id, UNLIMITED),
        lookBack: flag,
        readings,
        clip: object<ClipPlay>({ ...clipShape, at: instant }, clipOptional),
        hanzi: object<HanziPlay>({ ...hanziPlayShape, at: instant }),
      },
    ),
  },
  {
    log: object<LogSize>({ bytes: count, byStudent: recordOf(count) }),
    tools: toolsState,
    chatMode,
    pinned: nullable(pinnedMessage),
    privateChats,
    isChatForbidden: flag,
    view: object<RoomView>({
      layout: nullable(oneOf(...ROOM_LAYOUTS)),
      content: oneOf(...ROOM_CONTENTS),
      isFollowed: flag,
      spotlight: listOf(id, UNLIMITED),
      order: nullable(listOf(id, UNLIMITED)),
    }),
  },
)

export const parseKeyframeHeader = (value: unknown): KeyframeHeader | null => header(value) ?? null
