import { defaultPreferences } from '../preferences/preferences.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createStore } from '@hwjy/base'
import { createMemoryRoom, type MemoryRoom } from '../../adapters/local/memory-room.ts'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { createChatSession } from './create-chat-session.ts'

const preferences = createStore(defaultPreferences)

let room: MemoryRoom
beforeEach(() => {
  room = createMemoryRoom()
  for (const person of [liTeacher, ben]) room.act(person, { type: 'enter' })
})
const say = (text: string) => room.act(ben, { type: 'say', text })

function open() {
  const channel = room.join(anna)
  const chat = createChatSession(channel, preferences)
  chat.start()
  const flying = () => chat.getState().view?.barrage.map(({ message }) => message.text)
  return { channel, chat, flying }
}

describe('[R19] the barrage', () => {
  it('shows what is said after my entry, not before', () => {
    say('early')
    const { flying } = open()
    say('now')
    expect(flying()).toEqual(['now'])
  })

  it('does not fly while the chat is on the screen, nor afterwards what was read there', () => {
    const { chat, flying } = open()
    say('over the board')
    chat.listShown(true)
    say('read in the chat')
    expect(flying()).toEqual([])
    chat.listShown(false)
    say('later')
    expect(flying()).toEqual(['later'])
  })

  it('does not fly what was missed while the connection was down', () => {
    const { channel, flying } = open()
    channel.disconnect()
    say('missed')
    channel.reconnect()
    expect(flying()).toEqual([])
  })
})
