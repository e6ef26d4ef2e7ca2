/** Who may draw. What a drawing command leads to is the board's own business. [R11] */
import { decideBoard } from '../board/decide-board.ts'
import type { BoardCommand } from '../board/board-types.ts'
import { type Request, refused } from './decision.ts'
import type { Decision } from './room-types.ts'
import { mayDraw } from './selectors.ts'

/** What a student with the pen may do; pages, backgrounds and clearing stay with the teacher. */
const STUDENT_COMMANDS: readonly BoardCommand['type'][] = ['board.addStroke', 'board.erase', 'board.undo', 'board.redo']

export function decideDrawing({ room, command, actor }: Request<BoardCommand>): Decision {
  if (actor.role === 'student') {
    if (!STUDENT_COMMANDS.includes(command.type)) return refused('teacher-only')
    if (!mayDraw(room, actor.userId)) return refused('not-allowed-to-draw')
  }
  return decideBoard(room.board, command, actor.userId, actor.role)
}
