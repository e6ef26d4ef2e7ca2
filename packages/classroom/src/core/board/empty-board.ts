import type { BoardPage, BoardState, PageBackground, PageId } from './board-types.ts'

/** A new room's board: one white page. */
export function emptyBoard(): BoardState {
  return { pages: [emptyPage('page-1', 'white')], currentPageId: 'page-1', history: {} }
}

export const emptyPage = (id: PageId, background: PageBackground): BoardPage => ({
  id,
  background,
  strokes: [],
  strokeCount: 0,
})

export const findPage = (board: BoardState, pageId: PageId): BoardPage | undefined =>
  board.pages.find((page) => page.id === pageId)
