import type { SupervisedStudent, SupervisionDetail } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const read = <Data,>(path: string, data: Data) =>
  http.get(`*${path}`, () => HttpResponse.json({ code: 200, message: 'ok', data }))
const week = { lessonsAttended: 2, lessonsAbsent: 0, minutes: 100, homeworkDone: 2, homeworkDue: 2 }
const child = (stuId: string, name: string, totals: object): SupervisedStudent => {
  const all = { ...week, averageScore: null, prizes: 0, ...totals }
  return {
    student: { stuId, name, avatar: null },
    isCurrent: stuId === anna.userId,
    totals: all,
    weeks: [{ weekStart: '2026-11-16', totals: all }],
  } as unknown as SupervisedStudent
}
const children = [
  child(anna.userId, 'Anna Kowalska', {}),
  child('user-ben', 'Ben Kowalski', { minutes: 50, lessonsAbsent: 1, homeworkDone: 0 }),
]

beforeEach(() => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(
    answer('/user/userInfo', anna),
    answer(
      '/user/stuList',
      children.map(({ student, isCurrent }) => ({ ...student, isCurrent })),
    ),
    read('/ext/supervision', { students: children }),
  )
})

it('the children of a family stand on one scale, and a card says what needs help', async () => {
  await openApp('/supervision')
  const cardOf = async (name: string) =>
    within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)
  const ben = await cardOf('Ben Kowalski')
  expect(ben.getByText('Needs help with: 2 homework tasks not done · 1 missed lesson')).toBeTruthy()
  expect((await cardOf('Anna Kowalska')).queryByText(/Needs help/)).toBeNull()
  const widths = [...document.querySelectorAll<HTMLElement>('[class*="chart_bar_"]')].map(({ style }) => style.width)
  expect(widths).toEqual(['100%', '50%'])
})

it('a number opens the details of a child, whose homework and lessons lead on', async () => {
  server.use(
    read<SupervisionDetail>('/ext/supervision/user-ben', {
      student: children[1] as SupervisedStudent,
      homework: [
        {
          homeworkId: 'hmw_1',
          courseName: '中文入门一',
          title: '课后练习',
          endTime: '2026-11-20T12:00:00Z',
          status: 'missed',
          score: null,
          fullScore: 50,
        },
      ],
      lessons: [
        {
          lessonId: 'les_1',
          courseName: '中文入门一',
          lessonName: '在饭馆点菜',
          startTime: '2026-11-20T12:00:00Z',
          attendance: 'present',
          minutes: 48,
          stars: null,
          comment: '',
        },
      ],
    } as unknown as SupervisionDetail),
  )
  const { user } = await openApp('/supervision')
  await screen.findByRole('heading', { name: 'Ben Kowalski' })
  await user.keyboard('2')
  await waitFor(() => expect(window.location.search).toBe('?stuId=user-ben'))
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await hrefOf('课后练习')).toBe('/homework?homeworkId=hmw_1')
  expect(await hrefOf('在饭馆点菜')).toBe('/student/lesson/les_1')
})
