import type { LessonReplays, Replay } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, li, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { film, lessonWithFilms } from '../../shared/testing/replays.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const page = (...records: LessonReplays[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })

async function open(path: string, ...replays: Replay[]) {
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    answer('/web/review/lessonReviewList', page(lessonWithFilms(...replays))),
    answer('/ext/replays/waiting', page(lessonWithFilms(...replays))),
  )
  return openApp(path)
}

it('an own film that waits is taken back, and one that was decided meanwhile says so', async () => {
  server.use(refusal('/ext/replays/withdraw', 34_006, 'This replay has already been decided'))
  const { user } = await open('/teacher/replays', film)
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  const question = await screen.findByRole('alertdialog', { name: 'Take back “补录”?' })
  await user.click(within(question).getByRole('button', { name: 'Take back' }))
  expect((await screen.findAllByText(/already been decided/)).length).toBeGreaterThan(0)
})

it('a rejection needs a reason, and a refusal of the server is said in the dialog', async () => {
  server.use(refusal('/ext/replays/decide', 34_007, 'You uploaded this replay'))
  const { user } = await open('/teacher/replays/decide', { ...film, isOwn: false })
  await user.click(await screen.findByRole('button', { name: 'Reject' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reject “补录”?' })
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(await within(dialog).findByText('Enter a reason.')).toBeTruthy()
  await user.type(within(dialog).getByLabelText(/^Reason/), '没有声音')
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
  expect(await within(dialog).findByText('You uploaded this replay')).toBeTruthy()
})

it('an own film is decided by a colleague', async () => {
  await open('/teacher/replays/decide', film)
  expect(await screen.findByText('You uploaded this one, so a colleague decides.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
})

it('a link or Back that changes the keyword in the address changes it in the field, too', async () => {
  const { user } = await open('/teacher/replays?keyword=film', film)
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search by lesson' })
  expect(field.value).toBe('film')
  await user.click(within(screen.getByRole('list', { name: 'Library' })).getByRole('link', { name: 'Replays' }))
  await waitFor(() => expect(field.value).toBe(''))
  window.history.back()
  await waitFor(() => expect(field.value).toBe('film'))
  await user.clear(field)
  await waitFor(() => expect(window.location.search).toBe(''))
})
