import { contourOfTone, type Tone } from '@hwjy/classroom/tones'
import type { StudentWork } from '@hwjy/sdk'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, it, vi } from 'vitest'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
// A browser without sound cannot decode a take; what it hears there is the matter of other tests.
vi.mock('../../features/student-homework/tones/hear-take.ts', () => ({
  hearTake: async () => ([3, 2] satisfies Tone[]).map((tone) => ({ contour: contourOfTone(tone), tone })),
}))

const now = Date.now()
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
const take = {
  resourceId: 'res_1',
  fileName: 'take.mp3',
  resourceUrl: 'http://localhost/cos/take.mp3',
  contentType: 'audio/mpeg',
  sizeBytes: 9,
  durationSeconds: 3,
}
const work: StudentWork = {
  homework: {
    homeworkId: 'hmw_1',
    title: '朗读',
    kind: 'dailyTask',
    fullScore: 10,
    questionCount: 1,
    classId: 'cls_1',
    className: '周末小班 A',
    course: { id: 'crs_1', name: '日常汉语入门' },
    lesson: null,
    teacher: { userId: 'usr_li', name: '李静', avatar: null },
    startTime: at(-600),
    endTime: at(6_000),
    limitMinutes: 0,
    state: 'notSubmitted',
    answerPaperId: 'anp_1',
    startedAt: at(-5),
    submittedAt: null,
    gradedAt: null,
    score: null,
    handInBy: at(6_000),
    markBy: at(16_000),
    canAnswer: true,
    answerDenial: null,
  },
  content: '',
  attachments: [],
  review: null,
  questions: [
    {
      no: 1,
      type: 'readAloud',
      title: '请朗读。',
      passage: '很长',
      attachments: [],
      options: [],
      answerModes: ['audio'],
      fullScore: 10,
      answer: { keys: [], text: '', images: [], audio: [take], savedAt: at(-3) },
      key: null,
      mark: null,
      suggestedScore: null,
      // The dictionary reads it cháng.
      ruby: [{ field: 'passage', from: 1, to: 2, pinyin: 'zhǎng' }],
    },
  ],
  serverTime: at(0),
  canTakeBack: false,
  earlierTries: [],
}

it('the tones of a take are compared with the readings that the teacher corrected', async () => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(
    answer('/user/userInfo', anna),
    answer('/question/detail', work),
    http.get(take.resourceUrl, () => new HttpResponse('mp3')),
  )
  const { user } = await openApp('/examination?homeworkId=hmw_1')
  await user.click(await screen.findByRole('button', { name: 'See my tones' }))
  const help = within(await screen.findByRole('region', { name: 'Tones of Recording 1' }))
  const rows = await help.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('hěn'), expect.stringContaining('zhǎng')])
  expect(rows[1]?.dataset['verdict']).toBe('again')
  await user.click(help.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region', { name: 'Tones of Recording 1' })).toBeNull()
})
