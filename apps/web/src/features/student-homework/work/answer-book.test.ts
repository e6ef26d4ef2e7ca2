import type { Answer, WorkQuestion } from '@hwjy/sdk'
import { describe, expect, it } from 'vitest'
import {
  type AnswerBook,
  type AnswerFile,
  answersToSend,
  type BookEvent,
  bookReducer,
  emptyBook,
  isBookUnsent,
  keptOf,
  openBook,
  signOf,
  withSavedAnswers,
} from './answer-book.ts'

const noon = '2026-11-20T12:00:00.000Z'
const later = '2026-11-20T12:05:00.000Z'
const saved = (text: string, savedAt = noon): Answer => ({ keys: [], text, images: [], audio: [], savedAt })
const questions = [
  { no: 1, answer: saved('我叫安娜。') },
  { no: 2, answer: null },
]
const photo: AnswerFile = {
  id: 'p1',
  name: 'p1.jpg',
  resourceId: null,
  blob: new Blob(['photo']),
  url: null,
  durationSeconds: null,
}
const after = (book: AnswerBook, ...events: BookEvent[]) => events.reduce(bookReducer, book)
const opened = openBook(questions, emptyBook)
const typed = (no: number, text: string): BookEvent => ({ type: 'changed', no, part: { text } })
const sending = (book: AnswerBook) =>
  after(book, {
    type: 'sending',
    changes: new Map(answersToSend(book).map(({ no }) => [no, book.entries.get(no)?.changes ?? 0])),
  })
const signs = ({ entries }: AnswerBook) => [...entries.values()].map(signOf)

describe('the answers of a homework', () => {
  it('[AB2] only what changed is sent, with what it is based on', () => {
    expect(answersToSend(opened)).toEqual([])
    const changed = after(opened, typed(1, '我叫安娜，是波兰人。'), { type: 'changed', no: 2, part: { keys: ['B'] } })
    expect(answersToSend(changed)).toEqual([
      { no: 1, keys: [], text: '我叫安娜，是波兰人。', imageIds: [], audioIds: [], basedOn: noon },
      { no: 2, keys: ['B'], text: '', imageIds: [], audioIds: [], basedOn: null },
    ])
    expect(answersToSend(sending(changed))).toEqual([])
  })

  it('[AB3] a change during a save stays to be sent, based on that save', () => {
    const book = after(sending(after(opened, typed(2, '一'))), typed(2, '一二'), { type: 'saved', savedAt: later })
    expect(answersToSend(book)).toMatchObject([{ no: 2, text: '一二', basedOn: later }])
    const done = after(sending(book), { type: 'saved', savedAt: later })
    expect([answersToSend(done), isBookUnsent(done), done.savedAt]).toEqual([[], false, later])
  })

  it('a save that failed is sent again, whole', () => {
    const book = after(sending(after(opened, typed(2, '一'))), { type: 'failed' })
    expect([book.failures, answersToSend(book)[0]?.text]).toEqual([1, '一'])
  })

  it('[AB4] an answer that was saved elsewhere waits for a choice, and the others go on', () => {
    const theirs = saved('我是学生。', later)
    const changed = after(opened, typed(1, '我'), typed(2, '二'))
    const book = after(sending(changed), { type: 'conflict', answers: [{ no: 1, answer: theirs }] })
    expect(signs(book)).toEqual(['choose', 'sending'])
    expect(answersToSend(book).map(({ no }) => no)).toEqual([2])

    const mine = after(book, { type: 'chosen', no: 1, which: 'mine' })
    expect(answersToSend(mine)[0]).toMatchObject({ no: 1, text: '我', basedOn: later })
    const other = after(book, { type: 'chosen', no: 1, which: 'theirs' })
    expect([other.entries.get(1)?.text, answersToSend(other).map(({ no }) => no)]).toEqual(['我是学生。', [2]])
  })

  it('[AB4] the same answer from elsewhere is no question', () => {
    const book = after(sending(after(opened, typed(1, '我'))), {
      type: 'conflict',
      answers: [{ no: 1, answer: saved('我', later) }],
    })
    expect([signs(book)[0], isBookUnsent(book), book.entries.get(1)?.basedOn]).toEqual(['answered', false, later])
  })

  it('[AB5] a photo is shown at once, and sent when it is uploaded', () => {
    const added = after(opened, { type: 'fileAdded', no: 2, field: 'images', file: photo })
    expect([signs(added)[1], answersToSend(added), isBookUnsent(added)]).toEqual(['sending', [], true])
    const stored = after(added, {
      type: 'fileStored',
      no: 2,
      field: 'images',
      id: 'p1',
      resourceId: 'res_1',
      url: '/cos/p1.jpg',
    })
    expect(answersToSend(stored)[0]).toMatchObject({ no: 2, imageIds: ['res_1'] })
  })

  it('photos are sent in the order that the student gave them', () => {
    const file = (id: string): AnswerFile => ({ ...photo, id, resourceId: id, blob: null })
    const book = after(
      opened,
      ...['a', 'b', 'c'].map((id): BookEvent => ({ type: 'fileAdded', no: 2, field: 'images', file: file(id) })),
      { type: 'fileMoved', no: 2, id: 'c', by: -1 },
      { type: 'fileMoved', no: 2, id: 'a', by: -1 },
      { type: 'fileRemoved', no: 2, field: 'images', id: 'b' },
    )
    expect(answersToSend(book)[0]?.imageIds).toEqual(['a', 'c'])
  })

  it('nothing is sent once it is over', () => {
    const book = after(opened, typed(2, '一'), { type: 'over', end: 'time-over' })
    expect([answersToSend(book), isBookUnsent(book)]).toEqual([[], true])
  })
})

