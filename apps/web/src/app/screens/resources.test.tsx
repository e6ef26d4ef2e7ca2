import type { ResourceItem } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, it } from 'vitest'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const slides: ResourceItem = {
  resourceId: 'res_1',
  fileName: '第三课.pdf',
  newFileName: 'teacher/usr_li/document/a.pdf',
  resourceUrl: '/cos/hwjy/teacher/usr_li/document/a.pdf?q-sign-time=1600000000;1600004500',
  isPublic: false,
  sizeBytes: 482_133,
  contentType: 'application/pdf',
  createdAt: '2026-11-20T01:00:00.000Z',
  type: 'document',
  lessonId: 'les_1',
  durationSeconds: null,
  transcode: null,
}
const page = (...records: ResourceItem[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })

async function openFiles(...files: ResourceItem[]) {
  startSdk({ role: 'teacher', userInfo: li })
  const storage = { usedBytes: 482_133, quotaBytes: 1_000_000, types: [{ type: 'document', bytes: 482_133 }] }
  server.use(
    answer('/user/userInfo', li),
    answer('/fileOperate/objectList', page(...files)),
    http.get('*/ext/storage', () => HttpResponse.json({ code: 200, message: 'ok', data: storage })),
  )
  return openApp('/teacher/resources')
}

it('a file that homework uses stays, and the teacher reads why', async () => {
  server.use(
    answer('/fileOperate/delObjects', {
      deleted: [],
      kept: [{ newFileName: slides.newFileName, neededBy: 'homework' }],
    }),
  )
  const { user } = await openFiles(slides)
  await user.click(await screen.findByRole('button', { name: 'Actions for 第三课.pdf' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete 第三课.pdf?' })
  expect(within(question).getByText(/disappears from its lesson/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('第三课.pdf wasn’t deleted: homework uses it.')).toBeTruthy()
})

it('a full space is named where the file would become public', async () => {
  server.use(refusal('/ext/file/setPublic', 34_005, 'Your space is full'))
  const { user } = await openFiles(slides)
  await user.click(await screen.findByRole('button', { name: 'Actions for 第三课.pdf' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Make public…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Make 第三课.pdf public?' })
  await user.click(within(dialog).getByRole('button', { name: 'Make public' }))
  expect(await within(dialog).findByText('Your space is full')).toBeTruthy()
  expect(screen.queryByLabelText('Public address')).toBeNull()
})

it('a teacher sees how much space is used, and by what', async () => {
  await openFiles(slides)
  const meter = await screen.findByRole('meter', { name: 'Storage' })
  expect(meter.getAttribute('aria-valuenow')).toBe('48')
  expect(screen.getByText(/^Document 470/)).toBeTruthy()
})

it('a teacher without files is offered to upload one', async () => {
  await openFiles()
  expect(await screen.findByText('No files yet')).toBeTruthy()
})

it('a file that stands with another lesson meanwhile is shown with this one as a copy', async () => {
  const copied: unknown[] = []
  const brief = { lessonNo: 1, startedAt: null, endedAt: null, status: 'notStarted' as const }
  const lesson = { ...brief, lessonId: 'les_2', lessonName: '第四课', startTime: '2026-11-27T01:00:00.000Z' }
  server.use(
    answer('/lessonClass/getLessonCourseList', [
      {
        courseId: 'crs_1',
        courseName: 'HSK 1',
        courseType: 'oneToMore',
        classes: [{ classId: 'cls_1', className: '周末小班 A' }],
      },
    ]),
    answer('/lessonClass/lessonBriefList', {
      classId: 'cls_1',
      totalLessons: 1,
      lessons: [{ ...lesson, endTime: '2026-11-27T02:00:00.000Z' }],
    }),
    refusal('/lessonClass/uploadLessonResource', 35_013, 'The file stands elsewhere'),
    http.post('*/ext/resources/copy', async ({ request }) => {
      copied.push(Object.fromEntries(new URLSearchParams(await request.text())))
      return HttpResponse.json({ code: 200, message: 'ok', data: { ...slides, lessonId: 'les_2' } })
    }),
  )
  const { user } = await openFiles({ ...slides, lessonId: null })
  await user.click(await screen.findByRole('button', { name: 'Actions for 第三课.pdf' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Add to a lesson…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add 第三课.pdf to a lesson' })
  await user.click(within(dialog).getByRole('combobox', { name: 'Class' }))
  await user.click(await screen.findByRole('option', { name: '周末小班 A · HSK 1' }))
  await user.click(within(dialog).getByRole('combobox', { name: 'Lesson' }))
  await user.click(await screen.findByRole('option', { name: /^第四课/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('第三课.pdf was added to the lesson')).toBeTruthy()
  expect(copied).toEqual([{ resourceId: 'res_1', lessonId: 'les_2' }])
})
