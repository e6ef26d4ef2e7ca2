import type { ThreadMessage } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { joinMessages } from './join-messages.ts'

const message = (no: number, change: Partial<ThreadMessage> = {}): ThreadMessage => ({
  messageId: `thm_${no}`,
  isMine: true,
  text: `${no}`,
  pictures: [],
  sentAt: '2026-11-27T01:00:00.000Z',
  isRead: false,
  commandId: `cmd_${no}`,
  ...change,
})
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => message(first + index))
const texts = (messages: readonly ThreadMessage[]) => messages.map(({ text }) => text)

it.each([
  ['nothing older', [], from(3, 5), ['3', '4', '5']],
  ['older messages that meet the newest', from(1, 5), from(4, 7), ['1', '2', '3', '4', '5', '6', '7']],
  ['older messages that no longer meet the newest', from(1, 5), from(9, 10), ['9', '10']],
  ['an empty conversation', [], [], []],
])('with %s, a conversation has no gap', (_, kept, newest, shown) =>
  expect(texts(joinMessages(kept, newest))).toEqual(shown),
)

it('messages before one that was read are read', () => {
  const newest = [message(3, { isRead: true }), message(4)]
  expect(joinMessages([...from(1, 2), ...newest], newest).map(({ isRead }) => isRead)).toEqual([
    true,
    true,
    true,
    false,
  ])
})
