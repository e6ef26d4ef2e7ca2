import { ApiError, errorCodes, HttpError } from '@hwjy/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyBook, openBook } from './answer-book.ts'
import { createAnswerBook } from './create-answer-book.ts'
import { handInWhenSaved } from './hand-in.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const savedAt = '2026-11-20T12:00:00.000Z'
const inTrouble = () => Promise.reject(new HttpError(503, '', 'req'))

function open(save: () => Promise<{ savedAt: string }> = () => Promise.resolve({ savedAt })) {
  const book = openBook([{ no: 1, answer: null }], emptyBook)
  return createAnswerBook({
    book,
    save,
    upload: () => Promise.reject(new Error('no file expected')),
    onChange: () => undefined,
  })
}
const always = { isOwner: () => true, lineIsBack: () => Promise.resolve() }

it('asks a server in trouble after 1, 2 and 4 seconds, and not without a pause', async () => {
  const send = vi.fn<() => Promise<unknown>>(inTrouble)
  const handedIn = handInWhenSaved({ book: open(), send, ...always })
  await vi.advanceTimersByTimeAsync(999)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1 + 2_000)
  expect(send).toHaveBeenCalledTimes(3)
  send.mockImplementation(() => Promise.resolve())
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await handedIn).toEqual({ status: 'handedIn' })
})

it('the work of one child is not handed in once another child of the family has begun', async () => {
  let isOwner = true
  let save = () => {}
  const book = open(() => new Promise((resolve) => (save = () => resolve({ savedAt }))))
  book.change(1, { text: '我' })
  const send = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  const handedIn = handInWhenSaved({ ...always, book, send, isOwner: () => isOwner })
  await vi.advanceTimersByTimeAsync(0)
  isOwner = false
  save()
  expect(await handedIn).toEqual({ status: 'notNow' })
  expect(send).not.toHaveBeenCalled()
})

it('a child who begins while a server in trouble is waited for hands in nothing', async () => {
  let isOwner = true
  const send = vi.fn<() => Promise<unknown>>(inTrouble)
  const handedIn = handInWhenSaved({ ...always, book: open(), send, isOwner: () => isOwner })
  await vi.advanceTimersByTimeAsync(0)
  isOwner = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await handedIn).toEqual({ status: 'notNow' })
  expect(send).toHaveBeenCalledTimes(1)
})

it('a refusal is told once, and ends the book where nothing more is taken', async () => {
  const book = open()
  const error = new ApiError(errorCodes.timeLimitOver, '', null as never, 'req')
  const handedIn = await handInWhenSaved({ ...always, book, send: () => Promise.reject(error) })
  expect(handedIn).toEqual({ status: 'refused', error })
  expect(book.getState().end).toBe('time-over')
})
