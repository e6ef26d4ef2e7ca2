// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoomWithChat } from '../testing/render-room.tsx'

afterEach(() => void vi.useRealTimers())

it('a screen reader hears new messages of others at most once in five seconds', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const room = liveRoom()
  room.act(ben, { type: 'enter' })
  room.act(liTeacher, { type: 'say', text: '早' })
  renderRoomWithChat(room, anna)
  const spoken = () =>
    [...screen.getByRole('log').parentElement!.querySelectorAll('output')].map((one) => one.textContent).join('|')
  const say = (text: string) => act(() => room.act(liTeacher, { type: 'say', text }))
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  expect(screen.getByRole('log', { name: 'Messages' }).getAttribute('aria-live')).toBe('off')
  say('第一页')
  wait(0)
  expect(spoken()).toContain('Li Wei: 第一页')
  expect(spoken()).not.toContain('早')
  for (const text of ['一', '二', '三', '四']) say(text)
  wait(4_000)
  expect(spoken()).toContain('Li Wei: 第一页')
  wait(1_100)
  expect(spoken()).toContain('4 new messages')
})
