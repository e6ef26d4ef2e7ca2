import type { PageId } from '../../core/board/board-types.ts'
import { pagesToLookAt } from '../../core/room/rules/look-back-rules.ts'
import type { BoardEngine } from '../../ports/board-engine.ts'
import type { ChannelState } from '../../ports/room-channel.ts'
import { useClassroom } from './classroom-context.ts'
import { useBoardState } from './use-board-state.ts'
import { useChannel } from './use-room.ts'

export type LookBackStep = -1 | 1

/** Steps of a student through the pages that the class has been on; null where there is nothing to look back to. [R80] */
export function useLookBack() {
  const { board, channel } = useClassroom()
  const shownPageId = useBoardState((state) => state.shownPageId)
  const pages = useChannel(pagesToLookAt)
  if (pages.length === 0) return null
  return {
    canStep: (step: LookBackStep) => neighbour(pages, shownPageId, step) !== undefined,
    step: (step: LookBackStep) => lookBack(board, channel.getState(), step),
  }
}

/** Shows the page before or after; arriving where the class is, the view follows the teacher again. */
export function lookBack(board: BoardEngine, state: ChannelState, step: LookBackStep): void {
  const { currentPageId } = state.room.board
  const target = neighbour(pagesToLookAt(state), board.getState().shownPageId ?? currentPageId, step)
  if (target === currentPageId) board.follow()
  else if (target !== undefined) board.showPage(target)
}

const neighbour = (pages: readonly PageId[], from: PageId | null, step: LookBackStep): PageId | undefined => {
  const place = pages.indexOf(from ?? '')
  return place < 0 ? undefined : pages[place + step]
}
