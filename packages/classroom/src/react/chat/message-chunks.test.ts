import { describe, expect, it } from 'vitest'
import type { ChatMessage } from '../../core/room/room-types.ts'
import { CHUNK_SIZE, chunksOf } from './message-chunks.ts'

const messages = (from: number, to: number): ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    id: `m${from + i}`,
    seq: from + i,
    userId: 'ben',
    name: 'Ben',
    role: 'student',
    text: '',
    at: 0,
  }))
const shape = (list: readonly ChatMessage[], anchor: number) =>
  chunksOf(list, anchor).map(({ key, messages: group }) => [key, group[0]?.seq, group.length])

describe('the groups of a long chat', () => {
  it('keep their messages when newer ones come behind and older ones in front', () => {
    expect(shape(messages(1_000, 1_119), 1_000)).toEqual([
      ['0', 1_000, 50],
      ['1', 1_050, 50],
      ['2', 1_100, 20],
    ])
    expect(shape(messages(925, 1_060), 1_000)).toEqual([
      ['-2', 925, 25],
      ['-1', 950, 50],
      ['0', 1_000, 50],
      ['1', 1_050, 11],
    ])
  })

  it('have every message once, in order, wherever the anchor stands', () => {
    const list = messages(1, 333)
    for (const anchor of [0, 1, 49, 50, 51, 200, 333, 999]) {
      const chunks = chunksOf(list, anchor)
      expect(chunks.flatMap((chunk) => chunk.messages)).toEqual(list)
      expect(new Set(chunks.map(({ key }) => key)).size).toBe(chunks.length)
      expect(chunks.every((chunk) => chunk.messages.length <= CHUNK_SIZE)).toBe(true)
    }
  })

  it('are none in an empty chat', () => {
    expect(chunksOf([], 0)).toEqual([])
  })
})
