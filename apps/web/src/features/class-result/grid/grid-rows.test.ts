import { describe, expect, it } from 'vitest'
import { commentFacts, isComplete, type Row, rowOf, typedRows, unsentReducer } from './grid-rows.ts'

const row: Row = { listening: 4, speaking: 5, participation: 3, comment: '' }
const typed = unsentReducer({}, { type: 'typed', stuId: 'anna', row })
const sending = unsentReducer(typed, { type: 'sending', stuId: 'anna' })

describe('the rows that are not sent yet', () => {
  it('lose a row once the server has it', () => {
    expect(unsentReducer(sending, { type: 'sent', stuId: 'anna', row })).toEqual({})
  })

  it('keep what was typed while the row was on its way', () => {
    const later = { ...row, comment: '很好' }
    const typedOn = unsentReducer(sending, { type: 'typed', stuId: 'anna', row: later })
    expect(unsentReducer(typedOn, { type: 'sent', stuId: 'anna', row })).toEqual({
      anna: { row: later, status: 'changed' },
    })
  })

  it('keep a row that could not be sent, and forget its error with the next key', () => {
    const failed = unsentReducer(sending, { type: 'failed', stuId: 'anna', error: 'offline' })
    expect(failed).toEqual({ anna: { row, status: 'failed', error: 'offline' } })
    expect(unsentReducer(failed, { type: 'typed', stuId: 'anna', row })).toEqual(typed)
  })

  it('mark a row that was left without all stars until they are there', () => {
    const words = { ...row, listening: 0, comment: '很好' }
    const left = unsentReducer(unsentReducer({}, { type: 'typed', stuId: 'anna', row: words }), {
      type: 'leftLacking',
      stuId: 'anna',
    })
    expect(left).toEqual({ anna: { row: words, status: 'lacking' } })
    const more = { ...words, comment: '很好！' }
    expect(unsentReducer(left, { type: 'typed', stuId: 'anna', row: more })).toEqual({
      anna: { row: more, status: 'lacking' },
    })
    expect(unsentReducer(left, { type: 'typed', stuId: 'anna', row })).toEqual(typed)
  })

  it('take no notice of a late answer about a row that is sent', () => {
    expect(unsentReducer({}, { type: 'failed', stuId: 'anna', error: 'offline' })).toEqual({})
  })

  it('come back from a draft, and go into one', () => {
    const restored = unsentReducer({}, { type: 'restored', rows: { anna: row } })
    expect(restored).toEqual(typed)
    expect(typedRows(restored)).toEqual({ anna: row })
  })
})

it('a row is complete with all three stars, whatever its comment', () => {
  expect([isComplete(row), isComplete({ ...row, speaking: 0 }), isComplete(rowOf(null))]).toEqual([true, false, false])
})

it('a comment begins with what happened, and says nothing of what did not', () => {
  const practises = { questions: 5, answered: 5, correct: 4 }
  expect(commentFacts({ talkSeconds: 185 }, { practises, prizes: { total: 2 } })).toMatchObject({
    spokeMinutes: 3,
    right: { correct: 4, questions: 5 },
    prizes: 2,
  })
  expect(commentFacts({ talkSeconds: 0 }, { practises: { ...practises, answered: 0 }, prizes: { total: 0 } })).toEqual({
    spokeMinutes: 0,
    right: null,
    prizes: 0,
  })
})
