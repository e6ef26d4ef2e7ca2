import type { Language } from '@hwjy/base'
import type { ChatMessage } from '../../core/room/room-types.ts'
import { download } from '../shared/download.ts'
import type { ChatSession } from './create-chat-session.ts'

/** Saves what the reader may see as a text file, from the start of the chat. What cannot be loaded shows in the list. */
export async function saveChat(chat: ChatSession, name: string, language: Language): Promise<void> {
  const messages = await allMessages(chat)
  if (messages === null) return
  const lines = messages.map(
    (message) => `${new Date(message.at).toLocaleString(language)}\t${message.name}\t${message.text}`,
  )
  download(new Blob([`\uFEFF${lines.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }), `${name}.txt`)
}

export interface ChatTable {
  /** Over the columns: time, name, reader of a private message, words. */
  head: readonly [string, string, string, string]
  nameOf: (userId: string) => string
}

/** Saves the same as a table that programs for numbers open. */
export async function saveChatTable(chat: ChatSession, name: string, table: ChatTable): Promise<void> {
  const messages = await allMessages(chat)
  if (messages === null) return
  download(new Blob([chatCsv(messages, table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}

/** Writes RFC 4180 with a byte order mark, without which Excel shows Chinese as noise. */
export function chatCsv(messages: readonly ChatMessage[], { head, nameOf }: ChatTable): string {
  const rows = messages.map((message) => [
    // The form of this locale is the one that every program reads as a time.
    new Date(message.at).toLocaleString('sv-SE'),
    message.name,
    message.to === undefined ? '' : nameOf(message.to),
    message.text,
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

// A cell that begins like a formula would be run by the program that opens it.
const cell = (words: string): string => `"${/^[=+\-@\t\r]/.test(words) ? "'" : ''}${words.replaceAll('"', '""')}"`

async function allMessages(chat: ChatSession): Promise<readonly ChatMessage[] | null> {
  if (!(await chat.loadAll())) return null
  return (chat.getState().view?.messages ?? []).filter((message) => message.removed === undefined)
}
