import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Stroke } from '../../core/board/board-types.ts'
import { appendStroke, CHUNK_SIZE, toStrokeList } from '../../core/board/stroke-list.ts'
import { diffStrokes } from './stroke-diff.ts'

const stroke = (n: number): Stroke => ({ id: `s${n}`, author: 'li', bytes: new Uint8Array() })
const strokes = (count: number) => Array.from({ length: count }, (_, n) => stroke(n))

it('an appended stroke can be stamped', () => {
  const before = toStrokeList(strokes(CHUNK_SIZE + 3))
  const added = stroke(9_999)
  expect(diffStrokes(before, appendStroke(before, added))).toEqual({
    removed: [],
    inserted: [{ stroke: added, index: CHUNK_SIZE + 3 }],
    isAppend: true,
  })
})

it('a stroke that comes back between others cannot', () => {
  const all = strokes(600)
  const before = toStrokeList(all.toSpliced(300, 1))
  expect(diffStrokes(before, toStrokeList(all))).toEqual({
    removed: [],
    inserted: [{ stroke: all[300], index: 300 }],
    isAppend: false,
  })
})

it('the same strokes from a new keyframe are no difference', () => {
  expect(diffStrokes(toStrokeList(strokes(700)), toStrokeList(strokes(700)))).toMatchObject({
    removed: [],
    inserted: [],
  })
})

it('removing and inserting what it says turns any list into any other', () => {
  const anyStrokes = fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 40 }).map((ns) => ns.map(stroke))
  fc.assert(
    fc.property(anyStrokes, anyStrokes, (before, after) => {
      const { removed, inserted } = diffStrokes(toStrokeList(before), toStrokeList(after))
      const gone = new Set(removed.map(({ id }) => id))
      const patched = before.filter(({ id }) => !gone.has(id))
      for (const { stroke, index } of inserted) patched.splice(index, 0, stroke)
      expect(patched).toEqual(after)
    }),
  )
})
