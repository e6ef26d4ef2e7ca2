import type { UserId } from '../room/ids.ts'
import { canRedo, canUndo } from './board-history.ts'
import type { BoardCommand, BoardEvent, BoardPage, BoardState, PageBackground, StrokeId } from './board-types.ts'
import { BOARD_MAX_BYTES, PAGE_LIMIT, PAGE_MAX_BYTES, STROKE_MAX_BYTES } from './board-types.ts'
import { boardSize, findPage } from './empty-board.ts'
import { isValidStroke } from './stroke-codec.ts'
import { findStrokes, hasStroke, strokeSize } from './stroke-list.ts'
import type { RefusalCode } from '../room/room-types.ts'

export type BoardDecision = { events: readonly BoardEvent[] } | { refused: RefusalCode }
export type BoardRole = 'teacher' | 'student' | 'system'

export const PAGE_BACKGROUNDS = [
  'white',
  'green',
  'black',
  'grid',
  'tianzige',
] as const satisfies readonly PageBackground[]
const ID_MAX_LENGTH = 64

/**
 * Decides a board command. `core/room` has settled before whether the author may draw at all; here it is pages, limits,
 * the strokes themselves, and that a student erases only their own.
 */
export function decideBoard(board: BoardState, command: BoardCommand, author: UserId, role: BoardRole): BoardDecision {
  switch (command.type) {
    case 'board.undo':
      return canUndo(board, author) ? happened({ type: 'board.undone', author }) : refused('nothing-to-undo')
    case 'board.redo':
      return canRedo(board, author) ? happened({ type: 'board.redone', author }) : refused('nothing-to-redo')
    case 'board.addPage':
      return addPage(board, command)
    default: {
      const page = findPage(board, command.pageId)
      return page === undefined ? refused('no-such-page') : decideOnPage(board, page, command, author, role)
    }
  }
}

type PageCommand = Exclude<BoardCommand, { type: 'board.undo' | 'board.redo' | 'board.addPage' }>

function decideOnPage(
  board: BoardState,
  page: BoardPage,
  command: PageCommand,
  author: UserId,
  role: BoardRole,
): BoardDecision {
  const pageId = page.id
  switch (command.type) {
    case 'board.addStroke': {
      const { strokeId, bytes } = command
      if (bytes.length > STROKE_MAX_BYTES) return refused('stroke-too-large')
      if (!isValidStroke(bytes)) return refused('stroke-invalid')
      if (!isId(strokeId) || hasStroke(page.strokes, strokeId)) return refused('invalid-command')
      const size = strokeSize({ id: strokeId, author, bytes })
      if (page.sizeBytes + size > PAGE_MAX_BYTES) return refused('page-full')
      if (boardSize(board) + size > BOARD_MAX_BYTES) return refused('board-full')
      return happened({ type: 'board.strokeAdded', pageId, strokeId, author, bytes })
    }
    case 'board.erase': {
      // Strokes that are gone already were erased by a faster user: no reason to complain.
      const strokes = findStrokes(page.strokes, new Set(command.strokeIds)).map(({ stroke }) => stroke)
      if (role === 'student' && strokes.some((stroke) => stroke.author !== author)) {
        return refused('not-allowed-to-draw')
      }
      return erased(
        page,
        strokes.map((stroke) => stroke.id),
      )
    }
    case 'board.clearPage': {
      const strokes = page.strokes.flat().filter((stroke) => role !== 'student' || stroke.author === author)
      return erased(
        page,
        strokes.map((stroke) => stroke.id),
      )
    }
    case 'board.deletePage':
      return board.pages.length === 1 ? refused('last-page') : happened({ type: 'board.pageDeleted', pageId })
    case 'board.turnPage':
      return board.currentPageId === pageId ? happened() : happened({ type: 'board.pageTurned', pageId })
    case 'board.setBackground': {
      const { background } = command
      if (!PAGE_BACKGROUNDS.includes(background)) return refused('invalid-command')
      return page.background === background ? happened() : happened({ type: 'board.backgroundSet', pageId, background })
    }
    default:
      command satisfies never
      return refused('invalid-command')
  }
}

// A new page comes after the current one, and the class turns to it.
function addPage(board: BoardState, command: Extract<BoardCommand, { type: 'board.addPage' }>): BoardDecision {
  const { pageId, background } = command
  if (!isId(pageId) || !PAGE_BACKGROUNDS.includes(background) || findPage(board, pageId) !== undefined) {
    return refused('invalid-command')
  }
  if (board.pages.length >= PAGE_LIMIT) return refused('page-limit')
  return happened({ type: 'board.pageAdded', pageId, background }, { type: 'board.pageTurned', pageId })
}

const erased = (page: BoardPage, strokeIds: readonly StrokeId[]): BoardDecision =>
  strokeIds.length === 0 ? happened() : happened({ type: 'board.strokesErased', pageId: page.id, strokeIds })

const happened = (...events: BoardEvent[]): BoardDecision => ({ events })
const refused = (code: RefusalCode): BoardDecision => ({ refused: code })
const isId = (id: string) => id.length > 0 && id.length <= ID_MAX_LENGTH
