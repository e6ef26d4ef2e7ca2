import type { UserId } from '../room/ids.ts'
import { forgetPage, recordAct, redo, undo, withPage } from './board-history.ts'
import type { BoardEvent, BoardState, PageId, StrokeId } from './board-types.ts'
import { emptyPage, findPage } from './empty-board.ts'
import { appendStroke, countStrokes, eraseStrokes, placedSize, strokeSize } from './stroke-list.ts'
import type { EventEnvelope } from '../room/room-types.ts'

/** The board after an event. Total: an event that is unknown or names a missing page changes nothing. */
export function evolveBoard(board: BoardState, event: EventEnvelope & BoardEvent): BoardState {
  switch (event.type) {
    case 'board.strokeAdded':
      return addStroke(board, event)
    case 'board.strokesErased':
      return erase(board, event.by, event.pageId, event.strokeIds)
    case 'board.undone':
      return undo(board, event.author)
    case 'board.redone':
      return redo(board, event.author)
    case 'board.pageAdded': {
      if (findPage(board, event.pageId) !== undefined) return board
      const place = board.pages.findIndex((page) => page.id === board.currentPageId) + 1
      return { ...board, pages: board.pages.toSpliced(place, 0, emptyPage(event.pageId, event.background)) }
    }
    case 'board.pageDeleted':
      return deletePage(board, event.pageId)
    case 'board.pageTurned':
      return findPage(board, event.pageId) === undefined ? board : { ...board, currentPageId: event.pageId }
    case 'board.backgroundSet': {
      const page = findPage(board, event.pageId)
      return page === undefined ? board : withPage(board, { ...page, background: event.background })
    }
    default:
      event satisfies never
      return board
  }
}

function addStroke(board: BoardState, event: Extract<BoardEvent, { type: 'board.strokeAdded' }>): BoardState {
  const page = findPage(board, event.pageId)
  if (page === undefined) return board
  const stroke = { id: event.strokeId, author: event.author, bytes: event.bytes }
  const entry = { pageId: page.id, act: 'add', strokes: [{ stroke, index: page.strokeCount }] } as const
  const strokes = appendStroke(page.strokes, stroke)
  const sizeBytes = page.sizeBytes + strokeSize(stroke)
  return recordAct(
    withPage(board, { ...page, strokes, strokeCount: page.strokeCount + 1, sizeBytes }),
    event.author,
    entry,
  )
}

function erase(board: BoardState, by: UserId, pageId: PageId, strokeIds: readonly StrokeId[]): BoardState {
  const page = findPage(board, pageId)
  if (page === undefined) return board
  const { list, erased } = eraseStrokes(page.strokes, new Set(strokeIds))
  if (erased.length === 0) return board
  const sizeBytes = page.sizeBytes - placedSize(erased)
  const erasedPage = { ...page, strokes: list, strokeCount: countStrokes(list), sizeBytes }
  return recordAct(withPage(board, erasedPage), by, { pageId, act: 'erase', strokes: erased })
}

// The last page stays: a board without pages would have no current one.
function deletePage(board: BoardState, pageId: PageId): BoardState {
  const place = board.pages.findIndex((page) => page.id === pageId)
  const neighbour = board.pages[place + 1] ?? board.pages[place - 1]
  if (place < 0 || neighbour === undefined) return board
  return {
    pages: board.pages.toSpliced(place, 1),
    currentPageId: board.currentPageId === pageId ? neighbour.id : board.currentPageId,
    history: forgetPage(board.history, pageId),
  }
}
