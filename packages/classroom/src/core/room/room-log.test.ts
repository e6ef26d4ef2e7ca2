import { describe, expect, it } from 'vitest'
import { anna, ben, liveRoom, noon, teacher } from '../../../test/test-room.ts'
import { createRoomLog } from './room-log.ts'

const say = { type: 'say', text: '你好' } as const

describe('a room’s log', () => {
  it('numbers events without gaps; events of one command share its id', () => {
    const { events } = liveRoom()
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1))
    const test = liveRoom()
    test.ask(anna, { type: 'raiseHand' })
    const accepted = test.ask(teacher, { type: 'acceptHand', userId: 'anna' })
    expect(new Set(accepted.map(({ id }) => id)).size).toBe(1)
    expect(accepted.every(({ by, at }) => by === 'teacher' && at === test.now)).toBe(true)
  })

  it('[R15] answers a repeated command as the first time, and does nothing', () => {
    const log = createRoomLog(liveRoom().room)
    const first = log.submit(say, anna, 'm1', noon)
    expect(first).toMatchObject({ isRepeated: false, events: [{ type: 'chatSent' }], seq: log.room.seq })
    expect(log.submit(say, anna, 'm1', noon + 1)).toEqual({ events: [], seq: first.seq, isRepeated: true })
    expect(log.room.chat).toHaveLength(1)
  })

  it('[R15] repeats a refusal too, even if it would be allowed by now', () => {
    const log = createRoomLog(liveRoom().room)
    expect(log.submit({ type: 'leaveStage' }, anna, 'c1', noon).refused).toBe('not-on-stage')
    log.submit({ type: 'invite', userId: 'anna', to: 'stage' }, teacher, 'c2', noon)
    log.submit({ type: 'answerInvite', accept: true }, anna, 'c3', noon)
    expect(log.submit({ type: 'leaveStage' }, anna, 'c1', noon)).toMatchObject({
      refused: 'not-on-stage',
      isRepeated: true,
    })
  })

  it('[R20] decides again what was only too early', () => {
    const log = createRoomLog(liveRoom().room)
    for (let no = 1; no <= 5; no++) log.submit(say, anna, `m${no}`, noon)
    expect(log.submit(say, anna, 'm6', noon)).toMatchObject({ refused: 'message-too-fast', retryAfterMs: 3_000 })
    expect(log.submit(say, anna, 'm6', noon + 3_000).events).toHaveLength(1)
  })

  it('[R15] counts ids per person: nobody can use up another’s', () => {
    const log = createRoomLog(liveRoom().room)
    log.submit(say, ben, 'm1', noon)
    expect(log.submit(say, anna, 'm1', noon)).toMatchObject({ isRepeated: false, events: [{ userId: 'anna' }] })
  })

  it('[R30] after a crash, what was answered before stays answered', () => {
    const { room, events } = liveRoom()
    const said = createRoomLog(room).submit(say, anna, 'm1', noon)
    const log = createRoomLog(room, [...events, ...said.events])
    expect(log.submit(say, anna, 'm1', noon)).toMatchObject({ isRepeated: true, seq: said.seq })
  })

  it('[R15] refuses an id that was used for another kind of command, instead of answering for that one', () => {
    const log = createRoomLog(liveRoom().room)
    log.submit(say, anna, 'm1', noon)
    expect(log.submit({ type: 'raiseHand' }, anna, 'm1', noon)).toEqual({
      events: [],
      seq: null,
      refused: 'id-reused',
      isRepeated: false,
    })
    expect(log.room.hands).toEqual([])
  })

  it.each([
    [
      { type: 'say', text: '你好' },
      { type: 'say', text: '再见' },
    ],
    [{ type: 'raiseHand' }, { type: 'lowerHand' }],
  ] as const)('[R15] refuses an id that was used for another command of the same person: %j, then %j', (one, other) => {
    const log = createRoomLog(liveRoom().room)
    const first = log.submit(one, anna, 'm1', noon)
    expect(log.submit(other, anna, 'm1', noon)).toMatchObject({ refused: 'id-reused', events: [] })
    expect(log.submit(one, anna, 'm1', noon), 'the first stays answered').toMatchObject({
      seq: first.seq,
      isRepeated: true,
    })
  })

  it('[R15] refuses an id that was used for the same with somebody else, instead of saying that it is done', () => {
    const log = createRoomLog(liveRoom().room)
    log.submit({ type: 'invite', userId: 'anna', to: 'stage' }, teacher, 'i1', noon)
    expect(log.submit({ type: 'invite', userId: 'ben', to: 'stage' }, teacher, 'i1', noon)).toMatchObject({
      refused: 'id-reused',
    })
  })

  it('[R30] refuses it after a crash as well, when only the events are known', () => {
    const { room, events } = liveRoom()
    const said = createRoomLog(room).submit(say, anna, 'm1', noon)
    const log = createRoomLog(room, [...events, ...said.events])
    expect(log.submit({ type: 'raiseHand' }, anna, 'm1', noon)).toMatchObject({ refused: 'id-reused' })
    expect(log.submit(say, anna, 'm1', noon)).toMatchObject({ isRepeated: true, seq: said.seq })
  })

  it('a command that changes nothing is carried out with no event', () => {
    const log = createRoomLog(liveRoom().room)
    expect(log.submit({ type: 'lowerHand' }, anna, 'c1', noon)).toEqual({ events: [], seq: null, isRepeated: false })
  })
})
