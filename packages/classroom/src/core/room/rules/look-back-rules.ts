/** Which pages a student may look at, beside the one that the class is on. [R80] */
import type { BoardPage, BoardState, PageId } from '../../board/board-types.ts'
import type { UserId } from '../ids.ts'
import { mayDraw } from '../board-rights.ts'
import type { Role, RoomState } from '../state-types.ts'
import { rulesOf } from './room-rules.ts'

/** The teacher's word in this class decides, and before that the school's. */
export const mayLookBack = (room: Pick<RoomState, 'board' | 'settings'>): boolean =>
  room.board.lookBack ?? rulesOf(room).lookBack

/** Pages that the class has been on, in the board's order. What the teacher prepares is not among them. */
export const pagesTurnedTo = ({ pages, currentPageId, turnedTo }: BoardState): readonly BoardPage[] =>
  pages.filter(({ id }) => id === currentPageId || turnedTo?.includes(id) === true)

/** Pages that this person may turn to alone, in the board's order. Empty where there is nothing to look back to. */
export function pagesToLookAt({ me, room }: { me: { userId: UserId; role: Role } | null; room: RoomState }) {
  if (me?.role !== 'student' || mayDraw(room, me.userId) || !mayLookBack(room)) return []
  const pages = pagesTurnedTo(room.board).map(({ id }) => id)
  return pages.length > 1 ? pages : []
}

/** The class goes to another page: both have been seen then. Pages that are gone are forgotten. */
export function withTurn(board: BoardState, pageId: PageId): BoardState {
  const { pages, currentPageId, turnedTo = [] } = board
  const seen = new Set([...turnedTo, currentPageId, pageId])
  const isKnown = turnedTo.length === seen.size && turnedTo.every((id) => pages.some((page) => page.id === id))
  const next = { ...board, currentPageId: pageId }
  return isKnown ? next : { ...next, turnedTo: [...seen].filter((id) => pages.some((page) => page.id === id)) }
}
