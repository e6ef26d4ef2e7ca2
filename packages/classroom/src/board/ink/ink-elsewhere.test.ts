import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { encodeStroke } from '../../core/board/stroke-codec.ts'
import type { RoomEvent } from '../../core/room/room-types.ts'
import { emptyViewport, showing } from '../viewport.ts'
import { createInkElsewhere, MARK_MS } from './ink-elsewhere.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const whole = { ...emptyViewport, width: 640, height: 360 }
/** The left upper quarter of the page. */
const quarter = showing(whole, { x: 320, y: 180, w: 640 })

function open() {
  const world = { viewport: quarter, shown: 'page-1', isFollowing: true }
  const elsewhere = createInkElsewhere({
    me: () => 'me',
    getViewport: () => world.viewport,
    shownPageId: () => world.shown,
    currentPageId: () => 'page-1',
    isFollowing: () => world.isFollowing,
    onChange: () => elsewhere.refresh(),
  })
  const write = (x: number, y: number, { by = 'anna', pageId = 'page-1' } = {}) => {
    const bytes = encodeStroke({ tool: 'pen', color: '#000000', width: 4, points: Float32Array.of(x, y, 0.5, 0) })
    elsewhere.receive({ type: 'board.strokeAdded', pageId, strokeId: 's', author: by, bytes, by } as RoomEvent)
  }
  return { world, elsewhere, write }
}

it('[R82] ink beside the view is marked at its edge, and ink in view is not', () => {
  const { elsewhere, write } = open()
  write(300, 200)
  write(1_000, 200, { by: 'me' })
  expect(elsewhere.marker()).toBeNull()
  write(1_000, 180)
  expect(elsewhere.marker()).toEqual({ by: 'anna', x: 612, y: 180, degrees: 0, direction: 'right' })
  write(320, 700)
  expect(elsewhere.marker()).toMatchObject({ x: 320, y: 332, direction: 'down' })
})

it('[R82] the mark goes when the ink comes into view, and after a while', () => {
  const { world, elsewhere, write } = open()
  write(1_000, 180)
  world.viewport = whole
  elsewhere.refresh()
  expect(elsewhere.marker()).toBeNull()
  world.viewport = quarter
  write(1_000, 180)
  vi.advanceTimersByTime(MARK_MS)
  expect(elsewhere.marker()).toBeNull()
})

it('[R82] a watcher who has left hears of ink at the teacher’s place, until they are back', () => {
  const { world, elsewhere, write } = open()
  Object.assign(world, { isFollowing: false, shown: 'page-0' })
  write(1, 1, { pageId: 'page-7' })
  expect(elsewhere.hasNewInk()).toBe(false)
  write(1, 1)
  expect([elsewhere.hasNewInk(), elsewhere.marker()]).toEqual([true, null])
  Object.assign(world, { isFollowing: true, shown: 'page-1' })
  elsewhere.refresh()
  expect(elsewhere.hasNewInk()).toBe(false)
})
