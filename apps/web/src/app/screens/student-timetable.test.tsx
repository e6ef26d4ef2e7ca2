import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()

it('homework that is due on a student’s timetable leads to it', async () => {
  startSdk({ role: 'student', userInfo: anna })
  const work = {
    homeworkId: 'hmw_1',
    title: '课后练习',
    endTime: '2026-11-20T14:00:00Z',
    handInBy: '2026-11-20T14:00:00Z',
  }
  server.use(
    answer('/user/userInfo', anna),
    answer('/ext/schedule', {
      serverTime: '2026-11-20T11:52:00Z',
      schoolTimeZone: 'Asia/Shanghai',
      from: '2026-11-15T16:00:00Z',
      until: '2026-11-22T16:00:00Z',
      lessons: [],
      homework: [
        { ...work, state: 'notSubmitted' },
        { ...work, homeworkId: 'hmw_2', title: '听写', state: 'graded' },
      ],
    }),
  )
  await openApp('/student/timetable?date=2026-11-20')
  const due = within(await screen.findByRole('list', { name: 'Homework due' }))
  expect(due.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['课后练习', '/homework?homeworkId=hmw_1'],
    ['听写', '/homework?homeworkId=hmw_2'],
  ])
})
