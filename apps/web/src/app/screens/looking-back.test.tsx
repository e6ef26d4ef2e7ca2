import { errorCodes, type PastLesson, type PastLessonPage, type StudentResourcePage } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it } from 'vitest'
import { anna, answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
beforeEach(() => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna))
})

const pastLesson: PastLesson = {
  lessonId: 'lesson-1',
  lessonNo: 5,
  lessonName: '在饭馆点菜',
  courseId: 'course-1',
  courseName: '中文入门一',
  className: '入门一班',
  teacher: lessonAt19.teacher,
  startTime: '2026-11-20T12:00:00Z',
  endTime: '2026-11-20T12:50:00Z',
  attendance: 'present',
  plan: null,
  presentMinutes: 48,
  stars: 4.33,
  hasReport: true,
  isReportNew: false,
  replay: 'ready',
  isReplayNew: true,
  homework: [{ homeworkId: 'homework-1', title: '课后练习', state: 'graded' }],
}
const month = { month: '2026-11', present: 1, late: 0, absent: 0, onLeave: 1 }
const history = (change: Partial<PastLessonPage> = {}): PastLessonPage => ({
  records: [],
  months: [],
  courses: [],
  total: 0,
  current: 1,
  size: 20,
  pages: 0,
  ...change,
})

describe('past lessons', () => {
  const onLeave: PastLesson = {
    ...pastLesson,
    lessonId: 'lesson-0',
    lessonName: '问路',
    startTime: '2026-11-13T12:00:00Z',
    attendance: 'absent',
    plan: 'onLeave',
    presentMinutes: 0,
    stars: null,
    hasReport: false,
    replay: 'pending',
    isReplayNew: false,
    homework: [],
  }

  it('stand below their month, each with the ways to what it left behind', async () => {
    server.use(answer('/ext/pastLessons', history({ records: [pastLesson, onLeave], months: [month], total: 2 })))
    await openApp('/student/history')
    const november = await screen.findByRole('region', { name: 'November 2026' })
    expect(within(november).getByText('1 of 2 attended')).toBeTruthy()
    const hrefOf = (name: RegExp) => within(november).getByRole('link', { name }).getAttribute('href')
    expect(hrefOf(/^5\. 在饭馆点菜/)).toBe('/student/lesson/lesson-1')
    expect(hrefOf(/^Replay · 在饭馆点菜\s*New/)).toBe('/videoPlay?lessonId=lesson-1')
    expect(hrefOf(/^Report · 在饭馆点菜/)).toBe('/report?lessonId=lesson-1')
    expect(hrefOf(/^课后练习/)).toBe('/homework-analyze?homeworkId=homework-1')
    expect(within(november).getByText('4.3 stars')).toBeTruthy()
  })

  it('an absence that was announced is a leave, and a replay that waits for approval is no link', async () => {
    server.use(answer('/ext/pastLessons', history({ records: [onLeave], months: [month], total: 1 })))
    await openApp('/student/history')
    expect(await screen.findByText('Excused')).toBeTruthy()
    expect(screen.queryByText('Absent')).toBeNull()
    expect(screen.getByText('Replay awaiting approval')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Replay/ })).toBeNull()
  })

  it('before the first lesson the page says what will be there, and leads to the timetable', async () => {
    server.use(answer('/ext/pastLessons', history()))
    await openApp('/student/history')
    expect(await screen.findByText('Your first lesson will appear here.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open timetable' }).getAttribute('href')).toBe('/student/timetable')
  })
})

describe('files of all lessons', () => {
  it('a filter that fits nothing is cleared with one press', async () => {
    const none: StudentResourcePage = { records: [], courses: [], total: 0, current: 1, size: 20, pages: 0 }
    server.use(answer('/ext/resources', none))
    const { user } = await openApp('/student/resources?type=zip&keyword=生词')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('No files yet')).toBeTruthy()
    expect(window.location.search).toBe('')
  })
})

