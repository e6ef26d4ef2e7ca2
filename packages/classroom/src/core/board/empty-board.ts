import type { BoardPage, BoardState, PageBackground, PageId } from './board-types.ts'

/** The page that every board begins with. */
export const FIRST_PAGE_ID: PageId = 'page-1'

export function emptyBoard(): BoardState {
  return { pages: [emptyPage(FIRST_PAGE_ID, 'white')], currentPageId: FIRST_PAGE_ID, history: {} }
}

export const emptyPage = (id: PageId, background: PageBackground): BoardPage => ({
  id,
  background,
  strokes: [],
  strokeCount: 0,
  sizeBytes: 0,
})

/** Sums up the strokes of all pages. Undo keeps more, and has a limit of its own. */
export const boardSize = ({ pages }: BoardState): number => pages.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)

export const findPage = (board: BoardState, pageId: PageId): BoardPage | undefined =>
  board.pages.find((page) => page.id === pageId)
