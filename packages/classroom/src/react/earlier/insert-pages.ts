/** Inserts pages of an earlier lesson so that it goes on after a reload, and nothing comes twice. [R94] */
import type { BoardPage } from '../../core/board/board-types.ts'
import { findPage } from '../../core/board/empty-board.ts'
import type { RoomCommand } from '../../core/room/room-types.ts'
import { copiedPage, copyCommands } from '../../core/room/rules/copied-pages.ts'
import { copiesLeft } from '../../core/room/rules/copies-left.ts'
import type { EarlierLessons } from '../../ports/earlier-lessons.ts'
import type { RoomChannel } from '../../ports/room-channel.ts'
import type { Work } from '../files/insert-work.ts'
import type { KeptPages } from '../files/kept-insertions.ts'
import { pageSender } from './send-pages.ts'

type Channel = Pick<RoomChannel, 'getState' | 'send'>

/** @param pages of the earlier board, those that were chosen, as they come along */
export function insertPages(channel: Channel, kept: KeptPages, pages: readonly BoardPage[]) {
  const commands = commandsOf(kept, pages)
  return carryOut(channel, kept, commands, commands)
}

/** Goes on with what an earlier page of this person left unfinished. @throws {RoomFileError} */
export async function resumePages(channel: Channel, earlier: EarlierLessons, kept: KeptPages, work: Work) {
  work.tell({ status: 'copying', share: 0 })
  const board = await earlier.open(kept.lessonId)
  // Sending needs no picture of it.
  board.close()
  work.signal.throwIfAborted()
  const { room, pending } = channel.getState()
  const isThere = findPage(room.board, kept.afterId) !== undefined
  const commands = commandsOf(
    isThere ? kept : { ...kept, afterId: room.board.currentPageId },
    board.pages.map((page) => copiedPage(page, kept.hasInk)),
  )
  const state = { room, pending: pending.map(({ command }) => command) }
  await carryOut(channel, kept, commands, copiesLeft(commands, kept.confirmed, state))(work)
}

function commandsOf(
  { id: actId, pages, files, afterId }: KeptPages,
  from: readonly BoardPage[],
): readonly RoomCommand[] {
  const chosen = pages.flatMap(({ from: id, to }) => {
    const page = from.find((one) => one.id === id)
    return page === undefined ? [] : [{ page, to }]
  })
  const ids = chosen.map(({ to }) => to)[Symbol.iterator]()
  return copyCommands(
    chosen.map(({ page }) => page),
    {
      actId,
      afterId,
      files: new Map(files.map(({ from: there, to: here }) => [there, here])),
      newPageId: () => ids.next().value ?? '',
    },
  )
}

/** @param left those of the commands that are still to be sent */
function carryOut(channel: Channel, kept: KeptPages, all: readonly RoomCommand[], left: readonly RoomCommand[]) {
  const open = new Set(left)
  let keep: Work['keep'] = () => undefined
  const send = pageSender(channel, left, (command) => {
    open.delete(command)
    const first = all.findIndex((one) => open.has(one))
    keep({ ...kept, confirmed: first < 0 ? all.length : first })
  })
  return (work: Work): Promise<void> => {
    keep = work.keep
    return send(work)
  }
}
