import { mayDraw } from '../../core/room/board-rights.ts'
import type { BoardEngineState } from '../../ports/board-engine.ts'
import { useSelection } from '../store/use-selection.ts'
import { useClassroom } from './classroom-context.ts'
import { useChannel } from './use-room.ts'

/** A part of what the board knows of itself. Renders again only when that part changed, one level deep. */
export function useBoardState<T>(select: (state: BoardEngineState) => T): T {
  return useSelection(useClassroom().board, select)
}

/** Tells whether I may write on the board: the teacher always, a student with the pen. [R11] */
export function useCanDraw(): boolean {
  const { isReadOnly = false } = useClassroom().channel
  return useChannel(({ me, room }) => !isReadOnly && me !== null && mayDraw(room, me.userId))
}
