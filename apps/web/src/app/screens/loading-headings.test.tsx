import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { beforeEach, expect, it } from 'vitest'
import { answer, li, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

/** Pages about one thing take their heading from it. Until it is there, a screen reader still finds the page by one. */

const server = mockBackend()

beforeEach(() => {
  localStorage.clear()
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    http.all('*/api-*', () => new Promise<never>(() => undefined)),
  )
})

it.each([
  ['/corrects?answerPaperId=anp_1', 'Grading'],
  ['/corrects?homeworkId=hmw_1&no=1', 'Grading'],
  ['/homework-teacher?homeworkId=hmw_1', 'Homework'],
  ['/homework-analyze?homeworkId=hmw_1', 'Homework results'],
  ['/homeworkComments?answerPaperId=anp_1', 'Homework results'],
  ['/teacher/class/cls_1', 'Classes'],
  ['/teacher/lesson/les_1', 'Lesson'],
  ['/teacher/student/usr_anna', 'My students'],
  ['/teacher/public-course/crs_1', 'Course'],
])('%s has one heading while what it shows is loading', async (path, heading) => {
  await openApp(path)
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  await waitFor(() => expect(main.getAllByRole('heading', { level: 1 })).toHaveLength(1))
})
