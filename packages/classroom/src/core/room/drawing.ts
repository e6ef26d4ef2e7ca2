/** Decides who may draw. The outcome of a drawing command is up to the board. [R11] */
import { decideBoard } from '../board/decide-board.ts'
import type { BoardCommand } from '../board/board-types.ts'
import { type Request, refused } from './decision.ts'
import { logDenial } from './log-size.ts'
import type { Decision } from './room-types.ts'
import { mayDraw } from './selectors.ts'

// Lists what a student with the pen may do; pages, backgrounds and clearing stay with the teacher.
const STUDENT_COMMANDS: readonly BoardCommand['type'][] = ['board.addStroke', 'board.erase', 'board.undo', 'board.redo']

export function decideDrawing({ room, command, actor }: Request<BoardCommand>): Decision {
  if (actor.role === 'student') {
    if (!STUDENT_COMMANDS.includes(command.type)) return refused('teacher-only')
    if (!mayDraw(room, actor.userId)) return refused('not-allowed-to-draw')
  }
  const decision = decideBoard(room.board, command, actor.userId, actor.role)
  // Erasing, clearing and turning pages go on when nothing more can be written. [R41]
  const isMoreInk = command.type === 'board.addStroke' && 'events' in decision
  const denial = isMoreInk ? logDenial(room, actor, command.bytes.length) : null
  return denial === null ? decision : refused(denial)
}
