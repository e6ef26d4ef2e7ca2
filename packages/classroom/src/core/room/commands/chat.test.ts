import { describe, expect, it } from 'vitest'
import { anna, ben, liveRoom, seconds, teacher } from '../../../../test/test-room.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { CHAT_WINDOW } from '../rules/chat-rules.ts'
import type { RoomEvent } from '../room-types.ts'

const say = (text: string) => ({ type: 'say', text }) as const

describe('messages', () => {
  it('[R15] stand in the log’s order, each with its sender’s id', () => {
    const test = liveRoom()
    test.ask(anna, say('你好'))
    test.ask(teacher, say('大家好'))
    expect(test.room.chat).toMatchObject([
      { userId: 'anna', name: 'Anna', role: 'student', text: '你好', at: test.now },
      { userId: 'teacher', name: 'Li Wei', role: 'teacher', text: '大家好' },
    ])
    expect(test.room.chat.map(({ id, seq }) => [id, seq])).toEqual(
      test.events.slice(-2).map(({ id, seq }) => [id, seq]),
    )
  })

  it('[R15] told twice with the same id are kept once', () => {
    const test = liveRoom()
    const [told] = test.ask(anna, say('你好'))
    const again = { ...told, seq: test.room.seq + 1 } as RoomEvent
    const after = evolve(test.room, again)
    expect(after.chat).toHaveLength(1)
    expect(after.seq).toBe(again.seq)
  })

  it('[R15] the state keeps the newest, the log has them all', () => {
    const test = liveRoom()
    for (let no = 1; no <= CHAT_WINDOW + 5; no++) test.ask(teacher, say(`${no}`))
    expect(test.room.chat).toHaveLength(CHAT_WINDOW)
    expect(test.room.chat[0]?.text).toBe('6')
    expect(test.room.participants.teacher?.messages).toBe(CHAT_WINDOW + 5)
  })

  it('[R16] forbidding chat stops students, not the teacher', () => {
    const test = liveRoom()
    test.ask(teacher, { type: 'forbidChat', forbidden: true })
    expect(test.refusal(anna, say('psst'))).toBe('chat-forbidden')
    expect(test.refusal(teacher, say('安静'))).toBeNull()
    expect(test.ask(teacher, { type: 'forbidChat', forbidden: true })).toEqual([])
    test.ask(teacher, { type: 'forbidChat', forbidden: false })
    expect(test.refusal(anna, say('谢谢'))).toBeNull()
  })

  it.each(['', '   ', '\n\t ', '\u0000\u0007'])('[R20] empty ones are refused: %j', (text) => {
    expect(liveRoom().refusal(anna, say(text))).toBe('message-empty')
  })

  it('[R20] may have 1,000 characters, counted as people count', () => {
    const test = liveRoom()
    expect(test.refusal(anna, say('𠮷'.repeat(1_000)))).toBeNull()
    expect(test.refusal(anna, say('好'.repeat(1_001)))).toBe('message-too-long')
  })

  it('[R20] are stored without blanks around them, and without what no database keeps', () => {
    const test = liveRoom()
    test.ask(anna, say('  第一行\n第二行 \u0000\ud800 '))
    expect(test.room.chat.at(-1)?.text).toBe('第一行\n第二行')
  })

  it('[R20] more than 5 in 3 s are too fast, and the refusal says how long to wait', () => {
    const test = liveRoom()
    for (let no = 1; no <= 5; no++) {
      test.ask(anna, say(`${no}`))
      test.wait(100)
    }
    expect(decide(test.room, say('6'), anna, test.now)).toEqual({ refused: 'message-too-fast', retryAfterMs: 2_500 })
    expect(test.refusal(ben, say('me too'))).toBeNull()
    test.wait(2_499)
    expect(test.refusal(anna, say('6'))).toBe('message-too-fast')
    test.wait(1)
    expect(test.refusal(anna, say('6'))).toBeNull()
  })

  it('[R20] the teacher is not slowed down', () => {
    const test = liveRoom()
    for (let no = 1; no <= 20; no++) expect(test.refusal(teacher, say(`${no}`))).toBeNull()
  })

  it('[R20] a clock that was set back silences nobody', () => {
    const test = liveRoom()
    for (let no = 1; no <= 5; no++) test.ask(anna, say(`${no}`))
    test.wait(-seconds(3_600))
    expect(test.refusal(anna, say('6'))).toBeNull()
  })

  it('are for people who are here', () => {
    expect(liveRoom([anna]).refusal(ben, say('hello?'))).toBe('not-in-room')
  })
})
