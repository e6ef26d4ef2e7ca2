import { emptyRoom, type RoomState, type Stroke, toStrokeList } from '@hwjy/classroom/core'

export function fullRoom(strokes: readonly Stroke[]): RoomState {
  const room = emptyRoom()
  const [page] = room.board.pages
  if (page === undefined) throw new Error('no page')
  const pages = [{ ...page, strokes: toStrokeList(strokes), strokeCount: strokes.length }]
  return { ...room, board: { ...room.board, pages } }
}