describe('the QR code of a class group', () => {
  it('one that is too old asks for a new one', async () => {
    server.use(refusal('/ext/im/openGroupCode', errorCodes.linkExpired, ''))
    await openApp('/student/group?ticket=old')
    expect(await screen.findByRole('heading', { name: 'This code has expired' })).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'My class groups' }).length).toBeGreaterThan(0)
  })

  it('one of another class offers the other children of the family', async () => {
    const student = (stuId: string, name: string, isCurrent: boolean) => ({ stuId, name, avatar: null, isCurrent })
    server.use(
      refusal('/ext/im/openGroupCode', errorCodes.notInClass, ''),
      answer('/user/stuList', [student('user-anna', 'Anna Kowalska', true), student('user-samuel', 'Samuel', false)]),
    )
    await openApp('/student/group?ticket=other')
    expect(await screen.findByRole('heading', { name: 'You’re not in this class' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Continue as Samuel' })).toBeTruthy()
  })
})

describe('a replay that does not play', () => {
  const over = refusal('/rtc/liveStreamUrl', errorCodes.classEnded, '')
  const detail = (replay: 'pending' | 'none') =>
    answer('/course/lessonDetail', { lesson: { ...lessonAt19, replay }, chapter: null })

  it.each([
    ['waits for the school', 'pending', 'The replay is waiting for approval'],
    ['does not exist', 'none', 'The class has ended'],
  ] as const)('one that %s says so', async (_, replay, text) => {
    server.use(over, refusal('/ext/lessonReplay', errorCodes.replayNotReady, ''), detail(replay))
    server.use(answer('/ext/comments', { records: [], total: 0, current: 1, size: 10, pages: 0 }))
    await openApp('/videoPlay?lessonId=lesson-1')
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('a student who was taken out of the class reads why', async () => {
    server.use(over, refusal('/ext/lessonReplay', errorCodes.removedFromClass, ''))
    await openApp('/videoPlay?lessonId=lesson-1')
    expect(await screen.findByText('You were removed from this class')).toBeTruthy()
  })
})

describe('what there is to see of a class', () => {
  const replay = {
    replayId: 'replay-1',
    source: 'system' as const,
    title: '在饭馆点菜',
    audit: 'systemApproved' as const,
    auditReason: '',
    durationSeconds: 2_700,
    sizeBytes: 0,
    videoUrl: null,
    isCurrent: true,
    isOwn: false,
    createdAt: '2026-11-20T12:50:00Z',
  }
  const log = {
    lessonId: 'lesson-1',
    title: '在饭馆点菜',
    startedAt: '2026-11-20T12:00:00Z',
    endedAt: '2026-11-20T12:45:00Z',
    protocol: 2,
    lastSeq: 40,
    keyframes: [],
  }
  const noLog = (code: number) =>
    http.get('*/ext/lessons/lesson-1/roomReplay', () => HttpResponse.json({ code, message: '', data: null }))
  const none = { records: [], total: 0, current: 1, size: 10, pages: 0 }
  const watch = (videoUrl: string | null) =>
    server.use(
      refusal('/rtc/liveStreamUrl', errorCodes.classEnded, ''),
      answer('/ext/lessonReplay', { lesson: lessonAt19, replay: { ...replay, videoUrl } }),
      answer('/ext/comments', none),
      http.post('*/study/hasVisitReview', () => HttpResponse.json({ code: 200, message: 'ok', data: null })),
    )

  it('is its film, and its board where a viewer asks for that', async () => {
    watch('/files/film.mp4')
    server.use(
      http.get('*/ext/lessons/lesson-1/roomReplay', () => HttpResponse.json({ code: 200, message: 'ok', data: log })),
    )
    await openApp('/videoPlay?lessonId=lesson-1')
    const views = within(await screen.findByRole('radiogroup', { name: 'What to watch' }))
    expect(views.getByRole('radio', { name: 'Video' }).getAttribute('aria-checked')).toBe('true')
    expect(views.getByRole('radio', { name: 'Board' })).toBeTruthy()
  })

  it('is its film alone where the class left no log', async () => {
    watch('/files/film.mp4')
    server.use(noLog(errorCodes.roomNotCreated))
    await openApp('/videoPlay?lessonId=lesson-1')
    expect(await screen.findByRole('slider', { name: 'Position' })).toBeTruthy()
    expect(screen.queryByRole('radiogroup', { name: 'What to watch' })).toBeNull()
  })

  it('is its film where its board was asked for and is not given', async () => {
    watch('/files/film.mp4')
    server.use(noLog(errorCodes.replayNotReady))
    await openApp('/videoPlay?lessonId=lesson-1&view=board')
    expect(await screen.findByRole('slider', { name: 'Position' })).toBeTruthy()
    expect(screen.queryByText('Couldn’t load the video')).toBeNull()
  })

  it('is nothing where there is neither, and a failure can be tried again', async () => {
    watch(null)
    server.use(noLog(errorCodes.roomNotCreated))
    const { unmount } = await openApp('/videoPlay?lessonId=lesson-1')
    expect(await screen.findByText('There’s nothing to replay')).toBeTruthy()
    unmount()
    server.use(noLog(errorCodes.forbidden))
    await openApp('/videoPlay?lessonId=lesson-1')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

it('help of students leads to their own screens', async () => {
  const question = {
    questionId: 'faq-1',
    category: 'payment',
    question: 'When does an order expire?',
    answer: '30 min',
  }
  const page = { records: [question], categories: [], total: 1, current: 1, size: 20, pages: 1 }
  server.use(
    http.get('*/web/askedQuestion/askedQuestion', () => HttpResponse.json({ code: 200, message: 'ok', data: page })),
  )
  const { user } = await openApp('/student/help')
  await user.click(await screen.findByText('When does an order expire?'))
  expect(screen.getByRole('link', { name: 'Go to my orders' }).getAttribute('href')).toBe('/student/orders')
})
