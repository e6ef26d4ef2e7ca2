import { findPage } from '../../core/board/empty-board.ts'
import { paperOf } from '../../core/board/paper.ts'
import { newPageId } from '../board/new-page-id.ts'
import type { ShortcutAction } from './shortcuts.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { lookBack } from '../hooks/use-look-back.ts'
import { pageBeside } from '../pages/page-beside.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import type { RoomCommand } from '../../core/room/room-types.ts'

export type ScreenAction =
  | 'openChat'
  | 'openPeople'
  | 'openLayouts'
  | 'toggleFullScreen'
  | 'previousFaces'
  | 'nextFaces'
  | 'putAway'
  | 'showTools'
  | 'showReactions'
  | 'showHelp'
  | 'answerInvite'

/** Carries out the keys. A key that is not allowed now does nothing: the lit or dimmed button says why on press. */
export function useShortcutActions(
  screen: Readonly<Record<ScreenAction, () => void>>,
): (action: ShortcutAction, handPlace: number) => void {
  const { board, channel, media } = useClassroom()
  const send = async (command: RoomCommand): Promise<boolean> => {
    if (channel.denialOf(command)) return false
    try {
      await channel.send(command)
      return true
    } catch (error) {
      // The room changed its mind in between; the screen already shows it.
      if (!(error instanceof RoomRefusal)) throw error
      return false
    }
  }
  const turnPage = (step: -1 | 1) => {
    const state = channel.getState()
    if (state.me?.role === 'student') return lookBack(board, state, step)
    const pageId = pageBeside(state, step)
    if (pageId !== null) void send({ type: 'board.turnPage', pageId })
  }
  const addPage = async () => {
    const { room } = channel.getState()
    const { currentPageId } = room.board
    const paper = paperOf(findPage(room.board, currentPageId) ?? { background: 'white' })
    const pageId = newPageId()
    const add: RoomCommand = { type: 'board.addPages', afterId: currentPageId, pages: [{ pageId, paper }] }
    if (await send(add)) await send({ type: 'board.turnPage', pageId })
  }
  const toggleHand = () => {
    const { me, room } = channel.getState()
    const isUp = room.hands.some((hand) => hand.userId === me?.userId)
    void send({ type: isUp ? 'lowerHand' : 'raiseHand' })
  }
  // A person's own turn only: without one, Enter opens no microphone. [R48]
  const takeTurn = () => {
    const { me, room } = channel.getState()
    if (me && room.participants[me.userId]?.turn) void media.toggle('mic')
  }
  const shareScreen = () => {
    if (channel.getState().me?.role === 'teacher') void media.toggle('screen')
  }
  const acceptHand = (place: number) => {
    const hand = channel.getState().room.hands[place - 1]
    if (hand) void send({ type: 'acceptHand', userId: hand.userId })
  }
  const actions: Readonly<Record<ShortcutAction, (handPlace: number) => void>> = {
    ...screen,
    toggleMic: () => void media.toggle('mic'),
    toggleCamera: () => void media.toggle('camera'),
    toggleHand,
    previousPage: () => turnPage(-1),
    nextPage: () => turnPage(1),
    newPage: () => void addPage(),
    backToTeacher: () => board.follow(),
    takeTurn,
    shareScreen,
    callAttention: () => void send({ type: 'callAttention', text: '' }),
    acceptHand,
  }
  return (action, handPlace) => actions[action](handPlace)
}
