import { eventSize, findPage, type RoomCommand, type RoomState, type UserId } from '@hwjy/classroom/core'

export interface CommandCost {
  /** 1, and one more for each thousand strokes that it touches. */
  commands: number
  strokes: number
  /** The most bytes that it may add to the log. */
  bytes: number
}

const STROKES_PER_COMMAND = 1_000

export function commandCost({ board }: RoomState, userId: UserId, command: RoomCommand): CommandCost {
  const log = { seq: 0, at: 0, by: userId, id: '' }
  const act = (touched: number, event: Parameters<typeof eventSize>[0]): CommandCost => ({
    commands: 1 + Math.floor(touched / STROKES_PER_COMMAND),
    strokes: command.type === 'board.addStroke' ? 1 : 0,
    bytes: eventSize(event),
  })
  switch (command.type) {
    case 'board.addStroke':
      return act(1, { ...log, ...command, type: 'board.strokeAdded', author: userId })
    case 'board.erase':
      return act(command.strokeIds.length, { ...log, ...command, type: 'board.strokesErased' })
    case 'board.clearPage': {
      const strokeIds = Array.from({ length: findPage(board, command.pageId)?.strokeCount ?? 0 }, () => '')
      return act(strokeIds.length, { ...log, type: 'board.strokesErased', pageId: command.pageId, strokeIds })
    }
    case 'board.undo':
    case 'board.redo': {
      const history = Object.hasOwn(board.history, userId) ? board.history[userId] : undefined
      const [next] = (command.type === 'board.undo' ? history?.undo : history?.redo) ?? []
      return act(next?.strokes.length ?? 0, { ...log, type: 'board.undone', author: userId })
    }
    case 'say':
      return act(0, { ...log, type: 'chatSent', userId, text: command.text })
    default:
      return act(0, { ...log, type: 'classStarted' })
  }
}
