import type { MemoryChannel } from '../src/adapters/local/memory-channel.ts'
import { createMemoryRoom, type MemoryPerson, type MemoryRoom } from '../src/adapters/local/memory-room.ts'
import { liTeacher } from '../src/react/testing/people.ts'
import type { FakeRtc } from '../src/react/testing/fake-rtc.ts'
import { handwriting } from './handwriting.ts'

export const mina: MemoryPerson = { userId: 'mina', name: 'Mina Sato', role: 'student' }
const others: readonly MemoryPerson[] = [
  { userId: 'anna', name: 'Anna Kowalska', role: 'student' },
  { userId: 'ben', name: 'Ben Okafor', role: 'student' },
  { userId: 'chika', name: 'Chika', role: 'student' },
  { userId: 'diego', name: 'Diego Hernández', role: 'student' },
  { userId: 'emma', name: 'Emma Lindqvist-Johansson', role: 'student' },
  { userId: 'farid', name: 'Farid', role: 'student' },
]

interface Side {
  side: string
  channel: MemoryChannel
  rtc: FakeRtc
}
export interface Scene {
  room: MemoryRoom
  /** Runs shortly after the page has mounted a side of the room. */
  after: (side: Side) => void
}

export function createScene(name: string): Scene {
  const minutes = (count: number) => count * 60_000
  const start = Date.now()
  const room = createMemoryRoom({ start, settings: name === 'waiting' ? { scheduledStart: start + minutes(6) } : {} })
  room.act(liTeacher, { type: 'enter' })
  const pageId = room.getState().board.currentPageId
  room.act(liTeacher, { type: 'board.setBackground', pageId, background: name === 'lively' ? 'tianzige' : 'white' })
  for (const stroke of handwriting(pageId)) room.act(liTeacher, stroke)
  if (name !== 'waiting') room.act(liTeacher, { type: 'start' })
  for (const person of [...others, mina]) room.act(person, { type: 'enter' })
  if (name === 'waiting') return { room, after: () => undefined }

  const [anna, ben, chika, diego, emma, farid] = others as [
    MemoryPerson,
    MemoryPerson,
    MemoryPerson,
    MemoryPerson,
    MemoryPerson,
    MemoryPerson,
  ]
  room.act(liTeacher, { type: 'reportMedia', media: { mic: true, camera: true } })
  room.act(liTeacher, { type: 'say', text: '大家好！今天我们去市场。' })
  room.advance(minutes(2))
  room.act(anna, { type: 'say', text: '老师好！' })
  room.act(ben, { type: 'say', text: 'Good morning! 我很喜欢买水果。' })
  room.advance(minutes(5))
  room.act(liTeacher, { type: 'say', text: '“多少钱” 是什么意思？谁知道？Write it in the chat, or raise your hand.' })
  room.act(mina, { type: 'say', text: 'いくらですか、ですよね？ how much?' })
  room.act(chika, { type: 'say', text: 'How much money' })
  room.act(liTeacher, { type: 'invite', userId: anna.userId, to: 'stage' })
  room.act(anna, { type: 'answerInvite', accept: true })
  room.act(anna, { type: 'reportMedia', media: { mic: true, camera: true } })
  room.act(diego, { type: 'raiseHand' })
  room.advance(minutes(1))
  room.act(emma, { type: 'raiseHand' })
  room.act(farid, { type: 'leave', reason: 'lost' })
  room.act(liTeacher, { type: 'mute', userId: chika.userId, muted: true })
  room.advance(minutes(4) + 34_000)

  return { room, after: (side) => afters[name]?.(room, side) }
}

const afters: Readonly<Record<string, (room: MemoryRoom, side: Side) => void>> = {
  lively(room, { rtc, side }) {
    rtc.emit('volume', { teacher: 44, anna: 12 })
    rtc.emit('quality', { up: 1, down: 2, roundTripMs: 64, lossPercent: 0 })
    if (side !== 'student') return
    room.act({ userId: 'ben', name: 'Ben Okafor', role: 'student' }, { type: 'say', text: '三块五！' })
    room.act({ userId: 'diego', name: 'Diego', role: 'student' }, { type: 'say', text: '太贵了 haha' })
  },
  invited(room, { side }) {
    if (side === 'student') room.act(liTeacher, { type: 'invite', userId: mina.userId, to: 'stage' })
  },
  sharing(room, { side }) {
    if (side === 'student') room.act(liTeacher, { type: 'reportMedia', media: { screen: true } })
  },
  pen(room, { side }) {
    if (side === 'student') room.act(liTeacher, { type: 'grantBoard', userId: mina.userId, allowed: true })
  },
  lost: (_room, { channel }) => channel.disconnect(2),
  failed: (_room, { channel }) => channel.fail(),
  removed(room, { side }) {
    if (side === 'student') {
      room.act(liTeacher, { type: 'remove', userId: mina.userId, reason: 'Please let the others speak.' })
    }
  },
  elsewhere: (_room, { channel }) => channel.close('signed-in-elsewhere'),
  ended(room) {
    if (room.getState().status === 'live') room.act(liTeacher, { type: 'end', reason: 'teacher' })
  },
}
