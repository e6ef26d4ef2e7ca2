import { emptyRoom, encodeKeyframe } from '@hwjy/classroom/core'
import { createMemoryFiles, RoomFileError } from '@hwjy/classroom/local'
import { errorCodes } from '@hwjy/sdk'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { noteCut } from '../../shared/testing/refusal-record.ts'
import { LastingLoadError } from '../../shared/page/load-module.ts'
import { codeLoadError, earlierLessons } from './earlier-lessons.ts'

const server = mockBackend()
const goOn = () => new AbortController().signal
const open = (files = createMemoryFiles()) => earlierLessons('les_1', files)

beforeEach(() => startSdk({ role: 'teacher', userInfo: li }))

it('the held lessons of this lesson’s class are listed in pages', async () => {
  const asked: string[] = []
  server.use(
    answer('/lessonClass/preparationLessons', { lesson: { classId: 'cls_hsk1' }, students: [], plans: [] }),
    http.post('*/web/log/tchLessonList', async ({ request }) => {
      asked.push(await request.text())
      const held = { lessonName: '第一课', startTime: '2026-11-19T17:00:00Z' }
      const records = [
        { lessonId: 'les_0', ...held, boardPages: 12 },
        { lessonId: 'les_old', ...held, boardPages: null },
      ]
      return HttpResponse.json({
        code: 200,
        message: 'ok',
        data: { records, total: 21, size: 20, current: 1, pages: 2 },
      })
    }),
  )
  expect(await open().list(1)).toEqual({
    lessons: [
      { lessonId: 'les_0', name: '第一课', heldAt: Date.UTC(2026, 10, 19, 17), pageCount: 12 },
      { lessonId: 'les_old', name: '第一课', heldAt: Date.UTC(2026, 10, 19, 17) },
    ],
    hasMore: true,
  })
  expect(new URLSearchParams(asked[0]).get('classId')).toBe('cls_hsk1')
})

it('a lesson whose room was never opened has no pages, and one that is not to be read says so', async () => {
  server.use(keyframeRefused(errorCodes.roomNotCreated))
  expect((await open().open('les_0')).pages).toEqual([])
  server.use(keyframeRefused(errorCodes.notFound))
  await expect(open().open('les_0')).rejects.toMatchObject({ code: 'missing' })
})

it('files that find no network are not brought, and the room is told that it is offline', async () => {
  server.use(
    http.get(KEYFRAME, () => new HttpResponse(keyframeBytes(), { headers: { 'content-type': BYTES } })),
    http.post('*/ext/resources/bring', ({ request }) => {
      noteCut(request)
      return HttpResponse.error()
    }),
  )
  const board = await open().open('les_0')
  // The SDK sends a call again after a while, but not where there is no network.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(board.bring(['res_a'], goOn())).rejects.toMatchObject({ code: 'offline' })
  vi.restoreAllMocks()
})

it('a board whose drawing code cannot be loaded says so as the room understands it', async () => {
  server.use(http.get(KEYFRAME, () => new HttpResponse(keyframeBytes(), { headers: { 'content-type': BYTES } })))
  vi.doMock('../../shared/board-pages/page-drawer.ts', () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(open().open('les_0')).rejects.toEqual(new RoomFileError('busy'))
  vi.doUnmock('../../shared/board-pages/page-drawer.ts')
})

it('code that no further try can load on this page needs a reload', () => {
  expect(codeLoadError(new LastingLoadError()).code).toBe('needs-reload')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(codeLoadError(new TypeError()).code).toBe('offline')
  vi.restoreAllMocks()
})

it('files are brought to this lesson, and slides among them become pages here', async () => {
  const files = createMemoryFiles()
  const makePages = vi.spyOn(files, 'makePages').mockResolvedValue(undefined)
  const asked: unknown[] = []
  server.use(
    http.get(KEYFRAME, () => new HttpResponse(keyframeBytes(), { headers: { 'content-type': BYTES } })),
    http.post('*/ext/resources/bring', async ({ request }) => {
      asked.push(await request.json())
      const data = [
        { fromResourceId: 'res_a', resourceId: 'res_a2', fileName: '第三课.pdf' },
        { fromResourceId: 'res_b', resourceId: 'res_b2', fileName: 'slides.pptx' },
      ]
      return HttpResponse.json({ code: 200, message: 'ok', data })
    }),
  )
  const board = await open(files).open('les_0')
  expect(board.pages).toHaveLength(1)
  const here = await board.bring(['res_a', 'res_b', 'res_gone'], goOn())
  expect([...here]).toEqual([
    ['res_a', 'res_a2'],
    ['res_b', 'res_b2'],
  ])
  expect(asked).toEqual([{ lessonId: 'les_1', fromLessonId: 'les_0', resourceIds: ['res_a', 'res_b', 'res_gone'] }])
  expect(makePages.mock.calls.map(([fileId]) => fileId)).toEqual(['res_b2'])
})

const KEYFRAME = '*/ext/lessons/les_0/roomKeyframe'
const BYTES = 'application/octet-stream'
const keyframeRefused = (code: number) =>
  http.get(KEYFRAME, () => HttpResponse.json({ code, message: 'no', data: null }))
const keyframeBytes = () => new Uint8Array(encodeKeyframe(emptyRoom()))
