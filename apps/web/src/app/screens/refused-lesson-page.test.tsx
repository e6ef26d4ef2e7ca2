import type { Comment, ResourceItem, TeacherLessonPage } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'

/** What a teacher changes on the page of a lesson while the network is cut. */

const server = mockBackend()
const person = { userId: 'usr_li', name: '李老师', avatar: null }

const file = (resourceId: string, fileName: string, transcode: ResourceItem['transcode'] = null): ResourceItem => ({
  resourceId,
  fileName,
  newFileName: `teacher/usr_li/document/${resourceId}`,
  resourceUrl: `/cos/hwjy/teacher/usr_li/document/${resourceId}`,
  isPublic: false,
  sizeBytes: 9,
  contentType: 'application/pdf',
  createdAt: '2026-11-19T00:00:00Z',
  type: 'document',
  lessonId: 'lesson-1',
  durationSeconds: null,
  transcode,
})
const pages = { resourceId: 'res_2', status: 'done', percent: 100, pages: 2, pdfUrl: null, reason: null } as const
const taught: TeacherLessonPage = {
  serverTime: '2026-11-20T14:00:00Z',
  schoolTimeZone: 'Asia/Shanghai',
  detail: {
    lesson: { ...lessonAt19, status: 'ended', startedAt: lessonAt19.startTime, endedAt: lessonAt19.endTime },
    kind: 'systematic',
    className: '周末小班 A',
    introduction: '',
    chapter: null,
    resourceCount: 2,
    homeworkCount: 0,
  },
  students: [],
  plans: [],
  files: [file('res_1', '生词.pptx'), file('res_2', '课文.pptx', pages)].map((one) => ({
    file: one,
    uploadedBy: person,
    isMine: true,
  })),
  homework: [],
  replay: null,
  earlier: {
    lessonId: 'lesson-0',
    lessonName: '在饭馆点菜',
    className: '入门二班',
    startTime: '2026-11-13T12:00:00Z',
    files: [file('res_0', '练习.pdf')],
    homework: [],
  },
}
const comment: Comment = {
  commentId: 'com_1',
  targetType: 'lesson',
  targetId: 'lesson-1',
  no: null,
  author: person,
  authorRole: 'teacher',
  content: '带词典',
  writtenAt: '2026-11-19T00:00:00Z',
  isMine: true,
  canDelete: true,
}

beforeEach(() => {
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    answer('/ext/lessons/page', taught),
    answer('/ext/comments', { records: [comment], total: 1, current: 1, size: 20, pages: 1 }),
    http.get('*/lessonClass/getListChapter', () => HttpResponse.json({ code: 200, message: 'ok', data: [] })),
  )
})

it('files, comments and the name of a lesson stay while the network is cut, and each press says so', async () => {
  const { user } = await openApp('/teacher/lesson/lesson-1')
  const cut = (path: string, ask: () => Promise<unknown>, place = () => document.body) =>
    refuseInTurn(server, { path, codes: [], ask, place })
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const confirm = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  const choose = async (fileName: string, act: string) => {
    await press(`Actions for ${fileName}`)
    await user.click(await screen.findByRole('menuitem', { name: act }))
  }
  await cut('/fileOperate/iwTransCode', () => choose('生词.pptx', 'Make pages for the board'))
  await cut('/fileOperate/delTrancodeRes', () => choose('课文.pptx', 'Remove the pages'))
  await cut('/lessonClass/deleteLessonCourseWeb', async () => {
    await choose('课文.pptx', 'Remove from the lesson')
    await confirm('Remove from the lesson')
  })
  await cut('/ext/resources/copy', () => press('Add this file'))
  await cut('/comment/delete', async () => {
    await press('Delete the comment by 李老师')
    await confirm('Delete')
  })
  for (const kept of ['生词.pptx', '课文.pptx', '练习.pdf', '带词典']) expect(screen.getByText(kept)).toBeTruthy()
  await press('Name and chapter')
  const dialog = await screen.findByRole('dialog')
  const name = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Lesson name' })
  await user.type(name, '二')
  const save = () => user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await cut('/ext/lessons/rename', save, () => dialog)
  expect(name.value).toBe('在饭馆点菜二')
})
