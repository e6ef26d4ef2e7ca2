import { errorCodes, type LessonFinish, type PerformanceDetail, type StudentLessonPage } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import { anna, answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { noticeOfLi } from '../../shared/testing/notices.ts'
import { readInEachLanguage } from '../../shared/testing/read-in-each-language.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { openApp } from './open-app.tsx'

/** What the server refuses to a student about lessons, announcements and words, and where each refusal is read. */

const server = mockBackend()

type User = Awaited<ReturnType<typeof openApp>>['user']

const place = () => screen.getByRole('main')
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  sessionStorage.clear()
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna))
})

it('a classroom that is closed again after the entry check says why, and can be tried again', async () => {
  server.use(
    answer('/study/checkLesson', {
      lesson: { ...lessonAt19, canEnter: true, enterDenial: null },
      denial: null,
      serverTime: lessonAt19.startTime,
    }),
    answer('/rtc/appInfo', {
      engine: 'local',
      mode: 'sfu',
      sdkAppId: 0,
      iceServers: [],
      livePath: '/live',
      maxPublishers: 8,
      maxViewers: 300,
    }),
    refusal('/rtc/getToken', 404, 'Not there'),
  )
  const { user } = await openApp('/lesson/lesson-1/room')
  await refuseInTurn(server, {
    path: '/rtc/getToken',
    codes: [30_001, 30_002],
    ask: () => press(user, 'Try again'),
    place,
  })
})

const lessonPage: StudentLessonPage = {
  serverTime: '2026-11-20T10:00:00Z',
  schoolTimeZone: 'Asia/Shanghai',
  detail: {
    lesson: lessonAt19,
    kind: 'systematic',
    className: '周末小班 A',
    introduction: '',
    chapter: null,
    resourceCount: 0,
    homeworkCount: 0,
  },
  leave: null,
  files: [],
  homework: [],
  finish: null,
}

it('a leave that is refused stays in its dialog with the reason', async () => {
  server.use(answer('/ext/lessons/page', lessonPage))
  const { user } = await openApp('/student/lesson/lesson-1')
  await press(user, 'I can’t come')
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox'), '看医生')
  await refuseInTurn(server, {
    path: '/study/updateStuLesson',
    codes: [30_006, 31_002],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Tell the teacher' })),
    place: () => dialog,
  })
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe('看医生')
})

it('a leave that cannot be taken back says why beside it', async () => {
  const leave = { stuId: 'stu_anna', plan: 'onLeave', reason: '看医生', saidAt: '2026-11-20T01:00:00Z' } as const
  server.use(answer('/ext/lessons/page', { ...lessonPage, leave }))
  const { user } = await openApp('/student/lesson/lesson-1')
  await refuseInTurn(server, {
    path: '/study/updateStuLesson',
    codes: [30_006, 31_002],
    ask: () => press(user, 'I can come'),
    place,
  })
})

it('a rating that is refused keeps what was written, and says why', async () => {
  const attended = { ...lessonAt19, status: 'ended', enterDenial: 'ended', attendance: 'present' } as const
  server.use(
    answer('/study/checkLesson', { lesson: attended, denial: 'ended', serverTime: '2026-11-20T13:00:00Z' }),
    answer('/lesson/feedbackOptions', []),
    answer<Partial<LessonFinish>>('/lesson/finishDetail', { lesson: attended, rating: null, ownFeedback: null }),
    answer('/question/lessonQuestionPaperList', []),
  )
  const { user } = await openApp('/lesson/lesson-1/rate')
  await user.click(await screen.findByRole('radio', { name: /^4 / }))
  await user.type(screen.getByRole('textbox'), '很有意思')
  await refuseInTurn(server, {
    path: '/lesson/addScore',
    codes: [30_006, 30_007, 30_009],
    ask: () => press(user, 'Submit'),
    place,
  })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('很有意思')
})

it('an announcement that cannot be marked as read says why', async () => {
  const notice = { ...noticeOfLi, isRead: false }
  server.use(answer('/course/getListNotice', { records: [notice], total: 1, current: 1, size: 10, pages: 1 }))
  const { user } = await openApp('/messages?tab=notices')
  await refuseInTurn(server, {
    path: '/ext/notice/read',
    codes: [30_006],
    ask: () => press(user, /^Mark .*明天停课/),
  })
})

it('a word whose reviews are not counted any more says so, and the round goes on', async () => {
  const word = {
    favouriteId: 'fav_1',
    targetType: 'word',
    text: '名字',
    title: '名字',
    pinyin: 'míngzi',
    meaning: 'name',
    source: null,
    review: { nextDays: [1, 2, 3, 8] },
  }
  const words = [word, { ...word, favouriteId: 'fav_2', text: '朋友' }]
  server.use(answer('/ext/favourites/list', { records: words, total: 2, current: 1, size: 30, pages: 1, due: 2 }))
  const { user } = await openApp('/student/words/review')
  await press(user, 'Show answer')
  await refuseInTurn(server, {
    path: '/ext/favourites/review',
    codes: [32_018],
    ask: () => press(user, /^Knew it/),
    cut: 'kept',
  })
  expect(screen.getByText('朋友')).toBeTruthy()
})

it('in each language, a report of a lesson that has not begun says so', async () => {
  const paths = ['/study/lessonPerformance', '/lesson/finishDetail', '/study/completedPractise']
  server.use(...paths.map((path) => refusal(path, errorCodes.classNotStarted, 'Refused')))
  await openApp('/report?lessonId=les_1')
  await readInEachLanguage('lessonReport:notYet')
})

it('in each language, a code of a class group that is too old says so', async () => {
  server.use(refusal('/ext/im/openGroupCode', errorCodes.linkExpired, 'Refused'))
  await openApp('/student/group?ticket=old')
  await readInEachLanguage('classGroups:open.old')
})

/** Refuses a call that a page makes by itself. @returns how often it was asked for */
function refuseQuietly(path: string) {
  const asked = vi.fn<() => void>()
  server.use(
    http.post(`*${path}`, () => {
      asked()
      return HttpResponse.json({ code: errorCodes.notInClass, message: 'Refused', data: null })
    }),
  )
  return async () => {
    await expect.poll(() => asked).toHaveBeenCalled()
    expect(screen.queryByText('Refused')).toBeNull()
  }
}

it('a report stays readable where the visit of it is not noted', async () => {
  const isRefused = refuseQuietly('/study/hasVisitPerformance')
  server.use(
    answer<Partial<PerformanceDetail>>('/study/lessonPerformance', {
      lesson: lessonAt19,
      attendance: 'present',
      performance: null,
      isNew: true,
      prizes: { star: 0, flower: 0, trophy: 0, total: 0 },
      practises: [],
      history: [],
    }),
    refusal('/lesson/finishDetail', 404, 'Not there'),
    answer('/study/completedPractise', { lessonId: 'lesson-1', practises: [] }),
  )
  await openApp('/report?lessonId=lesson-1')
  await isRefused()
  expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy()
})

it('a replay can be watched where the visit of it is not noted', async () => {
  const isRefused = refuseQuietly('/study/hasVisitReview')
  server.use(
    refusal('/rtc/liveStreamUrl', errorCodes.classEnded, ''),
    answer('/ext/lessonReplay', { lesson: lessonAt19, replay: { videoUrl: null, title: null } }),
    answer('/ext/comments', { records: [], total: 0, current: 1, size: 10, pages: 0 }),
  )
  await openApp('/videoPlay?lessonId=lesson-1')
  await isRefused()
  expect(await screen.findByRole('heading', { name: '在饭馆点菜' })).toBeTruthy()
})
