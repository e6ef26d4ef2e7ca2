import type { LessonEntry, LessonFinish, RatingRequest, StudentFeedbackRequest } from '@hwjy/sdk'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it } from 'vitest'
import { i18n } from '../../shared/i18n/i18n.ts'
import { anna, answer, startSdk, mockBackend } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const attended = { ...lessonAt19, status: 'ended', enterDenial: 'ended', attendance: 'present' } as const
const entryOf = (lesson: LessonEntry['lesson']) =>
  answer<LessonEntry>('/study/checkLesson', {
    lesson,
    canEnter: false,
    denial: 'ended',
    plan: null,
    serverTime: '2026-11-20T13:00:00Z',
  })

const finish: LessonFinish = {
  lesson: attended,
  enteredAt: null,
  presentSeconds: 0,
  talkSeconds: 0,
  prizes: { star: 0, flower: 0, trophy: 0, total: 0 },
  prizeRank: null,
  practises: [],
  canRate: true,
  rating: null,
  teacherFeedback: null,
  ownFeedback: null,
  performance: null,
  isPerformanceNew: false,
  replay: null,
  isReplayNew: false,
}

/** What arrived at `lesson/addScore`. */
function receiveRatings() {
  const ratings: Partial<Record<keyof RatingRequest, string>>[] = []
  server.use(
    http.post('*/lesson/addScore', async ({ request }) => {
      ratings.push(Object.fromEntries(new URLSearchParams(await request.text())))
      return HttpResponse.json({ code: 200, message: 'ok', data: null })
    }),
  )
  return ratings
}

describe('rating a lesson', () => {
  beforeEach(() => {
    sessionStorage.clear()
    startSdk({ role: 'student', userInfo: anna })
    server.use(
      answer('/user/userInfo', anna),
      answer('/lesson/feedbackOptions', []),
      answer('/lesson/finishDetail', finish),
      answer('/question/lessonQuestionPaperList', []),
      entryOf(attended),
    )
  })

  it('has the school’s words in the language that is chosen while it is open', async () => {
    const inLanguage = http.all('*/lesson/feedbackOptions', () => {
      const label = i18n.language === 'ja-JP' ? '楽しい授業' : 'Fun class'
      return HttpResponse.json({ code: 200, message: 'ok', data: [{ optionId: 'fun', label, tone: 'good' }] })
    })
    server.use(inLanguage)
    await openApp('/lesson/lesson-1/rate')
    await screen.findByText('Fun class')
    await act(() => i18n.changeLanguage('ja-JP'))
    expect(await screen.findByText('楽しい授業')).toBeTruthy()
    await act(() => i18n.changeLanguage('en-US'))
  })

  it('asks for stars before it is sent', async () => {
    const ratings = receiveRatings()
    const { user } = await openApp('/lesson/lesson-1/rate')
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Choose one to five stars.')).toBeTruthy()
    expect(ratings).toEqual([])
  })

  it('sends stars and words, and says thank you', async () => {
    const ratings = receiveRatings()
    const { user } = await openApp('/lesson/lesson-1/rate')
    await user.click(await screen.findByRole('radio', { name: /^4 / }))
    await user.type(screen.getByRole('textbox'), '很有意思')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy()
    expect(ratings).toEqual([{ lessonId: 'lesson-1', score: '4', comment: '很有意思' }])
  })

  it('leads on to the homework that is still to do, and to the way of the lesson', async () => {
    const work = { homeworkId: 'hmw_1', title: '课后练习', canAnswer: true }
    const over = { homeworkId: 'hmw_2', title: '旧练习', canAnswer: false }
    server.use(entryOf({ ...attended, hasRated: true }), answer('/question/lessonQuestionPaperList', [work, over]))
    await openApp('/lesson/lesson-1/rate')
    const toDo = await screen.findByRole('link', { name: 'Do the homework: 课后练习' })
    expect(toDo.getAttribute('href')).toBe('/homework?homeworkId=hmw_1')
    expect(screen.queryByRole('link', { name: /旧练习/ })).toBeNull()
    const way = screen.getByRole('link', { name: 'Steps of this lesson' })
    expect(way.getAttribute('href')).toBe('/process?lessonId=lesson-1')
  })

  it('keeps the draft through a reload', async () => {
    const { user, unmount } = await openApp('/lesson/lesson-1/rate')
    await user.click(await screen.findByRole('radio', { name: /^5 / }))
    await user.type(screen.getByRole('textbox'), '谢谢')
    unmount()
    await openApp('/lesson/lesson-1/rate')
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('谢谢')
    expect(screen.getByRole('radio', { name: /^5 / }).getAttribute('aria-checked')).toBe('true')
  })

  it('keeps what was written when it could not be sent', async () => {
    server.use(http.post('*/lesson/addScore', () => HttpResponse.error()))
    const { user } = await openApp('/lesson/lesson-1/rate')
    await user.click(await screen.findByRole('radio', { name: /^3 / }))
    await user.type(screen.getByRole('textbox'), '还可以')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText(/^Couldn’t reach the server/)).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('还可以')
  })

  it('opens with what was sent before, and takes back a choice', async () => {
    const savedAt = '2026-11-20T13:00:00Z'
    const rating = { lessonId: 'lesson-1', score: 4, comment: '很有意思', scoredAt: savedAt }
    const ownFeedback = { feedbackId: 'fbk_1', optionIds: ['clear'], content: '谢谢', savedAt }
    const ratings = receiveRatings()
    const choices: StudentFeedbackRequest[] = []
    server.use(
      entryOf({ ...attended, hasRated: true }),
      answer('/lesson/finishDetail', { ...finish, rating, ownFeedback }),
      answer('/lesson/feedbackOptions', [{ optionId: 'clear', label: 'Clear explanations', tone: 'positive' }]),
      http.post('*/lesson/lessonFeedback', async ({ request }) => {
        choices.push((await request.json()) as StudentFeedbackRequest)
        return HttpResponse.json({ code: 200, message: 'ok', data: ownFeedback })
      }),
    )
    const { user } = await openApp('/lesson/lesson-1/rate')
    await user.click(await screen.findByRole('button', { name: 'Change my rating' }))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('很有意思')
    expect(screen.getByRole('radio', { name: /^4 / }).getAttribute('aria-checked')).toBe('true')
    await user.click(await screen.findByRole('checkbox', { name: 'Clear explanations', checked: true }))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBeTruthy()
    expect(choices).toEqual([{ lessonId: 'lesson-1', optionIds: [], content: '谢谢' }])
    expect(ratings).toEqual([{ lessonId: 'lesson-1', score: '4', comment: '很有意思' }])
  })

  it('is for those who took part', async () => {
    server.use(entryOf({ ...attended, status: 'absent', attendance: 'absent' }))
    await openApp('/lesson/lesson-1/rate')
    expect(await screen.findByText(/you attended/)).toBeTruthy()
  })
})