describe('a reload', () => {
  it('[AB1] brings back what was typed and not sent', () => {
    const kept = keptOf(after(opened, typed(1, '我'), { type: 'later', no: 2, isLater: true }))
    const book = openBook(questions, kept)
    expect(answersToSend(book)).toMatchObject([{ no: 1, text: '我', basedOn: noon }])
    expect(signs(book)).toEqual(['sending', 'later'])
  })

  it('keeps nothing of what the server has', () => {
    const done = after(sending(after(opened, typed(1, '我'))), { type: 'saved', savedAt: later })
    expect(keptOf(done)).toEqual(emptyBook)
  })

  it('[AB4] asks where something else was saved since', () => {
    const kept = keptOf(after(opened, typed(1, '我')))
    const book = openBook([{ no: 1, answer: saved('别的', later) }], kept)
    expect([signs(book), answersToSend(book)]).toEqual([['choose'], []])
  })

  it('asks nothing where only a photo is still missing elsewhere', () => {
    const changed = after(opened, typed(1, '我'), { type: 'fileAdded', no: 1, field: 'images', file: photo })
    const book = openBook([{ no: 1, answer: saved('我', later) }], keptOf(changed))
    expect([signs(book), book.entries.get(1)?.basedOn]).toEqual([['sending'], later])
  })

  it('without a line opens with what the server is known to have', () => {
    const done = after(sending(after(opened, typed(2, '二'))), { type: 'saved', savedAt: later })
    const known = questions.map((question) => ({ ...question }) as WorkQuestion)
    expect(withSavedAnswers(known, done).map(({ answer }) => answer?.text)).toEqual(['我叫安娜。', '二'])
  })

  it('takes a save for done whose answer was lost', () => {
    const kept = keptOf(after(opened, typed(1, '我')))
    const book = openBook([{ no: 1, answer: saved('我', later) }], kept)
    expect([isBookUnsent(book), book.entries.get(1)?.basedOn]).toEqual([false, later])
  })

  const image = (fileName: string) => {
    const stored = { resourceId: 'res_1', fileName, resourceUrl: '/p1', contentType: 'image/jpeg' }
    return { ...stored, sizeBytes: 5, durationSeconds: null }
  }

  it('[AB6] takes a photo for the one that the server has under its name, and asks nothing', () => {
    const kept = keptOf(after(opened, { type: 'fileAdded', no: 2, field: 'images', file: photo }))
    const reopened = (name: string) =>
      openBook([{ no: 2, answer: { ...saved('', later), images: [image(name)] } }], kept)
    expect([signs(reopened('p1.jpg')), isBookUnsent(reopened('p1.jpg'))]).toEqual([['answered'], false])
    expect(signs(reopened('p2.jpg'))).toEqual(['choose'])
  })

  it('[AB6] a save whose response was lost brings the photo no second time', () => {
    const waiting = after(opened, { type: 'fileAdded', no: 2, field: 'images', file: photo }, typed(2, '我'))
    const images = [image('p1.jpg')]
    const book = after(waiting, { type: 'conflict', answers: [{ no: 2, answer: { ...saved('我', later), images } }] })
    expect([signs(book), book.entries.get(2)?.images.map(({ id }) => id)]).toEqual([
      ['answered', 'answered'],
      ['res_1'],
    ])
  })
})
