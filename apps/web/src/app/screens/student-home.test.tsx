import type { LessonDay, LessonSummary } from '@hwjy/sdk'
import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anna, answer, cutLine, startSdk, mockBackend } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const dayOf = (...lessons: LessonSummary[]) =>
  answer<LessonDay>('/study/lessonToday', {
    serverTime: '2026-11-20T11:52:00Z',
    schoolTimeZone: 'Asia/Shanghai',
    lessons,
  })

const open: LessonSummary = { ...lessonAt19, status: 'waitingToStart', canEnter: true, enterDenial: null }
const ended: LessonSummary = {
  ...lessonAt19,
  lessonId: 'lesson-0',
  lessonName: '我家有四口人',
  startTime: '2026-11-20T08:00:00Z',
  endTime: '2026-11-20T08:50:00Z',
  status: 'ended',
  enterDenial: 'ended',
  attendance: 'late',
}

describe('a student’s day', () => {
  afterEach(() => vi.restoreAllMocks())
  beforeEach(() => {
    startSdk({ role: 'student', userInfo: anna })
    server.use(answer('/user/userInfo', anna))
  })

  it('puts the open door in front, with one button into the class', async () => {
    server.use(dayOf(ended, open))
    await openApp('/student')
    const card = await screen.findByRole('region', { name: '在饭馆点菜' })
    expect(within(card).getByText('Open')).toBeTruthy()
    expect(within(card).getByRole('timer').textContent).toMatch(/^[78]:\d\d$/)
    expect(within(card).getByRole('link', { name: 'Enter classroom' }).getAttribute('href')).toBe(
      '/lesson/lesson-1/check',
    )
  })

  it('[R1] says when the door opens while it is closed', async () => {
    server.use(dayOf(lessonAt19))
    await openApp('/student')
    const button = await screen.findByRole('button', { name: /^Opens at \d\d:50$/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('says how late it is while the teacher has not started, and keeps the door', async () => {
    server.use(dayOf({ ...open, startTime: '2026-11-20T11:40:00Z', doorOpensAt: '2026-11-20T11:30:00Z' }))
    await openApp('/student')
    expect(await screen.findByText('Was due to start 12 minutes ago')).toBeTruthy()
    expect(screen.getByText(/^Your teacher hasn’t started yet/)).toBeTruthy()
    expect(screen.queryByText('Starting soon')).toBeNull()
    expect(screen.getByRole('link', { name: 'Enter classroom' })).toBeTruthy()
  })

  it('shows own attendance, and asks for a rating of what was attended', async () => {
    server.use(dayOf(ended))
    await openApp('/student')
    const list = await screen.findByRole('list', { name: 'Today’s lessons' })
    expect(within(list).getByText('Late')).toBeTruthy()
    expect(within(list).getByRole('link', { name: 'Rate “我家有四口人”' })).toBeTruthy()
  })

  it('does not ask again for a rating that was given, nor for one of a lesson that was missed', async () => {
    server.use(
      dayOf({ ...ended, hasRated: true }, { ...ended, lessonId: 'lesson-x', status: 'absent', attendance: 'absent' }),
    )
    await openApp('/student')
    expect(await screen.findByText('Rated')).toBeTruthy()
    expect(screen.getByText('Absent')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Rate/ })).toBeNull()
  })

  it('shows what a lesson has: files, homework and its replay', async () => {
    server.use(dayOf({ ...ended, resourceCount: 2, homeworkCount: 1, replay: 'pending' }, open))
    await openApp('/student')
    const signs = await screen.findByRole('list', { name: 'In this lesson' })
    expect(
      within(signs)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 files', '1 homework task', 'Replay under review'])
  })

  it('says so on a day without lessons', async () => {
    server.use(dayOf())
    await openApp('/student')
    expect(await screen.findByText('No lessons today')).toBeTruthy()
  })

  it('says offline that it waits for the network, and comes by itself when that is back', async () => {
    server.use(dayOf(open))
    const mend = cutLine(server)
    await openApp('/student')
    expect(await screen.findByText('Waiting for network')).toBeTruthy()
    expect(within(screen.getByRole('main')).queryByRole('button', { name: 'Try again' })).toBeNull()
    act(mend)
    expect(await screen.findByRole('link', { name: 'Enter classroom' })).toBeTruthy()
    expect(screen.queryByText('Waiting for network')).toBeNull()
  })

  it('says kindly that the server failed, with a code for whoever helps', async () => {
    server.use(
      http.post('*/study/lessonToday', () =>
        HttpResponse.json({ code: 500, message: '', data: null }, { status: 500 }),
      ),
    )
    await openApp('/student')
    expect(await screen.findByText(/^Something went wrong on our side\./)).toBeTruthy()
    expect(screen.getByText(/^HTTP 500 · .+ UTC$/).closest('details')?.open).toBe(false)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('tells what went wrong where it happened, and tries again on request', async () => {
    server.use(
      http.post('*/study/lessonToday', () => HttpResponse.json({ code: 403, message: 'Not your lessons', data: null })),
    )
    const { user } = await openApp('/student')
    expect(await screen.findByText('Not your lessons')).toBeTruthy()
    server.use(dayOf(open))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Enter classroom' })).toBeTruthy()
  })
})

describe('what a student’s home says beside the lessons', () => {
  beforeEach(() => {
    startSdk({ role: 'student', userInfo: anna })
    server.use(answer('/user/userInfo', anna))
  })

  it('names the next lesson with its date when there is none today, and leads to it', async () => {
    const thursday = { ...lessonAt19, startTime: '2026-11-26T12:00:00Z', endTime: '2026-11-26T12:50:00Z' }
    server.use(
      dayOf(),
      answer('/ext/schedule', {
        serverTime: '2026-11-20T11:52:00Z',
        schoolTimeZone: 'Asia/Shanghai',
        from: '2026-11-19T17:00:00Z',
        until: '2027-02-27T17:00:00Z',
        lessons: [thursday],
        homework: [],
      }),
    )
    await openApp('/student')
    const next = await screen.findByRole('complementary', { name: 'Next lesson' })
    expect(within(next).getByText(/^Next lesson: Thu, Nov 26 /)).toBeTruthy()
    expect(within(next).getByRole('link', { name: 'Timetable' }).getAttribute('href')).toBe(
      '/student/timetable?date=2026-11-26',
    )
  })

  it('the way to homework counts what is to do, in the rail and in the bar of a phone', async () => {
    server.use(
      dayOf(),
      answer('/question/incompleteQuestionPapge', { records: [], total: 5, current: 1, size: 3, pages: 2 }),
    )
    await openApp('/student')
    // One stands in the rail, one in the bar of a phone.
    await vi.waitFor(() => {
      const ways = screen.getAllByRole('link', { name: 'Homework', description: '5 to do' })
      expect(ways.map((way) => within(way).getByText('5').tagName)).toEqual(['SPAN', 'SPAN'])
    }, 60_000)
  })

  it('shows homework by the own end of the student, and messages that were not read', async () => {
    const work = {
      homeworkId: 'homework-1',
      title: '第三课 听写',
      course: { id: 'course-1', name: '中文入门一' },
      endTime: '2026-11-20T14:00:00Z',
      handInBy: '2026-11-20T14:00:00Z',
      state: 'notSubmitted',
    }
    const again = {
      ...work,
      homeworkId: 'homework-2',
      title: '第二课 朗读',
      endTime: '2026-11-17T14:00:00Z',
      handInBy: '2026-11-24T14:00:00Z',
      state: 'returned',
    }
    const message = {
      messageId: 'message-1',
      kind: 'lessonMoved',
      category: 'lesson',
      text: 'Moved to 20:00',
      values: {},
      targetId: 'lesson-1',
      createdAt: '2026-11-20T10:00:00Z',
      isRead: false,
    }
    const page = { total: 1, current: 1, size: 5, pages: 1 }
    server.use(
      dayOf(open),
      answer('/question/incompleteQuestionPapge', { ...page, records: [work, again] }),
      answer('/im/sysMsg', { ...page, records: [message] }),
    )
    await openApp('/student')
    expect(await screen.findByText('第三课 听写')).toBeTruthy()
    expect(await screen.findByText(/^Due: Today \d\d:00$/)).toBeTruthy()
    expect(screen.getByText(/^Due: Tue, Nov 24 \d\d:00 · to do again$/)).toBeTruthy()
    const way = screen.getByRole('link', { name: 'Moved to 20:00' })
    expect(way.getAttribute('href')).toBe('/student/lesson/lesson-1')
  })
})
