import { kindOfFile } from '@hwjy/classroom/local'
import { errorCodes, type ResourceItem } from '@hwjy/sdk'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../testing/backend.ts'
import { createLessonFiles } from './lesson-files.ts'

const server = mockBackend()
const item = (resourceId: string, fileName: string, transcode: ResourceItem['transcode'] = null): ResourceItem => ({
  resourceId,
  fileName,
  newFileName: `teacher/usr_li/document/${resourceId}`,
  resourceUrl: `https://files.example/${resourceId}?signed`,
  isPublic: false,
  sizeBytes: 9,
  contentType: 'application/pdf',
  durationSeconds: null,
  createdAt: '2026-11-23T02:00:00Z',
  type: 'document',
  lessonId: 'les_1',
  transcode,
})
const made = (status: 'done' | 'inProgress') => ({
  resourceId: 'res_slides',
  status,
  percent: 50,
  pages: 2,
  pdfUrl: status === 'done' ? 'https://files.example/made.pdf?signed' : null,
  reason: null,
})

beforeEach(() => startSdk({ role: 'teacher', userInfo: { ...anna, userType: '016002' } }))

it('a file of the lesson opens by its id with the address that the school signed, asked for once', async () => {
  let asked = 0
  server.use(
    http.post('*/fileOperate/lessonCosRes', () => {
      asked++
      const data =
        asked === 1 ? [item('res_1', '第三课.pdf')] : [item('res_2', '市场.png'), item('res_1', '第三课.pdf')]
      return HttpResponse.json({ code: 200, message: 'ok', data })
    }),
  )
  const files = createLessonFiles('les_1', 'teacher')
  const opened = { name: '第三课.pdf', url: 'https://files.example/res_1?signed' }
  expect(await Promise.all([files.open('res_1'), files.open('res_1')])).toEqual([opened, opened])
  expect(asked).toBe(1)
  // One that came meanwhile is looked for.
  expect(kindOfFile((await files.open('res_2')).name)).toBe('picture')
  await expect(files.open('res_none')).rejects.toMatchObject({ code: 'missing' })
})

it('slides open as the PDF that was made of them, and say when none could be made', async () => {
  server.use(
    answer('/fileOperate/lessonCosRes', [item('res_slides', 'slides.pptx', made('done')), item('res_new', 'new.pptx')]),
    answer('/fileOperate/iwTransCode', { ...made('inProgress'), status: 'failed', reason: 'converter-missing' }),
  )
  const files = createLessonFiles('les_1', 'teacher')
  expect((await files.open('res_slides')).url).toBe('https://files.example/made.pdf?signed')
  await expect(files.open('res_new')).rejects.toMatchObject({ code: 'not-converted' })
  await expect(files.makePages('res_new')).rejects.toMatchObject({ code: 'no-converter' })
})

it('one of the teacher’s own files is shown with the lesson, as a copy where it stands with another one', async () => {
  const calls: string[] = []
  const note = (name: string, shown: ResourceItem) => () => {
    calls.push(name)
    return HttpResponse.json({ code: 200, message: 'ok', data: shown })
  }
  const records = [
    { ...item('res_free', '市场.png'), lessonId: null },
    { ...item('res_other', '第三课.pdf'), lessonId: 'les_9' },
    item('res_here', '听力.mp3'),
  ]
  server.use(
    answer('/fileOperate/objectList', { records, total: 3, size: 20, current: 1, pages: 2 }),
    http.post('*/lessonClass/uploadLessonResource', note('attach', item('res_free', '市场.png'))),
    http.post('*/ext/resources/copy', note('copy', item('res_copy', '第三课.pdf'))),
  )
  const { own } = createLessonFiles('les_1', 'teacher')
  const { files, hasMore } = (await own?.list('', 1)) ?? { files: [], hasMore: false }
  expect(hasMore).toBe(true)
  expect(await Promise.all(files.map(async (file) => (await own?.show(file))?.fileId))).toEqual([
    'res_free',
    'res_copy',
    'res_here',
  ])
  expect(calls.toSorted()).toEqual(['attach', 'copy'])
  expect(createLessonFiles('les_1', 'student').own).toBeUndefined()
})

it('a list that the school refuses, or is too busy for, says which', async () => {
  server.use(
    http.post(
      '*/fileOperate/lessonCosRes',
      () => HttpResponse.json({ code: errorCodes.forbidden, message: 'no', data: null }),
      { once: true },
    ),
    http.post('*/fileOperate/lessonCosRes', () => new HttpResponse(null, { status: 503 })),
  )
  const files = createLessonFiles('les_1', 'teacher')
  await expect(files.list()).rejects.toMatchObject({ code: 'missing' })
  await expect(files.list()).rejects.toMatchObject({ code: 'busy' })
})
