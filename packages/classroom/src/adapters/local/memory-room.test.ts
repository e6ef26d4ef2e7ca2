import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { describeRoomChannel } from '../../ports/room-channel.contract.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import { createMemoryRoom, type MemoryPerson } from './memory-room.ts'

const HOUR_MS = 3_600_000
const teacher: MemoryPerson = { userId: 'me', name: 'You', role: 'teacher' }
const anna: MemoryPerson = { userId: 'anna', name: 'Anna', role: 'student' }

const openRoom = () =>
  createMemoryRoom({ settings: { teacherId: 'me', scheduledEnd: Date.now() + HOUR_MS, autoEndAfterMs: HOUR_MS } })

afterEach(() => void vi.useRealTimers())

describe.each([
  ['at once', 0],
  ['with latency', 5],
])('commands are carried out %s', (_, latencyMs) => {
  describeRoomChannel('in memory', async () => {
    const clock = createFakeClock()
    const room = createMemoryRoom({ settings: { teacherId: 'me' }, clock, latencyMs })
    const [mine, hers] = [room.join(teacher), room.join(anna)]
    room.act(teacher, { type: 'start' })
    await clock.advance(100)
    return {
      teacher: mine,
      student: hers,
      studentId: anna.userId,
      settle: () => clock.advance(100),
      disconnect: async () => hers.disconnect(),
      async connect() {
        hers.reconnect()
        await clock.advance(100)
      },
    }
  })
})

it('lets two people hear what one of them does', async () => {
  const room = openRoom()
  const mine = room.join(teacher)
  const hers = room.join(anna)
  await mine.send({ type: 'start' })
  await hers.send({ type: 'raiseHand' })
  expect(mine.getState().room).toEqual(hers.getState().room)
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

it('hears nothing more after leaving, and leaves once', async () => {
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

describe('the network of a room in memory', () => {
  it('carries out a command once when the connection is cut before its answer arrives', async () => {
    const clock = createFakeClock()
    const room = createMemoryRoom({ settings: { teacherId: 'me' }, clock, latencyMs: 50 })
    const mine = room.join(teacher)
    const answered = mine.send({ type: 'say', text: '你好' })
    await clock.advance(60)
    mine.disconnect()
    await clock.advance(100)
    expect(room.getState().chat).toHaveLength(1)
    expect(mine.getState().pending).toHaveLength(1)
    mine.reconnect()
    await clock.advance(200)
    await answered
    expect(room.getState().chat).toHaveLength(1)
  })

  it('carries out in order what was written without a connection, however soon before it was back', async () => {
    const clock = createFakeClock()
    const room = createMemoryRoom({ settings: { teacherId: 'me' }, clock, latencyMs: 50 })
    const mine = room.join(teacher)
    mine.disconnect()
    void mine.send({ type: 'say', text: '一' })
    await clock.advance(100)
    void mine.send({ type: 'say', text: '二' })
    await clock.advance(10)
    mine.reconnect()
    await clock.advance(200)
    expect(room.getState().chat.map(({ text }) => text)).toEqual(['一', '二'])
  })

  it('comes back by itself after the chosen time', async () => {
    const clock = createFakeClock()
    const mine = createMemoryRoom({ settings: { teacherId: 'me' }, clock, reconnectAfterMs: 3_000 }).join(teacher)
    mine.disconnect()
    await clock.advance(2_900)
    expect(mine.getState().connection.status).toBe('reconnecting')
    await clock.advance(200)
    expect(mine.getState().connection.status).toBe('connected')
  })

  it('loses the chosen share of live frames, and no command', async () => {
    const chances = [0.4, 0.6]
    const room = createMemoryRoom({
      settings: { teacherId: 'me' },
      lossRate: 0.5,
      random: () => chances.shift() ?? 0,
    })
    const [mine, hers] = [room.join(teacher), room.join(anna)]
    const heard: number[] = []
    hers.onEphemeral((_, frame) => heard.push(frame[0] ?? 0))
    mine.sendEphemeral(new Uint8Array([1]))
    mine.sendEphemeral(new Uint8Array([2]))
    await mine.send({ type: 'start' })
    expect(heard).toEqual([2])
    expect(hers.getState().room.status).toBe('live')
    room.close()
  })

  it('refuses what it is told to refuse, before the rules see it', async () => {
    const room = createMemoryRoom({
      settings: { teacherId: 'me' },
      refuse: ({ type }) => (type === 'say' ? { code: 'too-fast', retryAfterMs: 500 } : null),
    })
    const mine = room.join(teacher)
    await expect(mine.send({ type: 'say', text: '你好' })).rejects.toMatchObject({
      code: 'too-fast',
      retryAfterMs: 500,
    })
    await mine.send({ type: 'start' })
    expect(mine.getState().room.chat).toEqual([])
    room.close()
  })
})
