import { createMemoryRoom, createPageRtc } from '@hwjy/classroom/local'
import type { ClassroomPorts } from '@hwjy/classroom/react'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { OpenRoom } from '../../features/live-room/open-room.ts'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'

// A room without a server. Another page has taken this person's place, so nothing but that is shown.
vi.mock('../../features/live-room/open-room.ts', () => ({
  async openRoom(): Promise<OpenRoom> {
    const room = createMemoryRoom({ settings: { teacherId: 'usr_li' } })
    const channel = room.join({ userId: 'usr_li', name: '李静', role: 'teacher' })
    channel.close('signed-in-elsewhere')
    return { ports: { channel, rtc: createPageRtc() } as unknown as ClassroomPorts, close: async () => room.close() }
  },
}))

const server = mockBackend()

it('a place in the room that cannot be taken back says why, and can be asked for again', async () => {
  startSdk({ role: 'teacher', userInfo: li })
  const lesson = { ...lessonAt19, canEnter: true, enterDenial: null }
  server.use(
    answer('/user/userInfo', li),
    answer('/lessonClass/preparationLessons', { lesson, students: [], plans: [] }),
  )
  const { user } = await openApp('/lesson/lesson-1/room')
  await refuseInTurn(server, {
    path: '/rtc/forceJoinRoom',
    codes: [30_001, 30_002, 30_003, 30_004, 30_005, 30_006],
    ask: async () => {
      const again = screen.queryByRole('button', { name: 'Try again' })
      if (again) await user.click(again)
      await user.click(await screen.findByRole('button', { name: 'Continue on this page' }))
    },
  })
  expect(screen.getByRole('heading', { name: 'Couldn’t connect to the classroom' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Back to my lessons' })).toBeTruthy()
})
