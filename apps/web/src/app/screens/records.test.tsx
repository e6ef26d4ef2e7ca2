import type { AttendanceMatrix, ClassChoice, LessonBrief } from '@hwjy/sdk'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { letterKeys } from '../../shared/keys/letter-keys.ts'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const lesson: LessonBrief = {
  lessonId: 'les_1',
  lessonNo: 1,
  lessonName: '第一课',
  startTime: '2026-11-20T01:00:00Z',
  endTime: '2026-11-20T01:50:00Z',
  startedAt: '2026-11-20T01:00:00Z',
  endedAt: '2026-11-20T01:50:00Z',
  status: 'ended',
}
const matrix: AttendanceMatrix = {
  lessons: [lesson],
  students: [{ stuId: 'usr_ben', name: 'Ben', avatar: null }] as unknown as AttendanceMatrix['students'],
  marks: [{ stuId: 'usr_ben', lessonId: 'les_1', attendance: 'absent', plan: null, isCorrected: false }],
  total: 1,
  current: 1,
  size: 10,
  pages: 1,
}
const emptyPage = { records: [], total: 0, current: 1, size: 20, pages: 0 }

beforeEach(() => {
  startSdk({ role: 'teacher', userInfo: li })
  const classes = [{ classId: 'cls_1', className: '周末小班 A' }] as unknown as ClassChoice[]
  server.use(
    answer('/user/userInfo', li),
    answer('/lessonClass/clzNameList', classes),
    http.get('*/web/class/queryAllList', () => HttpResponse.json({ code: 200, message: '', data: classes })),
    answer('/ext/attendance/matrix', matrix),
  )
})

async function openMatrix() {
  const sent: string[] = []
  const { user } = await openApp('/teacher/attendance?classId=cls_1')
  const mark = await screen.findByRole('button', { name: /^Ben, 第一课: Absent/ })
  server.use(
    http.post('*/lessonClass/updateTbLessonStu', ({ request }) => {
      sent.push(new URL(request.url).searchParams.get('attendance') ?? '')
      return HttpResponse.json({ code: 200, message: '', data: null })
    }),
  )
  mark.focus()
  return { user, sent }
}

it('L corrects the mark that has the focus, and the press is taken back by Undo', async () => {
  const { user, sent } = await openMatrix()
  await user.keyboard('l')
  expect(await screen.findByText('Ben, 第一课: Late')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent).toEqual(['late', 'absent']))
})

it('without letter keys a letter corrects nothing', async () => {
  letterKeys.set('off')
  const { user, sent } = await openMatrix()
  await user.keyboard('p')
  letterKeys.set('on')
  await user.keyboard('p')
  await waitFor(() => expect(sent).toEqual(['present']))
})

it('a mark that the server refuses to correct by a key says why', async () => {
  const { user } = await openMatrix()
  server.use(refusal('/lessonClass/updateTbLessonStu', 31_007, 'The class has not ended'))
  await user.keyboard('p')
  expect(await screen.findByText('The class has not ended')).toBeTruthy()
})

it('days in which nothing was held lead to the last 30 days', async () => {
  const asked: (string | null)[] = []
  server.use(
    answer('/lessonClass/teacherLessonStatusList', emptyPage),
    http.post('*/web/log/tchLessonList', async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()).get('searchStartDate'))
      return HttpResponse.json({ code: 200, message: '', data: emptyPage })
    }),
  )
  const { user } = await openApp('/teacher/history?from=2020-01-01&until=2020-01-02')
  await user.click(await screen.findByRole('button', { name: 'Show the last 30 days' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  const [before, after] = asked.map((day) => Date.parse(day ?? ''))
  expect(before).toBe(Date.parse('2020-01-01'))
  const days = (Date.now() - (after ?? 0)) / 86_400_000
  expect(days).toBeGreaterThan(29)
  expect(days).toBeLessThan(32)
  expect(screen.queryByRole('button', { name: 'Show the last 30 days' })).toBeNull()
})
