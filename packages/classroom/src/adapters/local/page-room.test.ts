import { afterEach, expect, it, vi } from 'vitest'
import type { RoomSettings } from '../../core/room/room-types.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import { createPageRoom, type PagePerson } from './page-room.ts'

const HOUR_MS = 3_600_000
const teacher: PagePerson = { userId: 'me', name: 'You', role: 'teacher' }
const anna: PagePerson = { userId: 'anna', name: 'Anna', role: 'student' }

function openRoom() {
  const now = Date.now()
  const settings: RoomSettings = {
    roomId: 'page',
    title: '你好',
    teacherId: 'me',
    classType: 'small',
    capacity: 30,
    scheduledStart: now,
    scheduledEnd: now + HOUR_MS,
    speechMode: 'afterRaise',
    doorOpensBeforeMs: HOUR_MS,
    entryClosesAfterMs: HOUR_MS,
    autoEndAfterMs: HOUR_MS,
  }
  return createPageRoom(settings)
}

afterEach(() => void vi.useRealTimers())

it('lets two people hear what one of them does', async () => {
  const room = openRoom()
  const mine = room.join(teacher)
  const hers = room.join(anna)
  await mine.send({ type: 'start' })
  await hers.send({ type: 'raiseHand' })
  expect(mine.getState().room).toBe(hers.getState().room)
  expect(mine.getState().room.hands.map(({ userId }) => userId)).toEqual(['anna'])
  expect(mine.getState().pending).toEqual([])
  room.close()
})

it('keeps the rules of the room', async () => {
  const room = openRoom()
  room.join(teacher)
  const hers = room.join(anna)
  await expect(hers.send({ type: 'start' })).rejects.toBeInstanceOf(RoomRefusal)
  expect(() => room.act(anna, { type: 'muteAll', muted: true })).toThrow(RoomRefusal)
  expect(room.getState().status).toBe('waiting')
  room.close()
})

it('gives older chat by the page', async () => {
  const room = openRoom()
  const mine = room.join(teacher)
  for (const text of ['一', '二', '三']) await mine.send({ type: 'say', text })
  const { messages, isComplete } = await mine.history(Number.POSITIVE_INFINITY, 2)
  expect(messages.map(({ text }) => text)).toEqual(['二', '三'])
  expect(isComplete).toBe(false)
  room.close()
})

it('ends the class by itself when its time has come', async () => {
  vi.useFakeTimers()
  const room = openRoom()
  const mine = room.join(teacher)
  await mine.send({ type: 'start' })
  vi.advanceTimersByTime(2 * HOUR_MS)
  expect(mine.getState().room.status).toBe('ended')
  room.close()
})

it('hears nothing more after leaving, and says goodbye once', async () => {
  const room = openRoom()
  const mine = room.join(teacher)
  const hers = room.join(anna)
  await hers.leave()
  await hers.leave()
  const { seq } = hers.getState().room
  await mine.send({ type: 'start' })
  expect(hers.getState().connection).toEqual({ status: 'closed', reason: 'left' })
  expect(hers.getState().room.seq).toBe(seq)
  room.close()
})
