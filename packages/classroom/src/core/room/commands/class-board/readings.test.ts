import { describe, expect, it } from 'vitest'
import { anna, liveRoom, teacher } from '../../../../../test/test-room.ts'
import { decodeKeyframe, encodeKeyframe } from '../../../live/keyframe.ts'
import { READINGS_MAX, withReading } from '../../rules/reading-rules.ts'

const bank = { type: 'correctPinyin', word: '银行', pinyin: 'yín háng' } as const

describe('pinyin that was corrected', () => {
  it('[R83] holds for the class, also for a person who comes late, and the newest of a word holds', () => {
    const test = liveRoom()
    test.ask(teacher, { ...bank, pinyin: 'yín xíng' })
    test.ask(teacher, bank)
    expect(test.ask(teacher, bank)).toEqual([])
    expect(test.room.board.readings).toEqual([{ word: '银行', pinyin: 'yín háng' }])
    expect(decodeKeyframe(encodeKeyframe(test.room))?.board).toEqual(test.room.board)
    expect(test.refusal(teacher, { type: 'board.undo' })).toBe('nothing-to-undo')
  })

  it('[R83] is the teacher’s', () => {
    expect(liveRoom().refusal(anna, bank)).toBe('teacher-only')
  })

  it.each([
    ['银行', 'yín'],
    ['bank', 'bank'],
    ['银行', 'yín 2'],
    ['', ''],
  ])('[R83] needs a syllable for each character: %s is not read %s', (word, pinyin) => {
    expect(liveRoom().refusal(teacher, { type: 'correctPinyin', word, pinyin })).toBe('invalid-command')
  })

  it('[R83] is kept for the newest words', () => {
    const many = Array.from({ length: READINGS_MAX }, (_, i) => ({ word: `${i}`, pinyin: 'a' }))
    expect(withReading(many, { word: '新', pinyin: 'xīn' }).map(({ word }) => word)).toHaveLength(READINGS_MAX)
  })
})
