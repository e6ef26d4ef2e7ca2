/** What the commands and events of the board share: who may draw, on which page, and how much. [R11][R40][R41] */
import {
  BOARD_MAX_BYTES,
  type BoardPage,
  type BoardState,
  PAGE_MAX_BYTES,
  type PageId,
} from '../../board/board-types.ts'
import { boardSize, findPage } from '../../board/empty-board.ts'
import { type Decision, refused } from '../decision.ts'
import { logDenial } from '../log-size.ts'
import { mayDraw } from '../board-rights.ts'
import type { Actor, RefusalCode, RoomState } from '../state-types.ts'
import { type CommandCost, noContent, ordinary, type Request } from '../commands/table.ts'

/**
 * Fits every command of the board. The authority itself may draw without being in the room; students need the pen, and
 * `decide` says so.
 */
export const drawing = {
  ...ordinary,
  askedBy: 'anyone',
  isInPerson: 'people',
  isContent: true,
  // Strokes weigh kilobytes, and no client uses an id twice.
  identity: ({ type }: { type: string }) => type,
  cost: (): CommandCost => ({ touchedStrokes: 0, drawnStrokes: 0, contentBytes: 0 }),
} as const

export const touching = (touchedStrokes: number, contentBytes = 0): CommandCost => ({
  touchedStrokes,
  drawnStrokes: 0,
  contentBytes,
})

/** Fits every event of the board: none changes a right, all people see it, and it holds no names or words. */
export const drawn = { rights: 'unchanged', privacy: 'public', content: noContent } as const

/** A student with the pen may draw, change, erase, undo and redo; pages, papers and clearing stay with the teacher. */
export function drawingDenied(
  room: RoomState,
  { userId, role }: Actor,
  needed: 'pen' | 'teacher',
): Decision<never> | null {
  if (role !== 'student') return null
  if (needed === 'teacher') return refused('teacher-only')
  return mayDraw(room, userId) ? null : refused('not-allowed-to-draw')
}

export function onPage<Command extends { pageId: PageId }, Event>(
  request: Request<Command>,
  needed: 'pen' | 'teacher',
  decide: (request: Request<Command>, page: BoardPage) => Decision<Event>,
): Decision<Event> {
  const denied = drawingDenied(request.room, request.actor, needed)
  if (denied !== null) return denied
  const page = findPage(request.room.board, request.command.pageId)
  return page === undefined ? refused('no-such-page') : decide(request, page)
}

/**
 * Why there is no room for more. Erasing, clearing and turning pages go on when nothing more can be written. [R41]
 * @param size what the page would grow by
 * @param contentBytes what the log would grow by
 */
export function roomDenial(
  room: RoomState,
  actor: Actor,
  page: BoardPage,
  size: number,
  contentBytes: number,
): RefusalCode | null {
  if (page.sizeBytes + size > PAGE_MAX_BYTES) return 'page-full'
  if (boardSize(room.board) + size > BOARD_MAX_BYTES) return 'board-full'
  return logDenial(room, actor, contentBytes)
}

export const withBoard = (room: RoomState, board: BoardState): RoomState => ({ ...room, board })

/** An event that names a missing page changes nothing. */
export function changePage(
  room: RoomState,
  pageId: PageId,
  change: (board: BoardState, page: BoardPage) => BoardState,
): RoomState {
  const page = findPage(room.board, pageId)
  return page === undefined ? room : withBoard(room, change(room.board, page))
}
