import { errorCodes } from '@hwjy/sdk'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anna, answer, cutLine, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { readInEachLanguage } from '../../shared/testing/read-in-each-language.ts'
import { refuseInTurn } from '../../shared/testing/refuse-in-turn.ts'
import { storing } from '../../shared/testing/uploads.ts'
import { openApp } from './open-app.tsx'
import { at, question, work } from './student-homework-samples.ts'
import { createIdbTakeStore } from './takes-in-memory.ts'

/** A student who does homework reads each refusal at its place. */

const server = mockBackend()

vi.mock(import('@hwjy/classroom/recorder'), async (original) => ({
  ...(await original()),
  ...(await import('./takes-in-memory.ts')),
}))

type User = Awaited<ReturnType<typeof openApp>>['user']

const place = () => screen.getByRole('main')
const press = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }))

const handedIn = { state: 'waiting', submittedAt: at(-1), canAnswer: false, answerDenial: 'handed-in' } as const

beforeEach(async () => {
  await createIdbTakeStore().clear('')
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna))
})

it('homework that cannot be begun says why on its cover', async () => {
  server.use(answer('/question/detail', work({ startedAt: null }, [])))
  const { user } = await openApp('/homework?homeworkId=hmw_1')
  await refuseInTurn(server, {
    path: '/question/startQuestion',
    codes: [30_006, 33_003, 33_004, 33_005, 33_006],
    ask: () => press(user, 'Start'),
    place,
  })
})

it('a hand-in that cannot be taken back says why beside the button', async () => {
  server.use(answer('/question/detail', { ...work(handedIn), canTakeBack: true }))
  const { user } = await openApp('/homework?homeworkId=hmw_1')
  await refuseInTurn(server, {
    path: '/ext/homework/takeBack',
    codes: [30_006, 33_003, 33_004, 33_005, 33_007],
    async ask() {
      await press(user, 'Take it back')
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take it back' }))
    },
    place,
  })
})

/** The page says this about work that takes nothing more, and nothing of which was saved. */
const ends = [
  { code: errorCodes.notInClass, end: 'gone' },
  { code: errorCodes.homeworkNotOpen, end: 'not-open' },
  { code: errorCodes.homeworkEnded, end: 'endedNothing' },
  { code: errorCodes.timeLimitOver, end: 'timeOverNothing' },
  { code: errorCodes.homeworkNotBegun, end: 'not-begun' },
]

describe('in each language', () => {
  it.each([...ends, { code: errorCodes.alreadyHandedIn, end: 'handed-in' }])(
    'answers that come too late stay readable below the reason: $end',
    async ({ code, end }) => {
      server.use(answer('/question/detail', work()), refusal('/question/submitQuestion', code, 'Refused'))
      const { user } = await openApp('/examination?homeworkId=hmw_1')
      await user.type(await screen.findByLabelText('Your answer'), '我')
      // The typed answer goes out at once when another question is opened.
      await press(user, 'Next')
      await readInEachLanguage(`studentHomework:end.${end}`)
      await press(user, 'Back')
      expect(screen.getByText('我')).toBeTruthy()
    },
  )

  it.each(ends)('work that cannot be handed in any more says why: $end', async ({ code, end }) => {
    server.use(answer('/question/detail', work()), refusal('/question/finishQuestion', code, 'Refused'))
    const { user } = await openApp('/examination?homeworkId=hmw_1&no=2')
    await press(user, 'Hand in…')
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hand in anyway' }))
    await readInEachLanguage(`studentHomework:end.${end}`)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    { code: errorCodes.quotaExceeded, path: '/file/tempCred', words: 'noSpace' },
    { code: errorCodes.contentMismatch, path: '/file/addCloudRes', words: 'take.failed' },
  ])('a recording that is not stored says so: $words', async ({ code, path, words }) => {
    const spoken = question(1, { type: 'readAloud', passage: '你好', answerModes: ['audio'] })
    server.use(answer('/question/detail', work({}, [spoken])), ...storing('take.mp3'))
    server.use(refusal(path, code, 'Refused'))
    const { user } = await openApp('/examination?homeworkId=hmw_1')
    await press(user, /^Record/)
    await press(user, /^Stop/)
    await readInEachLanguage(`studentHomework:${words}`)
  })

  it('comments that are not given yet are announced', async () => {
    server.use(refusal('/question/answerPaperReviewWeb', errorCodes.notGraded, 'Refused'))
    await openApp('/homeworkComments?answerPaperId=anp_1')
    await readInEachLanguage('studentHomework:empty.gradedText')
  })
})

it('answers and a hand-in wait on this device while the network is cut, and arrive once', async () => {
  const sent: unknown[] = []
  const ok = (data: unknown) => HttpResponse.json({ code: 200, message: 'ok', data })
  server.use(
    answer('/question/detail', work()),
    http.post('*/question/submitQuestion', async ({ request }) => {
      sent.push(await request.json())
      return ok({ answerPaperId: 'anp_1', savedAt: at(0), handInBy: at(6_000), unansweredNos: [2] })
    }),
    http.post('*/question/finishQuestion', () => {
      server.use(answer('/question/detail', work(handedIn)))
      return ok(null)
    }),
  )
  const { user } = await openApp('/examination?homeworkId=hmw_1')
  await user.type(await screen.findByLabelText('Your answer'), '我')
  const mend = cutLine(server)
  await press(user, 'Next')
  expect(await screen.findByText('1 answer waiting to send')).toBeTruthy()
  await press(user, 'Hand in…')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Hand in anyway' }))
  expect(await within(dialog).findByText(/handed in when you’re back online/)).toBeTruthy()
  mend()
  const said = await screen.findByText(/^课后练习, handed in/)
  // A sentence of the app is in the language of the app, and only the title is Chinese.
  expect(said.closest('[lang="zh-Hans"]')).toBeNull()
  expect(sent).toEqual([{ homeworkId: 'hmw_1', answers: [expect.objectContaining({ no: 1, text: '我' })] }])
})

it('work that was handed in elsewhere is handed in', async () => {
  server.use(
    answer('/question/detail', work()),
    refusal('/question/finishQuestion', errorCodes.alreadyHandedIn, 'Refused'),
  )
  const { user } = await openApp('/examination?homeworkId=hmw_1&no=2')
  await press(user, 'Hand in…')
  const dialog = await screen.findByRole('dialog')
  server.use(answer('/question/detail', work(handedIn)))
  await user.click(within(dialog).getByRole('button', { name: 'Hand in anyway' }))
  await waitFor(() => expect(window.location.pathname).toBe('/success'))
  expect(screen.queryByText('Not handed in yet')).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Handed in' })).toBeTruthy()
})
