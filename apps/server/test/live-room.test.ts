import { errorCodes } from '@hwjy/sdk/errors'
import {
  encodeKeyframe,
  FrameKind,
  LIVE_PROTOCOL,
  MAX_FRAME_BYTES,
  participantOf,
  publicRoom,
} from '@hwjy/classroom/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { signIn } from './calls/credentials.ts'
import { bearer } from './identity/account-of-anna.ts'
import { enterRoom, type LiveClient, openLine } from './support/live-client.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
let lessonId: string
beforeEach(async () => {
  school = await openTestSchool()
  lessonId = await school.lessonNow()
})

const enter = (username: string, options = {}) => enterRoom(school, lessonId, username, options)
const presence = (client: LiveClient, userId: string) => participantOf(client.room, userId)?.presence
const say = (text: string) => ({ type: 'say', text }) as const

describe('coming in', () => {
  it('gives a newcomer the whole room, and everybody the newcomer', async () => {
    const li = await enter('teacher.li')
    await li.ask(say('同学们好'))
    const anna = await enter('student.anna')
    expect(anna.room.chat.map(({ text }) => text)).toEqual(['同学们好'])
    await expect.poll(() => presence(li, 'usr_anna')).toBe('here')
    await expect.poll(() => anna.room).toEqual(li.room)
  })

  it('gives a student who reloads in a quiz their own answer, and nobody else’s', async () => {
    const li = await enter('teacher.li')
    await enter('student.anna')
    await li.ask({ type: 'start' })
    const quiz = { lessonId, kind: 'clicker' as const, optionCount: 3 }
    const { practiseId } = await school.data('openPractice', quiz, 'teacher.li')
    const choose = (key: 'B' | 'C', as: string) =>
      school.data('answerPractice', { practiseId, answers: [{ no: 1, keys: [key] }] }, as)
    await choose('B', 'student.anna')
    await enter('student.ben')
    await choose('C', 'student.ben')
    const again = await enter('student.anna', { clientId: 'reloaded' })
    const mine = [
      { userId: 'usr_anna', keys: [['B']] },
      { userId: 'usr_ben', keys: [] },
    ]
    await expect.poll(() => again.room.practice?.answers).toMatchObject(mine)
  })

  it('asks for a pass: none of another time, room or server opens', async () => {
    const { token } = await school.data('studentRoomTicket', { lessonId }, 'student.anna')
    const { token: rtcToken } = await school.data('studentRtcToken', { lessonId }, 'student.anna')
    const hello = { t: 'hello', protocol: LIVE_PROTOCOL, clientId: 'page', have: 0 } as const
    const knock = (ticket: string, protocol = LIVE_PROTOCOL as number) => {
      const line = openLine(school)
      line.send({ ...hello, protocol, ticket })
      return line.closed()
    }
    expect(await knock('nonsense')).toMatchObject({ reason: 'ticket-invalid' })
    expect(await knock(`${token.slice(0, -2)}AA`)).toMatchObject({ reason: 'ticket-invalid' })
    expect(await knock(rtcToken)).toMatchObject({ reason: 'ticket-invalid' })
    expect(await knock(token, 1)).toEqual({ reason: 'outdated' })
    expect(await knock(token, 99)).toEqual({ reason: 'outdated' })
    school.clock.advance(2 * MINUTE)
    expect(await knock(token)).toMatchObject({ reason: 'ticket-expired' })
  })

  it('[R7] closes the first page when the same person comes with a second', async () => {
    const first = await enter('student.anna', { clientId: 'laptop' })
    const second = await enter('student.anna', { clientId: 'phone' })
    expect(await first.closed()).toEqual({ reason: 'signed-in-elsewhere' })
    expect(second.isClosed).toBe(false)
    expect(presence(second, 'usr_anna')).toBe('here')
  })

  it('[R7] lets a page take over by force', async () => {
    const first = await enter('student.anna')
    await school.data('studentForceJoinRoom', { lessonId }, 'student.anna')
    expect(await first.closed()).toEqual({ reason: 'signed-in-elsewhere' })
  })

  it('moves a page whose line dropped over without a word in the log', async () => {
    const first = await enter('student.anna', { clientId: 'laptop' })
    const { seq } = first.room
    const again = await enter('student.anna', { clientId: 'laptop', have: seq, room: first.room })
    expect(again.room.seq).toBe(seq)
    expect(again.messages.find(({ t }) => t === 'welcome')).toMatchObject({ keyframe: false })
  })

  it('sends what was missed to somebody who comes back', async () => {
    const li = await enter('teacher.li')
    const anna = await enter('student.anna')
    anna.drop()
    await li.event('participantLeft')
    for (const text of ['一', '二', '三']) await li.ask(say(text))
    const again = await enter('student.anna', { have: anna.room.seq, room: anna.room })
    expect(again.messages.some(({ t }) => t === 'keyframe')).toBe(false)
    await expect.poll(() => again.room).toEqual(li.room)
  })
})

