import { describe, expect, it } from 'vitest'
import { emptyRoom } from '../../core/room/room-state.ts'
import type { PendingCommand } from '../../ports/room-channel.ts'
import { pageBeside } from './page-beside.ts'

const room = emptyRoom()
room.board = {
  ...room.board,
  pages: ['one', 'two', 'three'].map((id) => ({ id, background: 'white', strokes: [], strokeCount: 0, sizeBytes: 0 })),
  currentPageId: 'one',
}
const turnTo = (pageId: string): PendingCommand => ({ id: pageId, command: { type: 'board.turnPage', pageId }, at: 0 })

describe('the page beside', () => {
  it('is counted from the one that the class is on', () => {
    expect(pageBeside({ room, pending: [] }, 1)).toBe('two')
  })

  it('is counted from the one that was turned to last, also while the room has not answered', () => {
    expect(pageBeside({ room, pending: [turnTo('three'), turnTo('two')] }, 1)).toBe('three')
  })

  it('is none at either end', () => {
    expect(pageBeside({ room, pending: [] }, -1)).toBeNull()
    expect(pageBeside({ room, pending: [turnTo('three')] }, 1)).toBeNull()
  })

  it('is none when that page is gone meanwhile', () => {
    expect(pageBeside({ room, pending: [turnTo('gone')] }, 1)).toBeNull()
  })
})
