import type { HomeworkStudents } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { kept } from '../../shared/testing/kept-in-memory.ts'
import { noticeOfLi } from '../../shared/testing/notices.ts'
import { homework, paper } from './marking-backend.ts'
import { openApp } from './open-app.tsx'

/** Words in small dialogs come back after the tab was closed, and say that they are a draft. */

vi.mock('idb-keyval', () => import('../../shared/testing/kept-in-memory.ts'))

const server = mockBackend()
const page = <Row,>(...records: Row[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const AT = '2026-11-20T01:00:00.000Z'

const students = {
  ...homework,
  homework: {
    ...homework.homework,
    title: '课后练习',
    status: 'published',
    startTime: AT,
    endTime: AT,
    markBy: null,
    limitMinutes: 0,
    announceAt: 'start',
    visibility: 'always',
    course: { id: 'crs_1', name: 'HSK 1' },
    lesson: null,
    counts: { assigned: 3, notHandedIn: 1, waiting: 2, graded: 0, returned: 0, averageScore: null },
  },
} as unknown as HomeworkStudents

type User = Awaited<ReturnType<typeof openApp>>['user']
interface Kept {
  what: string
  path: string
  open: (user: User) => Promise<void>
  field: () => Promise<HTMLElement>
}
const press = async (user: User, role: 'button' | 'menuitem', name: string | RegExp) =>
  user.click(await screen.findByRole(role, { name }))
const inDialog = async (label: RegExp) => within(await screen.findByRole('dialog')).findByLabelText(label)

const places: Kept[] = [
  {
    what: 'an announcement that is changed',
    path: '/teacher/notices',
    async open(user) {
      await press(user, 'button', 'Actions for 明天停课')
      await press(user, 'menuitem', 'Edit')
    },
    field: () => inDialog(/^Title/),
  },
  {
    what: 'the words with a returned work',
    path: '/homework-teacher?homeworkId=hmw_1',
    async open(user) {
      await press(user, 'button', 'More for Anna')
      await press(user, 'menuitem', /^Return for another try/)
    },
    field: () => inDialog(/^What to improve/),
  },
]

beforeEach(() => {
  sessionStorage.clear()
  kept.clear()
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    answer('/notice/getListNotice', page(noticeOfLi)),
    answer('/lessonClass/clzNameList', []),
    answer('/question/questionStudentList', students),
    http.get('*/answerPaper/detail', () => ok(paper('Anna'))),
  )
})

it.each(places)('$what comes back in a new tab as a draft', async ({ path, open, field }) => {
  const first = await openApp(path)
  await open(first.user)
  await first.user.type(await field(), '写慢一点')
  first.unmount()
  sessionStorage.clear()
  startSdk({ role: 'teacher', userInfo: li })
  const { user } = await openApp(path)
  await open(user)
  await waitFor(async () => expect(((await field()) as HTMLInputElement).value).toContain('写慢一点'))
  await within(screen.getByRole('dialog')).findByText(/^Draft of /)
})
