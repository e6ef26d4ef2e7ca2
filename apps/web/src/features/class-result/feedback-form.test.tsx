import type { LessonFeedback, StudentResult, TeacherFeedbackRequest } from '@hwjy/sdk'
import { createQueryClient } from '@hwjy/sdk'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { expect, it } from 'vitest'
import { loadWords, startI18n } from '../../shared/i18n/i18n.ts'
import { answer, anna, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { FeedbackForm } from './feedback-form.tsx'

const server = mockBackend()
const savedAt = '2026-11-20T13:00:00Z'
const ofAnna = { feedbackId: 'fbk_1', stuId: 'anna', optionIds: ['tones'], content: '声调进步很大', savedAt }
const students = [{ stuId: 'anna', name: 'Anna' } as StudentResult]

async function openForm() {
  await startI18n()
  await loadWords(['classResult'])
  startSdk({ role: 'teacher', userInfo: anna })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FeedbackForm lessonId="lesson-1" students={students} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

it('the form of feedback opens with what was saved about each student, and changes that', async () => {
  const sent: TeacherFeedbackRequest[] = []
  server.use(
    answer('/lessonClass/feedbackOptions', [{ optionId: 'tones', label: 'Clear tones', tone: 'positive' }]),
    answer<LessonFeedback>('/ext/lessons/feedback', { mine: [ofAnna], fromStudents: [] }),
    http.post('*/lessonClass/lessonFeedback', async ({ request }) => {
      sent.push((await request.json()) as TeacherFeedbackRequest)
      return HttpResponse.json({
        code: 200,
        message: 'ok',
        data: { lessonId: 'lesson-1', feedbackId: 'fbk_1', savedAt },
      })
    }),
  )
  const user = await openForm()
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox')
  expect(note.value).toBe('')
  await user.click(screen.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: 'Anna' }))
  expect(note.value).toBe('声调进步很大')
  expect(screen.getByText(/^Saved /)).toBeTruthy()
  expect(await screen.findByRole('checkbox', { name: 'Clear tones', checked: true })).toBeTruthy()
  await user.type(note, '！')
  await user.click(screen.getByRole('button', { name: 'Save feedback' }))
  await expect
    .poll(() => sent)
    .toEqual([{ lessonId: 'lesson-1', stuId: 'anna', optionIds: ['tones'], content: '声调进步很大！' }])
})

it('the form of feedback does not open empty when what was saved cannot be read', async () => {
  server.use(
    answer('/lessonClass/feedbackOptions', []),
    http.post('*/ext/lessons/feedback', () => HttpResponse.error()),
  )
  await openForm()
  expect(await screen.findByRole('button', { name: /Try again|Retry/ })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
