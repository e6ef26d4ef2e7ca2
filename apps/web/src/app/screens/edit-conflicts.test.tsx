import type { Paper, PublicCourse } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { noticeOfLi } from '../../shared/testing/notices.ts'
import { openApp } from './open-app.tsx'

/** Two teachers, or two tabs, change the same: what the second one reads, and that nothing is replaced unasked. */

const server = mockBackend()
const BASE = '2026-11-20T01:00:00.000Z'
const LATER = '2026-11-20T02:00:00.000Z'
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
const page = <Row,>(...records: Row[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSdk({ role: 'teacher', userInfo: li })
  server.use(answer('/user/userInfo', li))
})

/** Reads hand out the first version until another tab saves the second; then only what is based on that is taken. */
function changedMeanwhile<Version>(paths: { read: string; save: string }, first: Version, second: Version) {
  let saved = first
  const sent: Record<string, unknown>[] = []
  server.use(
    http.all(`*${paths.read}`, () => ok(saved)),
    http.post(`*${paths.save}`, async ({ request }) => {
      const isJson = request.headers.get('content-type')?.includes('json') ?? false
      const body = isJson
        ? ((await request.json()) as Record<string, unknown>)
        : Object.fromEntries(await request.formData())
      sent.push(body)
      if (body['basedOn'] === LATER) return ok(second)
      saved = second
      return HttpResponse.json({ code: 409, message: 'It was changed meanwhile.', data: { updatedAt: LATER } })
    }),
  )
  return sent
}

const conflict = async () =>
  within(await screen.findByRole('region', { name: 'Someone else changed this while you were editing' }))

const notice = { ...noticeOfLi, publishedAt: BASE, updatedAt: BASE }

it('an announcement that another tab changed is shown beside mine, and mine is sent on top when it is kept', async () => {
  const theirs = { ...notice, title: '后天停课', isTop: true, updatedAt: LATER }
  const sent = changedMeanwhile({ read: '/ext/notice/get', save: '/notice/updateNotice' }, notice, theirs)
  server.use(
    http.all('*/notice/getListNotice', () => ok(page(notice))),
    http.all('*/lessonClass/clzNameList', () => ok([])),
  )
  const { user } = await openApp('/teacher/notices')
  await user.click(await screen.findByRole('button', { name: 'Actions for 明天停课' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit announcement' }))
  await user.type(dialog.getByLabelText(/^Title/), '！')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const found = await conflict()
  const rows = found.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['FieldTheirsYours', 'Title后天停课明天停课！', 'Pin to the topOnUnchanged'])
  await user.click(found.getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sent.map(({ basedOn, title, isTop }) => [basedOn, title, String(isTop)])).toEqual([
    [BASE, '明天停课！', 'false'],
    [LATER, '明天停课！', 'true'],
  ])
})

const paper: Paper = {
  summary: {
    paperId: 'pap_1',
    title: '第一课',
    kind: 'dailyTask',
    isTemplate: true,
    fullScore: 100,
    questionCount: 0,
    chapter: null,
    createdAt: BASE,
    updatedAt: BASE,
  },
  content: '读课文',
  attachments: [],
  questions: [],
}

it('a template that another tab changed gives way to theirs, and what was typed elsewhere stays', async () => {
  const theirs = { ...paper, content: '写课文', summary: { ...paper.summary, updatedAt: LATER } }
  const paths = { read: '/ext/questionPaper/detail', save: '/ext/questionPaper/save' }
  const sent = changedMeanwhile(paths, paper, theirs)
  const { user } = await openApp('/teacher/paper/pap_1')
  const title = await screen.findByLabelText<HTMLInputElement>(/^Title/)
  await user.type(title, '（新）')
  await user.type(screen.getByLabelText(/What to do/), '三遍')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const found = await conflict()
  expect(found.getByRole('row', { name: /写课文/ }).textContent).toContain('读课文三遍')
  await user.click(found.getByRole('button', { name: 'Take theirs' }))
  const content = screen.getByLabelText<HTMLTextAreaElement>(/What to do/)
  expect([title.value, content.value]).toEqual(['第一课（新）', '写课文'])
  server.use(http.all('*/ext/questionPaper/list', () => ok(page())))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('第一课（新） was saved.')
  expect(sent.map(({ basedOn, content: words }) => [basedOn, words])).toEqual([
    [BASE, '读课文三遍'],
    [LATER, '写课文'],
  ])
})

const course: PublicCourse = {
  courseId: 'crs_1',
  classId: 'cls_1',
  courseName: '旅行中文',
  coverUrl: null,
  subjectId: 'sub_1',
  subjectName: '口语',
  classType: 'small',
  studentLimit: 12,
  registered: 0,
  status: 'published',
  isPeriodic: true,
  cycle: [],
  totalLessons: 8,
  durationMinutes: 60,
  textbookId: null,
  textbookName: null,
  introduction: '在路上说中文。',
  priceMinor: 0,
  currency: 'CNY',
  createdAt: BASE,
  updatedAt: BASE,
  lessons: [],
  canPublish: false,
  canClose: true,
  canChangeClassType: true,
  canChangeTextbook: true,
}

it('a public course that another tab changed keeps their seats, and the own name is sent on top of them', async () => {
  const theirs = { ...course, courseName: '旅游中文', studentLimit: 20, updatedAt: LATER }
  const paths = { read: '/lessonCourse/pubCourseDetail', save: '/lessonCourse/updatePubCourse' }
  const sent = changedMeanwhile(paths, course, theirs)
  server.use(
    http.all('*/lessonCourse/courseConfig', () =>
      ok({
        nameMin: 2,
        nameMax: 50,
        introductionMax: 2_000,
        smallLimit: 30,
        largeLimit: 200,
        lessonsMax: 200,
        durations: [60],
        coverTypes: ['image/png'],
        coverMaxBytes: 1_000_000,
        currency: 'CNY',
        timeZone: 'Asia/Shanghai',
      }),
    ),
    http.all('*/lessonCourse/subjectList', () =>
      ok([{ subjectId: 'sub_1', parentId: null, name: '口语', childCount: 0 }]),
    ),
    http.all('*/lessonCourse/textBooks', () => ok([])),
  )
  const { user } = await openApp('/teacher/public-course/crs_1/edit')
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  await user.type(name, '（一）')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const found = await conflict()
  const rows = found.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['FieldTheirsYours', 'Name旅游中文旅行中文（一）', 'Seats20Unchanged'])
  await user.click(found.getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(sent.map(({ basedOn, courseName, studentLimit }) => [basedOn, courseName, studentLimit])).toEqual([
    [BASE, '旅行中文（一）', undefined],
    [LATER, '旅行中文（一）', undefined],
  ])
})
