import type { HomeworkDetail, HomeworkStudents, LessonBrief, PreparedQuestions, Question } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, it, vi } from 'vitest'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { homework as ofStudents } from './marking-backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const HOUR = 3_600_000
const at = (ms: number) => new Date(Date.now() + ms).toISOString()

const question = (no: number, type: Question['type']) =>
  ({
    questionId: `qst_${no}`,
    type,
    title: `第${no}题`,
    passage: '',
    attachments: [],
    options: [],
    correctKeys: [],
    ruby: [],
  }) as unknown as Question
const questions = [question(1, 'singleChoice'), question(2, 'subjective'), question(3, 'multipleChoice')]
const results = {
  ...ofStudents,
  homework: {
    ...ofStudents.homework,
    homeworkId: 'hmw_1',
    title: '课后练习',
    className: '周末小班 A',
    endTime: at(-HOUR),
    counts: { assigned: 2, notHandedIn: 0, waiting: 0, graded: 2, returned: 0, averageScore: 20 },
  },
  questions: questions.map(({ title, type }, place) => ({
    no: place + 1,
    type,
    title,
    fullScore: 10,
    answered: 2,
    right: 1,
    rightRate: 0.5,
    averageScore: 5,
    choices: [],
  })),
} as unknown as HomeworkStudents
const lesson = (no: number, status: LessonBrief['status']): LessonBrief => ({
  lessonId: `lesson-${no}`,
  lessonNo: no,
  lessonName: `第${no}课`,
  startTime: at(no * HOUR),
  endTime: at((no + 1) * HOUR),
  startedAt: null,
  endedAt: null,
  status,
})

async function openResults(prepared: Partial<PreparedQuestions> = {}) {
  startSdk({ role: 'teacher', userInfo: li })
  const kept: unknown[] = []
  server.use(
    answer('/user/userInfo', li),
    answer('/question/questionStudentList', results),
    http.get('*/ext/homework/detail', () => {
      const asked = questions.map((one, place) => ({ no: place + 1, fullScore: 10, question: one }))
      const data = { homework: results.homework, questions: asked } as unknown as HomeworkDetail
      return HttpResponse.json({ code: 200, message: '', data })
    }),
    answer('/lessonClass/lessonBriefList', {
      classId: 'cls_1',
      totalLessons: 3,
      lessons: [lesson(1, 'ended'), lesson(2, 'notStarted'), lesson(3, 'notStarted')],
    }),
    answer('/ext/lesson/questions/list', { lessonId: 'lesson-2', questions: [], updatedAt: null, ...prepared }),
    http.post('*/ext/lesson/questions/save', async ({ request }) => {
      kept.push(await request.json())
      return HttpResponse.json({
        code: 200,
        message: '',
        data: { lessonId: 'lesson-2', questions: [], updatedAt: at(0) },
      })
    }),
  )
  const { user } = await openApp('/homework-analyze?homeworkId=hmw_1')
  const choices = await screen.findAllByRole('checkbox', { name: 'Choose' })
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Practice again/ })).toBeTruthy())
  for (const choice of choices) await user.click(choice)
  return { user, kept }
}

const press = (name: string) => screen.findByRole('button', { name })

it('chosen questions are added to those that are prepared for the next lesson of the class', async () => {
  const before = { questions: [question(9, 'singleChoice')], updatedAt: '2026-11-20T09:00:00.000Z' }
  const { user, kept } = await openResults(before)
  await user.click(await press('Ask in class (2)'))
  const dialog = await screen.findByRole('dialog', { name: 'Ask in class' })
  expect(within(dialog).getByText(/^1 selected question can’t be asked in class/)).toBeTruthy()
  expect((await within(dialog).findByRole('combobox', { name: 'Lesson' })).textContent).toContain('第2课')
  await user.click(within(dialog).getByRole('button', { name: 'Add to the lesson' }))
  expect(await screen.findByText('2 questions added to 第2课')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Open the lesson' })).toBeTruthy()
  const questionIds = ['qst_9', 'qst_1', 'qst_3']
  expect(kept).toEqual([{ lessonId: 'lesson-2', questionIds, basedOn: before.updatedAt }])
})

it('a lesson that would have too many questions keeps its list, and the dialog says how many are too many', async () => {
  const full = { questions: Array.from({ length: 19 }, (_, no) => question(no + 10, 'singleChoice')) }
  const { user, kept } = await openResults(full)
  await user.click(await press('Ask in class (2)'))
  await user.click(await press('Add to the lesson'))
  expect(await screen.findByText(/^A lesson can have up to 20 questions\. That’s 1 too many\./)).toBeTruthy()
  expect(kept).toEqual([])
})

it('the results of a homework are printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { user } = await openResults()
  await user.click(await press('Print'))
  expect(print).toHaveBeenCalledOnce()
})