describe('commands', () => {
  it('are carried out once, however often they are sent', async () => {
    const li = await enter('teacher.li')
    const first = await li.ask(say('你好'), 'message-1')
    expect(await li.ask(say('你好'), 'message-1')).toEqual(first)
    const again = await enter('teacher.li', { clientId: 'other-page' })
    expect(await again.ask(say('你好'), 'message-1')).toEqual(first)
    expect(again.room.chat).toHaveLength(1)
  })

  it('stay carried out after a restart', async () => {
    const li = await enter('teacher.li')
    const first = await li.ask(say('你好'), 'message-1')
    await school.restart()
    expect(await li.closed()).toEqual({ reason: 'server-restart' })
    const again = await enter('teacher.li')
    expect(await again.ask(say('你好'), 'message-1')).toEqual(first)
    expect(again.room.chat.map(({ id }) => id)).toEqual(['message-1'])
  })

  it('are refused with the reason', async () => {
    await enter('teacher.li')
    const anna = await enter('student.anna')
    expect(await anna.ask({ type: 'muteAll', muted: true })).toMatchObject({ t: 'refused', code: 'teacher-only' })
    expect(await anna.ask(say(' '))).toMatchObject({ t: 'refused', code: 'message-empty' })
    expect(await anna.ask({ type: 'tick' })).toMatchObject({ t: 'refused', code: 'invalid-command' })
    expect(await anna.ask({ type: 'leave', reason: 'lost' })).toMatchObject({ t: 'refused', code: 'invalid-command' })
  })

  it('[R20] says when a message sent too fast may be sent again', async () => {
    const anna = await enter('student.anna')
    for (let i = 0; i < 5; i++) await anna.ask(say(`${i}`))
    expect(await anna.ask(say('6'))).toMatchObject({ code: 'message-too-fast', retryAfterMs: 3_000 })
  })

  it('reach everybody in one order, events before the answer', async () => {
    const li = await enter('teacher.li')
    const students = await Promise.all(['anna', 'ben', 'chika'].map((name) => enter(`student.${name}`)))
    await Promise.all([li, ...students].flatMap((client, i) => [1, 2].map((n) => client.ask(say(`${i}.${n}`)))))
    for (const student of students) await expect.poll(() => student.room).toEqual(li.room)
    expect(li.room.chat).toHaveLength(8)
    const done = li.messages.findIndex(({ t }) => t === 'done')
    expect(li.messages.slice(0, done).some(({ t }) => t === 'events')).toBe(true)
  })

  it('come from the school’s calls too', async () => {
    const li = await enter('teacher.li')
    const anna = await enter('student.anna')
    const invite = { lessonId, stuId: 'usr_anna' }
    expect(await school.data('inviteOnStage', invite, 'teacher.li')).toMatchObject({ invited: true })
    expect(await anna.event('invited')).toMatchObject({ userId: 'usr_anna', to: 'stage' })
    await anna.ask({ type: 'answerInvite', accept: true })
    expect(await school.data('sendBackFromStage', invite, 'teacher.li')).toMatchObject({ invited: false })
    expect(await li.event('stageLeft')).toMatchObject({ userId: 'usr_anna' })
    expect(await school.call('inviteOnStage', { lessonId, stuId: 'usr_haru' }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.roomRefused,
      data: { reason: 'no-such-participant' },
    })
  })

  it('give older chat by the page', async () => {
    const li = await enter('teacher.li')
    for (let i = 1; i <= 7; i++) await li.ask(say(`第${i}句`))
    li.send({ t: 'history', ref: 'a', beforeSeq: li.room.seq, limit: 3 })
    const page = await li.next('history')
    expect(page.messages.map(({ text }) => text)).toEqual(['第4句', '第5句', '第6句'])
    expect(page).toMatchObject({ ref: 'a', isComplete: false })
    expect(page.messages[0]).toMatchObject({ name: '李静', role: 'teacher' })
    li.send({ t: 'history', ref: 'b', beforeSeq: page.messages[0]?.seq ?? 0, limit: 10 })
    expect(await li.next('history')).toMatchObject({ ref: 'b', isComplete: true })
  })

  it('gives a page of messages with what became of them, and private ones to the two people only', async () => {
    const li = await enter('teacher.li')
    const anna = await enter('student.anna')
    const ben = await enter('student.ben')
    await li.ask({ type: 'start' })
    const teacherId = li.room.settings?.teacherId ?? ''
    const seqOf = async (client: LiveClient, command: Parameters<LiveClient['ask']>[0]) => {
      const answer = await client.ask(command)
      return answer.t === 'done' ? (answer.seq ?? 0) : 0
    }
    const first = await seqOf(anna, say('大家好'))
    const secret = await seqOf(anna, { ...say('听不懂'), to: teacherId })
    await ben.ask({ type: 'reactToMessage', messageSeq: first, reaction: 'clap', isOn: true })
    const wrong = await seqOf(ben, say('写错了'))
    await ben.ask({ type: 'recallMessage', messageSeq: wrong })
    const page = async (client: LiveClient) => {
      client.send({ t: 'history', ref: 'page', beforeSeq: 1_000, limit: 10 })
      return (await client.next('history')).messages
    }
    const both = [
      { seq: first, reactions: { clap: ['usr_ben'] } },
      { seq: wrong, text: '', removed: 'sender' },
    ]
    expect(await page(ben)).toMatchObject(both)
    expect(await page(li)).toMatchObject([both[0], { seq: secret, text: '听不懂', to: teacherId }, both[1]])
    const again = await enter('student.anna', { clientId: 'reloaded' })
    await expect.poll(() => again.room.privateChats['usr_anna']?.messages).toMatchObject([{ text: '听不懂' }])
    expect(ben.room.privateChats).toEqual({})
  })
})

