import { describe, expect, it } from 'vitest'
import { liveRoom, teacher } from '../../../../test/test-room.ts'
import { testStroke } from '../../../../test/test-stroke.ts'
import type { BoardPage } from '../../board/board-types.ts'
import { emptyPage } from '../../board/empty-board.ts'
import { appendStroke, listSize } from '../../board/stroke-list.ts'
import type { RoomCommand } from '../room-types.ts'
import { copiesLeft } from './copies-left.ts'
import { copyCommands } from './copied-pages.ts'

function pageOf(id: string, count: number): BoardPage {
  const strokes = Array.from({ length: count }, (_, i) => ({
    id: `${id}-${i}`,
    author: 'former',
    bytes: testStroke(i),
  })).reduce(appendStroke, [] as BoardPage['strokes'])
  return { ...emptyPage(id, 'white'), strokes, strokeCount: count, sizeBytes: listSize(strokes) }
}
let last = 0
/** The second page is pasted in two parts. */
const commands = copyCommands([pageOf('p1', 20), pageOf('p2', 200)], {
  actId: 'insertion',
  afterId: 'page-1',
  files: new Map(),
  newPageId: () => `new-${++last}`,
})
const [add, turn, first, second, third] = commands as readonly [
  RoomCommand,
  RoomCommand,
  RoomCommand,
  RoomCommand,
  RoomCommand,
]
function roomAfter(...carriedOut: readonly RoomCommand[]) {
  const test = liveRoom()
  for (const command of carriedOut) test.ask(teacher, command)
  return test.room
}

describe('[R94] what is left of an insertion', () => {
  it.each([
    ['nothing arrived', [], [], 0, [add, turn, first, second, third]],
    ['the pages arrived', [add], [], 0, [first, second, third]],
    ['a part of a page arrived, which nobody here was told', [add, turn, first, second], [], 2, [third]],
    ['the rest is on its way', [add, turn, first], [second, third], 3, []],
    ['the pages are on their way', [], [add], 0, [turn, first, second, third]],
    ['all arrived', commands, [], 0, []],
  ])('%s', (_name, carriedOut, pending, confirmed, left) => {
    const room = roomAfter(...carriedOut)
    expect(copiesLeft(commands, confirmed, { room, pending })).toEqual(left)
  })

  it('a page that the teacher deleted meanwhile does not come back', () => {
    const room = roomAfter(add, turn, first, { type: 'board.removePage', pageId: 'new-2' })
    expect(copiesLeft(commands, 3, { room, pending: [] })).toEqual([])
  })

  it('what was erased meanwhile does not come back', () => {
    const room = roomAfter(add, turn, first, { type: 'board.clearPage', pageId: 'new-1' })
    expect(copiesLeft(commands, 3, { room, pending: [] })).toEqual([second, third])
  })
})
