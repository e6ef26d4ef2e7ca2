import type { AnswerOfStudent, AnswerPaper, HomeworkStudent, HomeworkStudents, MarkingDraftRequest } from '@hwjy/sdk'
import { act, screen } from '@testing-library/react'
import { http, type HttpHandler, HttpResponse } from 'msw/http'
import { answer, li, type mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

export const person = (name: string) => ({ userId: `usr_${name}`, name, avatar: null })
export const work = (name: string): NonNullable<AnswerPaper['answerPaper']> => ({
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
export const paper = (name: string): AnswerPaper => ({
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
  earlierTries: [],
  canMark: true,
  returnUntil: '2026-12-01T12:00:00.000Z',
  nextAnswerPaperId: null,
})
const student = (name: string, minute: number): HomeworkStudent => ({
  student: person(name),
  state: 'waiting',
  answerPaperId: `anp_${name}`,
  startedAt: '2026-11-20T01:00:00.000Z',
  submittedAt: `2026-11-20T02:0${minute}:00.000Z`,
  gradedAt: null,
  returnedAt: null,
  score: null,
  remindedAt: null,
  endTime: '2026-11-21T01:00:00.000Z',
  handInBy: '2026-11-21T01:00:00.000Z',
  isExcused: false,
})
export const homework = {
  homework: {
    homeworkId: 'hmw_1',
    classId: 'cls_1',
    className: '周末小班 A',
    lesson: null,
    fullScore: 30,
    marksShown: 'atOnce',
    marksReleasedAt: null,
  },
  students: [student('Anna', 1), student('Ben', 2), { ...student('Chika', 3), state: 'notSubmitted' }],
  questions: [1, 2].map((no) => ({
    no,
    type: 'subjective',
    title: `写一写 ${no}`,
    fullScore: no === 1 ? 20 : 10,
    answered: 2,
    right: 0,
    rightRate: null,
    averageScore: null,
    choices: [],
  })),
} as unknown as HomeworkStudents
const answerOf = (name: string): AnswerOfStudent => ({
  student: person(name),
  answerPaperId: `anp_${name}`,
  state: 'waiting',
  answer: null,
  mark: null,
  draftScore: null,
})
const savedAt = (index: number) => new Date(Date.parse('2026-11-20T03:00:00.000Z') + index * 1_000).toISOString()
const phrase = { phraseId: 'phr_1', text: '写得很好！', questionType: null, points: null, useCount: 3, updatedAt: '' }

/**
 * Opens a page of a teacher who marks, over works of Anna and Ben.
 * @param handlers answer before the usual ones
 * @returns what was sent as marks and as drafts
 */
export async function openMarking(
  server: ReturnType<typeof mockBackend>,
  address: string,
  ...handlers: readonly HttpHandler[]
) {
  startSdk({ role: 'teacher', userInfo: li })
  const sent: string[] = []
  const drafts: MarkingDraftRequest[] = []
  const draftOf = (answerPaperId: string): AnswerPaper['draft'] => {
    const last = drafts.findLast((draft) => draft.answerPaperId === answerPaperId)
    if (!last) return null
    const list = last.list.map(({ no, score, comment = '', annotations = [] }) => ({
      no,
      score,
      comment,
      annotations,
      commentAudio: [],
      markedImages: [],
    }))
    const { comment = '' } = last
    return {
      savedAt: savedAt(drafts.indexOf(last)),
      handInCount: 1,
      comment,
      commentImages: [],
      commentAudio: [],
      list,
    }
  }
  server.use(
    answer('/user/userInfo', li),
    http.get('*/answerPaper/detail', ({ request }) => {
      const id = new URL(request.url).searchParams.get('answerPaperId') ?? ''
      const data = { ...paper(id.slice('anp_'.length)), draft: draftOf(id) }
      return HttpResponse.json({ code: 200, message: '', data })
    }),
    answer('/question/questionStudentList', homework),
    http.get('*/answerPaper/list', () => {
      const other = { ...work('Anna'), answerPaperId: 'anp_other', homeworkId: 'hmw_2', title: '第二课练习' }
      const data = { records: [work('Ben'), other], total: 2, current: 1, size: 100, pages: 1 }
      return HttpResponse.json({ code: 200, message: '', data })
    }),
    http.get('*/ext/homework/answers', () => {
      const records = [answerOf('Anna'), answerOf('Ben')]
      return HttpResponse.json({ code: 200, message: '', data: { records, total: 2, current: 1, size: 100, pages: 1 } })
    }),
    answer('/markingPhrase/list', [phrase]),
    answer('/ext/comments', { records: [], total: 0, current: 1, size: 50, pages: 0 }),
    http.post('*/answerPaper/draft', async ({ request }) => {
      const draft = (await request.json()) as MarkingDraftRequest
      drafts.push(draft)
      const data = { answerPaperId: draft.answerPaperId, savedAt: savedAt(drafts.length - 1) }
      return HttpResponse.json({ code: 200, message: '', data })
    }),
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
  server.use(...handlers)
  const { user } = await openApp(address)
  await screen.findByRole('heading', { name: 'Anna', level: 2 })
  // The page listens to keys once its effects have run.
  await act(async () => Promise.resolve())
  return { user, sent, drafts }
}
