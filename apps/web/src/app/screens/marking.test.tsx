import type { AnswerPaper, HomeworkStudents } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { anna, answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const li = { ...anna, userId: 'usr_li', userType: '016002' as const, roles: ['teacher' as const], curStu: null }
const person = (name: string) => ({ userId: `usr_${name}`, name, avatar: null })
const work = (name: string): NonNullable<AnswerPaper['answerPaper']> => ({
  answerPaperId: `anp_${name}`,
  homeworkId: 'hmw_1',
  title: '第一课练习',
  kind: 'dailyTask',
  fullScore: 30,
  classId: 'cls_1',
  className: '周末小班 A',
  student: person(name),
  state: 'waiting',
  startedAt: '2026-11-20T01:00:00.000Z',
  submittedAt: '2026-11-20T02:00:00.000Z',
  gradedAt: null,
  returnedAt: null,
  score: null,
  handInCount: 1,
  markBy: '2026-12-01T00:00:00.000Z',
  isOverdue: false,
})
const question = (no: number, fullScore: number, suggestedScore: number | null): AnswerPaper['questions'][number] => ({
  no,
  type: 'subjective',
  title: `写一写 ${no}`,
  passage: '',
  ruby: [],
  attachments: [],
  options: [],
  answerModes: ['text'],
  fullScore,
  answer: { keys: [], text: '我妈妈在医院工作。', images: [], audio: [], savedAt: '2026-11-20T02:00:00.000Z' },
  key: { correctKeys: [], analysis: '' },
  mark: null,
  suggestedScore,
})
const paper = (name: string): AnswerPaper => ({
  homeworkId: 'hmw_1',
  title: '第一课练习',
  content: '写在纸上。',
  attachments: [],
  kind: 'dailyTask',
  fullScore: 30,
  student: person(name),
  answerPaper: work(name),
  review: null,
  draft: null,
  questions: [question(1, 20, null), question(2, 10, 10)],
  canMark: true,
  nextAnswerPaperId: null,
})
const student = (name: string, minute: number) => ({
  student: person(name),
  state: 'waiting' as const,
  answerPaperId: `anp_${name}`,
  startedAt: '2026-11-20T01:00:00.000Z',
  submittedAt: `2026-11-20T02:0${minute}:00.000Z`,
  gradedAt: null,
  score: null,
  remindedAt: null,
})
const homework = {
  homework: {
    homeworkId: 'hmw_1',
    className: '周末小班 A',
    fullScore: 30,
    marksShown: 'atOnce',
    marksReleasedAt: null,
  },
  students: [student('Anna', 1), student('Ben', 2)],
  questions: [],
} as unknown as HomeworkStudents
const phrase = { phraseId: 'phr_1', text: '写得很好！', questionType: null, points: null, useCount: 3, updatedAt: '' }

async function openWork() {
  startSdk({ role: 'teacher', userInfo: li })
  const sent: string[] = []
  server.use(
    answer('/user/userInfo', li),
    http.get('*/answerPaper/detail', ({ request }) => {
      const id = new URL(request.url).searchParams.get('answerPaperId') ?? ''
      return HttpResponse.json({ code: 200, message: '', data: paper(id.slice('anp_'.length)) })
    }),
    answer('/question/questionStudentList', homework),
    answer('/markingPhrase/list', [phrase]),
    answer('/ext/comments', { records: [], total: 0, current: 1, size: 50, pages: 0 }),
    answer('/answerPaper/draft', { answerPaperId: 'anp_Anna', savedAt: '2026-11-20T03:00:00.000Z' }),
    http.post('*/answerPaper/submitCorrectPaper', async ({ request }) => {
      sent.push(await request.text())
      return HttpResponse.json({
        code: 200,
        message: '',
        data: {
          answerPaperId: 'anp_Anna',
          score: 26,
          fullScore: 30,
          gradedAt: '2026-11-20T03:00:00.000Z',
          waiting: 1,
          nextAnswerPaperId: null,
        },
      })
    }),
  )
  const { user } = await openApp('/corrects?answerPaperId=anp_Anna')
  await screen.findByRole('heading', { name: 'Anna', level: 2 })
  return { user, sent }
}

it('digits, F and Ctrl+Enter mark a work, and the next one that waits is there', async () => {
  const { user, sent } = await openWork()
  await user.keyboard('16')
  expect(await screen.findByText('26 of 30')).toBeTruthy()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('heading', { name: 'Ben', level: 2 })).toBeTruthy()
  await expect.poll(() => sent.length).toBe(1)
  expect(decodeURIComponent(sent[0] ?? '')).toContain('"score":16')
})

it('a question without a mark is named, and gets the focus', async () => {
  const { user, sent } = await openWork()
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Question 1 has no score yet.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Score for question 1'))
  expect(sent).toEqual([])
})

it('a phrase of the bank is taken with Enter', async () => {
  const { user } = await openWork()
  await user.keyboard('b')
  const bank = await screen.findByRole('dialog', { name: 'Phrases' })
  await within(bank).findByText('写得很好！')
  await user.type(within(bank).getByLabelText('Find a phrase'), '很好{Enter}')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comment on question 1').value).toBe('写得很好！')
})

it('marks that the server refuses stay, with what it says', async () => {
  const { user } = await openWork()
  server.use(refusal('/answerPaper/submitCorrectPaper', 33_008, 'The work was not handed in'))
  await user.keyboard('f{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeTruthy()
  expect(screen.getByText(/Anna: /)).toBeTruthy()
})
