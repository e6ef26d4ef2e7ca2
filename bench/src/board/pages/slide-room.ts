import { emptyRoom, type RoomState } from '@hwjy/classroom/core'

/** A room whose board has a page for each of a document. */
export function slideRoom(count: number): RoomState {
  const room = emptyRoom()
  const [first] = room.board.pages
  if (first === undefined) throw new Error('no page')
  const pages = Array.from({ length: count }, (_, index) => ({
    ...first,
    id: `slide-${index + 1}`,
    sheet: { fileId: 'slides', kind: 'document' as const, name: 'slides.pdf', no: index + 1 },
  }))
  return { ...room, board: { ...room.board, pages, currentPageId: 'slide-1' } }
}
