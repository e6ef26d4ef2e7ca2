import { expect, it, vi } from 'vitest'
import { createMemoryRoom } from '../adapters/local/memory-room.ts'
import { decodeView, encodeView } from '../core/live/live-ink.ts'
import { createViewFollow } from './view-follow.ts'
import { emptyViewport, panned, resized, showing, type Viewport, viewOf, zoomed } from './viewport.ts'

const screen = (width: number, height: number) => resized(emptyViewport, { width, height, density: 1 })
const middle = { x: 300, y: 200 }

it('[R65] a view is the same part of the page on every screen', () => {
  const teacher = zoomed(screen(1_064, 598), 2, middle)
  const phone = showing(screen(390, 460), viewOf(teacher))
  expect(viewOf(phone).w).toBe(viewOf(teacher).w)
  expect(phone.zoom).toBe(2)
})

it('[R65] a view travels in nine bytes, and what lies on no page is none', () => {
  const frame = encodeView('page-1', { x: 640, y: 360, w: 320 })
  expect(frame.length).toBe(9)
  expect(decodeView(frame)).toMatchObject({ x: 640, y: 360, w: 320 })
  expect(decodeView(frame.with(4, 255))).toBeNull()
  expect(decodeView(frame.slice(1))).toBeNull()
})

function open(userId: 'teacher' | 'student') {
  const room = createMemoryRoom()
  const channel = room.join({ userId, name: userId, role: userId })
  if (userId === 'student') room.join({ userId: 'teacher', name: 'teacher', role: 'teacher' })
  let viewport: Viewport = screen(640, 360)
  const asked: unknown[] = []
  const told: boolean[] = []
  const sent = vi.spyOn(channel, 'sendEphemeral')
  const follow = createViewFollow(channel, {
    getViewport: () => viewport,
    setViewport(next) {
      viewport = next
      follow.moved(next)
    },
    shownPageId: () => 'page-1',
    ask: (command) => asked.push(command),
    onChange: (isFollowing) => told.push(isFollowing),
  })
  const move = (next: Viewport) => {
    viewport = next
    follow.moved(next)
  }
  return { room, follow, move, asked, told, sent, viewport: () => viewport }
}

it('[R65] the teacher’s view goes out while it moves, and is one event when it rests', () => {
  vi.useFakeTimers()
  const { follow, move, asked, sent, viewport } = open('teacher')
  for (let i = 1; i <= 20; i++) move(zoomed(viewport(), 1 + i / 20, middle))
  expect(sent.mock.calls.length).toBeLessThan(5)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(300)
  expect(asked).toMatchObject([{ type: 'board.setView', pageId: 'page-1', w: 640 }])
  follow.destroy()
  vi.useRealTimers()
})

it('[R65] a watcher follows, leaves by moving the page, and comes back by wish', () => {
  const { follow, move, told, viewport } = open('student')
  follow.receive('teacher', encodeView('page-1', { x: 320, y: 180, w: 640 }))
  expect(viewport().zoom).toBe(2)
  move(panned(viewport(), -80, 0))
  expect(told).toEqual([false])
  follow.receive('teacher', encodeView('page-1', { x: 640, y: 360, w: 320 }))
  expect(viewport().zoom).toBe(2)
  follow.follow()
  expect(told).toEqual([false, true])
  expect(viewport().zoom).toBe(4)
})

it('[R65] nobody but the teacher is followed', () => {
  const { follow, viewport } = open('student')
  expect(follow.receive('student-2', encodeView('page-1', { x: 320, y: 180, w: 640 }))).toBe(true)
  expect(viewport().zoom).toBe(1)
})
