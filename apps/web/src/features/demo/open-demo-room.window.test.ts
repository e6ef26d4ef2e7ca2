import { startI18n } from '../../shared/i18n/i18n.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDemoRoom } from './open-demo-room.ts'

beforeEach(async () => {
  await startI18n()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('holds a class with two students, and asks no server', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { ports, close } = openDemoRoom('Guest')
  const room = () => ports.channel.getState().room
  await ports.channel.send({ type: 'start' })
  expect(room().status).toBe('live')
  vi.advanceTimersByTime(5_000)
  expect(room().chat.map(({ text }) => text)).toEqual(['老师好！', '你好，老师！'])
  await close()
  expect(fetched).not.toHaveBeenCalled()
})

it('lets classmates be silent who may not speak', async () => {
  const { ports, close } = openDemoRoom('Guest')
  await ports.channel.send({ type: 'forbidChat', forbidden: true })
  await ports.channel.send({ type: 'start' })
  vi.advanceTimersByTime(5_000)
  expect(ports.channel.getState().room.chat).toEqual([])
  await close()
})
