import type { BoardEngine } from '../../ports/board-engine.ts'
import type { BoardPlace, BoardWorld } from '../../ports/board-engine.contract.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'

/** Drives a board in the same page as its contract suite asks. */
export function createBoardProbe(
  board: BoardEngine,
  places: Readonly<Record<BoardPlace, HTMLElement>>,
): Omit<BoardWorld, 'refuseOne' | 'close'> {
  const unmounts: Partial<Record<BoardPlace, () => void>> = {}
  const refusals: string[] = []
  let timesTold = 0
  board.subscribe(() => timesTold++)
  const stopRefusals = board.onRefused((code) => refusals.push(code))
  return {
    getState: async () => board.getState(),
    timesTold: async () => timesTold,
    setTool: async (tool) => board.setTool(tool),
    setPen: async (pen) => board.setPen(pen),
    setZoom: async (zoom) => board.setZoom(zoom),
    features: async () => [...board.features],
    async set({ penTip, highlighter, eraser, shape, text, selectMode }) {
      if (penTip) board.setPenTip(penTip)
      if (highlighter) board.setHighlighter(highlighter)
      if (eraser) board.setEraser(eraser)
      if (shape) board.setShape(shape)
      if (text) board.setTextStyle(text)
      if (selectMode) board.setSelectMode(selectMode)
    },
    async mount(place) {
      unmounts[place] = board.mount(places[place])
    },
    unmount: async (place) => unmounts[place]?.(),
    isFilled: async (place) => places[place].childElementCount > 0,
    async exportPage(pageId) {
      try {
        const { type, size } = await board.exportPage(pageId)
        return { type, size }
      } catch (error) {
        if (!(error instanceof RoomRefusal)) throw error
        return error.code
      }
    },
    refusals: async () => [...refusals],
    stopListeningToRefusals: async () => stopRefusals(),
    destroy: async () => board.destroy(),
  }
}
