import type { PageId } from '../../core/board/board-types.ts'
import type { ChannelState } from '../../ports/room-channel.ts'

/**
 * Finds the page before or after the one that the class is on, or is on its way to: who turns twice on a slow line means
 * two pages. Null at either end.
 */
export function pageBeside({ room, pending }: Pick<ChannelState, 'room' | 'pending'>, step: -1 | 1): PageId | null {
  const { pages, currentPageId } = room.board
  const turns = pending.flatMap(({ command }) => (command.type === 'board.turnPage' ? [command.pageId] : []))
  const from = pages.findIndex((page) => page.id === (turns.at(-1) ?? currentPageId))
  return from < 0 ? null : (pages[from + step]?.id ?? null)
}
