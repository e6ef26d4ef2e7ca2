import type { LessonDay, LessonPreparation, LessonSummary, UserInfo } from '@hwjy/sdk'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const li: UserInfo = {
  ...anna,
  userId: 'teacher-1',
  userType: '016002',
  name: '李静',
  nickname: '李静',
  roles: ['teacher'],
}
const lesson: LessonSummary = {
  ...lessonAt19,
  lessonNames: { 'en-US': 'Ordering food' },
  status: 'waitingToStart',
  canEnter: true,
  enterDenial: null,
  canStart: true,
}
const day: LessonDay = { serverTime: '2026-11-20T11:55:00Z', schoolTimeZone: 'Asia/Shanghai', lessons: [lesson] }
const preparation: LessonPreparation = { lesson, students: [], plans: [] }

describe('[R33] the check before a lesson', () => {
  beforeEach(() => {
    sessionStorage.clear()
    server.use(
      answer('/user/userInfo', li),
      answer('/lessonClass/teacherLessonStatusListByDate', day),
      answer('/lessonClass/preparationLessons', preparation),
    )
    startSdk({ role: 'teacher', userInfo: li })
  })

  it('names its lesson in the language of the reader, and says that its button starts the class', async () => {
    const { user } = await openApp('/teacher')
    await user.click(await screen.findByRole('link', { name: 'Start class' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Ready for class?' })
    await waitFor(() =>
      expect(heading.closest('header')?.textContent).toContain(`Ordering food · ${lesson.lessonName}`),
    )
    expect(await screen.findByRole('button', { name: 'Start without checking' })).toBeTruthy()
  })

  it('says that it only lets the teacher in, when that is what was pressed', async () => {
    const { user } = await openApp('/teacher')
    await user.click(await screen.findByRole('link', { name: 'Prepare the classroom' }))
    expect(await screen.findByRole('button', { name: 'Enter without checking' })).toBeTruthy()
  })

  it('has no jump in its headings', async () => {
    await openApp('/lesson/lesson-1/check')
    const levels = (await screen.findAllByRole('heading')).map(({ tagName }) => tagName)
    await screen.findByRole('heading', { name: 'Camera' })
    expect(levels).not.toContain('H3')
  })
})
