import type { SchoolClassDetail } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, mockBackend } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'
import { course, group, lessons, page, startOffice } from './school-office-backend.ts'

const server = mockBackend()
beforeEach(() => startOffice(server))

/** Opens the page of a class; what is sent about its lessons is noted. */
async function openClass(change: Partial<SchoolClassDetail['class']> = {}) {
  const detail: SchoolClassDetail = { class: { ...group, ...change }, students: [], lessons }
  const sent: Record<string, string>[] = []
  const note = (path: string) =>
    http.post(`*/ext/school/${path}`, async ({ request }) => {
      const form = new URLSearchParams(await request.text())
      sent.push({ ...Object.fromEntries(form), lessonIds: form.getAll('lessonIds').join(' ') })
      return HttpResponse.json({ code: 200, message: 'ok', data: detail })
    })
  server.use(
    answer('/ext/school/classes/get', detail),
    answer('/ext/school/courses/list', page(course({ courseId: 'crs_2', name: 'HSK 2' }))),
    note('lessons/move'),
    note('lessons/callOff'),
    note('classes/update'),
    note('classes/enrol'),
  )
  const { user } = await openApp('/teacher/school/classes/cls_1')
  await screen.findByRole('heading', { level: 1, name: '周末班' })
  return { user, sent }
}
it('the lessons of a class say once in which time zone they are, and where the school is', async () => {
  localStorage.setItem('hwjy.timeZone', 'Europe/Madrid')
  await openClass()
  expect(await screen.findByText('Times are in Madrid; the school is in Shanghai.')).toBeTruthy()
})

it('lessons that the reader teaches lead to their pages', async () => {
  await openClass()
  const link = screen.getByRole('link', { name: '第2课' })
  expect(link.getAttribute('href')).toBe('/teacher/lesson/les_2')
})

it('a lesson that another person teaches is no link', async () => {
  await openClass({ teacher: { personId: 'usr_wang', name: '王芳', nickname: '王芳' } })
  expect(screen.queryByRole('link', { name: '第2课' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Move 第2课' })).toBeTruthy()
})

it('a lesson is moved by the office, and past a busy teacher only when that is confirmed', async () => {
  const { user, sent } = await openClass()
  expect(screen.queryByRole('button', { name: 'Move 第1课' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Move 第2课' }))
  const dialog = within(await screen.findByRole('dialog'))
  const start = dialog.getByLabelText('Start')
  await user.clear(start)
  await user.type(start, '11:00{Tab}')
  const busy = { code: 31_003, message: 'Busy', data: { conflicts: [] } }
  server.use(http.post('*/ext/school/lessons/move', () => HttpResponse.json(busy), { once: true }))
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  expect(await dialog.findByText('The teacher has another lesson at this time.')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: /even if the teacher is busy/ }))
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    classId: 'cls_1',
    lessonId: 'les_2',
    basedOn: lessons[1]?.startTime,
    confirm: 'true',
  })
})

it('a lesson is called off after a question, and the end of a class calls off all that are to come', async () => {
  const { user, sent } = await openClass()
  await user.click(screen.getByRole('button', { name: 'Call off 第3课' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Call off' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.lessonIds).toBe('les_3')
  await user.click(screen.getByRole('button', { name: 'End class' }))
  const sure = within(await screen.findByRole('alertdialog', { name: 'End 周末班 and call off 2 lessons?' }))
  await user.click(sure.getByRole('button', { name: 'End class' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.lessonIds).toBe('les_2 les_3')
})

it('a student with other lessons at that time is named with them, and joins when that is confirmed', async () => {
  localStorage.setItem('hwjy.timeZone', 'Asia/Shanghai')
  const { user, sent } = await openClass()
  await user.click(screen.getByRole('combobox', { name: /^Add a student/ }))
  await user.click(await screen.findByRole('option', { name: /Mia Rossi/ }))
  const students = [{ stuId: 'usr_mia', name: 'Mia Rossi', avatar: null }]
  const times = { startTime: '2099-01-11T02:30:00.000Z', endTime: '2099-01-11T03:15:00.000Z' }
  const other = { lessonId: 'les_9', lessonName: '第9课', className: '平日班', ...times, teacher: null, students }
  const busy = { code: 31_004, message: 'Busy', data: { conflicts: [other] } }
  server.use(http.post('*/ext/school/classes/enrol', () => HttpResponse.json(busy), { once: true }))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  const notice = within(await screen.findByRole('list', { name: 'Students’ lessons at the same time' }))
  expect(notice.getByRole('listitem').textContent).toMatch(/10:30.*平日班/)
  screen.getByText('Mia Rossi has other lessons at the times of this class')
  await user.click(screen.getByRole('button', { name: 'Add anyway' }))
  await waitFor(() => expect(sent).toMatchObject([{ classId: 'cls_1', stuIds: 'usr_mia', confirm: 'true' }]))
  expect(await screen.findByRole('button', { name: 'Add' })).toBeTruthy()
})

it('a class moves to another course of the same size', async () => {
  const { user, sent } = await openClass()
  await user.click(screen.getByRole('combobox', { name: /^Course/ }))
  await user.click(await screen.findByRole('option', { name: 'HSK 2' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ classId: 'cls_1', courseId: 'crs_2' })
})

it('the class of a public course opens, and leaves lessons to the teacher who made it', async () => {
  await openClass({ courseKind: 'public' })
  screen.getByText(/The teacher made this public course/)
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy()
  for (const name of ['Plan lessons', 'End class', 'Move 第2课', 'Save'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

it('public courses stand in the list, lead to their classes, and are not edited here', async () => {
  server.use(
    answer('/ext/school/classes/list', page({ ...group, courseKind: 'public' })),
    answer(
      '/ext/school/courses/list',
      page(course({}), course({ courseId: 'crs_3', name: '寒假公开课', kind: 'public' })),
    ),
  )
  await openApp('/teacher/school/classes')
  const row = within(await screen.findByRole('row', { name: /寒假公开课/ }))
  row.getByText('Public course')
  expect(row.queryByRole('button', { name: 'Edit 寒假公开课' })).toBeNull()
  const link = row.getByRole('link', { name: 'Classes of 寒假公开课' })
  expect(new URL(link.getAttribute('href') ?? '', window.location.href).searchParams.get('keyword')).toBe('寒假公开课')
  expect(screen.getByRole('button', { name: 'Edit HSK 1' })).toBeTruthy()
})
