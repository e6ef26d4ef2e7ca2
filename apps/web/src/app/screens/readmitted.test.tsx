import { createMemoryRoom, createPageRtc } from '@hwjy/classroom/local'
import type { ClassroomPorts } from '@hwjy/classroom/react'
import type { EntryDenial, LessonEntry } from '@hwjy/sdk'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenRoom } from '../../features/live-room/open-room.ts'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { openApp } from './open-app.tsx'

// A room without a server. What it shows is not this test's subject: that it is entered is.
const opened = vi.hoisted(() => ({ times: 0 }))
vi.mock('../../features/live-room/open-room.ts', () => ({
  async openRoom(): Promise<OpenRoom> {
    opened.times++
    const room = createMemoryRoom({ settings: { teacherId: 'usr_li' } })
    const channel = room.join({ userId: 'usr_anna', name: 'Anna', role: 'student' })
    channel.close('signed-in-elsewhere')
    return { ports: { channel, rtc: createPageRtc() } as unknown as ClassroomPorts, close: async () => room.close() }
  },
}))

const server = mockBackend()
// The page asks again on an interval; everything else goes on by itself.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const entry = (denial: EntryDenial | null) =>
  answer<LessonEntry>('/study/checkLesson', {
    lesson: { ...lessonAt19, status: 'inProgress', enterDenial: denial },
    denial,
    serverTime: '2026-11-20T12:00:00Z',
  } as LessonEntry)

it('[R46] a student who was removed learns on the page that the teacher let them back in, and enters by a press', async () => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna), entry('removed'))
  const { user } = await openApp('/lesson/lesson-1/room')
  expect(await screen.findByRole('heading', { name: 'You’re no longer in this lesson' })).toBeTruthy()
  expect(screen.getByText(/it tells you if your teacher lets you back in/)).toBeTruthy()
  server.use(entry(null))
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  const heading = await screen.findByRole('heading', { name: 'Your teacher let you back in' })
  expect(heading.closest('[aria-live="polite"]')).not.toBeNull()
  expect(opened.times).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Enter again' }))
  await expect.poll(() => opened.times).toBe(1)
})
