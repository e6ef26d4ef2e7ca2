import type { PageBackground, PageId } from '../../core/board/board-types.ts'
import type { BoardEngineState, BoardPen, BoardTool } from '../../ports/board-engine.ts'
import { useClassroom } from './classroom-context.ts'
import { useBoardState } from './use-board-state.ts'
import { useRoom } from './use-room.ts'

export interface BoardTools extends Pick<BoardEngineState, 'tool' | 'pen' | 'zoom'> {
  setTool: (tool: BoardTool) => void
  setPen: (pen: Partial<BoardPen>) => void
  setZoom: (zoom: number) => void
  exportPage: (pageId: PageId, options?: { width?: number }) => Promise<Blob>
}

/** Returns the tool in use. Changes when a tool is taken or the view zooms, not with a stroke. */
export function useBoardTools(): BoardTools {
  const { board } = useClassroom()
  const chosen = useBoardState(({ tool, pen, zoom }) => ({ tool, pen, zoom }))
  return {
    ...chosen,
    setTool: (tool) => board.setTool(tool),
    setPen: (pen) => board.setPen(pen),
    setZoom: (zoom) => board.setZoom(zoom),
    exportPage: (pageId, options) => board.exportPage(pageId, options),
  }
}

export interface BoardPagesView {
  /** The page that is shown here: for a student who looks back another than the class is on. */
  currentPageId: PageId
  /** Counted from 1, for people. */
  number: number
  count: number
  background: PageBackground
  previousPageId: PageId | null
  nextPageId: PageId | null
}

/** Returns the shown page's place among the pages. Changes when pages come, go or turn, not with a stroke. */
export function useBoardPages(): BoardPagesView {
  const shownPageId = useBoardState((state) => state.shownPageId)
  return useRoom(({ board: { pages, currentPageId: common } }) => {
    const shown = pages.findIndex((page) => page.id === shownPageId)
    const index = shown < 0 ? pages.findIndex((page) => page.id === common) : shown
    return {
      currentPageId: pages[index]?.id ?? common,
      number: index + 1,
      count: pages.length,
      background: pages[index]?.background ?? 'white',
      previousPageId: pages[index - 1]?.id ?? null,
      nextPageId: pages[index + 1]?.id ?? null,
    }
  })
}
