import { describe, expect, it } from 'vitest'
import { createMemoryRoom } from '../adapters/local/memory-room.ts'
import { frozenChannel } from './frozen-channel.ts'

async function frozenClass() {
  const room = createMemoryRoom()
  const teacher = room.join({ userId: 'teacher', name: 'Li Wei', role: 'teacher' })
  for (const text of ['一', '二', '三']) await teacher.send({ type: 'say', text })
  room.close()
  return frozenChannel(room.getState())
}

describe('the channel into a class that is over', () => {
  it('shows the room and takes no command', async () => {
    const channel = await frozenClass()
    expect(channel.getState()).toMatchObject({ connection: { status: 'closed' }, me: null, pending: [] })
    await expect(channel.send({ type: 'say', text: '四' })).rejects.toMatchObject({ code: 'class-ended' })
  })

  it('gives its chat by the page, oldest first', async () => {
    const channel = await frozenClass()
    const newest = await channel.history(channel.getState().room.seq + 1, 2)
    expect(newest.messages.map(({ text }) => text)).toEqual(['二', '三'])
    expect(newest.isComplete).toBe(false)
    const older = await channel.history(newest.messages[0]?.seq ?? 0, 2)
    expect(older).toMatchObject({ messages: [{ text: '一' }], isComplete: true })
  })

  it('leaves and reconnects without any effect', async () => {
    const channel = await frozenClass()
    const before = channel.getState()
    channel.reconnect()
    await channel.leave()
    expect(channel.getState()).toBe(before)
  })
})
