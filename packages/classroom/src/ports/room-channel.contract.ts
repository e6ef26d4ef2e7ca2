/** What every channel into a room must do, seen by a teacher and a student. A channel brings the room they meet in. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '../core/room/ids.ts'
import { FrameKind } from '../core/live/live-protocol.ts'
import type { RoomEvent } from '../core/room/room-types.ts'
import { type RoomChannel, RoomRefusal } from './room-channel.ts'

/** Both are connected, and the class has started. */
export interface ChannelWorld {
  teacher: RoomChannel
  student: RoomChannel
  studentId: UserId
  settle(): Promise<void>
  disconnect(): Promise<void>
  /** Brings the student's connection back, and everything that waited for it. */
  connect(): Promise<void>
}

const say = (text: string) => ({ type: 'say', text }) as const
const textsIn = ({ getState }: RoomChannel) => getState().room.chat.map(({ text }) => text)
const frame = new Uint8Array([FrameKind.liveInk, 1, 2, 3])

export function describeRoomChannel(name: string, openWorld: () => Promise<ChannelWorld>): void {
  describe(`RoomChannel: ${name}`, () => {
    let world: ChannelWorld
    let teacher: RoomChannel
    let student: RoomChannel
    beforeEach(async () => {
      world = await openWorld()
      ;({ teacher, student } = world)
    })

    /** Sends, lets everything arrive, and returns the reason of a refusal. */
    async function ask(channel: RoomChannel, command: Parameters<RoomChannel['send']>[0]): Promise<string | null> {
      const answered = channel.send(command).then(
        () => null,
        (error: unknown) => (error instanceof RoomRefusal ? error.code : String(error)),
      )
      await world.settle()
      return answered
    }

    it('knows the person and the room once it is connected', () => {
      expect(student.getState()).toMatchObject({ connection: { status: 'connected' }, me: { userId: world.studentId } })
      expect(student.getState().room.participants[world.studentId]).toMatchObject({ presence: 'here' })
      expect(student.getState().room.status).toBe('live')
    })

    it('a command is carried out for all', async () => {
      expect(await ask(student, { type: 'raiseHand' })).toBeNull()
      for (const { getState } of [teacher, student]) {
        expect(getState().room.hands.map(({ userId }) => userId)).toEqual([world.studentId])
      }
    })

    it('tells beforehand what the room would refuse, and sends nothing for it', async () => {
      const before = student.getState().room.seq
      expect(student.denialOf({ type: 'muteAll', muted: true })).toBe('teacher-only')
      expect(student.denialOf({ type: 'reportMedia', media: { screen: true } })).toBe('share-needs-stage')
      expect(student.denialOf({ type: 'raiseHand' })).toBeNull()
      await world.settle()
      expect(student.getState()).toMatchObject({ pending: [], room: { seq: before, hands: [] } })
    })

    it('a command shows as pending until the moment its outcome shows', async () => {
      const seen: string[] = []
      student.subscribe(() => {
        const { pending } = student.getState()
        seen.push(`${pending.length} pending, ${textsIn(student).length} said`)
      })
      const answered = student.send(say('一'))
      expect(student.getState().pending.map(({ command }) => command)).toEqual([say('一')])
      await world.settle()
      await answered
      expect([...new Set(seen)]).toEqual(['1 pending, 0 said', '0 pending, 1 said'])
    })

    it('a refusal names the reason and leaves nothing pending', async () => {
      expect(await ask(student, { type: 'muteAll', muted: true })).toBe('teacher-only')
      expect(student.getState().pending).toEqual([])
      expect(teacher.getState().room.isAllMicMuted).toBe(false)
    })

    it('[R15] commands are carried out in the order in which they were made', async () => {
      const answered = Promise.all(['一', '二', '三'].map((text) => student.send(say(text))))
      await world.settle()
      await answered
      expect(textsIn(teacher)).toEqual(['一', '二', '三'])
    })

    it('events come in order without a gap, and the room contains each of them when it is told', async () => {
      const told: { event: RoomEvent; seq: number }[] = []
      const before = student.getState().room.seq
      student.onEvent((event) => told.push({ event, seq: student.getState().room.seq }))
      await ask(teacher, say('一'))
      await ask(student, { type: 'raiseHand' })
      expect(told.map(({ event }) => event.seq)).toEqual(told.map((_, index) => before + 1 + index))
      expect(told.every(({ event, seq }) => seq >= event.seq)).toBe(true)
      expect(told.map(({ event }) => event.type)).toEqual(['chatSent', 'handRaised'])
    })

    it('[R31] a command made without a connection waits and is carried out once after the reconnect', async () => {
      await world.disconnect()
      expect(student.getState().connection.status).not.toBe('connected')
      const answered = student.send(say('我在'))
      await world.settle()
      expect(student.getState().pending).toHaveLength(1)
      await world.connect()
      await answered
      expect(student.getState()).toMatchObject({ connection: { status: 'connected' }, pending: [] })
      expect(textsIn(teacher)).toEqual(['我在'])
    })

    it('[R31] events that were missed are told as replayed, later ones as live', async () => {
      const told: string[] = []
      student.onEvent((event, live) => {
        if (event.type === 'chatSent') told.push(`${event.text} ${live ? 'live' : 'replayed'}`)
      })
      await world.disconnect()
      await ask(teacher, say('一'))
      expect(told).toEqual([])
      await world.connect()
      await ask(teacher, say('二'))
      expect(told).toEqual(['一 replayed', '二 live'])
      expect(textsIn(student)).toEqual(['一', '二'])
    })

    it('live frames reach the others and not their sender', async () => {
      const heard: [string, UserId, readonly number[]][] = []
      teacher.onEphemeral((from, bytes) => heard.push(['teacher', from, [...bytes]]))
      student.onEphemeral((from, bytes) => heard.push(['student', from, [...bytes]]))
      student.sendEphemeral(frame)
      await world.settle()
      expect(heard).toEqual([['teacher', world.studentId, [...frame]]])
    })

    it('a live frame without a connection is dropped', async () => {
      let heard = 0
      teacher.onEphemeral(() => heard++)
      await world.disconnect()
      student.sendEphemeral(frame)
      await world.connect()
      expect(heard).toBe(0)
    })

    it('[R18] older chat comes by the page, oldest first', async () => {
      for (const text of ['一', '二', '三']) await ask(student, say(text))
      const newest = student.history(student.getState().room.seq + 1, 2)
      await world.settle()
      const { messages, isComplete } = await newest
      expect(messages.map(({ text }) => text)).toEqual(['二', '三'])
      expect(isComplete).toBe(false)
      const older = student.history(messages[0]?.seq ?? 0, 2)
      await world.settle()
      expect(await older).toMatchObject({ messages: [{ text: '一' }], isComplete: true })
    })

    it('a listener that stopped hears nothing more, and the others still do', async () => {
      const heard: string[] = []
      const stops = [
        student.onEvent(() => heard.push('event')),
        student.subscribe(() => heard.push('state')),
        student.onEphemeral(() => heard.push('frame')),
      ]
      student.onEvent(() => heard.push('other'))
      for (const stop of stops) stop()
      await ask(teacher, say('一'))
      teacher.sendEphemeral(frame)
      await world.settle()
      expect(heard).toEqual(['other'])
    })

    it('leaving tells the others, closes for good, and does so once', async () => {
      const left = [student.leave(), student.leave()]
      await world.settle()
      await Promise.all(left)
      expect(student.getState().connection).toEqual({ status: 'closed', reason: 'left' })
      expect(teacher.getState().room.participants[world.studentId]?.presence).toBe('gone')
      student.reconnect()
      await world.settle()
      expect(student.getState().connection.status).toBe('closed')
    })

    it('a closed channel refuses commands and requests', async () => {
      const left = student.leave()
      await world.settle()
      await left
      await expect(student.send(say('一'))).rejects.toMatchObject({ code: 'not-in-room' })
      await expect(student.history(1, 1)).rejects.toBeInstanceOf(RoomRefusal)
    })

    it('a command that still waits when the channel closes is refused', async () => {
      await world.disconnect()
      const answered = student.send(say('一')).catch((error: unknown) => error)
      const left = student.leave()
      await world.settle()
      await left
      expect(await answered).toMatchObject({ code: 'not-in-room' })
    })

    it('[R28] a person who is removed is told why, and cannot go on', async () => {
      await ask(teacher, { type: 'remove', userId: world.studentId, reason: 'Too loud' })
      expect(student.getState().connection).toEqual({ status: 'closed', reason: 'removed', detail: 'Too loud' })
      await expect(student.send(say('一'))).rejects.toMatchObject({ code: 'removed' })
    })
  })
}