describe('going', () => {
  it('is "left" after a goodbye and "lost" without one', async () => {
    const li = await enter('teacher.li')
    const anna = await enter('student.anna')
    const ben = await enter('student.ben')
    anna.send({ t: 'bye' })
    await expect.poll(() => presence(li, 'usr_anna')).toBe('gone')
    ben.drop()
    await expect.poll(() => presence(li, 'usr_ben')).toBe('lost')
  })

  it('happens to a socket that is silent for half a minute', async () => {
    const li = await enter('teacher.li')
    const anna = await enter('student.anna')
    school.clock.advance(20_000)
    li.send({ t: 'ping', sentAt: 1 })
    expect(await li.next('pong')).toEqual({ t: 'pong', sentAt: 1, at: school.clock.now() })
    school.clock.advance(10_001)
    await school.backend.tick()
    expect([li.isClosed, anna.isClosed]).toEqual([false, true])
    await expect.poll(() => presence(li, 'usr_anna')).toBe('lost')
  })

  it('[R46] knows who is enrolled before they come, and lets a removed student back in by an explicit act', async () => {
    const li = await enter('teacher.li')
    expect(li.room.settings?.enrolled).toContainEqual({ userId: 'usr_anna' })
    const anna = await enter('student.anna')
    await li.ask({ type: 'remove', userId: 'usr_anna', reason: '' })
    await anna.closed()
    expect((await school.data('checkLesson', { lessonId }, 'student.anna')).denial).toBe('removed')
    await li.ask({ type: 'readmit', userId: 'usr_anna' })
    await enter('student.anna', { clientId: 'again' })
    await expect.poll(() => presence(li, 'usr_anna')).toBe('here')
  })

  it('[R6][R28] is final for who was removed, and only they learn why', async () => {
    const li = await enter('teacher.li')
    const anna = await enter('student.anna')
    const ben = await enter('student.ben')
    await li.ask({ type: 'remove', userId: 'usr_anna', reason: '扰乱课堂' })
    expect(await anna.closed()).toEqual({ reason: 'removed', detail: '扰乱课堂' })
    expect(await ben.event('participantRemoved')).toMatchObject({ userId: 'usr_anna', reason: '' })
    expect(await li.event('participantRemoved')).toMatchObject({ reason: '扰乱课堂' })
    const { token } = await school.data('studentRoomTicket', { lessonId }, 'student.ben')
    expect(token).toBeTruthy()
    expect(await school.call('studentRoomTicket', { lessonId }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.removedFromClass,
    })
    expect((await school.data('checkLesson', { lessonId }, 'student.anna')).denial).toBe('removed')
    expect(JSON.stringify(ben.messages)).not.toContain('扰乱课堂')
  })

  it('comes with signing out: the page closes, and a pass given before opens no other', async () => {
    const anna = await enter('student.anna')
    const ben = await enter('student.ben')
    const { token: ticket } = await school.data('studentRoomTicket', { lessonId }, 'student.anna')
    await school.data('studentLogout', {}, 'student.anna')
    expect(await anna.closed()).toEqual({ reason: 'ticket-expired' })
    const again = openLine(school)
    again.send({ t: 'hello', protocol: LIVE_PROTOCOL, clientId: 'page', have: 0, ticket })
    expect(await again.closed()).toEqual({ reason: 'ticket-expired' })
    await expect.poll(() => presence(ben, 'usr_anna')).toBe('lost')
    expect(ben.isClosed).toBe(false)
  })

  it('opens to nobody who signs out while the door is being opened', async () => {
    const headers = bearer(await signIn(school, 'student', { deviceId: 'phone' }))
    const { data } = await school.call('studentRoomTicket', { lessonId }, { headers })
    const line = openLine(school)
    line.send({
      t: 'hello',
      protocol: LIVE_PROTOCOL,
      clientId: 'page',
      have: 0,
      ticket: (data as { token: string }).token,
    })
    await school.call('studentLogout', {}, { headers })
    expect(await line.closed()).toEqual({ reason: 'ticket-expired' })
  })

  it('stays with the desktop when the same person signs out on the phone', async () => {
    const signInOnPhone = async () => bearer(await signIn(school, 'student', { deviceId: 'phone' }))
    const ticketOf = async (headers: Record<string, string>) => {
      const { data } = await school.call('studentRoomTicket', { lessonId }, { headers })
      return (data as { token: string }).token
    }
    const knock = (ticket: string) => {
      const line = openLine(school)
      line.send({ t: 'hello', protocol: LIVE_PROTOCOL, clientId: 'desktop', have: 0, ticket })
      return line
    }
    const desktop = await enter('student.anna', { clientId: 'desktop' })
    const { token: ofDesktop } = await school.data('studentRoomTicket', { lessonId }, 'student.anna')
    const [first, second] = [await signInOnPhone(), await signInOnPhone()]
    const [ofFirst, ofSecond] = [await ticketOf(first), await ticketOf(second)]
    await school.call('studentLogout', {}, { headers: first })
    const { sessions } = await school.data('studentListSessions', {}, 'student.anna')
    const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.sessionId ?? ''
    await school.data('studentEndSession', { sessionId }, 'student.anna')
    expect(await knock(ofFirst).closed()).toEqual({ reason: 'ticket-expired' })
    expect(await knock(ofSecond).closed()).toEqual({ reason: 'ticket-expired' })
    expect(desktop.isClosed).toBe(false)
    await knock(ofDesktop).next('welcome')
  })

  it('[R29] ends for everybody together, with time for the last events', async () => {
    const li = await enter('teacher.li')
    const anna = await enter('student.anna')
    await school.data('startLesson', { lessonId }, 'teacher.li')
    await school.data('endLesson', { lessonId }, 'teacher.li')
    await anna.event('classEnded')
    expect(anna.isClosed).toBe(false)
    school.clock.advance(10_000)
    await school.backend.tick()
    expect(await anna.closed()).toEqual({ reason: 'class-ended' })
    expect(await li.closed()).toEqual({ reason: 'class-ended' })
  })

  it('[R4] is announced five minutes and one minute before the room ends itself', async () => {
    const li = await enter('teacher.li')
    await school.data('startLesson', { lessonId }, 'teacher.li')
    const end = (li.room.settings?.scheduledEnd ?? 0) + 30 * MINUTE
    for (const minutes of [5, 1] as const) {
      school.clock.set(end - minutes * MINUTE)
      li.send({ t: 'ping', sentAt: 1 })
      await school.backend.tick()
      expect(await li.event('endingSoon')).toMatchObject({ minutes })
    }
    school.clock.set(end)
    li.send({ t: 'ping', sentAt: 1 })
    await school.backend.tick()
    expect(await li.event('classEnded')).toMatchObject({ reason: 'auto' })
  })
})

