/** The clock of a timed homework runs out: every answer arrives once, as last typed, and then it is handed in. */
import { ApiError, errorCodes, NetworkError } from '@hwjy/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AnswerFile, emptyBook, openBook } from './answer-book.ts'
import { createAnswerBook, type StoredFile } from './create-answer-book.ts'
import { handInWhenSaved } from './hand-in.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const savedAt = '2026-11-20T12:00:00.000Z'

/** A server that writes down what arrives, and a line that can be cut. */
function world(upload: () => Promise<StoredFile> = () => Promise.reject(new Error('no file expected'))) {
  const arrived: string[] = []
  const line = { isCut: false, isBack: () => {} }
  const throughLine = () => {
    if (line.isCut) throw new NetworkError('', null)
  }
  const book = createAnswerBook({
    book: openBook(
      [1, 2].map((no) => ({ no, answer: null })),
      emptyBook,
    ),
    async save(answers) {
      throughLine()
      for (const { no, text, audioIds } of answers) arrived.push([no, text, ...(audioIds ?? [])].join(' '))
      return { savedAt }
    },
    upload,
    onChange: () => undefined,
  })
  const timeIsOver = () =>
    handInWhenSaved({
      book,
      async send() {
        throughLine()
        arrived.push('handed in')
      },
      isOwner: () => true,
      lineIsBack: () => (line.isCut ? new Promise((resolve) => (line.isBack = resolve)) : Promise.resolve()),
    })
  return { book, arrived, line, timeIsOver }
}

it('online, what was typed in the last second is saved before the work is handed in', async () => {
  const { book, arrived, timeIsOver } = world()
  book.change(1, { text: '我' })
  await vi.advanceTimersByTimeAsync(2_000)
  book.change(2, { text: '你' })
  book.change(2, { text: '你好' })
  const handedIn = timeIsOver()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await handedIn).toEqual({ status: 'handedIn' })
  expect(arrived).toEqual(['1 我', '2 你好', 'handed in'])
})

it('offline, what was typed waits for the network, arrives once, and is handed in within the minute of grace', async () => {
  const { book, arrived, line, timeIsOver } = world()
  line.isCut = true
  book.change(1, { text: '我' })
  await vi.advanceTimersByTimeAsync(10_000)
  book.change(1, { text: '我喝茶' })
  const handedIn = timeIsOver()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(arrived).toEqual([])
  line.isCut = false
  line.isBack()
  book.flush()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await handedIn).toEqual({ status: 'handedIn' })
  expect(arrived).toEqual(['1 我喝茶', 'handed in'])
})

it('during an upload, the file arrives with its answer before the work is handed in', async () => {
  let finish: (file: StoredFile) => void = () => undefined
  const { book, arrived, timeIsOver } = world(() => new Promise((resolve) => (finish = resolve)))
  const take: AnswerFile = {
    id: 't1',
    name: 't1.mp3',
    resourceId: null,
    blob: new Blob(['mp3']),
    url: null,
    durationSeconds: 6,
  }
  book.change(1, { text: '读' })
  book.addFile(1, 'audio', take)
  const handedIn = timeIsOver()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(arrived).not.toContain('handed in')
  finish({ resourceId: 'res_1', resourceUrl: '/cos/t1.mp3' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await handedIn).toEqual({ status: 'handedIn' })
  expect(arrived.at(-2)).toBe('1 读 res_1')
  expect(arrived.at(-1)).toBe('handed in')
  expect(arrived.filter((one) => one === '1 读 res_1')).toHaveLength(1)
})

it('after the minute of grace nothing more is sent, and the book says that the time is over', async () => {
  const save = vi.fn<() => Promise<{ savedAt: string }>>(() =>
    Promise.reject(new ApiError(errorCodes.timeLimitOver, '', null as never, 'req')),
  )
  const book = createAnswerBook({
    book: openBook([{ no: 1, answer: null }], emptyBook),
    save,
    upload: () => Promise.reject(new Error('no file expected')),
    onChange: () => undefined,
  })
  book.change(1, { text: '我' })
  const send = vi.fn<() => Promise<unknown>>()
  const handedIn = handInWhenSaved({ book, send, isOwner: () => true, lineIsBack: () => Promise.resolve() })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await handedIn).toEqual({ status: 'notNow' })
  expect([save.mock.calls.length, send.mock.calls.length, book.getState().end]).toEqual([1, 0, 'time-over'])
})
