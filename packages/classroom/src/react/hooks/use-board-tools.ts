import type { BoardPage, PageId } from '../../core/board/board-types.ts'
import { mayDraw } from '../../core/room/selectors.ts'
import type { BoardEngineState, BoardPen, BoardTool } from '../../ports/board-engine.ts'
import { useSelection } from '../store/use-selection.ts'
import { useClassroom } from './classroom-context.ts'
import { useChannel, useRoom } from './use-room.ts'

export interface BoardTools extends BoardEngineState {
  setTool: (tool: BoardTool) => void
  setPen: (pen: Partial<BoardPen>) => void
  setZoom: (zoom: number) => void
  exportPage: (pageId: PageId, options?: { width?: number }) => Promise<Blob>
}

export function useBoardTools(): BoardTools {
  const { board } = useClassroom()
  const state = useSelection(board, (current) => current)
  return {
    ...state,
    setTool: (tool) => board.setTool(tool),
    setPen: (pen) => board.setPen(pen),
    setZoom: (zoom) => board.setZoom(zoom),
    exportPage: (pageId, options) => board.exportPage(pageId, options),
  }
}

export interface BoardPagesView {
  pages: readonly BoardPage[]
  currentPageId: PageId
  /** Counted from 1, for people. */
  number: number
  count: number
}

export function useBoardPages(): BoardPagesView {
  const { pages, currentPageId } = useRoom((room) => ({
    pages: room.board.pages,
    currentPageId: room.board.currentPageId,
  }))
  const index = pages.findIndex((page) => page.id === currentPageId)
  return { pages, currentPageId, number: index + 1, count: pages.length }
}

/** Whether I may write on the board: the teacher always, a student with the pen. [R11] */
export const useCanDraw = (): boolean => useChannel(({ me, room }) => me !== null && mayDraw(room, me.userId))