describe('after a crash', () => {
  it('takes people back as if nothing had been, and gives up those who stay away', async () => {
    const li = await enter('teacher.li')
    await enter('student.anna')
    await school.restart()
    const again = await enter('teacher.li', { have: li.room.seq, room: li.room })
    expect(presence(again, 'usr_anna')).toBe('here')
    school.clock.advance(30_000)
    again.send({ t: 'ping', sentAt: 1 })
    await school.backend.tick()
    expect(await again.event('participantLeft')).toMatchObject({ userId: 'usr_anna', reason: 'lost' })
    expect(presence(again, 'usr_li')).toBe('here')
  })

  it('does not count hours without a server as time in class', async () => {
    await enter('teacher.li')
    const anna = await enter('student.anna')
    await school.data('startLesson', { lessonId }, 'teacher.li')
    anna.send({ t: 'ping', sentAt: 1 })
    school.clock.advance(MINUTE)
    await school.backend.tick()
    await school.backend.stop()
    school.clock.advance(40 * MINUTE)
    await school.restart()
    await expect
      .poll(async () => (await school.backend.live.state(lessonId))?.participants.usr_anna?.presence)
      .toBe('lost')
    const { students } = await school.data('getClassResult', { lessonId }, 'teacher.li')
    expect(students.find(({ stuId }) => stuId === 'usr_anna')?.presentSeconds).toBeLessThanOrEqual(60)
  })

  it('rebuilds the same room from keyframe and tail', async () => {
    const li = await enter('teacher.li')
    for (let i = 0; i < 600; i++) {
      li.send({ t: 'command', id: `toggle-${i}`, command: { type: 'forbidChat', forbidden: i % 2 === 0 } })
      school.clock.advance(40)
    }
    await expect.poll(() => li.room.seq).toBeGreaterThan(600)
    const before = await school.backend.live.state(lessonId)
    await school.restart()
    expect(await school.backend.live.state(lessonId)).toEqual(before)
  })
})

