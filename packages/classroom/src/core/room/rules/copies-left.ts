/** What is left of pages of an earlier lesson whose insertion stopped in its middle. [R94] */
import { findPage } from '../../board/empty-board.ts'
import { hasStroke } from '../../board/stroke-list.ts'
import type { RoomCommand, RoomState } from '../room-types.ts'

export interface CopyState {
  room: RoomState
  /** Commands without an answer yet: they arrive by themselves. */
  pending: readonly RoomCommand[]
}

/**
 * Leaves out what is on the board or on its way, and what belongs to a page that has been deleted since.
 * @param commands all of them, as `copyCommands` made them
 * @param confirmed so many from the first on have been carried out
 */
export function copiesLeft(
  commands: readonly RoomCommand[],
  confirmed: number,
  { room, pending }: CopyState,
): readonly RoomCommand[] {
  const added = pending.flatMap((command) => (command.type === 'board.addPages' ? command.pages : []))
  const here = new Set([...room.board.pages.map(({ id }) => id), ...added.map(({ pageId }) => pageId)])
  const left: RoomCommand[] = []
  for (const command of commands.slice(confirmed)) {
    if (command.type === 'board.addPages') {
      if (command.pages.some(({ pageId }) => here.has(pageId))) continue
      for (const { pageId } of command.pages) here.add(pageId)
      left.push(command)
    } else if (command.type === 'board.turnPage') {
      // The class may have gone on since; a page that comes only now is turned to.
      if (here.has(command.pageId) && findPage(room.board, command.pageId) === undefined) left.push(command)
    } else if (command.type === 'board.paste') {
      if (here.has(command.pageId) && !isPasted(command, { room, pending })) left.push(command)
    } else if (!('pageId' in command) || here.has(command.pageId)) left.push(command)
  }
  return left
}

function isPasted({ pageId, items }: Extract<RoomCommand, { type: 'board.paste' }>, { room, pending }: CopyState) {
  const strokes = findPage(room.board, pageId)?.strokes ?? []
  const isOnItsWay = (elementId: string) =>
    pending.some(
      (command) =>
        command.type === 'board.paste' &&
        command.pageId === pageId &&
        command.items.some((item) => item.elementId === elementId),
    )
  return items.some(({ elementId }) => hasStroke(strokes, elementId) || isOnItsWay(elementId))
}
