import type { LessonReplays, Replay } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anna, answer, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const li = { ...anna, userId: 'usr_li', userType: '016002' as const, roles: ['teacher' as const], curStu: null }
const film: Replay = {
  replayId: 'rep_1',
  lessonId: 'les_1',
  source: 'manual',
  title: '补录',
  videoUrl: '/cos/hwjy/film.mp4',
  durationSeconds: 1_800,
  sizeBytes: 1_000,
  audit: 'pending',
  auditReason: '',
  auditedAt: null,
  createdAt: '2026-11-20T01:00:00.000Z',
  isCurrent: false,
  isOwn: true,
}
const lesson = (...replays: Replay[]): LessonReplays => ({
  lessonId: 'les_1',
  lessonNo: 1,
  lessonName: '第一课',
  courseId: 'crs_1',
  courseName: '华文起步',
  className: '周末小班 A',
  startTime: '2026-11-20T01:00:00.000Z',
  endedAt: '2026-11-20T02:00:00.000Z',
  replays,
})
const page = (...records: LessonReplays[]) => ({ records, total: records.length, current: 1, size: 20, pages: 1 })

async function open(path: string, ...replays: Replay[]) {
  startSdk({ role: 'teacher', userInfo: li })
  server.use(
    answer('/user/userInfo', li),
    answer('/web/review/lessonReviewList', page(lesson(...replays))),
    answer('/ext/replays/waiting', page(lesson(...replays))),
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
