import type { BoardPage, PageId } from '../core/board/board-types.ts'
import { findPage } from '../core/board/empty-board.ts'
import { pagesToLookAt } from '../core/room/rules/look-back-rules.ts'
import { mayDraw } from '../core/room/board-rights.ts'
import type { RoomChannel } from '../ports/room-channel.ts'

/** Says which page this person sees, and whether they may draw on it. */
export function createShownPage(channel: Pick<RoomChannel, 'getState' | 'isReadOnly'>) {
  let chosenPageId: PageId | null = null

  const board = () => channel.getState().room.board

  function shownPage(): BoardPage {
    const { pages, currentPageId } = board()
    const page = chosenPage() ?? findPage(board(), currentPageId) ?? pages[0]
    if (page === undefined) throw new Error('a board has at least one page')
    return page
  }

  const chosenPage = () =>
    chosenPageId !== null && mayShow(chosenPageId) ? findPage(board(), chosenPageId) : undefined

  // A student only where the class has been [R80]; others at any page, and so does everyone once the class is over.
  function mayShow(pageId: PageId): boolean {
    const state = channel.getState()
    if (state.me?.role !== 'student' || state.room.status === 'ended') return true
    return pagesToLookAt(state).includes(pageId)
  }

  /** Null: the one that the class is on. */
  function choosePage(pageId: PageId | null): void {
    chosenPageId = pageId
  }

  /** The page that was chosen may be shown no more: it is gone, or looking back has ended. */
  const isChoiceLost = () => chosenPageId !== null && chosenPage() === undefined
  /** Another page than the class is on. */
  const isElsewhere = () => shownPage().id !== board().currentPageId

  function canDraw(): boolean {
    const { me, room } = channel.getState()
    return channel.isReadOnly !== true && me !== null && mayDraw(room, me.userId)
  }

  return { board, shownPage, choosePage, isChoiceLost, isElsewhere, canDraw }
}
export type ShownPage = ReturnType<typeof createShownPage>
