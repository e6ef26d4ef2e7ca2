import { expect, it } from 'vitest'
import { anna, liveRoom, teacher } from '../../../test/test-room.ts'
import { participantOf } from '../room/room-state.ts'
import { FORGOTTEN_TEXT } from '../room/rules/chat-rules.ts'
import type { RemovedMessages } from './removed-words.ts'
import { messagesOf } from './chat-history.ts'
import { roomWithoutRemovedWords, withoutRemovedWords } from './removed-words.ts'

const picture = { fileId: 'res_1', width: 4, height: 3 }

it('[R45][R92] older messages are the ones that were said, pictures and answers included', () => {
  const test = liveRoom([anna])
  test.ask(teacher, { type: 'say', text: '看', picture })
  test.ask(anna, { type: 'say', text: '好', replyTo: test.room.chat[0]?.seq ?? 0 })
  const history = messagesOf(test.events, (userId) => participantOf(test.room, userId), 'anna')
  expect(history).toEqual(test.room.chat)
})

it('[R45] after the class the words of a removed message are told neither as it was said nor as it was pinned', () => {
  const test = liveRoom([anna])
  test.ask(anna, { type: 'say', text: 'secret' })
  const seq = test.room.chat[0]?.seq ?? 0
  test.ask(teacher, { type: 'pinMessage', messageSeq: seq })
  const before = test.room
  test.ask(teacher, { type: 'deleteMessage', messageSeq: seq })
  const removed: RemovedMessages = new Map([[seq, 'teacher']])
  const told = test.events.map((event) => withoutRemovedWords(event, removed))
  expect(JSON.stringify(told)).not.toContain('secret')
  expect(told.filter(({ type }) => type === 'chatSent')).toMatchObject([{ text: FORGOTTEN_TEXT }])
  expect(roomWithoutRemovedWords(before, removed)).toMatchObject({
    chat: [{ seq, text: '', removed: 'teacher' }],
    pinned: null,
  })
  expect(roomWithoutRemovedWords(before, new Map())).toBe(before)
})
