import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { letterKeys } from '../../shared/keys/letter-keys.ts'
import { choiceKeys } from '../../shared/questions/question-rules.ts'
import { anna, answer, cutLine, mockBackend, refusal, startSdk } from '../../shared/testing/backend.ts'
import { noteCut } from '../../shared/testing/refusal-record.ts'
import { openApp } from './open-app.tsx'
import { at, mark, noFilters, question, saved, tryBefore, work } from './student-homework-samples.ts'

const server = mockBackend()

beforeEach(() => {
  startSdk({ role: 'student', userInfo: anna })
  server.use(answer('/user/userInfo', anna), answer('/question/dataSelect', noFilters))
})

describe('doing homework', () => {
  interface Sent {
    answers: { no: number; keys: string[]; text: string; basedOn: string | null }[]
  }
  function receive(first?: () => Response) {
    const sent: Sent[] = []
    let refuse = first
    server.use(
      http.post('*/question/submitQuestion', async ({ request }) => {
        sent.push((await request.json()) as Sent)
        const refused = refuse?.()
        refuse = undefined
        const data = { answerPaperId: 'anp_1', savedAt: at(0), handInBy: at(6_000), unansweredNos: [2] }
        return refused ?? HttpResponse.json({ code: 200, message: 'ok', data })
      }),
    )
    return sent
  }

  it('sends what was typed with what it is based on, and says saved only then', async () => {
    const sent = receive()
    server.use(answer('/question/detail', work({}, [question(1, { answer: saved('我') }), question(2)])))
    const { user } = await openApp('/examination?homeworkId=hmw_1')
    await user.type(await screen.findByLabelText('Your answer'), '的朋友')
    expect(screen.getByRole('button', { name: 'Question 1, sending' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Question 1, answered' })).toBeTruthy()
    expect(sent.at(-1)?.answers).toEqual([expect.objectContaining({ no: 1, text: '我的朋友', basedOn: at(-3) })])
  })

  it('shows both answers where another page saved one', async () => {
    const theirs = { ...saved('别处写的'), savedAt: at(-1) }
    const data = { answers: [{ no: 1, answer: theirs }] }
    const sent = receive(() => HttpResponse.json({ code: 33_015, message: 'Changed', data }))
    server.use(answer('/question/detail', work()))
    const { user } = await openApp('/examination?homeworkId=hmw_1')
    await user.type(await screen.findByLabelText('Your answer'), '这里写的')
    const other = await screen.findByRole('region', { name: /^Elsewhere, saved/ })
    expect(within(other).getByText('别处写的')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep this one' }))
    await waitFor(() => expect(sent.at(-1)?.answers[0]).toMatchObject({ text: '这里写的', basedOn: at(-1) }))
  })

  it('says in one line what being offline means, where the device keeps no copy, too', async () => {
    receive()
    server.use(answer('/question/detail', work()))
    const { user } = await openApp('/examination?homeworkId=hmw_1')
    await user.type(await screen.findByLabelText('Your answer'), '你')
    expect(await screen.findByText(/This device can’t keep a copy/)).toBeTruthy()
    const mend = cutLine(server)
    expect(await screen.findByText(/^You’re offline, and this device can’t keep a copy/)).toBeTruthy()
    expect(screen.getAllByText(/offline|network|can’t keep a copy/i)).toHaveLength(1)
    act(mend)
    await waitFor(() => expect(screen.queryByText(/You’re offline/)).toBeNull())
  })

  it('says what counted when the time is over', async () => {
    receive(() => HttpResponse.json({ code: 33_005, message: 'Over', data: null }))
    server.use(answer('/question/detail', work({ limitMinutes: 40 }, [question(1, { answer: saved('我') })])))
    const { user } = await openApp('/examination?homeworkId=hmw_1')
    await user.type(await screen.findByLabelText('Your answer'), '们')
    expect(await screen.findByText(/Your 40 minutes are up. Your teacher has what was saved by .*/)).toBeTruthy()
    expect(screen.queryByLabelText('Your answer')).toBeNull()
  })

  it('says what was saved when the time is over without a network, and hands in when it is back', async () => {
    let isCut = true
    server.use(
      answer('/question/detail', work({ limitMinutes: 40, handInBy: at(-1) }, [question(1, { answer: saved('我') })])),
      http.get('*/healthz', () => (isCut ? HttpResponse.error() : HttpResponse.json({ status: 'ok' }))),
      http.post('*/question/finishQuestion', ({ request }) => {
        if (!isCut) return undefined
        noteCut(request)
        return HttpResponse.error()
      }),
      answer('/question/finishQuestion', null),
    )
    await openApp('/examination?homeworkId=hmw_1')
    expect(await screen.findByText(/Your 40 minutes are up. Your teacher has what was saved by .*/)).toBeTruthy()
    expect(await screen.findByText(/The rest is on this device/)).toBeTruthy()
    expect(screen.queryByLabelText('Your answer')).toBeNull()
    expect(screen.queryByText(/You can continue/)).toBeNull()
    isCut = false
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(window.location.pathname).toBe('/success'))
  })

  it('says why it was not handed in when the time was over, and lets it be tried again', async () => {
    server.use(
      answer('/question/detail', work({ limitMinutes: 40, handInBy: at(-1) }, [question(1, { answer: saved('我') })])),
      refusal('/question/finishQuestion', 500, 'broken'),
    )
    const { user } = await openApp('/examination?homeworkId=hmw_1')
    expect(await screen.findByText('Couldn’t hand it in')).toBeTruthy()
    server.use(answer('/question/finishQuestion', null))
    await user.click(screen.getByRole('button', { name: 'Hand in' }))
    await waitFor(() => expect(window.location.pathname).toBe('/success'))
  })

  it('leaves a question for later by a key, while no field has it', async () => {
    receive()
    server.use(answer('/question/detail', work({}, [question(1), question(2)])))
    const { user } = await openApp('/examination?homeworkId=hmw_1')
    await user.type(await screen.findByLabelText('Your answer'), 'l')
    expect(screen.getByRole('button', { name: 'Later', pressed: false })).toBeTruthy()
    await user.click(document.body)
    await user.keyboard('l')
    expect(screen.getByRole('button', { name: 'Left for later', pressed: true })).toBeTruthy()
  })

  describe('a choice', () => {
    afterEach(() => letterKeys.set('on'))
    const options = ['你好', '再见', '谢谢'].map((title, place) => ({ key: choiceKeys[place] ?? 'A', title }))
    const choice = (type: 'singleChoice' | 'multipleChoice') => question(2, { type, options, answerModes: [] })

    it('is answered by a digit or a letter right after the button that led to it was pressed', async () => {
      const sent = receive()
      server.use(answer('/question/detail', work({}, [question(1), choice('singleChoice')])))
      const { user } = await openApp('/examination?homeworkId=hmw_1')
      await user.click(await screen.findByRole('button', { name: 'Next' }))
      await user.keyboard('2')
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /再见/ }).checked).toBe(true)
      await user.click(screen.getByText('2 of 2'))
      await user.keyboard('c')
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /谢谢/ }).checked).toBe(true)
      await waitFor(() => expect(sent.at(-1)?.answers).toEqual([expect.objectContaining({ no: 2, keys: ['C'] })]))
    })

    it('of several answers is toggled by the same keys, and its other keys act while an option has the focus', async () => {
      receive()
      server.use(answer('/question/detail', work({}, [question(1), choice('multipleChoice')])))
      const { user } = await openApp('/examination?homeworkId=hmw_1&no=2')
      await screen.findByText('2 of 2')
      await user.keyboard('a3a')
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /你好/ }).checked).toBe(false)
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /谢谢/ }).checked).toBe(true)
      await user.keyboard('l')
      expect(screen.getByRole('button', { name: 'Left for later', pressed: true })).toBeTruthy()
    })

    it('names its keys below the options and in the list of keys', async () => {
      receive()
      server.use(answer('/question/detail', work({}, [choice('singleChoice')])))
      const { user } = await openApp('/examination?homeworkId=hmw_1')
      expect(await screen.findByText('Keys 1–3 or A–C choose an option.')).toBeTruthy()
      await user.keyboard('?')
      const row = (await screen.findByText('Choose an option')).parentElement
      expect(row?.textContent).toBe('Choose an option123ABC')
      await user.click(screen.getByRole('switch', { name: /Single-letter shortcuts/ }))
      expect(screen.queryByText(/choose an option\.$/)).toBeNull()
    })
  })

  it('names what is open before it is handed in', async () => {
    receive()
    server.use(answer('/question/detail', work({}, [question(1, { answer: saved('我') }), question(2)])))
    const { user } = await openApp('/examination?homeworkId=hmw_1&no=2')
    await user.click(await screen.findByRole('button', { name: 'Later' }))
    await user.click(screen.getByRole('button', { name: 'Hand in…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Hand in?' })
    expect(within(dialog).getByText('Left for later')).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Hand in anyway' })).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Go to question 2' }))
    expect(screen.getByText('2 of 2')).toBeTruthy()
  })
})

