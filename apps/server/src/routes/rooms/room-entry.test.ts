import { expect, it, vi } from 'vitest'
import type { Deps } from '../../deps.ts'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import type { Call } from '../../http/call.ts'
import { roomEntryRoutes } from './room-entry.routes.ts'

const now = 1_000
const lesson = {
  id: 'les_1',
  startsAt: now,
  endsAt: 2_000,
  startedAt: now,
  endedAt: null,
  class: { studentLimit: 30 },
  course: { classType: 'small' },
  teacher: { id: 'usr_li' },
} as Lesson

function routesWith(sessionId: string | null) {
  const issue = vi.fn<() => Promise<{ token: string; expiresAt: number }>>(async () => ({
    token: 'ticket',
    expiresAt: now,
  }))
  const deps = {
    live: { open: async () => undefined, studentsHere: () => 0 },
    tickets: { issue },
    sessions: { idOf: async () => sessionId },
    people: { get: async () => null },
  }
  const actor = { userId: 'usr_li', role: 'teacher', name: '李静' }
  const call = { lesson, membership: null, actor, bearerToken: 'of this sign-in', urlOf: () => null, now }
  const ask = () =>
    roomEntryRoutes(deps as unknown as Deps).teacherRoomTicket(call as unknown as Call<'teacherRoomTicket'>)
  return { ask, issue }
}

it('gives a ticket to the sign-in that asks', async () => {
  const { ask, issue } = routesWith('ses_1')
  await ask()
  expect(issue).toHaveBeenCalledWith('room', expect.objectContaining({ sessionId: 'ses_1' }), now)
})

it('gives none to who has signed out while asking: it would outlive every sign-in', async () => {
  const { ask, issue } = routesWith(null)
  await expect(ask()).rejects.toMatchObject({ name: 'ApiError' })
  expect(issue).not.toHaveBeenCalled()
})