describe('the line', () => {
  it('closes on frames that are too large, make no sense, or come too fast', async () => {
    const large = await enter('student.anna')
    large.sendRaw('x'.repeat(MAX_FRAME_BYTES + 1))
    expect(await large.closed()).toEqual({ reason: 'too-large' })

    const garbage = await enter('student.ben')
    for (const data of ['{', '{"t":"unknown"}', new Uint8Array([99])]) garbage.sendRaw(data)
    expect(await garbage.closed()).toEqual({ reason: 'garbage' })

    const fast = await enter('student.chika')
    for (let i = 0; i < 500; i++) fast.send({ t: 'ping', sentAt: i })
    expect(await fast.closed()).toEqual({ reason: 'too-many-frames' })
  })

  it('carries live ink of those who may draw, with the sender’s number', async () => {
    const li = await enter('teacher.li')
    const anna = await enter('student.anna')
    const ben = await enter('student.ben')
    const laser = new Uint8Array([FrameKind.laser, 1, 2, 3])
    anna.sendRaw(laser)
    li.sendRaw(laser)
    expect(await ben.next('ephemeral')).toEqual({
      t: 'ephemeral',
      no: participantOf(ben.room, 'usr_li')?.no,
      frame: laser,
    })
    expect(ben.messages.filter(({ t }) => t === 'ephemeral')).toHaveLength(1)
    expect(li.messages.filter(({ t }) => t === 'ephemeral')).toHaveLength(0)
  })

  it('drops live ink, but no event, for a slow socket, and closes one that is stuck', async () => {
    const li = await enter('teacher.li')
    const anna = await enter('student.anna')
    anna.bufferedAmount = 300 * 1024
    li.sendRaw(new Uint8Array([FrameKind.laser, 1, 2, 3]))
    await li.ask(say('还在'))
    expect(anna.room.chat).toHaveLength(1)
    expect(anna.messages.some(({ t }) => t === 'ephemeral')).toBe(false)
    anna.bufferedAmount = 9 * 1024 * 1024
    await li.ask(say('太慢了'))
    expect(anna.isClosed).toBe(true)
    await expect.poll(() => presence(li, 'usr_anna')).toBe('lost')
  })

  it('tells media who may send what, as the room changes', async () => {
    const li = await enter('teacher.li')
    const anna = await enter('student.anna')
    const joined = async (client: LiveClient, username: string) => {
      const role = username.startsWith('teacher') ? 'teacherRtcToken' : 'studentRtcToken'
      const { token } = await school.data(role, { lessonId }, username)
      client.send({ t: 'rtc', signal: { op: 'join', token } })
      expect(await client.next('rtc')).toMatchObject({ signal: { op: 'joined', mode: 'p2p' } })
    }
    await joined(li, 'teacher.li')
    await joined(anna, 'student.anna')
    await li.next('rtc')
    await li.ask({ type: 'muteAll', muted: true })
    anna.send({ t: 'rtc', signal: { op: 'publish', kind: 'mic' } })
    expect(await anna.next('rtc')).toMatchObject({ signal: { op: 'failed', code: 'not-publisher' } })
    await li.ask({ type: 'muteAll', muted: false })
    anna.send({ t: 'rtc', signal: { op: 'publish', kind: 'mic' } })
    expect(await li.next('rtc')).toMatchObject({
      signal: { op: 'source', source: { userId: 'usr_anna', kind: 'mic' }, available: true },
    })
  })
})

