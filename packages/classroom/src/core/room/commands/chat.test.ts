import { describe, expect, it } from 'vitest'
import { anna, ben, liveRoom, seconds, teacher } from '../../../../test/test-room.ts'
import { decodeKeyframe, encodeKeyframe } from '../../live/keyframe.ts'
import { eventFor, roomFor } from '../../live/privacy.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { CHAT_WINDOW } from '../rules/chat-rules.ts'
import { USUAL_RULES } from '../rules/room-rules.ts'
import type { Actor, RoomEvent } from '../room-types.ts'

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

  it('[R92] a picture goes to everyone, with words or a sign in their place, and goes with its message', () => {
    const test = liveRoom()
    const picture = { fileId: 'res_1', width: 1_600, height: 900 }
    test.ask(anna, { ...say('  '), picture })
    expect(test.room.chat).toMatchObject([{ text: '🖼️', picture }])
    expect(test.refusal(anna, { ...say('看'), picture, to: 'teacher' })).toBe('chat-picture-private')
    test.ask(teacher, { type: 'deleteMessage', messageSeq: test.room.chat[0]?.seq ?? 0 })
    expect(test.room.chat[0]).not.toHaveProperty('picture')
  })

  it('[R92][R50] students send pictures where their school lets them, the teacher always', () => {
    const test = liveRoom()
    const { settings } = test.room
    if (settings === null) throw new Error('the room is open')
    const strict = { ...test.room, settings: { ...settings, rules: { ...USUAL_RULES, chatPictures: false } } }
    const picture = { fileId: 'res_1', width: 10, height: 10 }
    const asked = (actor: Actor) => decide(strict, { ...say(''), picture }, actor, test.now)
    expect(asked(anna)).toMatchObject({ refused: 'chat-pictures-off' })
    expect(asked(teacher)).not.toHaveProperty('refused')
  })

  it('[R92] students send no pictures while the teacher lets them write words alone', () => {
    const test = liveRoom()
    const picture = { fileId: 'res_1', width: 10, height: 10 }
    const words = { ...test.room.chatMode, hasPictures: false }
    test.ask(teacher, { type: 'setChatMode', mode: words })
    expect(test.refusal(anna, { ...say(''), picture })).toBe('chat-pictures-paused')
    expect(test.refusal(anna, say('看'))).toBeNull()
    expect(test.refusal(teacher, { ...say(''), picture })).toBeNull()
    expect(test.ask(teacher, { type: 'setChatMode', mode: words })).toEqual([])
    expect(decodeKeyframe(encodeKeyframe(test.room))?.chatMode).toEqual(words)
    test.ask(teacher, { type: 'setChatMode', mode: { ...words, hasPictures: true } })
    expect(test.refusal(anna, { ...say(''), picture })).toBeNull()
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

describe('[R45] who reads a message', () => {
  it('is everyone, or the teacher alone when a student asks for it', () => {
    const test = liveRoom()
    test.ask(anna, { ...say('听不懂'), to: 'teacher' })
    expect(test.room.privateChats.anna?.messages).toMatchObject([{ userId: 'anna', to: 'teacher', text: '听不懂' }])
    expect(test.room.chat).toEqual([])
    expect(test.refusal(anna, { ...say('psst'), to: 'ben' })).toBe('chat-to-teacher-only')
  })

  it('is one student when the teacher asks for it, who has to be one of the class', () => {
    const test = liveRoom()
    test.ask(teacher, { ...say('很好'), to: 'anna' })
    expect(test.room.privateChats.anna?.messages).toMatchObject([{ userId: 'teacher', to: 'anna' }])
    expect(test.refusal(teacher, { ...say('很好'), to: 'constructor' })).toBe('no-such-participant')
  })

  it('is the teacher alone while the chat is open to the teacher only', () => {
    const test = liveRoom()
    test.ask(teacher, { type: 'setChatMode', mode: { audience: 'teacher', hasLinks: false } })
    expect(test.refusal(anna, say('大家好'))).toBe('chat-to-teacher-only')
    expect(test.refusal(anna, { ...say('老师好'), to: 'teacher' })).toBeNull()
    expect(test.refusal(teacher, say('同学们好'))).toBeNull()
    expect(test.room.chatMode.hasLinks).toBe(false)
  })

  it('is nobody else: neither in the log, nor in a keyframe, nor in a count', () => {
    const test = liveRoom()
    const ofBen = { userId: 'ben', role: 'student' } as const
    const before = roomFor(test.room, ofBen)
    const events = [
      ...test.ask(anna, { ...say('听不懂'), to: 'teacher' }),
      ...test.ask(teacher, { type: 'reactToMessage', messageSeq: test.room.seq, reaction: 'heart', isOn: true }),
      ...test.ask(anna, { type: 'recallMessage', messageSeq: test.room.seq - 1 }),
    ]
    expect(events.map((event) => eventFor(event, ofBen).type)).toEqual(['hidden', 'hidden', 'hidden'])
    const { seq: _seq, log: _log, ...seen } = roomFor(test.room, ofBen)
    expect(before).toMatchObject(seen)
  })

  it('leaves the teacher and a student 1 MiB for each other, apart from what all are told of the log', () => {
    const test = liveRoom()
    const long = '好'.repeat(1_000)
    for (let no = 0; no < 327; no++) test.ask(teacher, { ...say(long), to: 'anna' })
    expect(test.refusal(teacher, { ...say(long), to: 'anna' })).toBe('log-full')
    expect(test.refusal(anna, { ...say(long), to: 'teacher' })).toBe('share-used')
    expect(test.refusal(teacher, { ...say(long), to: 'ben' })).toBeNull()
  })

  it('[R20] is slowed down for students across both kinds of messages', () => {
    const test = liveRoom()
    for (let no = 0; no < 5; no++) test.ask(anna, no % 2 ? say('一') : { ...say('二'), to: 'teacher' })
    expect(test.refusal(anna, say('三'))).toBe('message-too-fast')
  })

  it('is nobody while the chat is off, not even the teacher', () => {
    const test = liveRoom()
    test.ask(teacher, { type: 'setChatMode', mode: { audience: 'nobody', hasLinks: true } })
    expect(test.refusal(anna, { ...say('老师好'), to: 'teacher' })).toBe('chat-forbidden')
    test.ask(teacher, { type: 'forbidChat', forbidden: false })
    expect(test.room.chatMode.audience).toBe('everyone')
  })
})

describe('[R45] what becomes of a message', () => {
  const said = (test: ReturnType<typeof liveRoom>, by = anna, text = '你好') => test.ask(by, say(text))[0]?.seq ?? 0
  const react = (messageSeq: number, isOn = true) =>
    ({ type: 'reactToMessage', messageSeq, reaction: 'clap', isOn }) as const

  it('counts each person once under a reaction, until they take it off', () => {
    const test = liveRoom()
    const seq = said(test)
    test.ask(ben, react(seq))
    expect(test.ask(ben, react(seq))).toEqual([])
    test.ask(teacher, react(seq))
    expect(test.room.chat.at(-1)?.reactions).toEqual({ clap: ['ben', 'teacher'] })
    test.ask(ben, react(seq, false))
    test.ask(teacher, react(seq, false))
    expect(test.room.chat.at(-1)?.reactions).toEqual({})
  })

  it('is a secret to those who may not read it', () => {
    const test = liveRoom()
    test.ask(anna, { ...say('听不懂'), to: 'teacher' })
    const { seq } = test.room
    expect(test.refusal(ben, react(seq))).toBe('no-such-message')
    expect(test.refusal(teacher, react(seq))).toBeNull()
    expect(test.refusal(teacher, { type: 'pinMessage', messageSeq: seq })).toBe('no-such-message')
  })

  it('is recalled by its sender within two minutes', () => {
    const test = liveRoom()
    const early = said(test)
    const late = said(test)
    expect(test.refusal(ben, { type: 'recallMessage', messageSeq: early })).toBe('no-such-message')
    test.ask(anna, { type: 'recallMessage', messageSeq: early })
    expect(test.room.chat.at(-2)).toMatchObject({ text: '', removed: 'sender' })
    test.wait(seconds(121))
    expect(test.refusal(anna, { type: 'recallMessage', messageSeq: late })).toBe('recall-too-late')
  })

  it('is deleted by the teacher at any time, with its reactions and from the pinned line', () => {
    const test = liveRoom()
    const seq = said(test)
    test.ask(ben, react(seq))
    test.ask(teacher, { type: 'pinMessage', messageSeq: seq })
    expect(test.room.pinned).toMatchObject({ messageSeq: seq, name: 'Anna', text: '你好' })
    test.wait(seconds(3_000))
    expect(test.refusal(anna, { type: 'deleteMessage', messageSeq: seq })).toBe('teacher-only')
    test.ask(teacher, { type: 'deleteMessage', messageSeq: seq })
    expect(test.room.chat.at(-1)).not.toHaveProperty('reactions')
    expect(test.room.chat.at(-1)).toMatchObject({ text: '', removed: 'teacher' })
    expect(test.room.pinned).toBeNull()
    expect(test.refusal(ben, react(seq))).toBe('no-such-message')
  })

  it('is pinned in 200 characters, and so is a note', () => {
    const test = liveRoom()
    const seq = said(test, teacher, '好'.repeat(300))
    test.ask(teacher, { type: 'pinMessage', messageSeq: seq })
    expect(test.room.pinned?.text).toBe(`${'好'.repeat(199)}…`)
    test.ask(teacher, { type: 'pinNote', text: '请翻到第五页' })
    expect(test.room.pinned).toMatchObject({ messageSeq: null, text: '请翻到第五页', name: 'Li Wei' })
    expect(test.refusal(teacher, { type: 'pinNote', text: '好'.repeat(201) })).toBe('message-too-long')
    test.ask(teacher, { type: 'pinNote', text: null })
    expect(test.room.pinned).toBeNull()
  })
})
