import type { ShortcutAction } from '../help/shortcuts.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import type { RoomCommand } from '../../core/room/room-types.ts'
import { denialOf } from '../rules/denial-of.ts'

type ScreenAction = 'openChat' | 'showHelp' | 'answerInvite'

/** Carries out the keys. A key that is not allowed now does nothing: the lit or dimmed button says why on press. */
export function useShortcutActions(
  screen: Readonly<Record<ScreenAction, () => void>>,
): (action: ShortcutAction) => void {
  const { channel, media } = useClassroom()
  const send = (command: RoomCommand) => {
    if (denialOf(channel.getState(), command)) return
    channel.send(command).catch((error: unknown) => {
      // The room changed its mind in between; the screen already shows it.
      if (!(error instanceof RoomRefusal)) throw error
    })
  }
  const turnPage = (step: -1 | 1) => {
    const { pages, currentPageId } = channel.getState().room.board
    const target = pages[pages.findIndex((page) => page.id === currentPageId) + step]
    if (target) send({ type: 'board.turnPage', pageId: target.id })
  }
  const toggleHand = () => {
    const { me, room } = channel.getState()
    const isUp = room.hands.some((hand) => hand.userId === me?.userId)
    send({ type: isUp ? 'lowerHand' : 'raiseHand' })
  }
  const actions: Readonly<Record<ShortcutAction, () => void>> = {
    ...screen,
    toggleMic: () => void media.toggle('mic'),
    toggleCamera: () => void media.toggle('camera'),
    toggleHand,
    previousPage: () => turnPage(-1),
    nextPage: () => turnPage(1),
  }
  return (action) => actions[action]()
}