describe('a workbook that another tab has open', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

  /** Another tab has the form. @returns its end */
  function heldElsewhere() {
    const { promise: free, resolve: letGo } = Promise.withResolvers<void>()
    const request = async (_name: string, { ifAvailable }: LockOptions, hold: (lock: object | null) => unknown) => {
      if (ifAvailable === true) return hold(null)
      await free
      return hold({})
    }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
    return letGo
  }

  it('says that the other one handed it in, and leads to the answers', async () => {
    const letGo = heldElsewhere()
    server.use(answer('/question/detail', work()))
    await openApp('/examination?homeworkId=hmw_1')
    expect(await screen.findByText('Open in another tab')).toBeTruthy()
    expect(screen.queryByText('This can’t be changed anymore.')).toBeNull()
    const handedIn = { state: 'waiting', submittedAt: at(0), canAnswer: false, answerDenial: 'handed-in' } as const
    server.use(answer('/question/detail', work(handedIn)))
    letGo()
    expect(await screen.findByText('This was handed in from another tab or device.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'See my answers' })
    expect(link.getAttribute('href')).toBe('/homework-analyze?homeworkId=hmw_1')
    expect(screen.queryByText('This can’t be changed anymore.')).toBeNull()
  })
})

it('work to do again opens at the first question that lost points, with its mark and words beside the old answer', async () => {
  const right = question(1, { answer: saved('我的朋友叫大卫。'), mark: mark(25) })
  const weak = question(2, { answer: saved('他很好。'), mark: mark(10, '多写一句。') })
  server.use(
    answer('/question/detail', {
      ...work({ state: 'returned', limitMinutes: 40, handInBy: at(6_000) }, [right, weak]),
      earlierTries: [{ ...tryBefore, returnComment: '请把第二题写长一点。' }],
    }),
  )
  await openApp('/examination?homeworkId=hmw_1')
  expect((await screen.findByRole('group')).textContent).toBe('What to improve请把第二题写长一点。')
  expect(await screen.findByDisplayValue('他很好。')).toBeTruthy()
  expect(screen.getByText('多写一句。')).toBeTruthy()
  expect(screen.getByText(/10\D+25/)).toBeTruthy()
  // The time limit counted the first time only.
  expect(screen.queryByRole('timer')).toBeNull()
})
