import type { AnswerPaper } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { afterEach, expect, it } from 'vitest'
import { outbox } from '../../features/marking/sending/outbox.ts'
import { mockBackend } from '../../shared/testing/backend.ts'
import { openMarking, paper, work } from './marking-backend.ts'

const server = mockBackend()
// Marks that were refused wait in this tab for a decision, which the next test does not make.
afterEach(() => outbox.forget('anp_Anna'))
const gradedAt = '2026-11-20T05:00:00.000Z'
/** The work after another browser gave 7 of 20 points to its first answer. */
function gradedElsewhere(): AnswerPaper {
  const before = paper('Anna')
  const mark = { score: 7, isCorrect: null, comment: '再写一遍', commentAudio: [], markedImages: [], annotations: [] }
  return {
    ...before,
    answerPaper: { ...work('Anna'), state: 'graded', gradedAt, score: 17 },
    questions: before.questions.map((question) =>
      question.no === 1 ? { ...question, mark, suggestedScore: 7 } : question,
    ),
  }
}
const ok = (data: unknown) => HttpResponse.json({ code: 200, message: '', data })

/** Another browser grades the work while this one has it open. @returns the marks that this one sends */
function gradeElsewhere(): string[] {
  const sent: string[] = []
  server.use(
    http.get('*/answerPaper/detail', ({ request }) => {
      const id = new URL(request.url).searchParams.get('answerPaperId') ?? ''
      return ok(id === 'anp_Anna' ? gradedElsewhere() : paper(id.slice('anp_'.length)))
    }),
    http.post('*/answerPaper/submitCorrectPaper', async ({ request }) => {
      const marks = decodeURIComponent(await request.text())
      sent.push(marks)
      if (marks.includes(gradedAt))
        return ok({
          answerPaperId: 'anp_Anna',
          score: 26,
          fullScore: 30,
          gradedAt,
          waiting: 1,
          earlierTries: [],
          nextAnswerPaperId: null,
        })
      const data = { gradedAt, returnedAt: null, score: 17, handInCount: 1 }
      return HttpResponse.json({ code: 33_014, message: 'The work has changed', data })
    }),
  )
  return sent
}

/** Grades Anna's work with 16 points, which is refused, and looks at it. */
async function meetConflict() {
  const { user } = await openMarking(server, '/corrects?answerPaperId=anp_Anna')
  const sent = gradeElsewhere()
  await user.keyboard('16{Control>}{Enter}{/Control}')
  await screen.findByRole('heading', { name: 'Ben', level: 2 })
  const refused = await screen.findByText('Anna’s work has changed since you graded it.')
  await user.click(within(refused).getByRole('link', { name: 'View' }))
  const conflict = await screen.findByRole('region', { name: 'There are two versions' })
  return { user, sent, conflict }
}

it('marks of a work that was graded elsewhere replace nothing: both versions are shown beside each other', async () => {
  const { sent, conflict } = await meetConflict()
  expect(within(conflict).getByText(/graded elsewhere/)).toBeTruthy()
  const row = within(conflict).getByRole('row', { name: /^1 / })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['7 · 再写一遍', '16'])
  expect(sent).toHaveLength(1)
})

it('"Keep my version" sends the own marks on top of the others', async () => {
  const { user, sent, conflict } = await meetConflict()
  await user.click(within(conflict).getByRole('button', { name: 'Keep my version' }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toContain('"score":16')
  expect(sent[1]).toContain(gradedAt)
})
