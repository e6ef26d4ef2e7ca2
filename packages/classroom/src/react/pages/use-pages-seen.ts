import type { BoardPage } from '../../core/board/board-types.ts'
import { mayLookBack, pagesTurnedTo } from '../../core/room/rules/look-back-rules.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'

/** The pages that I may see: all of them for the teacher, for students those that the class has been on. [R80] */
export function usePagesSeen(): readonly BoardPage[] {
  const isTeacher = useMe()?.isTeacher ?? false
  return useRoom((room) => {
    const { board } = room
    if (isTeacher) return board.pages
    return mayLookBack(room) ? pagesTurnedTo(board) : board.pages.filter(({ id }) => id === board.currentPageId)
  })
}
