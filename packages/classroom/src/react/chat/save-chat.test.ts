import { expect, it } from 'vitest'
import type { ChatMessage } from '../../core/room/room-types.ts'
import { chatCsv } from './save-chat.ts'

const said = (text: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'c1',
  seq: 1,
  userId: 'anna',
  name: 'Anna',
  role: 'student',
  text,
  at: Date.UTC(2026, 10, 27, 12),
  ...more,
})
const table = { head: ['Time', 'Name', 'To', 'Message'], nameOf: () => 'Li Wei' } as const
const rowsOf = (...messages: ChatMessage[]) => chatCsv(messages, table).slice(1).split('\r\n')

it('a chat becomes a table with a byte order mark, one row for each message', () => {
  const csv = chatCsv([said('你好')], table)
  expect(csv.startsWith('\uFEFF"Time","Name","To","Message"\r\n')).toBe(true)
  expect(csv).toMatch(/"2026-11-2[78] \d\d:\d\d:00","Anna","","你好"\r\n$/)
})

it('commas, quotes and new rows stay inside their cell, and a private message names its reader', () => {
  expect(rowsOf(said('他说，"你好"', { to: 'teacher' }))[1]).toMatch(/,"Anna","Li Wei","他说，""你好"""$/)
  expect(rowsOf(said('一\n二'))[1]).toMatch(/"一\n二"$/)
})

it.each(['=1+1', '+86', '-5', '@home'])('words that look like a formula are not run: %s', (words) => {
  expect(rowsOf(said(words))[1]).toContain(`"'${words}"`)
})
