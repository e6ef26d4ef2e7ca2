import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Stroke, StrokeList } from './board-types.ts'
import {
  appendStroke,
  CHUNK_SIZE,
  countStrokes,
  eraseStrokes,
  findStrokes,
  hasStroke,
  restoreStrokes,
  toStrokeList,
} from './stroke-list.ts'

const stroke = (id: string): Stroke => ({ id, author: 'li', bytes: new Uint8Array() })
const strokes = (count: number) => Array.from({ length: count }, (_, i) => stroke(`s${i}`))
const idsOf = (list: StrokeList) => list.flat().map(({ id }) => id)

describe('stroke list', () => {
  it('shares full chunks between versions', () => {
    const before = toStrokeList(strokes(CHUNK_SIZE + 1))
    const after = appendStroke(before, stroke('new'))
    expect(after[0]).toBe(before[0])
    expect(countStrokes(before)).toBe(CHUNK_SIZE + 1)
    expect(countStrokes(after)).toBe(CHUNK_SIZE + 2)
  })

  it('has the same shape however it came about', () => {
    const all = strokes(CHUNK_SIZE * 2 + 40)
    const appended = all.reduce<StrokeList>(appendStroke, [])
    expect(appended).toEqual(toStrokeList(all))
    const { list } = eraseStrokes(appended, new Set(['s3', 's300']))
    expect(list).toEqual(toStrokeList(all.filter(({ id }) => id !== 's3' && id !== 's300')))
  })

  it('finds strokes across chunks, in drawing order', () => {
    const list = toStrokeList(strokes(CHUNK_SIZE * 3))
    const found = findStrokes(list, new Set(['s700', 's2', 'nobody']))
    expect(found.map(({ stroke, index }) => [stroke.id, index])).toEqual([
      ['s2', 2],
      ['s700', 700],
    ])
    expect([hasStroke(list, 's0'), hasStroke(list, 's767'), hasStroke(list, 'nobody')]).toEqual([true, true, false])
  })

  it('gives back the same list when nothing is erased', () => {
    const list = toStrokeList(strokes(5))
    expect(eraseStrokes(list, new Set(['nobody'])).list).toBe(list)
  })

  it('restores what was erased at the old places', () => {
    const upTo600 = fc.nat({ max: 600 })
    fc.assert(
      fc.property(upTo600, fc.uniqueArray(upTo600, { maxLength: 30 }), (count, erase) => {
        const list = toStrokeList(strokes(count))
        const result = eraseStrokes(list, new Set(erase.map((i) => `s${i}`)))
        expect(result.erased).toHaveLength(erase.filter((i) => i < count).length)
        expect(restoreStrokes(result.list, result.erased)).toEqual(list)
      }),
      { numRuns: 50 },
    )
  })

  it('restores as near as it can when the list became shorter', () => {
    const list = toStrokeList(strokes(3))
    const restored = restoreStrokes(list, [
      { stroke: stroke('a'), index: 1 },
      { stroke: stroke('b'), index: 500 },
      { stroke: stroke('c'), index: 501 },
    ])
    expect(idsOf(restored)).toEqual(['s0', 'a', 's1', 's2', 'b', 'c'])
  })
})