describe('the room by HTTP', () => {
  it('tells of its chat once it exists', async () => {
    expect(await school.call('findChatRoomId', { lessonId }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.roomNotCreated,
    })
    expect(await school.call('studentJoinChatGroup', { lessonId }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.roomNotCreated,
    })
    const li = await enter('teacher.li')
    await li.ask({ type: 'forbidChat', forbidden: true })
    expect(await school.data('studentJoinChatGroup', { lessonId }, 'student.anna')).toEqual({
      chatRoomId: lessonId,
      isChatForbidden: true,
      lastSeq: li.room.seq,
    })
    expect(await school.data('findChatRoomId', { lessonId }, 'student.anna')).toEqual({
      chatRoomId: lessonId,
      lessonId,
    })
  })

  it('gives its last state as a keyframe, to those who were there', async () => {
    const li = await enter('teacher.li')
    const bytes = await school.data('teacherRoomKeyframe', { lessonId }, 'teacher.li')
    expect(bytes).toEqual(new Uint8Array(encodeKeyframe(publicRoom(li.room))))
    expect(await school.call('studentRoomKeyframe', { lessonId }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.notInClass,
    })
  })

  it('[R6] gives it no more to somebody who was removed', async () => {
    const li = await enter('teacher.li')
    await enter('student.anna')
    await school.data('studentRoomKeyframe', { lessonId }, 'student.anna')
    await li.ask({ type: 'remove', userId: 'usr_anna', reason: '扰乱课堂' })
    expect(await school.call('studentRoomKeyframe', { lessonId }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.removedFromClass,
    })
  })

  it('says how media travel', async () => {
    expect(await school.data('studentRtcAppInfo', {}, 'student.anna')).toMatchObject({
      engine: 'local',
      mode: 'p2p',
      livePath: '/live',
    })
  })
})
