import type { Language } from '@hwjy/base'
import { download } from '../shared/download.ts'
import type { ChatSession } from './create-chat-session.ts'

/** Saves what the reader may see as a text file, from the start of the chat. What cannot be loaded shows in the list. */
export async function saveChat(chat: ChatSession, name: string, language: Language): Promise<void> {
  if (!(await chat.loadAll())) return
  const { view } = chat.getState()
  const lines = (view?.messages ?? [])
    .filter((message) => message.removed === undefined)
    .map((message) => `${new Date(message.at).toLocaleString(language)}\t${message.name}\t${message.text}`)
  download(new Blob([`\uFEFF${lines.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }), `${name}.txt`)
}
