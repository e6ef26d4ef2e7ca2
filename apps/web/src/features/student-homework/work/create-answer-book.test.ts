import { ApiError, errorCodes, NetworkError } from '@hwjy/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AnswerFile, emptyBook, openBook } from './answer-book.ts'
import { createAnswerBook, retryDelayMs, SEND_AFTER_MS, type StoredFile } from './create-answer-book.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const savedAt = '2026-11-20T12:00:00.000Z'
const offline = new NetworkError('', null)
const refusal = (code: number, data: object | null = null) => new ApiError(code, '', data as never, 'req')

type Save = (answers: unknown) => Promise<{ savedAt: string }>

function open(save: Save, upload?: () => Promise<StoredFile>) {
  const book = openBook([{ no: 1, answer: null }], emptyBook)
  const noFile = () => Promise.reject(new Error('no file expected'))
  return createAnswerBook({ book, save, upload: upload ?? noFile, onChange: () => undefined })
}

it('sends once typing stops, less than a second later', async () => {
  const save = vi.fn<Save>(() => Promise.resolve({ savedAt }))
  const book = open(save)
  book.change(1, { text: '我' })
  await vi.advanceTimersByTimeAsync(SEND_AFTER_MS - 1)
  book.change(1, { text: '我叫' })
  await vi.advanceTimersByTimeAsync(SEND_AFTER_MS - 1)
  expect(save).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(save.mock.calls).toEqual([[[expect.objectContaining({ no: 1, text: '我叫', basedOn: null })]]])
  expect(book.getState().savedAt).toBe(savedAt)
})

it('tries again after 1, 2 and 4 seconds, and at once when the line is back', async () => {
  expect([1, 2, 3, 4, 6, 9].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 30_000, 30_000])
  const save = vi.fn<Save>(() => Promise.reject<{ savedAt: string }>(offline))
  const book = open(save)
  book.change(1, { text: '我' })
  await vi.advanceTimersByTimeAsync(SEND_AFTER_MS + 1_000 + 2_000)
  expect(save).toHaveBeenCalledTimes(3)
  save.mockImplementation(() => Promise.resolve({ savedAt }))
  book.flush()
  await book.settled()
  expect([book.getState().failures, book.getState().savedAt]).toEqual([0, savedAt])
})

it('shows both answers where another page saved one', async () => {
  const theirs = { keys: [], text: '别的', images: [], audio: [], savedAt }
  const save = vi
    .fn<Save>(() => Promise.resolve({ savedAt }))
    .mockImplementationOnce(() =>
      Promise.reject(refusal(errorCodes.answerChanged, { answers: [{ no: 1, answer: theirs }] })),
    )
  const book = open(save)
  book.change(1, { text: '我' })
  await vi.advanceTimersByTimeAsync(SEND_AFTER_MS)
  expect(book.getState().entries.get(1)?.theirs).toEqual(theirs)
  book.choose(1, 'mine')
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenLastCalledWith([expect.objectContaining({ text: '我', basedOn: savedAt })])
})

it('says why nothing is taken any more, and stops sending', async () => {
  const save = vi.fn<Save>(() => Promise.reject<{ savedAt: string }>(refusal(errorCodes.timeLimitOver)))
  const book = open(save)
  book.change(1, { text: '我' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([book.getState().end, save.mock.calls.length]).toEqual(['time-over', 1])
  await book.settled()
})

it('waits for an upload before everything counts as sent', async () => {
  let finish: (file: StoredFile) => void = () => undefined
  const uploaded = new Promise<StoredFile>((resolve) => {
    finish = resolve
  })
  const save = vi.fn<Save>(() => Promise.resolve({ savedAt }))
  const book = open(save, () => uploaded)
  const take: AnswerFile = {
    id: 't1',
    name: 't1.mp3',
    resourceId: null,
    blob: new Blob(['mp3']),
    url: null,
    durationSeconds: 6,
  }
  book.addFile(1, 'audio', take)
  let isSettled = false
  void book.settled().then(() => {
    isSettled = true
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect([isSettled, save.mock.calls.length]).toEqual([false, 0])
  finish({ resourceId: 'res_1', resourceUrl: '/cos/t1.mp3' })
  await vi.advanceTimersByTimeAsync(0)
  expect(save).toHaveBeenCalledWith([expect.objectContaining({ audioIds: ['res_1'] })])
  expect(isSettled).toBe(true)
})

it('sends nothing after another tab took over', async () => {
  const save = vi.fn<Save>(() => Promise.resolve({ savedAt }))
  const book = open(save)
  book.change(1, { text: '我' })
  book.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).not.toHaveBeenCalled()
})
