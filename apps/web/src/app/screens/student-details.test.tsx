import type { FeedbackDetail, LessonFinish, LessonPrizes, PaidCourse, PerformanceDetail } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const teacher = { ...lessonAt19.teacher, nickname: '', introduction: '' }
const student = { stuId: anna.userId, name: anna.name, avatar: null }

afterEach(() => vi.unstubAllGlobals())
beforeEach(() => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna))
})

it('the report names its lesson in the language of the reader, own prizes with their time, and opens the whole note of the teacher, and prints', async () => {
  const prizes = { star: 2, flower: 0, trophy: 0, total: 2 }
  const prize = { student, kind: 'star', reason: '', awardedAt: '2026-11-20T12:20:00Z' } as const
  server.use(
    answer<Partial<PerformanceDetail>>('/study/lessonPerformance', {
      lesson: { ...lessonAt19, lessonNames: { 'en-US': 'Ordering food' } },
      student,
      attendance: 'present',
      performance: null,
      isNew: false,
      prizes,
      practises: [],
      history: [],
    }),
    answer<Partial<LessonFinish>>('/lesson/finishDetail', {
      lesson: lessonAt19,
      presentSeconds: 3_000,
      talkSeconds: 60,
      prizes,
      prizeRank: 1,
      teacherFeedback: { feedbackId: 'fbk_1', labels: ['积极'], content: '很好！', savedAt: '2026-11-20T13:00:00Z' },
      replay: null,
    }),
    answer('/study/completedPractise', { lessonId: 'lesson-1', practises: [] }),
    answer<LessonPrizes>('/study/lessonPrize', {
      lessonId: 'lesson-1',
      total: 5,
      ranking: [],
      prizes: [
        { ...prize, prizeId: 'prz_2', count: 1, reason: '声调准' },
        { ...prize, prizeId: 'prz_1', count: 1 },
      ],
      mine: null,
    }),
    answer<FeedbackDetail>('/feedback/detail', {
      id: 'fbk_1',
      lessonId: 'lesson-1',
      lessonName: '在饭馆点菜',
      startsAt: '2026-11-20T12:00:00Z',
      className: '入门一班',
      author: { userId: 'usr_li', name: '李静', avatar: null },
      authorRole: 'teacher',
      about: { userId: anna.userId, name: anna.name, avatar: null },
      options: [{ optionId: 'opt_1', label: '积极', tone: 'positive' }],
      content: '很好！',
      savedAt: '2026-11-20T13:00:00Z',
    }),
  )
  const { user } = await openApp('/report?lessonId=lesson-1')
  const own = within(await screen.findByRole('list', { name: 'Prizes' }))
  const head = screen.getByRole('heading', { level: 1 }).closest('header')
  expect(head?.textContent).toContain(`Ordering food · ${lessonAt19.lessonName}`)
  expect(own.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    '1 star · 声调准',
    '1 star',
  ])
  expect(screen.queryByText(/From 李静/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Comment details', expanded: false }))
  expect(await screen.findByText(/^From 李静, /)).toBeTruthy()
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  expect(within(screen.getByRole('list', { name: 'Selected phrases' })).getByText('积极')).toBeTruthy()
})

it('a course names all teachers of its class, each with a way to write, and its star names it as the page does', async () => {
  const second = { ...teacher, userId: 'usr_wang', name: '王芳' }
  server.use(
    answer('/course/courseDetailPaid', {
      course: {
        courseId: 'crs_1',
        classId: 'cls_1',
        className: '入门一班',
        courseName: '中文入门一',
        names: { 'en-US': 'First steps' },
        lessonsHeld: 1,
        totalLessons: 12,
        lessonsAttended: 1,
        unsignedContractId: null,
      },
      introduction: '',
      textbookName: null,
      teacher,
      lessons: [],
    } as unknown as PaidCourse),
    answer('/course/classTchs', [teacher, second]),
  )
  await openApp('/course-detail?courseId=crs_1&tab=about')
  expect(await screen.findByRole('heading', { name: '王芳' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { name: teacher.name })).toHaveLength(1)
  const write = screen.getByRole('link', { name: 'Message the teacher', description: '王芳' })
  expect(write.getAttribute('href')).toContain('usr_wang')
  expect(screen.getByRole('button', { name: 'Add First steps to favorites' })).toBeTruthy()
})

it('a student’s files say how much of the own space is used', async () => {
  const storage = { usedBytes: 300_000, quotaBytes: 1_000_000, types: [{ type: 'image', bytes: 300_000 }] }
  server.use(
    http.get('*/ext/storage', () => HttpResponse.json({ code: 200, message: 'ok', data: storage })),
    answer('/ext/resources', { records: [], courses: [], total: 0, current: 1, size: 20, pages: 0 }),
  )
  await openApp('/student/resources')
  const meter = await screen.findByRole('meter')
  expect(meter.getAttribute('aria-valuenow')).toBe('30')
})
