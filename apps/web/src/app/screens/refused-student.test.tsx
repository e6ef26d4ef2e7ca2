import { errorCodes, type LessonFinish, type PerformanceDetail, type StudentLessonPage } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import { anna, answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { noticeOfLi } from '../../shared/testing/notices.ts'
import { readInEachLanguage } from '../../shared/testing/read-in-each-language.ts'
import { noteCut } from '../../shared/testing/refusal-record.ts'
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

it('messages that cannot be marked as read say why, in their list and at the bell', async () => {
  const moved = {
    messageId: 'message-1',
    kind: 'lessonMoved',
    category: 'lesson',
    text: '明天的课改到周日。',
    values: {},
    targetId: 'lesson-1',
    createdAt: '2026-11-20T10:00:00Z',
    isRead: false,
  }
  server.use(
    answer('/im/hasDetail', { hasNew: true, unread: 1, latest: moved }),
    answer('/im/getUnReadNum', { total: 1, categories: [] }),
    answer('/im/sysMsg', { records: [moved], total: 1, current: 1, size: 20, pages: 1 }),
  )
  const { user } = await openApp('/messages')
  const path = '/ext/im/readMessages'
  await refuseInTurn(server, { path, codes: [], ask: () => press(user, 'Mark as read') })
  expect(screen.getByText('New')).toBeTruthy()
  await press(user, /^Messages, 1/)
  const panel = await screen.findByRole('dialog', { name: 'Messages' })
  const ask = () => user.click(within(panel).getByRole('button', { name: 'Mark all as read' }))
  await refuseInTurn(server, { path, codes: [], ask, place: () => panel })
})

it('words that are neither added nor removed without a network say so, and stay where they were', async () => {
  const word = {
    favouriteId: 'fav_1',
    targetType: 'word',
    text: '名字',
    title: '名字',
    keptAt: '2026-11-20T01:00:00Z',
    source: null,
  }
  const kept = { records: [{ ...word, review: null }], total: 1, current: 1, size: 30, pages: 1 }
  server.use(answer('/ext/favourites/list', { ...kept, due: 0, nextDueAt: null }))
  const { user } = await openApp('/student/words')
  await refuseInTurn(server, { path: '/favourites/remove', codes: [], ask: () => press(user, 'Remove 名字') })
  await press(user, 'Add words')
  const dialog = await screen.findByRole('dialog', { name: 'Add words' })
  const field = within(dialog).getByLabelText<HTMLTextAreaElement>('Words')
  await user.type(field, '朋友')
  await refuseInTurn(server, {
    path: '/favourites/addWords',
    codes: [],
    ask: () => user.click(within(dialog).getByRole('button', { name: 'Save 1 word' })),
    place: () => dialog,
  })
  expect(field.value).toBe('朋友')
})

it('a review waits for the network, a word whose reviews are not counted any more says so, and the round goes on', async () => {
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
  const words = ['名字', '朋友', '同学'].map((text) => ({ ...word, favouriteId: `fav_${text}`, text }))
  server.use(answer('/ext/favourites/list', { records: words, total: 3, current: 1, size: 30, pages: 1, due: 3 }))
  const cut = vi.fn<(request: Request) => void>(noteCut)
  const arrived = vi.fn<() => void>()
  let isCut = true
  server.use(
    http.post('*/ext/favourites/review', ({ request }) => {
      if (isCut) {
        cut(request)
        return HttpResponse.error()
      }
      arrived()
      return HttpResponse.json({
        code: 200,
        message: 'ok',
        data: { favouriteId: word.favouriteId, review: word.review },
      })
    }),
  )
  const { user } = await openApp('/student/words/review')
  await press(user, 'Show answer')
  await press(user, /^Knew it/)
  await expect.poll(() => cut).toHaveBeenCalled()
  expect(await screen.findByText('1 answer is being sent.')).toBeTruthy()
  isCut = false
  await expect.poll(() => screen.queryByText('1 answer is being sent.')).toBeNull()
  expect(arrived).toHaveBeenCalledTimes(1)
  await press(user, 'Show answer')
  await refuseInTurn(server, {
    path: '/ext/favourites/review',
    codes: [32_018],
    ask: () => press(user, /^Knew it/),
    cut: 'kept',
  })
  expect(screen.getByText('同学')).toBeTruthy()
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

/** Cuts the network in the middle of a call that a page makes by itself, and refuses it when it comes again. */
function refuseQuietly(path: string) {
  const asked = vi.fn<() => void>()
  server.use(
    http.post(`*${path}`, ({ request }) => {
      asked()
      if (asked.mock.calls.length === 1) {
        noteCut(request)
        return HttpResponse.error()
      }
      return HttpResponse.json({ code: errorCodes.notInClass, message: 'Refused', data: null })
    }),
  )
  return async () => {
    await expect.poll(() => asked).toHaveBeenCalledTimes(2)
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
